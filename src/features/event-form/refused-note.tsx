import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence } from '#i18n/refusal.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Note } from '#ui/note.tsx';

/** Why the server refused what is in the form. */
export function RefusedNote({ title, record }: { title: string; record: OutboxRecord }) {
  const { LL } = useI18nContext();
  return (
    <Note kind="refused" title={title}>
      {refusalSentence(record.error?.code, LL)} {LL.event_form.refused.again()}
    </Note>
  );
}
