import { createRootRoute, Outlet } from '@tanstack/react-router';
import { canReload } from '#sync/storage/left-page.ts';
import { openAccountOf } from '../account/account-store.ts';
import { StorageFailedScreen } from '../screens/crash-screen.tsx';
import { ScreenPending } from '../screens/route-pending.tsx';
import { useAccountState } from '../account/use-account-state.ts';

export const Route = createRootRoute({ component: Root, pendingComponent: ScreenPending });

/** Screens are mounted once an account is open, and again for another person. */
function Root() {
  const state = useAccountState();
  if (state.phase === 'open') return <Outlet key={state.person?.id ?? 'nobody'} />;
  if (state.phase === 'opening') return <ScreenPending />;
  // another page gets another storage thread
  const retry = () => (canReload() ? location.reload() : void openAccountOf(state.person));
  return <StorageFailedScreen error={state.error} onRetry={retry} />;
}
