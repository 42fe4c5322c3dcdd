import { Link } from '@tanstack/react-router';
import Ban from 'lucide-react/icons/ban';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash';
import Trophy from 'lucide-react/icons/trophy';
import { Suspense, useState, type ReactNode } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { hasStarted } from '#domain/event/event-rules.ts';
import { mayNameWinners } from '#domain/event/winners.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem, menuItemClass } from '#ui/overlay/popover.tsx';
import { CancelEvent } from './cancel-event.tsx';
import { DeleteEvent } from './delete-event.tsx';
import { ToggleRegistration } from './toggle-registration.tsx';

// its calendar and its form are more code than the whole event
const PostponeEvent = lazySheet(() => import('./postpone-event.tsx'));

const NameWinners = lazySheet(() => import('./winners/name-winners.tsx'));

type OrganiserMenuProps = {
  event: AirsoftEvent;
  now: string;
  /** Items before the others. */
  children: ReactNode;
};
type Open = 'menu' | 'delete' | 'cancel' | 'postpone' | 'winners';

/** What the organiser rarely does; what can't be undone is last. */
export function OrganiserMenu({ event, now, children }: OrganiserMenuProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState<Open>();
  const words = LL.organise;
  const close = () => setOpen(undefined);
  const over = event.status === 'cancelled' || hasStarted(event, now);
  return (
    <>
      <Button size="lg" icon={Ellipsis} aria-haspopup="dialog" onClick={() => setOpen('menu')}>
        <span className="sr-only">{words.more()}</span>
      </Button>
      <Dialog
        open={open === 'menu'}
        onClose={close}
        title={words.label()}
        close_label={LL.common.close()}
      >
        <div className="-mx-3">
          {children}
          {!over && (
            <>
              {!event.is_info_only && <ToggleRegistration event={event} onDone={close} />}
              <MenuItem icon={CalendarClock} onClick={() => setOpen('postpone')}>
                {event.status === 'postponed' ? words.postpone.set_date() : words.postpone.action()}
              </MenuItem>
              <MenuItem icon={Ban} onClick={() => setOpen('cancel')}>
                {words.cancel.action()}
              </MenuItem>
            </>
          )}
          {mayNameWinners(event, now) && (
            <MenuItem icon={Trophy} onClick={() => setOpen('winners')}>
              {words.winners.action()}
            </MenuItem>
          )}
          <Link to="/event/create" search={{ copy: event.id }} className={menuItemClass}>
            <Copy aria-hidden className="size-5 shrink-0" />
            {words.copy()}
          </Link>
          <MenuItem icon={Trash2} onClick={() => setOpen('delete')}>
            {LL.event.action.delete()}
          </MenuItem>
        </div>
      </Dialog>
      <DeleteEvent
        event={event}
        open={open === 'delete'}
        onClose={close}
        onCancelInstead={over ? undefined : () => setOpen('cancel')}
      />
      {open === 'cancel' && <CancelEvent event={event} onClose={close} />}
      {open === 'winners' && (
        <Suspense>
          <NameWinners event={event} onClose={close} />
        </Suspense>
      )}
      {open === 'postpone' && (
        <Suspense>
          <PostponeEvent event={event} now={now} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
