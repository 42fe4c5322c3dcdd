import type * as v from 'valibot';
import type { CollectionName } from '../protocol.ts';
import { airsoft_events } from './airsoft-event.ts';
import { arenas } from './arena.ts';
import { event_records } from './event-record.ts';
import { event_teams } from './event-team.ts';
import { my_records } from './my-record.ts';
import { operators } from './operator.ts';
import { patches } from './patch.ts';
import { profiles } from './profile.ts';
import { public_records } from './public-record.ts';
import { team_members } from './team-member.ts';
import { team_records } from './team-record.ts';
import { teams } from './team.ts';

/** Everything that is replicated. At most 12: RxDB's free limit is 13 open collections in one realm. */
export const collections = {
  airsoft_events,
  operators,
  event_teams,
  arenas,
  teams,
  patches,
  profiles,
  team_members,
  team_records,
  event_records,
  my_records,
  public_records,
} as const satisfies Record<CollectionName, unknown>;

export type Rows = {
  [Name in CollectionName]: v.InferOutput<(typeof collections)[Name]['row']>;
};

export const isCollection = (name: string): name is CollectionName => name in collections;
