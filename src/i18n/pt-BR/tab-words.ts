import type { BaseTranslation } from '../i18n-types.ts';
import { admin } from './admin.ts';
import { arenas } from './arenas.ts';
import { event_map } from './event-map.ts';
import { gate } from './gate.ts';
import { pack } from './pack.ts';
import { pass } from './pass.ts';
import { ranking } from './ranking.ts';
import { redeem } from './redeem.ts';
import { team_achievements } from './team-achievements.ts';
import { team_agenda } from './team-agenda.ts';
import { team_alliances } from './team-alliances.ts';
import { team_ranks } from './team-ranks.ts';
import { team_talk } from './team-talk.ts';

/**
 * Texts of tabs, and of screens that few people open. Each topic is a file of its own, fetched by
 * `withTabWords` (src/i18n/tab-words.ts) when it is opened.
 */
export const tab_words = {
  admin,
  arenas,
  event_map,
  gate,
  pack,
  pass,
  ranking,
  redeem,
  team_achievements,
  team_agenda,
  team_alliances,
  team_ranks,
  team_talk,
} satisfies BaseTranslation;

export type TabWords = typeof tab_words;
