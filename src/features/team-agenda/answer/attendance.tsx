import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  answeredFor,
  attendanceOf,
  isOver,
  nextAttendances,
  type AgendaEvent,
  type Attendance as Said,
} from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { isAnswerTo, type Agenda } from '../agenda-place.ts';
import { useWhen } from '../use-when.ts';
import { RefusedAnswer } from './refused-answer.tsx';
import { useAnswer } from './use-answer.ts';

const ICONS = { confirmed: Check, pending: Undo2, declined: X };
const KINDS = { confirmed: 'confirmed', pending: 'info', declined: 'closed' } as const;

type AttendanceProps = Pick<Agenda, 'me' | 'now'> & {
  event: AgendaEvent;
  /** What I asked about the agenda and is not settled, or was refused. */
  asked: readonly OutboxRecord[];
};

/**
 * Whether I come: what I said, and exactly the steps that are allowed from there, a tap each
 * (Spec 2 §4). After the entry only what I said. A refused answer is shown here, where it was given.
 */
export function Attendance({ event, me, now, asked }: AttendanceProps) {
  const { LL } = useI18nContext();
  const words = LL.team_agenda.attendance;
  const said = attendanceOf(event.data, me.user_id);
  const over = isOver(event.data, now);
  const was = answeredFor(event.data, me.user_id);
  const { at } = useWhen(now);
  const { discard } = useOutboxActions();
  const refused = asked.filter((one) => isAnswerTo(event.id, one) && one.status === 'rejected');
  const newest = refused.at(-1);
  const forget = () => {
    for (const { id } of refused) void discard(id);
  };
  const chip = (
    <StateChip kind={KINDS[said]} icon={ICONS[said]}>
      {words.status[said]()}
    </StateChip>
  );
  return (
    <>
      {over ? (
        said !== 'pending' && chip
      ) : (
        <Steps
          event={event}
          said={said}
          moved={was && words.moved({ when: at(was) })}
          chip={chip}
          onAnswered={forget}
        />
      )}
      {newest && (
        <RefusedAnswer event={event} said={said} over={over} refused={newest} onEnd={forget} />
      )}
    </>
  );
}

type StepsProps = {
  event: AgendaEvent;
  said: Said;
  /** That the entry was moved after my answer. */
  moved: string | undefined;
  chip: ReactNode;
  onAnswered: () => void;
};

function Steps({ event, said, moved, chip, onAnswered }: StepsProps) {
  const { LL } = useI18nContext();
  const { saving, answer } = useAnswer(event);
  const [told, setTold] = useState<Said>();
  const group = useRef<HTMLDivElement>(null);
  const tapped = useRef(false);
  const words = LL.team_agenda.attendance;
  // the tapped button is gone with the answer: a keyboard goes on from what replaced it
  useEffect(() => {
    if (tapped.current) group.current?.querySelector('button')?.focus();
    tapped.current = false;
  }, [said]);
  const say = async (step: Said) => {
    tapped.current = true;
    const kept = await answer(step);
    if (kept === false) tapped.current = false;
    if (!kept) return;
    setTold(step);
    onAnswered();
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label={words.label({ title: event.data.title })}
      className="flex min-w-0 flex-wrap items-center gap-2"
    >
      {said !== 'pending' && chip}
      {nextAttendances(said).map((step) => (
        <Button key={step} busy={saving === step} onClick={() => void say(step)}>
          {words.to[step]()}
        </Button>
      ))}
      {said !== 'pending' && (
        // as wide as the buttons, so that they stand at the end of the row as in the others; how one
        // says the opposite is on the button itself
        <p className={moved ? 'w-0 min-w-full text-sm text-warning' : 'sr-only'}>
          {moved ?? words.hint[said]()}
        </p>
      )}
      <p role="status" className="sr-only">
        {told === said && words.done[told]()}
      </p>
    </div>
  );
}
