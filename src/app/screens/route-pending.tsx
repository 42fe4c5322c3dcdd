import { useRouter, useRouterState } from '@tanstack/react-router';

/** A skeleton of the screen that is loading: the pendingComponent of its route. */
export function ScreenPending() {
  const router = useRouter();
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  const Pending = routes.at(-1)?.isRoot ? undefined : routes.at(-1)?.options.pendingComponent;
  return Pending ? <Pending /> : null;
}

/** The same until the router knows its first screen: it waits for a loader, or for a second. */
export function FirstPending() {
  const none = useRouterState({ select: ({ matches }) => matches.length === 0 });
  return none && <ScreenPending />;
}
