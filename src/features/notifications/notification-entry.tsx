import Bell from 'lucide-react/icons/bell';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { MenuItem } from '#ui/overlay/popover.tsx';
import { useNotificationSheet } from './panel-store.ts';
import { badgeOf, unreadCount, useNotifications } from './use-notifications.ts';

/** 'Notificações' with its count, in the menu of a phone. @param onOpen closes the menu */
// A default export, because React.lazy takes nothing else.
export default function NotificationEntry({ onOpen }: { onOpen: () => void }) {
  const { LL } = useI18nContext();
  const { show } = useNotificationSheet();
  const unread = unreadCount(useNotifications());
  const words = LL.notifications;
  const label = unread > 0 ? words.with_unread({ unread }) : words.title();
  return (
    <MenuItem
      icon={Bell}
      onClick={() => {
        onOpen();
        show();
      }}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden className="flex items-baseline gap-3">
        {LL.shell.nav.notifications()}
        <span className="text-sm text-soft tabular-nums">{badgeOf(unread)}</span>
      </span>
    </MenuItem>
  );
}
