import { useNavigate } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import { useState, type ReactNode } from 'react';
import { hasStarted } from '#domain/event/event-rules.ts';
import { remindersLeft } from '#domain/time/reminders-left.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/words/kept-words.ts';
import { usePerson } from '#live/account-context.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ToggleField } from '#ui/fields/check-field.tsx';
import { Note } from '#ui/page/note.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import { useReminderSwitch } from './use-reminder-switch.ts';
import { CalendarFile } from './calendar-file.tsx';

type RemindersProps = {
  event: AirsoftEvent;
  now: string;
  /** Whether reminders reach this device, and how to enable them. */
  delivery: ReactNode;
};

/** Whether there is something to be reminded of. @param now UTC ISO instant */
export const mayRemind = (event: AirsoftEvent, now: string): boolean =>
  !hasStarted(event, now) && event.status !== 'cancelled';

/**
 * For future events: asks a visitor to sign in, and tells a participant when and how they are
 * reminded (Spec 1 §2).
 */
export function Reminders({ event, now, delivery }: RemindersProps) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  if (!mayRemind(event, now)) return null;
  const words = LL.event.reminders;

  function ask() {
    if (person) return setOpen(true);
    const from = `/event/${event.id}`;
    showToast({
      tone: 'error',
      title: words.needs_sign_in(),
      action: {
        label: LL.shell.nav.sign_in(),
        run: () => void navigate({ to: '/auth', search: { from } }),
      },
    });
  }
  return (
    <>
      <IconButton icon={Bell} label={LL.event.action.reminders()} onClick={ask} />
      <ReminderSheet open={open} onClose={() => setOpen(false)} {...{ event, now, delivery }} />
    </>
  );
}

/** When and how I am reminded of this event. */
export function ReminderSheet({
  open,
  onClose,
  ...about
}: RemindersProps & { open: boolean; onClose: () => void }) {
  const { LL } = useI18nContext();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={LL.event.reminders.title()}
      close_label={LL.common.close()}
    >
      <HowReminded {...about} />
    </Dialog>
  );
}

/**
 * The server reminds every participant a day and an hour before. Offline, only a calendar entry
 * with alarms can remind.
 */
function HowReminded({ event, now, delivery }: RemindersProps) {
  const { LL } = useI18nContext();
  const mine = useMyRegistrations()?.get(event.id)?.status;
  const way = useWayOut();
  const reminder = useReminderSwitch(event);
  const words = LL.event.reminders;
  return (
    <div className="flex flex-col gap-5">
      {(mine === 'confirmed' || mine === 'queued' || mine === 'sending') && reminder.known && (
        <ToggleField
          label={words.switch()}
          hint={reminder.waits ? keptSentence(LL, way, words.switching()) : undefined}
          checked={reminder.on}
          onChange={reminder.change}
        />
      )}
      {mine && !reminder.on ? (
        <Note kind="info" title={words.switched_off()}>
          {words.switched_off_hint()}
        </Note>
      ) : mine === 'confirmed' ? (
        <Note kind="confirmed" title={words.on()}>
          {event.status === 'postponed'
            ? words.open_date()
            : words.left[remindersLeft(event, now)]()}
        </Note>
      ) : mine === 'queued' || mine === 'sending' ? (
        <Note kind="waiting" title={words.waiting()}>
          {keptSentence(LL, way, words.waiting_hint())}
        </Note>
      ) : (
        <Note kind="info" title={words.off()}>
          {words.off_hint()}
        </Note>
      )}
      {reminder.on && delivery}
      {event.status === 'planned' && (
        <section aria-labelledby="calendar-reminder" className="flex flex-col gap-3">
          <h3 id="calendar-reminder" className="text-lg">
            {words.calendar()}
          </h3>
          <p className="text-soft">{words.calendar_hint()}</p>
          <div>
            <CalendarFile event={event} now={now} />
          </div>
        </section>
      )}
    </div>
  );
}
