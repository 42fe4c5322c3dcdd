import { endsStaffLink } from '#domain/attendance/staff-link.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusedSentence } from '#i18n/outcomes/refusal.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

/** Why link and PIN did not let me in, until I have read it or try again. */
export function RefusedTry({ tries }: { tries: readonly OutboxRecord[] }) {
  const { LL } = useI18nContext();
  const { discard } = useOutboxActions();
  const last = tries.at(-1);
  if (last?.status !== 'rejected') return null;
  const words = LL.staff.join;
  return (
    <Note
      kind="refused"
      title={words.refused()}
      action={
        endsStaffLink(last.error?.code ?? '') && (
          <Button variant="plain" onClick={() => void discard(last.id)}>
            {LL.outbox.action.discard()}
          </Button>
        )
      }
    >
      {refusedSentence(last, LL)}
    </Note>
  );
}
