import { NotificationBell } from '#features/notifications/notification-bell.tsx';
import { useNow } from '../pages/use-now.ts';

/** Passes the app's clock to the bell. */
// A default export, because React.lazy takes nothing else.
export default function Bell() {
  return <NotificationBell now={useNow()} />;
}
