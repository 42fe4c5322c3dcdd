import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusedSentence } from '#i18n/outcomes/refusal.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Note } from '#ui/page/note.tsx';

/** Why the server refused what is in the form. */
export function RefusedNote({ title, record }: { title: string; record: OutboxRecord }) {
  const { LL } = useI18nContext();
  return (
    <Note kind="refused" title={title}>
      {refusedSentence(record, LL)} {LL.form.refused_again()}
    </Note>
  );
}
