import { lineOf, type Mutant } from './mutant.ts';

/** A mutant that no test can notice, because the behaviour is the same: which, and why. */
type Equivalent = {
  readonly file: string;
  readonly line: string;
  readonly what?: string;
  readonly why: string;
};

const AFTER_EVENT = 'every caller has locked the event';
const AFTER_TEAM = 'every caller has locked the team';
const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'supabase/migrations/20261121000630_event_teams.sql',
    line: 'select * into t from public.event_teams where id = chosen',
    what: 'no for update',
    why: AFTER_EVENT,
  },
  {
    file: 'supabase/migrations/20261121000642_participants.sql',
    line: 'select * into t from public.event_teams where id = chosen',
    what: 'no for update',
    why: AFTER_EVENT,
  },
  {
    file: 'supabase/migrations/20261121000630_event_teams.sql',
    line: 'select * into t from public.event_teams where id = team',
    what: 'no for update',
    why: AFTER_EVENT,
  },
  {
    file: 'supabase/migrations/20261121000550_team_agenda.sql',
    line: 'select * into e from public.team_agenda_events where id = event',
    what: 'no for update',
    why: AFTER_TEAM,
  },
  {
    file: 'supabase/migrations/20261121000540_team_alliances.sql',
    line: 'select * into a from public.team_alliances where id = a.id',
    what: 'no for update',
    why: 'both teams are locked before',
  },
  {
    file: 'supabase/migrations/20261121000710_user_patches.sql',
    line: 'where p.id = earn_patch.patch_id',
    what: 'no for key share',
    why: 'whoever assigns, redeems or is awarded has locked the patch',
  },
  {
    file: 'supabase/migrations/20261121000720_patch_codes.sql',
    line: 'where p.id = c.patch_id and p.deleted_at is null for key share',
    what: 'no for key share',
    why: 'earn_patch locks the patch before it gives it',
  },
];

/** Why nothing can notice it; undefined when a test should. @param source the unchanged file */
export function whyEquivalent(mutant: Mutant, source: string): string | undefined {
  const line = source.split('\n')[lineOf(source, mutant) - 1] ?? '';
  const found = EQUIVALENTS.find(
    (one) =>
      one.file === mutant.file &&
      line.includes(one.line) &&
      (one.what === undefined || one.what === mutant.what),
  );
  return found?.why;
}
