import { NotificationBell } from '#features/notifications/notification-bell.tsx';
import { useNow } from '../pages/use-now.ts';

/** The bell by this app's clock. */
// A default export, because React.lazy takes nothing else.
export default function Bell() {
  return <NotificationBell now={useNow()} />;
}
