import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import {
  attendanceOf,
  isOver,
  nextAttendances,
  type AgendaEvent,
  type Attendance as Said,
} from '#domain/agenda/agenda.ts';
import { useAct } from '#actions/use-act.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { Agenda } from './agenda-place.ts';

const ICONS = { confirmed: Check, pending: Undo2, declined: X };
const KINDS = { confirmed: 'confirmed', pending: 'info', declined: 'closed' } as const;

/**
 * Whether I come: what I said, and exactly the steps that are allowed from there, a tap each
 * (Spec 2 §4). After the entry only what I said.
 */
export function Attendance({
  event,
  me,
  now,
}: { event: AgendaEvent } & Pick<Agenda, 'me' | 'now'>) {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.team_agenda.attendance;
  const { title } = event.data;
  const said = attendanceOf(event.data, me.user_id);
  const chip = (
    <StateChip kind={KINDS[said]} icon={ICONS[said]}>
      {words.status[said]()}
    </StateChip>
  );
  if (isOver(event.data, now)) return said === 'pending' ? null : chip;

  const say = (status: Said) =>
    act(
      'set_attendance@1',
      { id: event.id, team_id: event.team_id, status },
      { label: title, said: { done: words.done[status](), refused: words.failed() } },
    );
  return (
    <div
      role="group"
      aria-label={words.label({ title })}
      className="flex min-w-0 flex-wrap items-center gap-2"
    >
      {said !== 'pending' && chip}
      {nextAttendances(said).map((step) => (
        <Button
          key={step}
          variant={step === 'confirmed' ? 'main' : 'quiet'}
          size="sm"
          onClick={() => void say(step)}
        >
          {words.to[step]()}
        </Button>
      ))}
      {said !== 'pending' && <p className="w-full text-sm text-soft">{words.hint[said]()}</p>}
    </div>
  );
}
