-- How much a person may do in a day, for actions that others see. Public rows are copied to every phone, so one
-- account must not be able to fill them. New accounts have lower limits than accounts that are a week old. Days are
-- those of America/Sao_Paulo. We chose the numbers: a series of twelve events, a list of 150 people and a busy
-- check-in fit into the first day.
create table private.quotas (
  what       text primary key,
  first_day  integer not null check (first_day > 0),
  first_week integer not null,
  later      integer not null,
  waits      boolean not null default false,
  constraint older_accounts_get_no_less check (first_day <= first_week and first_week <= later)
);
comment on column private.quotas.what is 'The name that daily_limit gives in its field.';
comment on column private.quotas.waits is
  'A mutation of this quota says what has happened, at a gate: above any limit it waits on its phone, and is not refused.';
comment on table private.quotas is
  'How many a person may make in a day: in the first 24 hours of the account, in its first week, and later. Read by '
  'nobody through the API.';
alter table private.quotas enable row level security; -- no policy: only definer functions read it
insert into private.quotas (what, first_day, first_week, later) values
  ('events',         15,   25,   40), -- private.check_public_space limits them too
  ('event_edits',   150,  300,  500),
  ('participants',  500, 1000, 6000), -- people whom somebody else adds; an event has up to 5,000 places
  ('absences',      500, 1000, 3000), -- a roll call of five hundred members
  ('registrations',  60,  100,  150),
  ('event_teams',   500, 1000, 2000), -- a split has up to a hundred, and is made several times
  ('staff',          60,  150,  300),
  ('teams',           3,    5,   10),
  ('team_edits',    150,  300,  500),
  ('members',       150,  300,  500),
  ('join_requests',  10,   20,   40),
  ('posts',         100,  200,  400),
  ('answers',       150,  300,  500), -- votes, attendance, answers of staff
  ('alliances',      10,   20,   40),
  ('agenda',         40,   80,  150),
  ('arenas',          3,    5,   10),
  ('arena_edits',    30,   60,  100),
  ('profile_edits',  40,   60,  100);

-- Marks, what stations found, and who came without a registration: 150 people come, go and pass four stations, and another
-- phone brings as many.
insert into private.quotas (what, first_day, first_week, later, waits) values ('gate', 3000, 6000, 40000, true);

-- Every mutation has a row here (bounds.test.ts), which its topic inserts: either the quota that it uses, or the reason why it needs none.
create table private.mutation_quotas (
  mutation   text primary key check (mutation ~ '^[a-z_]+@\d+$'),
  what       text references private.quotas,
  no_need    text,
  constraint a_quota_or_a_reason check (num_nonnulls(what, no_need) = 1)
);
comment on table private.mutation_quotas is
  'Which quota a mutation uses, or why it needs none. Read by nobody through the API.';
create index mutation_quotas_what on private.mutation_quotas (what);
alter table private.mutation_quotas enable row level security; -- no policy: only definer functions read it

-- Quotas count rows, and not mutations: one with a list of fifty counts as fifty. A row counts whichever mutation writes
-- it, so that the next one with a list is limited too. Of tables that are not here a mutation writes one row, or as many
-- as something has that was counted itself (bounds.test.ts).
create table private.row_quotas (
  relation regclass primary key,
  what     text not null references private.quotas,
  own      text[] not null default '{}'
);
comment on table private.row_quotas is 'Which quota the new rows of a table use. Read by nobody through the API.';
comment on column private.row_quotas.own is
  'A mutation that uses one of these quotas counts its rows there instead: who registers friends, and who adds people.';
create index row_quotas_what on private.row_quotas (what);
alter table private.row_quotas enable row level security; -- no policy: only definer functions read it

-- One row per person, quota and day, so that checking a limit reads one row.
create table private.quota_uses (
  user_id uuid not null references auth.users on delete cascade,
  what    text not null references private.quotas,
  day     date not null,
  used    integer not null check (used > 0),
  primary key (user_id, what, day)
);
comment on table private.quota_uses is
  'How much of a quota a person has used on a day. Read by nobody through the API; each person finds their own in '
  'the export of their data.';
comment on column private.quota_uses.day is 'In America/Sao_Paulo.';
create index quota_uses_day on private.quota_uses (day);
create index quota_uses_what on private.quota_uses (what);
alter table private.quota_uses enable row level security; -- no policy: only definer functions read it

-- Counts so many uses of a quota by the person. It runs in the block that a refusal rolls back, so that only successful
-- actions are counted. The lock on the row makes pushes on several connections wait for each other. Young accounts of one
-- address together create at most five times as many events, teams and arenas a day as the one that asks. Refuses
-- daily_limit or network_limit, with the quota's name as the field, or asks to wait (`waits`). Administrators have no
-- limits.
create function private.spend(me uuid, given text, n integer, waits boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare q private.quotas; today date := (now() at time zone 'America/Sao_Paulo')::date; spent integer; since timestamptz;
  allowed integer; network text;
begin
  select x.* into q from private.quotas x where x.what = given;
  -- before the row of quota_uses, so that all pushes of one address lock in one order
  if q.what in ('events', 'teams', 'arenas') then network := private.enter_network(me); end if;
  insert into private.quota_uses as u (user_id, what, day, used) values (me, q.what, today, n)
  on conflict on constraint quota_uses_pkey do update set used = u.used + n returning used into spent;
  -- most people stay below the lowest limit: the account's age is not read for them
  if spent <= q.first_day and network is null then return; end if;
  select p.created_at into since from public.profiles p where p.id = me;
  allowed := case when since > now() - interval '1 day' then q.first_day
                  when since > now() - interval '7 days' then q.first_week else q.later end;
  if spent > allowed and not private.is_admin() then
    if waits then perform private.ask_to_wait(3600); end if;
    perform private.refuse('daily_limit', q.what);
  end if;
  if network is null then return; end if;
  insert into private.network_uses as u (network, what, day, used) values (network, q.what, today, n)
  on conflict on constraint network_uses_pkey do update set used = u.used + n returning used into spent;
  if spent > 5 * allowed then perform private.refuse('network_limit', q.what); end if;
end $$;

-- Before a mutation runs: its own use. What waits for this lock has locked nothing else yet.
create function private.spend_quota(me uuid, name text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare own private.quotas;
begin
  select x.* into own from private.mutation_quotas q join private.quotas x on x.what = q.what where q.mutation = name;
  if found then perform private.spend(me, own.what, 1, own.waits); end if;
end $$;

-- How many rows this transaction has written so far into each table that counts. Twice for each mutation, so it is cheap:
-- 0.04 ms on PGlite, where the same as SQL text takes a millisecond.
create function private.rows_written() returns bigint[]
language plpgsql volatile security definer set search_path = '' as $$
begin
  return array(select pg_stat_get_xact_tuples_inserted(q.relation) from private.row_quotas q order by q.relation);
end $$;

-- After a mutation: the rows that it has written since, without the one that `spend_quota` has counted.
create function private.spend_rows(me uuid, name text, written_before bigint[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare named text; is_gate boolean; used record; written bigint[] := private.rows_written();
begin
  if written = written_before then return; end if;
  select q.what, coalesce(x.waits, false) into named, is_gate
    from private.mutation_quotas q left join private.quotas x on x.what = q.what where q.mutation = name;
  if not found then return; end if;
  for used in
    select w.what, (sum(w.n) - (w.what is not distinct from named)::int)::int as n
    from (select case when named = any (q.own) then named else q.what end as what,
                 written[q.place] - written_before[q.place] as n
          from (select x.*, (row_number() over (order by x.relation))::int as place from private.row_quotas x) q) w
    where w.n > 0 group by w.what order by w.what
  loop
    if used.n > 0 then perform private.spend(me, used.what, used.n, is_gate); end if;
  end loop;
end $$;

-- Limits what is in the public list, which every phone stores: of one person a hundred events and 400,000 bytes of
-- briefings, then the room of the caller's network address and of the whole list. Checked when an event becomes public,
-- gets a longer briefing, or moves to a date that is listed. Refuses too_many_public_events, network_full and
-- public_list_full.
create function private.check_public_space(me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare network text := private.enter_network(me); events integer; bytes bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('public events of ' || me, 0));
  select count(*), coalesce(sum(octet_length(e.briefing)), 0) into events, bytes from public.airsoft_events e
    where e.created_by = me and e.is_public and e.deleted_at is null and e.date >= private.window_from();
  if (events > 100 or bytes > 400000) and not private.is_admin() then perform private.refuse('too_many_public_events'); end if;
  if network is not null then perform private.check_network_room(network); end if;
  perform private.check_public_list(me);
end $$;

-- A job. No limit looks back further than today, also by address. @returns how many rows were deleted
create function private.forget_quota_uses() returns integer
language plpgsql security definer set search_path = '' as $$
declare before date := (now() at time zone 'America/Sao_Paulo')::date - 1; n integer; of_networks integer; accounts integer;
begin
  delete from private.quota_uses where day < before;
  get diagnostics n = row_count;
  delete from private.network_uses where day < before;
  get diagnostics of_networks = row_count;
  delete from private.network_accounts a using public.profiles p
    where p.id = a.user_id and p.created_at <= now() - interval '7 days';
  get diagnostics accounts = row_count;
  return n + of_networks + accounts;
end $$;
insert into private.jobs (name, every, cron) values ('forget_quota_uses', '1 day', '13 6 * * *');
