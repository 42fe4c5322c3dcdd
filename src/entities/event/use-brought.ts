import { useMemo } from 'react';
import { isOwner } from '#domain/event/event-rules.ts';
import { whatsappPerson } from '#domain/whatsapp/whatsapp.ts';
import { byWriting } from '#sync/records/writing-order.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { useAccount } from '#live/account-context.ts';
import { mySquads, type RefusedFriend } from '#live/event/my-squads.ts';
import { useEventOperators } from '#live/event/use-event-rows.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useLastKnown } from '#live/rows/use-last-known.ts';

export type Brought = Operator & {
  readonly whatsapp: string;
  /** What registers them, until the server has answered. */
  readonly asked: OutboxRecord | undefined;
  /** Set when the server refused to take them off the list, with the reason. */
  readonly cancel_refused: OutboxRecord | undefined;
};

type MyFriends = {
  /** false until this device was read. */
  readonly is_known: boolean;
  readonly brought: readonly Brought[];
  /** Of them, those on the list whose passes I may show: an organiser gets none (get_pass_places). */
  readonly guests: readonly Brought[];
  /** Whom I wanted to bring, and the server refused our registration. */
  readonly refused: readonly RefusedFriend[];
};

const byRegistration = byWriting<Operator>(({ registered_at }) => registered_at);
const nobody: MyFriends = { is_known: true, brought: [], guests: [], refused: [] };
const unread: MyFriends = { ...nobody, is_known: false };

/**
 * The people that I registered with me, in the order of registering them: those on the list, also of an event
 * of my own, and those whose registration is on its way.
 */
export function useBrought(event: AirsoftEvent): MyFriends {
  const { person } = useAccount();
  const people = useEventOperators(event.id);
  const outbox = useOutbox();
  const known = useMemo(() => {
    if (!person) return nobody;
    if (people.state !== 'present' || !outbox) return undefined;
    const { asked, refused, cancel_refused } = mySquads(event.id, outbox);
    const brought = people.rows
      .filter((row): row is Operator & { whatsapp: string } => {
        // sixty days after the game the server has deleted the number
        return row.brought && row.whatsapp !== null;
      })
      .toSorted(byRegistration)
      .map((row) => {
        const record = asked.get(row.id);
        const waits = row.rev === 0 && record?.status !== 'acked';
        return {
          ...row,
          asked: waits ? record : undefined,
          cancel_refused: cancel_refused.get(row.id),
        };
      });
    // a person who got in another way no longer counts as refused
    const numbers = new Set(
      people.rows.map(({ whatsapp }) => whatsapp && whatsappPerson(whatsapp)),
    );
    // of two attempts with one person's number, the later one
    const latest = new Map(refused.map((friend) => [whatsappPerson(friend.whatsapp), friend]));
    return {
      is_known: true,
      brought,
      guests: isOwner(event, person) ? [] : brought.filter(({ asked }) => !asked),
      refused: [...latest].filter(([number]) => !numbers.has(number)).map(([, friend]) => friend),
    };
  }, [person, people, outbox, event]);
  return useLastKnown(`brought to ${event.id}`, known) ?? unread;
}
