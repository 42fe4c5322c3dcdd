import type { BaseTranslation } from '../i18n-types.ts';
import { arena } from './arena.ts';
import { auth } from './auth.ts';
import { briefing } from './briefing.ts';
import { camera } from './camera.ts';
import { event } from './event.ts';
import { filter } from './filter.ts';
import { event_form } from './event-form.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { leaderboard } from './leaderboard.ts';
import { letters } from './letters.ts';
import { mutation } from './mutation.ts';
import { notifications } from './notifications.ts';
import { map } from './map.ts';
import { no_events } from './no-events.ts';
import { organise } from './organise.ts';
import { outbox } from './outbox.ts';
import { patch } from './patch.ts';
import { picture } from './picture.ts';
import { problems } from './problems.ts';
import { profile } from './profile.ts';
import { push } from './push.ts';
import { registration } from './registration.ts';
import { sponsor } from './sponsor.ts';
import { staff } from './staff.ts';
import { sync_detail } from './sync-detail.ts';
import { team } from './team.ts';
import { team_page } from './team-page.ts';
import { teams } from './teams.ts';
import { team_form } from './team-form.ts';
import { validation } from './validation.ts';
import { waiting } from './waiting.ts';
import { whatsapp } from './whatsapp.ts';

/**
 * Texts of every other screen, fetched by `loadWords` (src/i18n/locale.ts) together with its
 * code.
 */
export const other_words = {
  arena,
  auth,
  briefing,
  camera,
  event,
  event_form,
  filter,
  form,
  home,
  leaderboard,
  letters,
  mutation,
  notifications,
  map,
  no_events,
  organise,
  outbox,
  patch,
  picture,
  problems,
  profile,
  push,
  registration,
  sponsor,
  staff,
  sync_detail,
  team,
  team_page,
  teams,
  team_form,
  validation,
  waiting,
  whatsapp,
} satisfies BaseTranslation;

export type OtherWords = typeof other_words;
