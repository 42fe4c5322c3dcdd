import type { Translation } from '../i18n-types.ts';

export const home = {
  hero: {
    lead: 'Find the next game, secure your place and carry the list in your pocket. On the sofa or deep in the woods, with signal or without.',
    events: 'See events',
    join: 'Sign in or sign up',
    create: 'Create event',
    numbers: 'The community in numbers',
    events_count: 'Events',
    teams_count: 'Teams',
  },
  mine: {
    next: 'Next game',
    none: 'No game planned. Pick the next one.',
    directions: 'Directions',
    people: 'Who is going',
    organises: 'You organise',
  },
  waiting: {
    title: 'Waiting for you',
    requests: '{count} {{requests|request|requests}} to join {team}',
    alliance: '{team} proposed an alliance',
    arenas: '{count} {{arenas wait|arena waits|arenas wait}} for approval',
    correction: 'A correction is asked for in {arena}',
    date: '{day}: are you going?',
    refused: '{arena} was not published',
    patches: '{count} new {{patches|patch|patches}}',
    all: 'See all ({count})',
    fewer: 'See fewer',
  },
  card: {
    operator_count: '{count|n} {{operator|operators}}',
    count_loading: 'Loading...',
    count_failed: 'Could not load',
    details: 'See details',
  },
  upcoming: { title: 'Upcoming events', near: 'Near you', all: 'See all' },
  features: {
    title: 'Made for the field',
    management: {
      title: 'Complete management',
      body: 'Places, waiting list, draw of the sides and check-in on a single sheet. With 24/7 support, because Sunday at seven is a time too.',
    },
    location: {
      title: 'Geolocation',
      body: 'The distance calculation tells which fields are near you, even without signal.',
    },
    patches: {
      title: 'Collectible patches',
      body: 'Every game leaves a mark. Collect yours and show where you have been.',
    },
  },
  steps: {
    title: 'From the notice to the whistle',
    create: { title: 'Create the event', body: 'Day, place, capacity and briefing.' },
    receive: {
      title: 'Receive registrations',
      body: 'One link in the group, and the places count themselves.',
    },
    manage: {
      title: 'Manage everything',
      body: 'Sides, check-in and attendance, even where no signal reaches.',
    },
    action: 'Create event',
  },
  patches: {
    title: 'Earned by playing only',
    lead: 'The newest patches.',
    all: 'See all patches',
    empty: 'The first patches are still being embroidered.',
    loading: 'Loading patches',
    medal: { gold: 'Gold medal', silver: 'Silver medal', bronze: 'Bronze medal' },
  },
  shortcuts: {
    title: 'Shortcuts',
    map: { title: 'Event map', body: 'Where games are, on the map.' },
    ranking: { title: 'Operator ranking', body: 'Who plays, organises and earns most.' },
    leaderboard: { title: 'Team ranking', body: 'Who brings most people to the field.' },
    patches: { title: 'Patch gallery', body: 'Every patch, yours highlighted.' },
  },
  last: {
    title: 'The field does not wait',
    body: 'An account takes a minute. A place, less.',
  },
} satisfies Translation['home'];
