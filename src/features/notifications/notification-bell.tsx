import Bell from 'lucide-react/icons/bell';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { MarkAll, NotificationList } from './notification-list.tsx';
import { useNotificationSheet } from './panel-store.ts';
import { PushDialog } from './push/push-dialog.tsx';
import { PushSetting } from './push/push-setting.tsx';
import { badgeOf, unreadCount, useNotifications } from './use-notifications.ts';
import { useLookAtPush } from './push/use-push.ts';

/** The bell with its count: a popover of 350 px, and below 768 px a sheet (Spec 1 §2). */
export function NotificationBell({ now }: { now: string }) {
  const { LL } = useI18nContext();
  const rows = useNotifications();
  useLookAtPush();
  const { open, show, close } = useNotificationSheet();
  const unread = unreadCount(rows);
  const words = LL.notifications;
  const label = unread > 0 ? words.with_unread({ unread }) : words.title();
  return (
    <>
      <div className="hidden md:block">
        <Popover icon={Bell} label={label} badge={badgeOf(unread)}>
          {(closePopover) => (
            <section aria-label={words.title()} className="w-[334px] max-w-full">
              <header className="flex min-h-12 flex-wrap items-center justify-between ps-2">
                <h2 className="font-display text-xl">{words.title()}</h2>
                <MarkAll rows={rows} />
              </header>
              <div className="max-h-[300px] overflow-y-auto overscroll-contain border-t border-line px-2">
                <NotificationList rows={rows} now={now} onLeave={closePopover} />
              </div>
              <div className="border-t border-line pt-1">
                <PushSetting onOpen={closePopover} />
              </div>
            </section>
          )}
        </Popover>
      </div>
      <div className="hidden min-[22.5rem]:block md:hidden">
        <IconButton
          icon={Bell}
          label={label}
          badge={badgeOf(unread)}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={show}
        />
      </div>
      <Dialog
        open={open}
        onClose={close}
        title={words.title()}
        close_label={LL.common.close()}
        actions={rows && unread > 0 ? <MarkAll rows={rows} /> : undefined}
      >
        <NotificationList rows={rows} now={now} onLeave={close} />
        <div className="-mx-3 border-t border-line pt-1">
          <PushSetting onOpen={close} />
        </div>
      </Dialog>
      <PushDialog />
    </>
  );
}
