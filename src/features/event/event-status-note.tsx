import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Note } from '#ui/page/note.tsx';

/**
 * Says that the event was cancelled or postponed, and why; nothing for one that takes place as
 * planned.
 */
export function EventStatusNote({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const { status, status_reason } = event;
  if (status === 'planned' && status_reason === null) return null;
  const words = LL.event.status;
  const kind = status === 'cancelled' ? 'refused' : 'info';
  return (
    <Note kind={kind} title={status === 'planned' ? words.moved() : words[status]()}>
      {status_reason ?? (status === 'postponed' ? words.postponed_hint() : undefined)}
    </Note>
  );
}
