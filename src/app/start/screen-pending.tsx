import { useRouter } from '@tanstack/react-router';

/** A skeleton of the screen that is loading: the pendingComponent of its route. */
export function ScreenPending() {
  const router = useRouter();
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  const Pending = routes.at(-1)?.isRoot ? undefined : routes.at(-1)?.options.pendingComponent;
  return Pending ? <Pending /> : null;
}
