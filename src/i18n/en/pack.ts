import type { Translation } from '../i18n-types.ts';

/** What a person takes to the field of an event. */
export const pack = {
  title: 'For the field',
  action: 'Download for the field',
  ready: 'Ready for the field',
  to_download: 'Still to download: {what}',
  part: {
    list: 'the list',
    app: 'the app',
    pass: 'the pass',
    pass_key: 'the key of the passes',
    contact: "the organiser's contact",
  },
  as_of: 'Data: {age}',
  again: 'Download again',
  with_signal: 'What is missing comes with the first signal.',
  not_kept:
    'If space gets short, the browser may delete this data. Install the app and open it before you go.',
  ways: 'Also on this device',
  people: 'List ({count|n})',
  my_team: 'Your team: {team}',
  map: 'Map: {place}',
  emergency: {
    title: 'Emergency',
    ambulance: 'Ambulance',
    fire: 'Fire brigade',
    police: 'Police',
    organiser: 'Organiser',
    by_whatsapp: "Organiser's WhatsApp:",
    say_where: 'Say where it is:',
  },
} satisfies Translation['pack'];
