#!/usr/bin/python3
"""A WebKitGTK browser under WebDriver that keeps its profile: the one that comes with it does not."""
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

options = dict(arg[2:].split('=', 1) for arg in sys.argv[1:] if arg.startswith('--') and '=' in arg)
width, height = (int(side) for side in options['size'].split('x'))
profile = options['profile']
if options.get('storage') == 'private':
    data = WebKit2.WebsiteDataManager.new_ephemeral()
else:
    data = WebKit2.WebsiteDataManager(base_data_directory=f'{profile}/data', base_cache_directory=f'{profile}/cache')
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(['pt-BR', 'pt'])


def allow(_view, request):
    request.allow()
    return True


def new_view(_session):
    settings = WebKit2.Settings()
    settings.set_property('enable-write-console-messages-to-stdout', True)
    for name in ('media-stream', 'mock-capture-devices', 'page-cache', 'webgl', 'webrtc'):
        settings.set_property(f'enable-{name}', True)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.ALWAYS)
    content = WebKit2.UserContentManager()
    if 'script' in options:
        with open(options['script'], encoding='utf-8') as script:
            content.add_script(WebKit2.UserScript(
                script.read(), WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START, None, None))
    view = WebKit2.WebView(web_context=context, settings=settings, user_content_manager=content,
                           is_controlled_by_automation=True)
    view.connect('permission-request', allow)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    window.resize(width, height)
    view.grab_focus()
    return view


def automation_started(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name('qg')
    session.set_application_info(about)
    session.connect('create-web-view', new_view)


context.connect('automation-started', automation_started)
Gtk.main()
