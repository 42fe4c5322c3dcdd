import { createRouter } from '@tanstack/react-router';
import { CrashScreen } from '../screens/crash-screen.tsx';
import { NotFoundScreen } from '../screens/not-found-screen.tsx';
import { routeTree } from '../route-tree.gen.ts';
import type { Follows } from '../corner/followed.ts';
import { Shell } from '../shell/shell.tsx';
import { rememberBehind } from './remember-behind.ts';
import { fadeBetweenScreens } from './view-transitions.ts';

export const router = createRouter({
  routeTree,
  InnerWrap: Shell,
  defaultPreload: 'intent',
  defaultErrorComponent: CrashScreen,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
});
// the router sets 'manual', and an iPhone then shows nothing behind a page that is swiped back
// (TanStack/router#7956); it corrects the position all the same
history.scrollRestoration = 'auto';
rememberBehind(router.history);
fadeBetweenScreens(router);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    readonly follows?: Follows;
  }
  interface HistoryState {
    /** The paths of the screens behind an entry, the nearest first. */
    readonly behind?: readonly string[];
  }
}
