import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import CloudDownload from 'lucide-react/icons/cloud-download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';
import { hasStarted } from '#domain/event/event-rules.ts';
import { isOver } from '#domain/event/event-times.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem, menuItemClass } from '#ui/overlay/popover.tsx';
import { CancelRegistration } from './cancel-registration.tsx';

/** What other features have in the menu. */
export type MenuParts = {
  /** A line of the menu; null if the event can't be put into a calendar. */
  calendar: (onDone: () => void) => ReactNode;
  /** What its line opens; undefined if the event has no reminders. */
  reminders: ((sheet: { open: boolean; onClose: () => void }) => ReactNode) | undefined;
};

type RegistrationMenuProps = MenuParts & {
  event: AirsoftEvent;
  mine: MyRegistration;
  /** UTC ISO instant. */
  now: string;
};

/** "⋯": what a person with a place does now and then; what gives the place back is last. */
export function RegistrationMenu({ event, mine, now, calendar, reminders }: RegistrationMenuProps) {
  const { LL } = useI18nContext();
  const [shown, setShown] = useState<'menu' | 'reminders' | 'cancel'>();
  const [opened, setOpened] = useState(mine);
  const close = () => setShown(undefined);
  const words = LL.registration.mine;
  // the lines of an open menu stay in place when the server confirms
  const { status, cancel_refused } = shown === 'menu' ? opened : mine;
  const is_confirmed = status === 'confirmed';
  const has_pack = is_confirmed && event.status === 'planned' && !isOver(event, now);
  const waits = !is_confirmed || cancel_refused;
  const may_cancel = (is_confirmed || status === 'queued') && !hasStarted(event, now);
  if (!has_pack && !waits && !may_cancel && !reminders) return null;
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={words.more()}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(mine);
          setShown('menu');
        }}
      />
      <Dialog
        open={shown === 'menu'}
        onClose={close}
        title={words.more()}
        close_label={LL.common.close()}
      >
        <div className="-mx-3">
          {has_pack && (
            <Link to="/event/$id/pack" params={{ id: event.id }} className={menuItemClass}>
              <CloudDownload aria-hidden className="size-5 shrink-0" />
              {words.pack()}
            </Link>
          )}
          {calendar(close)}
          {reminders && (
            <MenuItem icon={Bell} onClick={() => setShown('reminders')}>
              {LL.event.action.reminders()}
            </MenuItem>
          )}
          {waits && (
            <Link to="/outbox" className={menuItemClass}>
              <Hourglass aria-hidden className="size-5 shrink-0" />
              {words.see_outbox()}
            </Link>
          )}
          {may_cancel && (
            <MenuItem icon={X} onClick={() => setShown('cancel')}>
              {LL.event.action.cancel_registration()}
            </MenuItem>
          )}
        </div>
      </Dialog>
      {reminders?.({ open: shown === 'reminders', onClose: close })}
      <CancelRegistration {...{ event, mine }} open={shown === 'cancel'} onClose={close} />
    </>
  );
}
