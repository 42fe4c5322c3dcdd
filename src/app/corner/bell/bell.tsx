import { NotificationBell } from '#features/notifications/notification-bell.tsx';
import { useNow } from '#entities/age/use-now.ts';
import { BellOfVisitor } from './bell-of-visitor.tsx';

/** The bell of a person or of a visitor, with the app's clock. */
// A default export, because React.lazy takes nothing else.
export default function Bell({ visitor }: { visitor: boolean }) {
  const now = useNow();
  return visitor ? <BellOfVisitor /> : <NotificationBell now={now} />;
}
