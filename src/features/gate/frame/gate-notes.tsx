import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Note } from '#ui/page/note.tsx';

/** Why a mark is not taken, or will be looked at. @param closed nobody can be marked yet */
export function GateNotes({ event, closed }: { event: AirsoftEvent; closed: boolean }) {
  const words = useI18nContext().LL.gate;
  return (
    <>
      {closed && <Note kind="info">{words.not_open()}</Note>}
      {event.status === 'cancelled' && <Note kind="refused">{words.cancelled()}</Note>}
    </>
  );
}
