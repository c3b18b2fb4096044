/* Decodes the first stream of sound that FFmpeg likes best, by one thread, and does nothing with it: what every waveform
 * of the same file costs at least with the same libraries.
 *
 *   decode-only FILE
 */
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <stdio.h>

static int64_t drain(AVCodecContext *decoder, AVFrame *frame) {
  int64_t count = 0;
  while (avcodec_receive_frame(decoder, frame) == 0) count += frame->nb_samples;
  return count;
}

int main(int argc, char **argv) {
  AVFormatContext *input = NULL;
  const AVCodec *codec = NULL;
  if (argc != 2 || avformat_open_input(&input, argv[1], NULL, NULL) < 0) return 1;
  if (avformat_find_stream_info(input, NULL) < 0) return 1;
  int stream = av_find_best_stream(input, AVMEDIA_TYPE_AUDIO, -1, -1, &codec, 0);
  if (stream < 0) return 1;
  AVCodecContext *decoder = avcodec_alloc_context3(codec);
  avcodec_parameters_to_context(decoder, input->streams[stream]->codecpar);
  decoder->pkt_timebase = input->streams[stream]->time_base;
  decoder->thread_count = 1;
  if (avcodec_open2(decoder, codec, NULL) < 0) return 1;
  AVPacket *packet = av_packet_alloc();
  AVFrame *frame = av_frame_alloc();
  int64_t count = 0;
  while (av_read_frame(input, packet) >= 0) {
    if (packet->stream_index == stream && avcodec_send_packet(decoder, packet) == 0) count += drain(decoder, frame);
    av_packet_unref(packet);
  }
  avcodec_send_packet(decoder, NULL);
  count += drain(decoder, frame);
  printf("%lld\n", (long long)count);
  return 0;
}
