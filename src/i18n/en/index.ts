import type { Translation } from '../i18n-types.ts';
import { admin } from './admin.ts';
import { arena } from './arena.ts';
import { arenas } from './arenas.ts';
import { event_map } from './event-map.ts';
import { auth } from './auth.ts';
import { briefing } from './briefing.ts';
import { camera } from './camera.ts';
import { common } from './common.ts';
import { event } from './event.ts';
import { filter } from './filter.ts';
import { event_form } from './event-form.ts';
import { events } from './events.ts';
import { form } from './form.ts';
import { formats } from './formats.ts';
import { gate } from './gate.ts';
import { home } from './home.ts';
import { leaderboard } from './leaderboard.ts';
import { letters } from './letters.ts';
import { mutation } from './mutation.ts';
import { notifications } from './notifications.ts';
import { map } from './map.ts';
import { no_events } from './no-events.ts';
import { organise } from './organise.ts';
import { outbox } from './outbox.ts';
import { pack } from './pack.ts';
import { pass } from './pass.ts';
import { patch } from './patch.ts';
import { picture } from './picture.ts';
import { problems } from './problems.ts';
import { profile } from './profile.ts';
import { push } from './push.ts';
import { ranking } from './ranking.ts';
import { redeem } from './redeem.ts';
import { registration } from './registration.ts';
import { shell } from './shell.ts';
import { sponsor } from './sponsor.ts';
import { staff } from './staff.ts';
import { sync } from './sync.ts';
import { sync_detail } from './sync-detail.ts';
import { team } from './team.ts';
import { team_page } from './team-page.ts';
import { team_alliances } from './team-alliances.ts';
import { team_ranks } from './team-ranks.ts';
import { team_talk } from './team-talk.ts';
import { teams } from './teams.ts';
import { team_achievements } from './team-achievements.ts';
import { team_agenda } from './team-agenda.ts';
import { team_form } from './team-form.ts';
import { validation } from './validation.ts';
import { waiting } from './waiting.ts';
import { whatsapp } from './whatsapp.ts';

const en = {
  admin,
  arena,
  arenas,
  auth,
  briefing,
  camera,
  common,
  event,
  event_form,
  event_map,
  filter,
  events,
  form,
  formats,
  gate,
  home,
  leaderboard,
  letters,
  mutation,
  notifications,
  map,
  no_events,
  organise,
  outbox,
  pack,
  pass,
  patch,
  picture,
  problems,
  profile,
  push,
  ranking,
  redeem,
  registration,
  shell,
  sponsor,
  staff,
  sync,
  sync_detail,
  team,
  team_page,
  team_alliances,
  team_ranks,
  team_talk,
  teams,
  team_achievements,
  team_agenda,
  team_form,
  validation,
  waiting,
  whatsapp,
} satisfies Translation;

export default en;
