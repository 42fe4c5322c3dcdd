/**
 * The addresses of the app's screens, as its routes write them (src/app/routes; the test holds both
 * equal). Whatever else is asked for is not found.
 */
export const screenRoutes = [
  '/',
  '/admin',
  '/admin/$section',
  '/arena/$id',
  '/arenas/map',
  '/auth',
  '/event/$id',
  '/event/$id/edit',
  '/event/$id/gate',
  '/event/$id/gate/attention',
  '/event/$id/gate/merge',
  '/event/$id/gate/scan',
  '/event/$id/gate/stations',
  '/event/$id/gate/sweep',
  '/event/$id/gate/teams',
  '/event/$id/gate/till',
  '/event/$id/pack',
  '/event/$id/pass',
  '/event/$id/staff',
  '/event/create',
  '/event/edit',
  '/events',
  '/events/$id',
  '/events/map',
  '/leaderboard',
  '/map',
  '/my-profile',
  '/new-password',
  '/outbox',
  '/patches',
  '/patches/redeem',
  '/privacy-policy',
  '/profile',
  '/ranking',
  '/register/$id',
  '/share',
  '/team/$id',
  '/team/$id/advanced',
  '/team/$id/alliance/$allianceId',
  '/team/alliances',
  '/team/create',
  '/team/edit/$id',
  '/team/join/$id',
  '/teams',
  '/terms-of-service',
] as const;

// the router takes any case, and a slash at the end
const ROUTE = new RegExp(
  `^(?:${screenRoutes.map((route) => route.replaceAll(/\$\w+/g, '[^/]+')).join('|')})/?$`,
  'i',
);

/** Whether the app has a screen at this path. */
export const isScreenPath = (path: string): boolean => ROUTE.test(path);

/** Whether a path is that of a file, which is served or missing as such. */
export const isFilePath = (path: string): boolean =>
  path.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(path);
