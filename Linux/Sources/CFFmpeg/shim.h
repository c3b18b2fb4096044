// FFmpeg's demuxers and decoders.
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/channel_layout.h>

// Macros that Swift doesn't import.
static const int64_t CFFMPEG_NOPTS_VALUE = AV_NOPTS_VALUE;
static const int CFFMPEG_ERROR_EOF = AVERROR_EOF;
static const int CFFMPEG_ERROR_INVALID_DATA = AVERROR_INVALIDDATA;
static const int CFFMPEG_ERROR_IO = AVERROR(EIO);
