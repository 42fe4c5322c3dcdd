import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import type { MutationName } from '#sync/mutations/registry.ts';

type About = { id?: string; member_id?: string; team_id?: string; team2_id?: string };

/** My mutations of these names about a team, or with it, in the order of asking. */
export const askedAbout = (
  outbox: readonly OutboxRecord[],
  team_id: string,
  names: readonly MutationName[],
): readonly OutboxRecord[] =>
  outbox.filter(({ name, args }) => {
    const about = args as About;
    return (
      (names as readonly string[]).includes(name) &&
      (about.team_id === team_id || about.team2_id === team_id)
    );
  });

/** Whether something that I asked about this row has no outcome yet. */
export const waitsFor = (id: string, asked: readonly OutboxRecord[]): boolean =>
  asked.some((record) => isWaiting(record) && idOf(record) === id);

/**
 * Whether the server's row is not current yet: something that I asked about it waits, is being sent,
 * or was accepted and has not come back.
 */
export const isOnItsWay = (id: string, outbox: readonly OutboxRecord[]): boolean =>
  outbox.some((record) => record.status !== 'rejected' && idOf(record) === id);

/** A rank that is assigned is about the member. */
const idOf = ({ args }: OutboxRecord): string | undefined => {
  const { id, member_id } = args as About;
  return member_id ?? id;
};
