import type { Translation } from '../i18n-types.ts';

export const shell = {
  app_name: 'QG Airsoft',
  tagline: 'The base of the airsoft community',
  my_base: 'Your HQ',
  skip_to_content: 'Skip to content',
  nav: {
    label: 'Main navigation',
    map: 'Map',
    events: 'Events',
    teams: 'Teams',
    arenas: 'Arenas',
    patches: 'Patches',
    redeem: 'Redeem',
    notifications: 'Notifications',
    outbox: 'Pending',
    profile: 'Profile',
    sign_in: 'Sign in',
    sign_out: 'Sign out',
  },
  menu: { label: 'Menu', open: 'Open menu', close: 'Close menu' },
  language: {
    label: 'Language',
    current: 'Language: {language}',
    names: { 'pt-BR': 'Português', en: 'English', es: 'Español' },
  },
  theme: {
    use_dark: 'Use the dark theme',
    use_light: 'Use the light theme',
  },
  accessibility: {
    label: 'Accessibility',
  },
  connection: {
    offline: 'Offline mode',
    offline_more: 'Using data stored on this device',
    went_offline: 'You have no signal. Carry on: we keep everything on this device.',
    back_online: 'The signal is back. Sending whatever was kept.',
  },
  install: {
    action: 'Install app',
  },
  update: {
    title: 'New version available',
    body: 'Update whenever you like. Nothing you did gets lost.',
    action: 'Update now',
    later: 'Later',
    waits_for_sending: 'We are sending what you did. The update waits for it.',
    waits_for_form:
      'Something you typed here is not saved yet. The update comes when you save it or leave the form.',
    late: 'Not yet: the app is busy in another tab. Nothing was lost. Try again.',
  },
  footer: {
    label: 'Footer',
    privacy: 'Privacy Policy',
    terms: 'Terms of Use',
    copyright: '© {year} QG Airsoft. All rights reserved.',
    new_tab: '(opens in a new tab)',
  },
  not_found: {
    title: 'Page not found',
    body: 'The address changed or never existed. Go back to HQ and start from there.',
    action: 'Back to the start',
  },
  storage_failed: {
    title: 'The data on this device could not be opened',
    body: 'It may be out of space, or the browser forbids storing (a private window, for example). Nothing was deleted.',
  },
  missing_part: {
    title: 'This part has not been downloaded yet',
    body: 'It comes with the signal. Nothing you did was lost.',
  },
  crash: {
    title: 'Something jammed here',
    body: 'Nothing you kept was lost. Open the screen again to carry on.',
    action: 'Open again',
    copy: 'Copy details',
  },
  outbox_intro: 'What you did and has not reached HQ yet, or was refused.',
} satisfies Translation['shell'];
