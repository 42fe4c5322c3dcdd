import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Operator } from '#sync/records/operator.ts';

/**
 * The state of my registration for an event. confirmed: the server has it. refused: the server
 * refused it and I have not decided about it. cancelling: I cancelled my place, and that has no
 * outcome yet.
 */
export type RegistrationStatus = 'queued' | 'sending' | 'confirmed' | 'refused' | 'cancelling';

export type MyRegistration = {
  readonly status: RegistrationStatus;
  readonly operator_id: string;
  /** The mutation behind the status; absent when nothing waits. */
  readonly asked: OutboxRecord | undefined;
  /** Set when the server refused to cancel my place, with the reason. */
  readonly cancel_refused: OutboxRecord | undefined;
  /** How many people of it the server's count does not include yet: me, and those that I bring. */
  readonly unsent: number;
};

/**
 * My registrations by event id.
 * @param operators rows of the replica, without the overlay: what waits is in the outbox
 * @param outbox everything that waits, in the order of asking
 */
export function myRegistrations(
  user_id: string,
  { operators, outbox }: { operators: readonly Operator[]; outbox: readonly OutboxRecord[] },
): ReadonlyMap<string, MyRegistration> {
  const found = new Map<string, MyRegistration>();
  for (const row of operators) {
    if (row.user_id !== user_id) continue;
    found.set(row.event_id, {
      status: 'confirmed',
      operator_id: row.id,
      asked: undefined,
      cancel_refused: undefined,
      unsent: 0,
    });
  }
  for (const record of outbox) {
    const { event_id, operator_id } = placeOf(record);
    if (record.name === 'register@1' || record.name === 'register_squad@1') {
      found.set(event_id, registered(record, found.get(event_id)));
    } else if (record.name === 'cancel_registration@1') {
      const before = found.get(event_id);
      // an organiser also cancels the registrations of others
      if (before?.operator_id !== operator_id) continue;
      const after = cancelled(record, before);
      if (after) found.set(event_id, after);
      else found.delete(event_id);
    }
  }
  return found;
}

function registered(record: OutboxRecord, before: MyRegistration | undefined): MyRegistration {
  const { operator_id } = placeOf(record);
  // refused because I am in already, or got the place another way
  if (record.status === 'rejected' && before?.status === 'confirmed') return before;
  const is_counted = record.status === 'rejected' || before?.operator_id === operator_id;
  return {
    status: STATUS[record.status],
    operator_id,
    asked: record,
    cancel_refused: undefined,
    unsent: is_counted ? 0 : peopleIn(record),
  };
}

const peopleIn = ({ args }: OutboxRecord): number =>
  (args as { operators?: readonly unknown[] }).operators?.length ?? 1;

/** The place of the person who asked: the first one of a squad. */
function placeOf({ args }: OutboxRecord): { event_id: string; operator_id: string } {
  type Place = { event_id: string; operator_id: string };
  const asked = args as Place & { operators?: readonly Place[] };
  return { event_id: asked.event_id, operator_id: (asked.operators?.[0] ?? asked).operator_id };
}

const STATUS: Record<OutboxRecord['status'], RegistrationStatus> = {
  queued: 'queued',
  blocked: 'queued',
  sending: 'sending',
  acked: 'confirmed',
  rejected: 'refused',
};

function cancelled(record: OutboxRecord, before: MyRegistration): MyRegistration | undefined {
  if (record.status === 'rejected') return { ...before, cancel_refused: record };
  if (record.status === 'acked') return undefined;
  return { ...before, status: 'cancelling', asked: record, unsent: 0 };
}
