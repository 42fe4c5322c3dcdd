import { createRouter } from '@tanstack/react-router';
import { CrashScreen } from './crash-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { routeTree } from './route-tree.gen.ts';
import { Shell } from './shell/shell.tsx';

const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;

export const router = createRouter({
  routeTree,
  InnerWrap: Shell,
  defaultPreload: 'intent',
  defaultViewTransition: !calm,
  defaultErrorComponent: CrashScreen,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
