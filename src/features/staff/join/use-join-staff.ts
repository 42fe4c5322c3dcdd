import { useEffect } from 'react';
import { useAct } from '#actions/use-act.ts';
import { endsStaffLink, staffPath } from '#domain/attendance/staff-link.ts';
import { forgetCode } from '#entities/kept-code/kept-code.ts';
import { useKeptCode } from '#entities/kept-code/use-kept-code.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** My tries to join the staff of this event, in the order of asking. */
export const triesToJoin = (outbox: readonly OutboxRecord[], event_id: string) =>
  outbox.filter(
    ({ name, args }) =>
      name === 'join_staff@1' && (args as { event_id: string }).event_id === event_id,
  );

/**
 * The code that may still let me in; undefined without one. It is forgotten once I am staff, and
 * once the server has refused it for good: also an answer that arrives long after.
 */
export function useOpenStaffCode(
  event_id: string,
  { is_staff, tries }: { is_staff: boolean; tries: readonly OutboxRecord[] },
): string | undefined {
  const code = useKeptCode(staffPath(event_id));
  const over =
    code !== undefined &&
    (is_staff ||
      tries.some(
        ({ args, status, error }) =>
          status === 'rejected' &&
          (args as { code: string }).code === code &&
          endsStaffLink(error?.code ?? ''),
      ));
  useEffect(() => {
    if (over) forgetCode();
  }, [over]);
  return over ? undefined : code;
}

/** Joins by code and PIN, and says the outcome. Earlier refusals are read by then. */
export function useJoinStaff(event: AirsoftEvent, tries: readonly OutboxRecord[]) {
  const { LL } = useI18nContext();
  const act = useAct();
  const { discard } = useOutboxActions();
  const words = LL.staff.join;
  return (secret: { code: string; pin: string }, staff_id: string | undefined) =>
    act(
      'join_staff@1',
      { event_id: event.id, ...secret, ...(staff_id && { id: staff_id }) },
      {
        label: event.name,
        said: { done: LL.staff.accepted(), refused: words.refused(), waiting: words.waiting() },
        onKept: () =>
          tries.filter(({ status }) => status === 'rejected').forEach(({ id }) => void discard(id)),
      },
    );
}
