"""The menus of the control bar, and the dialogue that opens files."""

from harness import media
from harness.menus import choose, open_menu
from harness.waiting import eventually


def chosen(player, menu):
    """The names of the items that have a mark."""
    names = [found.name for found in open_menu(player, menu) if "checked" in found.states]
    player.pointer.key("Escape")
    return names


def test_speed(fresh):
    choose(fresh, "Speed", "1.5×")
    eventually(lambda: fresh.mpris.rate == 1.5, "the speed")


def test_tracks_of_sound_and_subtitles(fresh):
    menu = "Sound and subtitles"
    assert chosen(fresh, menu) == ["English · eng", "None"]
    choose(fresh, menu, "Deutsch · ger")
    eventually(lambda: chosen(fresh, menu) == ["Deutsch · ger", "None"], "the German sound", interval=0.5)


def test_chapters(fresh):
    assert chosen(fresh, "Chapters") == ["Loud and quiet · \u200e0:30"]
    choose(fresh, "Chapters", "1:00")
    fresh.at(60)
    eventually(lambda: chosen(fresh, "Chapters") == ["Countdown · \u200e1:00"], "the third chapter", interval=0.5)


def test_chapters_are_in_the_main_menu_where_the_bar_is_narrow(fresh):
    fresh.window.resize(360, 640)
    eventually(lambda: not fresh.accessible.find("button", "Chapters", visible=True), "no button for chapters")
    open_menu(fresh, "Main menu")
    eventually(lambda: fresh.accessible.find("menu item", "Chapters"), "an item for chapters")


def test_a_file_without_chapters_has_no_list_of_them(player, sample, tmp_path):
    running = player(media.without_chapters(sample, tmp_path / "plain.mkv"), "--paused")
    assert not running.accessible.find("button", "Chapters", visible=True)


def test_files_are_opened_by_the_dialogue(fresh, sample):
    fresh.mpris.set_position(80)
    fresh.at(80)
    fresh.pointer.key("ctrl+o")
    eventually(lambda: "Open files" in fresh.window_titles(), "the dialogue")
    eventually(lambda: any("focused" in found.states for found in fresh.accessible.tree()), "it has the keyboard")
    fresh.pointer.run("type", "--delay", 5, str(sample.resolve()))
    fresh.pointer.key("Return")
    eventually(lambda: fresh.mpris.status == "Playing" and 0 < fresh.mpris.position < 60, "the file plays anew")
