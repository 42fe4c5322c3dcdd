import { Link } from '@tanstack/react-router';
import { Ban, CalendarClock, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { hasStarted, isOwner } from '#domain/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CancelEvent } from './cancel-event.tsx';
import { DeleteEvent } from './delete-event.tsx';
import { PostponeEvent } from './postpone-event.tsx';
import { useAct } from '#actions/use-act.ts';

type OrganiserActionsProps = { event: AirsoftEvent; now: string };

/** What only the organiser can do with the event itself; nothing for everybody else. */
export function OrganiserActions({ event, now }: OrganiserActionsProps) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const [open, setOpen] = useState<'delete' | 'cancel' | 'postpone'>();
  if (!isOwner(event, person?.id ?? null)) return null;
  const words = LL.organise;
  const close = () => setOpen(undefined);
  const over = event.status === 'cancelled' || hasStarted(event, now);
  return (
    <section aria-label={words.label()} className="no-print flex flex-col gap-3">
      <h2 className="text-lg text-secondary">{words.label()}</h2>
      <div className="flex flex-wrap gap-3">
        <Link to="/event/$id/edit" params={{ id: event.id }} className={buttonClass()}>
          <Pencil aria-hidden className="size-5 shrink-0" />
          {LL.event.action.edit()}
        </Link>
        {!over && <ToggleRegistration event={event} />}
        {!over && (
          <>
            <Button icon={CalendarClock} onClick={() => setOpen('postpone')}>
              {event.status === 'postponed' ? words.postpone.set_date() : words.postpone.action()}
            </Button>
            <Button icon={Ban} onClick={() => setOpen('cancel')}>
              {words.cancel.action()}
            </Button>
          </>
        )}
        <Button variant="danger" icon={Trash2} onClick={() => setOpen('delete')}>
          {LL.event.action.delete()}
        </Button>
      </div>
      <DeleteEvent event={event} open={open === 'delete'} onClose={close} />
      {open === 'cancel' && <CancelEvent event={event} onClose={close} />}
      {open === 'postpone' && <PostponeEvent event={event} now={now} onClose={close} />}
    </section>
  );
}

/**
 * A list that closed because it is full reopens automatically; one that the organiser closed is
 * reopened by the organiser.
 */
function ToggleRegistration({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.organise.registration;
  const closed = event.registration_closed && !event.closed_because_full;
  const said = { done: closed ? words.opened() : words.closed(), refused: words.refused() };
  return (
    <Button
      icon={closed ? LockOpen : Lock}
      onClick={() =>
        void act(
          closed ? 'open_registration@1' : 'close_registration@1',
          { id: event.id },
          { label: event.name, said },
        )
      }
    >
      {closed ? words.open() : words.close()}
    </Button>
  );
}
