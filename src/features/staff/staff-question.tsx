import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventStaff, type Helper } from '#live/event/use-event-staff.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { useAct } from '#actions/use-act.ts';
import { GateLink } from './gate-link.tsx';

/**
 * Shown when I am invited to help at the gate, or am helping; nothing for everybody else. The orange
 * button of this screen is my pass, or the way in.
 */
export function StaffQuestion({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const mine = useEventStaff(event.id)?.mine;
  if (!mine) return null;
  const words = LL.staff;
  return mine.data.accepted_at === null ? (
    <Note kind="info" title={words.asked()} action={<Answers event={event} mine={mine} />}>
      {words.asked_body()}
    </Note>
  ) : (
    <Note kind="confirmed" title={words.helping()} action={<Leave event={event} mine={mine} />}>
      {words.helping_body()}
    </Note>
  );
}

type MineProps = { event: AirsoftEvent; mine: Helper };

function Answers({ event, mine }: MineProps) {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.staff;
  const answer = (accept: boolean) =>
    void act(
      'answer_staff@1',
      { id: mine.id, event_id: event.id, accept },
      {
        label: event.name,
        said: {
          done: accept ? words.accepted() : words.declined(),
          refused: words.answer_refused(),
        },
      },
    );
  return (
    <>
      <Button icon={Check} onClick={() => answer(true)}>
        {words.accept()}
      </Button>
      <Button icon={X} onClick={() => answer(false)}>
        {words.decline()}
      </Button>
    </>
  );
}

function Leave({ event, mine }: MineProps) {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.staff;
  const said = { done: words.left(), refused: words.leave_refused() };
  const args = { id: mine.id, event_id: event.id };
  return (
    <>
      <GateLink event_id={event.id} main={false} />
      <Button
        variant="plain"
        onClick={() => void act('remove_staff@1', args, { label: event.name, said })}
      >
        {words.leave()}
      </Button>
    </>
  );
}
