import { createRouter } from '@tanstack/react-router';
import { CrashScreen } from './crash-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { routeTree } from '../route-tree.gen.ts';
import { Shell } from '../shell/shell.tsx';
import { fadeBetweenScreens } from './view-transitions.ts';

export const router = createRouter({
  routeTree,
  InnerWrap: Shell,
  defaultPreload: 'intent',
  defaultErrorComponent: CrashScreen,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
});
fadeBetweenScreens(router);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
