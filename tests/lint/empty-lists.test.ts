import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Where `EmptyState` may say that there is none, and why it is so there. A list of rows of this
 * device has `NoneIn` (src/entities/absent/none-in.tsx), which asks whether all of them are here.
 */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'no list: the screen itself is missing, or not for this person': [
    'src/app/screens/not-found-screen.tsx',
    'src/entities/absent/absent-page.tsx',
    'src/features/gate/frame/gate-frame.tsx',
    'src/features/registration/event-missing.tsx',
    'src/features/team/area/members-only.tsx',
    'src/features/team/members/only-you.tsx',
    'src/features/whatsapp-list/share-screen.tsx',
  ],
  'it says that rows are missing here': [
    'src/entities/absent/mine-not-read.tsx',
    'src/entities/absent/no-rows.tsx',
    'src/entities/absent/none-in.tsx',
    'src/entities/absent/not-read.tsx',
    'src/entities/ranking/kept-board.tsx',
  ],
  'the server answered just now, or its answer is kept': [
    'src/entities/administration/people-list.tsx',
    'src/features/admin-ads/ads-screen.tsx',
    'src/features/admin-arenas/corrections/corrections.tsx',
    'src/features/admin-codes/code-table.tsx',
    'src/features/admin-log/log-screen.tsx',
    'src/features/leaderboard/standings.tsx',
    'src/features/ranking/ranked-operators.tsx',
  ],
  'a search of rows that are here': [
    'src/features/events/empty/no-match.tsx',
    'src/features/patches/gallery/patch-gallery.tsx',
  ],
  'its own code, or `NoRows` around it, asks for the first round of the sync, which brings the public rows':
    [
      'src/entities/places-map/no-places.tsx',
      'src/features/admin-patches/patch-grid.tsx',
      'src/features/events/empty/no-events.tsx',
      'src/features/patches/patches-screen.tsx',
      'src/features/teams/no-teams.tsx',
    ],
  'its own code asks whether all of my rows are here': [
    'src/features/pass/next-pass.tsx',
    'src/features/pass/no-place.tsx',
    'src/features/profile/my-events.tsx',
    'src/features/profile/patches/my-patches.tsx',
    'src/features/profile/statistics/my-statistics.tsx',
    'src/features/profile/teams/my-teams.tsx',
    'src/features/team-alliances/my-alliances-screen.tsx',
  ],
  'shown where `people.state` is `shown`: all of the event is here': [
    'src/features/participants/event-participants.tsx',
    'src/features/split/event-teams.tsx',
    'src/features/split/team-split.tsx',
  ],
  'shown where all of the team is here (area-screen.tsx, `is_read` in team-screen.tsx)': [
    'src/features/team-agenda/agenda-tab.tsx',
    'src/features/team-alliances/alliances-tab.tsx',
    'src/features/team-ranks/ranks-tab.tsx',
    'src/features/team-talk/list/posts.tsx',
    'src/features/team/members/members-tab.tsx',
    'src/features/team/members/pending-tab.tsx',
  ],
  'the queue of this device is whole': ['src/features/outbox/nothing-waits.tsx'],
};

test('who says that a list is empty knows that all of it is here', () => {
  const saying = globSync('src/{app,entities,features}/**/*.tsx').filter(
    (path) => !path.endsWith('.test.tsx') && /<EmptyState\b/.test(readFileSync(path, 'utf8')),
  );
  expect(saying.toSorted()).toEqual(Object.values(REASONS).flat().toSorted());
});
