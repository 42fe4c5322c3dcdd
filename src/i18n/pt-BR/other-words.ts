import type { BaseTranslation } from '../i18n-types.ts';
import { admin } from './admin.ts';
import { arena } from './arena.ts';
import { auth } from './auth.ts';
import { briefing } from './briefing.ts';
import { event } from './event.ts';
import { event_form } from './event-form.ts';
import { home } from './home.ts';
import { leaderboard } from './leaderboard.ts';
import { mutation } from './mutation.ts';
import { notifications } from './notifications.ts';
import { map } from './map.ts';
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
import { team } from './team.ts';
import { validation } from './validation.ts';
import { waiting } from './waiting.ts';
import { whatsapp } from './whatsapp.ts';

/** Words of every other screen, fetched by `loadWords` (src/app/start/locale.ts) beside its code. */
export const other_words = {
  admin,
  arena,
  auth,
  briefing,
  event,
  event_form,
  home,
  leaderboard,
  mutation,
  notifications,
  map,
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
  team,
  validation,
  waiting,
  whatsapp,
} satisfies BaseTranslation;

export type OtherWords = typeof other_words;
