import type { MutationArgs } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

type Person = MutationArgs<'register_squad@1'>['operators'][number];

/** A person of a squad that the server refused. */
export type RefusedFriend = {
  readonly operator_id: string;
  readonly name: string;
  readonly whatsapp: string;
  /** The index in the squad; mine is 0. */
  readonly at: number;
  readonly squad: OutboxRecord;
};

export type MySquads = {
  /** What registers a friend and is not in the replica yet, by operator id. */
  readonly asked: ReadonlyMap<string, OutboxRecord>;
  /** By the order of asking; of two attempts with the same number, the later one. */
  readonly refused: readonly RefusedFriend[];
  /** What the server refused to cancel, with the reason, by operator id. */
  readonly cancel_refused: ReadonlyMap<string, OutboxRecord>;
};

/** What the outbox says about the people that I bring to an event. */
export function mySquads(event_id: string, outbox: readonly OutboxRecord[]): MySquads {
  const asked = new Map<string, OutboxRecord>();
  const refused = new Map<string, RefusedFriend>();
  const cancel_refused = new Map<string, OutboxRecord>();
  for (const record of outbox) {
    if ((record.args as { event_id?: string }).event_id !== event_id) continue;
    if (record.name === 'cancel_registration@1' && record.status === 'rejected') {
      cancel_refused.set((record.args as { operator_id: string }).operator_id, record);
    }
    for (const [n, { operator_id, name, whatsapp }] of friendsIn(record).entries()) {
      const friend = { operator_id, name, whatsapp, at: n + 1, squad: record };
      if (record.status === 'rejected') refused.set(whatsapp, friend);
      else asked.set(operator_id, record);
    }
  }
  return { asked, refused: [...refused.values()], cancel_refused };
}

const friendsIn = ({ name, args }: OutboxRecord): readonly Person[] =>
  name === 'register_squad@1' ? (args as MutationArgs<'register_squad@1'>).operators.slice(1) : [];
