import type { Translation } from '../i18n-types.ts';

export const push = {
  title: 'Alerts on this device',
  setting: 'Alerts on this device',
  state: {
    on: 'On',
    off: 'Off',
    blocked: 'Blocked',
    in_app: 'Inside the app only',
  },
  why: 'Know at once, even with the app closed, when:',
  reasons: {
    reminder: 'a game of yours is a day or an hour away',
    changed: 'an event of yours changes, is postponed or cancelled',
    place: 'a place opens for you',
    team: 'your team or the organiser answers',
  },
  promise: 'Only about what is yours. Turn them off whenever you like.',
  turn_on: 'Turn alerts on',
  turn_off: 'Turn off on this device',
  turned_on: 'Alerts are on for this device',
  turned_off: 'Alerts are off for this device',
  is_on: 'This device gets your alerts, even with the app closed.',
  reminders: {
    reach: 'They reach this device',
    reach_hint: 'Even with the app closed, as long as there is a signal.',
    stay: 'With the app closed',
    stay_hint:
      'For now reminders stay in the bell, inside the app. With notifications on they appear on this device at once.',
  },
  denied: {
    title: 'The browser is blocking them',
    browser:
      'Press the icon beside the address, open the permissions of the site and allow notifications.',
    installed:
      'In the installed app: settings of the device, Apps, QG Airsoft, Notifications. Then come back here.',
  },
  install: {
    title: 'Carry HQ in your pocket',
    body: 'Once installed, the app opens with no signal and keeps your registrations safe.',
    ios_body: 'Tap Share, then “Add to Home Screen”.',
  },
  needs_install: {
    title: 'Install the app first',
    body: 'On iPhone and iPad alerts reach the installed app only: press Share, then “Add to Home Screen”, and open QG Airsoft from there.',
  },
  no_key: {
    title: 'This server sends no alerts to devices',
    body: 'Your notifications stay here in the app, under the bell.',
  },
  unsupported: {
    title: 'This browser gets no alerts',
    body: 'Your notifications stay here in the app, under the bell. Another browser can do it.',
  },
  needs_signal: 'Turning alerts on needs a signal.',
  failed: {
    title: 'Could not turn them on now',
    body: 'The alert service of the browser did not answer. Try again later; until then they are under the bell.',
  },
  team: {
    title: 'Team notifications do not ring on this device yet',
    body: 'For now they stay in the bell, inside the app. Turn alerts on to hear of announcements, polls and dates at once.',
  },
  offer: {
    title: 'Want to know if this event changes?',
    body: 'We alert this device if the event changes its time, is postponed or cancelled.',
    later: 'Not now',
  },
} satisfies Translation['push'];
