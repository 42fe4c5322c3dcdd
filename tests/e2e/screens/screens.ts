import { demoId, demoTeam } from '../team/demo-team.ts';

/** Who walks, besides a visitor. */
export const ACCOUNTS = {
  organiser: 'organizador@exemplo.com',
  captain: 'capitao@exemplo.com',
  admin: 'admin@exemplo.com',
} as const;
export type Walker = 'visitor' | keyof typeof ACCOUNTS;

/** The captain's, and a proposal that waits for an answer. */
const TEAM = demoTeam('Lobos-Guará');
const ARENA = demoId('arena forte-mantiqueira');
const PROPOSAL = demoId('alliance Onça-PardaLobos-Guará');

/**
 * Every screen of the app: its route's file, the account that sees most of it, and its address
 * (`:id` is an event's). every-screen.test.ts and gallery.long.test.ts use this
 * list.
 */
export const screens = [
  ['index', 'organiser', '/'],
  ['events.index', 'organiser', '/events'],
  ['event.$id', 'organiser', '/event/:id'],
  ['event.$id', 'organiser', '/event/:id?tab=participants'],
  ['event.$id', 'visitor', '/event/:id'],
  ['event.create', 'organiser', '/event/create'],
  ['event.$id_.edit', 'organiser', '/event/:id/edit'],
  ['event.$id_.gate', 'organiser', '/event/:id/gate'],
  ['event.$id_.gate_.scan', 'organiser', '/event/:id/gate/scan'],
  ['event.$id_.gate_.merge', 'organiser', '/event/:id/gate/merge'],
  ['event.$id_.pass', 'organiser', '/event/:id/pass'],
  ['event.$id_.pack', 'organiser', '/event/:id/pack'],
  ['event.$id_.gate_.sweep', 'organiser', '/event/:id/gate/sweep'],
  ['event.$id_.gate_.attention', 'organiser', '/event/:id/gate/attention'],
  ['event.$id_.gate_.stations', 'organiser', '/event/:id/gate/stations'],
  ['event.$id_.gate_.teams', 'organiser', '/event/:id/gate/teams'],
  ['event.$id_.gate_.till', 'organiser', '/event/:id/gate/till'],
  ['event.$id_.staff', 'organiser', '/event/:id/staff'],
  ['event.$id_.staff', 'captain', '/event/:id/staff#C0DE0000000000000001'],
  ['share', 'organiser', '/share?event=:id'],
  ['share', 'organiser', '/share'],
  ['register.$id', 'organiser', '/register/:id'],
  ['register.$id', 'visitor', '/register/:id'],
  ['team.create', 'organiser', '/team/create'],
  ['team.edit.$id', 'captain', `/team/edit/${TEAM}`],
  ['team.edit.$id', 'organiser', `/team/edit/${TEAM}`],
  ['team.join.$id', 'organiser', `/team/join/${TEAM}`],
  ['team.join.$id', 'captain', `/team/join/${TEAM}`],
  ['outbox', 'organiser', '/outbox'],
  ['profile', 'organiser', '/profile'],
  ['profile', 'organiser', '/profile?tab=editar'],
  ['profile', 'organiser', '/profile?tab=estatisticas'],
  ['profile', 'organiser', '/profile?tab=eventos'],
  ['my-profile', 'organiser', '/my-profile?tab=equipes'],
  ['my-profile', 'organiser', '/my-profile?tab=patches'],
  ['patches.index', 'organiser', '/patches'],
  ['patches.index', 'visitor', '/patches?view=list'],
  ['patches.redeem', 'organiser', '/patches/redeem'],
  ['leaderboard', 'visitor', '/leaderboard'],
  ['ranking', 'organiser', '/ranking'],
  ['ranking', 'visitor', '/ranking?tab=teams'],
  ['teams.index', 'organiser', '/teams'],
  ['teams.index', 'visitor', '/teams?q=guara'],
  ['team.$id', 'captain', `/team/${TEAM}`],
  ['team.$id', 'captain', `/team/${TEAM}?tab=members`],
  ['team.$id', 'organiser', `/team/${TEAM}?tab=about`],
  ['team.$id', 'visitor', `/team/${TEAM}`],
  ['team.$id_.advanced', 'captain', `/team/${TEAM}/advanced?tab=hierarchy`],
  ['team.$id_.advanced', 'captain', `/team/${TEAM}/advanced?tab=communications`],
  ['team.$id_.advanced', 'captain', `/team/${TEAM}/advanced?tab=achievements`],
  ['team.$id_.advanced', 'captain', `/team/${TEAM}/advanced?tab=events`],
  ['team.$id_.advanced', 'organiser', `/team/${TEAM}/advanced`],
  ['team.$id_.advanced', 'captain', `/team/${TEAM}/advanced?tab=alliances`],
  ['team.$id_.alliance.$allianceId', 'captain', `/team/${TEAM}/alliance/${PROPOSAL}`],
  ['team.alliances', 'visitor', '/team/alliances'],
  ['admin.index', 'admin', '/admin'],
  ['admin.$section', 'admin', '/admin/patches'],
  ['admin.$section', 'admin', '/admin/patch-codes'],
  ['events.map', 'organiser', '/events/map?filter=all'],
  ['events.map', 'visitor', '/events/map?view=map'],
  ['map', 'visitor', '/map'],
  ['map', 'organiser', '/map?view=map'],
  ['map', 'organiser', '/map?add=true'],
  ['arenas.map', 'visitor', `/arenas/map?id=${ARENA}`],
  ['arena.$id', 'visitor', `/arena/${ARENA}`],
  ['admin.$section', 'admin', '/admin/arenas'],
  ['admin.$section', 'admin', '/admin/arenas?filter=published'],
  ['admin.$section', 'admin', '/admin/arenas?filter=corrections'],
  ['admin.$section', 'admin', '/admin/roles'],
  ['admin.$section', 'admin', '/admin/ads'],
  ['admin.$section', 'admin', '/admin/log'],
  ['auth', 'visitor', '/auth'],
  ['auth', 'visitor', '/auth?forgot=true'],
  ['new-password', 'visitor', '/new-password#token_hash=none'],
  ['auth', 'visitor', '/auth#confirm=none'],
  ['privacy-policy', 'visitor', '/privacy-policy'],
  ['terms-of-service', 'visitor', '/terms-of-service'],
  ['not found', 'visitor', '/nada-aqui'],
] as const satisfies readonly (readonly [route: string, who: Walker, path: string])[];

/** Routes that render nothing of their own. */
export const redirects: readonly string[] = ['__root', 'event.edit', 'events.$id'];
