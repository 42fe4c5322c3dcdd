/**
 * Every screen of the app: its route's file, the account that sees most of it, and its address
 * (`:id` is an event's). every-screen.test.ts and the README's gallery use this list.
 */
export const screens = [
  ['index', 'organiser', '/'],
  ['events.index', 'organiser', '/events'],
  ['event.$id', 'organiser', '/event/:id'],
  ['event.$id', 'organiser', '/event/:id?tab=participants'],
  ['event.$id', 'visitor', '/event/:id'],
  ['event.create', 'organiser', '/event/create'],
  ['event.$id_.edit', 'organiser', '/event/:id/edit'],
  ['register.$id', 'organiser', '/register/:id'],
  ['register.$id', 'visitor', '/register/:id'],
  ['outbox', 'organiser', '/outbox'],
  ['profile', 'organiser', '/profile'],
  ['profile', 'organiser', '/profile?tab=estatisticas'],
  ['profile', 'organiser', '/profile?tab=eventos'],
  ['my-profile', 'organiser', '/my-profile?tab=equipes'],
  ['my-profile', 'organiser', '/my-profile?tab=patches'],
  ['patches.index', 'organiser', '/patches'],
  ['patches.index', 'visitor', '/patches?view=list'],
  ['leaderboard', 'visitor', '/leaderboard'],
  ['auth', 'visitor', '/auth'],
  ['auth', 'visitor', '/auth?forgot=true'],
  ['new-password', 'visitor', '/new-password#token_hash=none'],
  ['privacy-policy', 'visitor', '/privacy-policy'],
  ['terms-of-service', 'visitor', '/terms-of-service'],
  ['not found', 'visitor', '/nada-aqui'],
] as const satisfies readonly (readonly [
  route: string,
  who: 'visitor' | 'organiser',
  path: string,
])[];

/** Routes that render nothing of their own. */
export const redirects: readonly string[] = ['__root', 'event.edit', 'events.$id'];
