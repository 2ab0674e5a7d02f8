"""A bare window for WebKitWebDriver, as narrow as a phone, which no browser's own window gets. It prints what goes wrong in it.

Its first argument is `Settings` of window.ts as JSON. The driver adds others.
"""
import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

settings = json.loads(sys.argv[1])

RECORDER = """{
  const say = (words) => webkit.messageHandlers.said.postMessage(String(words));
  addEventListener('error', ({ message, filename, lineno }) => message && say(`${message} (${filename}:${lineno})`));
  addEventListener('unhandledrejection', ({ reason }) => say(`A promise was rejected: ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    say(`The policy forbids: ${effectiveDirective} ${blockedURI} ${sample}`));
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...words) => { say(words.join(' ')); write.apply(console, words); };
  }
}"""


def say(*words):
    print(*words, flush=True)


def watch(_, resource, request):
    resource.connect("failed", tell_failure)
    resource.connect("notify::response", tell_status)


def tell_failure(resource, error):
    # What is on its way when a visitor goes on.
    if not error.matches(WebKit2.NetworkError.quark(), WebKit2.NetworkError.CANCELLED):
        say("failed:", resource.get_uri(), error.message)


def tell_status(resource, _):
    status = resource.get_response().get_status_code()
    if status >= 400:
        say(f"status of {status}:", resource.get_uri())


def create_view(*_):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("said")
    content.connect("script-message-received::said", lambda _, result: say(result.get_js_value().to_string()))
    frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(RECORDER, frames, time, None, None))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=content)
    view.connect("resource-load-started", watch)
    view.get_settings().set_enable_javascript(settings["script"])
    if settings["largeText"]:
        view.get_settings().set_zoom_text_only(True)
        view.set_zoom_level(2)
    window = Gtk.Window(decorated=False, default_width=1440, default_height=900)
    window.add(view)
    window.show_all()
    view.grab_focus()
    window.present()
    return view


def start(_, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", create_view)


system = Gtk.Settings.get_default()
system.set_property("gtk-application-prefer-dark-theme", settings["dark"])
# Letters are as wide as on other systems.
system.set_property("gtk-xft-hinting", 0)
system.set_property("gtk-xft-hintstyle", "hintnone")
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["en-US"])
context.connect("automation-started", start)
Gtk.main()
