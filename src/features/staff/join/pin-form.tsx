import { useNavigate } from '@tanstack/react-router';
import DoorOpen from 'lucide-react/icons/door-open';
import { useRef, useState } from 'react';
import { useUndo } from '#actions/use-say.ts';
import { isPin, typedPin } from '#domain/attendance/staff-link.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/words/kept-words.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { mayHaveArrived } from '#sync/outbox/outbox-decisions.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Note } from '#ui/page/note.tsx';
import { useJoinStaff } from './use-join-staff.ts';

type PinFormProps = {
  event: AirsoftEvent;
  code: string;
  /** My tries at this event. */
  tries: readonly OutboxRecord[];
  /** My staff row, if the organiser asked me before. */
  staff_id: string | undefined;
};

/** Six digits and a button; or the try waits for a signal, and says so. */
export function PinForm({ event, code, tries, staff_id }: PinFormProps) {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const undo = useUndo();
  const way = useWayOut();
  const join = useJoinStaff(event, tries);
  const element = useRef<HTMLFormElement>(null);
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const words = LL.staff.join;
  const waiting = tries.find(isWaiting);

  async function send() {
    if (!isPin(pin)) {
      setError(words.six_digits());
      return focusFirstInvalid(element.current);
    }
    setBusy(true);
    const outcome = await join({ code, pin }, staff_id);
    setBusy(false);
    if (outcome === 'applied') await navigate({ to: '/event/$id/gate', params: { id: event.id } });
  }
  if (waiting && !busy) {
    return (
      <Note
        kind="waiting"
        title={way === 'no_signal' ? words.queued() : LL.outbox.state.queued()}
        action={
          !mayHaveArrived(waiting) && (
            <Button onClick={() => void undo([waiting.id])}>{LL.organise.waits.undo()}</Button>
          )
        }
      >
        {keptSentence(LL, way, words.queued_detail())}
      </Note>
    );
  }
  return (
    <Form
      ref={element}
      aria-label={words.title()}
      className="flex max-w-sm flex-col gap-5"
      form={{ handleSubmit: send }}
    >
      <p className="max-w-prose">{words.hint()}</p>
      <TextField
        label={words.pin()}
        value={pin}
        onChange={(typed) => {
          setPin(typedPin(typed));
          setError(undefined);
        }}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Button variant="main" size="lg" icon={DoorOpen} type="submit" busy={busy}>
        {busy ? words.sending() : words.action()}
      </Button>
    </Form>
  );
}
