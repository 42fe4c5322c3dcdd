import type * as v from 'valibot';
import type { CollectionName } from '../wire/protocol.ts';
import { airsoft_events } from './airsoft-event.ts';
import { arenas } from './arena.ts';
import { event_payments } from './event-payment.ts';
import { event_records } from './event-record.ts';
import { event_teams } from './event-team.ts';
import { my_records } from './my-record.ts';
import { operators } from './operator.ts';
import { patches } from './patch.ts';
import { profiles } from './profile.ts';
import { public_records } from './public-record.ts';
import { team_members } from './team/team-member.ts';
import { team_records } from './team/team-record.ts';
import { teams } from './team/team.ts';

/**
 * Everything that is replicated. At most 13: RxDB's free limit of open collections in one realm.
 */
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
  event_payments,
} as const satisfies Record<CollectionName, unknown>;

export type Rows = {
  [Name in CollectionName]: v.InferOutput<(typeof collections)[Name]['row']>;
};

export const isCollection = (name: string): name is CollectionName => name in collections;
