import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Note } from '#ui/page/note.tsx';
import { GateLink } from '../gate-link.tsx';

/** Nothing is left to do here but to open the gate. */
export function AlreadyStaff({ event_id }: { event_id: string }) {
  const { LL } = useI18nContext();
  const words = LL.staff;
  return (
    <Note kind="confirmed" title={words.helping()} action={<GateLink event_id={event_id} />}>
      {words.helping_body()}
    </Note>
  );
}
