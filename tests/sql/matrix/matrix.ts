import { eventDay } from './topics/event-day.ts';
import { advertisements } from './topics/advertisements.ts';
import { clock } from './topics/clock.ts';
import { events } from './topics/events.ts';
import { people } from './topics/people.ts';
import { pictures } from './topics/pictures.ts';
import { places } from './topics/places.ts';
import { replication } from './topics/replication.ts';
import { rewards } from './topics/rewards.ts';
import { teams } from './topics/teams.ts';
import { type Role, ROLES, type Topic } from './topics/topic.ts';

/** Every topic of the database. A catalog entry that no topic names fails the matrix. */
const topics: Topic[] = [
  advertisements,
  clock,
  events,
  eventDay,
  people,
  pictures,
  places,
  replication,
  rewards,
  teams,
];

const merged = <Value>(part: (topic: Topic) => Record<string, Value> | undefined) =>
  Object.assign({}, ...topics.map((topic) => part(topic) ?? {})) as Record<string, Value>;

/** Relation × role → the rows that it sees. */
export const SEES: Record<string, Record<Role, string>> = Object.fromEntries(
  Object.entries(merged(({ sees }) => sees)).map(([relation, cells]) => [
    relation,
    Object.fromEntries(
      ROLES.map((role) => [
        role,
        cells[role] ?? cells.stranger.replaceAll(/(?<![a-z])stranger(?![a-z])/g, role),
      ]),
    ) as Record<Role, string>,
  ]),
);

export const VIEWS: Record<string, string> = {};
for (const { views } of topics) {
  for (const [view, tables] of Object.entries(views ?? {}))
    VIEWS[view] = [VIEWS[view], tables].filter(Boolean).join(' ');
}
export const MASKED = merged(({ masked }) => masked);
export const UNGRANTED = merged(({ ungranted }) => ungranted);

/**
 * Nobody writes or deletes rows of a table or projection: every write is a mutation.
 */
export const POLICIES = topics.flatMap(({ policies }) => policies ?? []);

export const EXECUTES = {
  everybody: topics.flatMap(({ executes }) => executes?.everybody ?? []),
  signed_in: topics.flatMap(({ executes }) => executes?.signed_in ?? []),
};
