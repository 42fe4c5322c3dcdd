/** A mutant that no test can notice, because the behaviour is the same: which, and why. */
type Equivalent = {
  readonly file: string;
  readonly line: string;
  readonly what?: string;
  readonly why: string;
};

const AFTER_EVENT = 'every caller has locked the event';
const AFTER_TEAM = 'every caller has locked the team';

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'sync/receipts/without-numbers.ts',
    line: 'if (!friends.some(',
    what: 'some to every',
    why: 'all friends have a number, or none after it was removed',
  },
  {
    file: 'sync/replica/replica.ts',
    line: `if (scope === 'public') return {};`,
    what: 'gives nothing back',
    why: 'it is only spread into an object',
  },
  {
    file: 'src/features/event-form/use-event-form.ts',
    line: 'if (form.state.values[field] !== values[field]) {',
    what: 'condition to true',
    why: 'it only writes the same value again',
  },
  {
    file: 'src/domain/time/event-day.ts',
    line: 'if (week.from !== today) {',
    what: 'condition to true',
    why: 'it only computes the same week again',
  },
  {
    file: 'supabase/schemas/core/private.sql',
    line: 'select k into extra',
    what: 'limit 1 to limit 2',
    why: '`select into` takes the first row',
  },
  {
    file: 'supabase/schemas/core/private.sql',
    line: 'if given is null then return null; end if;',
    what: 'if given is null then to if false then',
    why: 'what follows refuses nothing of a null, and turns it into a null',
  },
  {
    file: 'supabase/schemas/events/registrations.sql',
    line: `if not found then perform private.refuse('event_not_found'); end if;`,
    what: `perform private.refuse('event_not_found'); to null;`,
    why: 'what follows refuses nothing of an event that is not there, until the lock refuses it',
  },
  ...['<= to <', 'if spent <= q.first_day and network is null then to if false then'].map(
    (what) => ({
      file: 'supabase/schemas/core/quotas.sql',
      line: 'if spent <= q.first_day and network is null then return;',
      what,
      why: 'it only saves a read: no limit is lower than that of the first day',
    }),
  ),
  {
    file: 'supabase/schemas/people/profiles.sql',
    line: 'select * into p from public.profiles where id = me for update;',
    what: 'no for update',
    why: 'run_mutation has counted the quota in a row of the person, which two edits wait for',
  },
  {
    file: 'supabase/schemas/people/whatsapp_codes.sql',
    line: 'and c.created_at > now() - l.period',
    what: '> to >=',
    why: 'a code exactly that old adds a wait of no seconds',
  },
  {
    file: 'supabase/schemas/people/whatsapp_codes.sql',
    line: 'offset l.at_most - 1 limit 1) nth',
    what: 'limit 1 to limit 2',
    why: 'the longest wait counts, and one older code has a shorter one',
  },
  {
    file: 'supabase/schemas/people/whatsapp_codes.sql',
    line: 'if me is null then return',
    what: 'if me is null then to if false then',
    why: 'prove_whatsapp finds no account of nobody, and gives the same answer',
  },
  {
    file: 'supabase/schemas/people/notification_words.sql',
    line: 'for field in select distinct m[1]',
    what: 'distinct to nothing',
    why: 'the second time nothing is left to replace',
  },
  {
    file: 'supabase/schemas/people/notifications.sql',
    line: 'having count(*) > 200',
    what: '> to >=',
    why: 'it only saves numbering: of two hundred none has a higher place',
  },
  {
    file: 'sw/send-outbox.ts',
    line: 'if (stop.aborted) return 0;',
    what: 'gives nothing back',
    why: 'nothing and 0 left both end without an error',
  },
  {
    file: 'supabase/schemas/events/event_teams.sql',
    line: 'select * into t from public.event_teams where id = chosen',
    what: 'no for update',
    why: AFTER_EVENT,
  },
  {
    file: 'supabase/schemas/events/participants.sql',
    line: 'select * into t from public.event_teams where id = chosen',
    what: 'no for update',
    why: AFTER_EVENT,
  },
  {
    file: 'supabase/schemas/events/event_teams.sql',
    line: 'select * into t from public.event_teams where id = team',
    what: 'no for update',
    why: AFTER_EVENT,
  },
  {
    file: 'supabase/schemas/agenda/agenda_mutations.sql',
    line: 'select * into e from public.team_agenda_events where id = event',
    what: 'no for update',
    why: AFTER_TEAM,
  },
  {
    file: 'supabase/schemas/teams/team_alliances.sql',
    line: 'select * into a from public.team_alliances where id = a.id',
    what: 'no for update',
    why: 'both teams are locked before',
  },
  {
    file: 'supabase/schemas/rewards/user_patches.sql',
    line: 'where p.id = earn_patch.patch_id',
    what: 'no for key share',
    why: 'whoever assigns, redeems or is awarded has locked the patch',
  },
  {
    file: 'supabase/schemas/rewards/patch_codes.sql',
    line: 'where p.id = c.patch_id and p.deleted_at is null for key share',
    what: 'no for key share',
    why: 'earn_patch locks the patch before it gives it',
  },
  {
    file: 'supabase/schemas/events/event_teams.sql',
    line: 'perform private.check_team_name(e, team_name, t.id);',
    what: 'perform private.check_team_name(e, team_name, t.id); to null;',
    why: 'the unique index event_teams_name refuses the same names with the same code',
  },
  {
    file: 'supabase/schemas/events/waiting_list.sql',
    line: '(select distinct event_id from rows_) r',
    what: 'distinct to nothing',
    why: 'a second count of the same event finds the same',
  },
  {
    file: 'supabase/schemas/events/waiting_list.sql',
    line: 'for event in select distinct event_id',
    what: 'distinct to nothing',
    why: 'the second time nothing of that event is left to expire',
  },
  {
    file: 'supabase/schemas/rewards/points.sql',
    line: 'select distinct o.user_id from public.operators o',
    what: 'distinct to nothing',
    why: 'an account has one place in an event (operators_once_per_event)',
  },
  ...['(select distinct team_id from moved', 'select distinct m.team_id from moved'].map(
    (line) => ({
      file: 'supabase/schemas/rewards/achievements.sql',
      line,
      what: 'distinct to nothing',
      why: 'a second count of the same team finds the same',
    }),
  ),
  {
    file: 'supabase/schemas/advertising/advertisement_counts.sql',
    line: 'select distinct private.arg_uuid(x,',
    what: 'distinct to nothing',
    why: 'the second time the visitor is counted already',
  },
  {
    file: 'supabase/schemas/events/events.sql',
    line: 'if given is null then return true; end if;',
    what: 'if given is null then to if false then',
    why: 'a null has no type and no lines, so nothing of it is refused',
  },
  {
    file: 'supabase/schemas/events/event_payments.sql',
    line: 'if key is null then return true; end if;',
    what: 'if key is null then to if false then',
    why: 'what follows says null of a null, which neither the check nor save_payment refuses',
  },
  {
    file: 'supabase/schemas/sync/written.sql',
    line: '(select distinct collection from private.scope_collections)',
    what: 'distinct to nothing',
    why: 'of two equal branches the second is never reached',
  },
];
