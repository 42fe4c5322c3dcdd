-- A list of at most twelve {class?, joules?, fps?}. A line without a class is for every class that has no line of its
-- own. joules has two decimals.
create function private.energy_limits_ok(given jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare line jsonb; named text[] := '{}'; joules numeric; fps numeric;
begin
  if given is null then return true; end if;
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) not between 1 and 12 then return false; end if;
  for line in select * from jsonb_array_elements(given) loop
    if jsonb_typeof(line) <> 'object' or line - array['class', 'joules', 'fps'] <> '{}' then return false; end if;
    if line ? 'class' and not coalesce(line ->> 'class' = any (private.operator_classes()), false)
       or coalesce(line ->> 'class', '') = any (named) or not line ?| array['joules', 'fps'] then
      return false;
    end if;
    named := named || coalesce(line ->> 'class', '');
    if line ? 'joules' then
      if jsonb_typeof(line -> 'joules') <> 'number' then return false; end if;
      joules := (line ->> 'joules')::numeric;
      if joules not between 0.1 and 5 or joules <> round(joules, 2) then return false; end if;
    end if;
    if line ? 'fps' then
      if jsonb_typeof(line -> 'fps') <> 'number' then return false; end if;
      fps := (line ->> 'fps')::numeric;
      if fps not between 50 and 800 or fps <> trunc(fps) then return false; end if;
    end if;
  end loop;
  return true;
end $$;

-- As with private.briefing: a check of the table would read the list again for each registration.
create domain private.energy_limits as jsonb constraint energy_limits_fit check (private.energy_limits_ok(value));

-- The rules of a briefing are the type's, so they are checked only when a briefing is written. A check of the table
-- would read the briefing again for each registration, because that changes a count in this row: 2 ms for a page of
-- text, while the event is locked.
create domain private.briefing as text constraint briefing_fits check (
  value = '' or length(regexp_replace(value, '<[^>]*>', '', 'g')) >= 10 and private.html_ok(value));

-- An event is a game on a day at a place. Deleting it is soft, and empties the row: the app says that it can't be
-- undone ("não pode ser desfeita"), so no briefing may be kept.
--
-- Facts by which a player decides, besides the briefing: price, gate and end, limits by class, what to bring. Also the
-- kind of event that only informs, for which nobody registers in the app. Every fact is optional. How to pay and the
-- organiser's number are not public: event_payments.sql.
create table public.airsoft_events (
  id                  uuid primary key,
  name                text not null,
  date                date not null,
  time                text not null check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  location            text not null,
  briefing            private.briefing not null,
  game_mode           text not null default 'MilSim' check (game_mode in
    ('MilSim', 'Speedsoft', 'CQB', 'Cenário', 'Woods Ball', 'Rec Tactical', 'Treinamento', '3X3', '5X5', 'Outros')),
  is_public           boolean not null default true,
  allow_public_list   boolean not null default true,
  registration_closed boolean not null default false,
  closed_because_full boolean not null default false,
  status              text not null default 'planned' check (status in ('planned', 'cancelled', 'postponed')),
  status_reason       text check (length(status_reason) <= 500),
  teams_count         integer not null default 0 check (teams_count between 0 and 100),
  max_op              integer not null default 0 check (max_op between 0 and 5000),
  banner              text check (private.url_ok(banner)),
  patch               text check (private.url_ok(patch)),
  patch_name          text check (length(patch_name) between 2 and 80),
  patch_drawing       integer check (patch_drawing between 1 and 12),
  patch_for           text check (patch_for in ('came', 'won', 'both', 'withdrawn')),
  latitude            double precision check (latitude between -90 and 90),
  longitude           double precision check (longitude between -180 and 180),
  arena_id            uuid references public.arenas,
  created_by          uuid references auth.users on delete set null,
  created_at          timestamptz not null default private.moment(),
  updated_at          timestamptz not null default private.moment(),
  starts_at           timestamptz not null generated always as
    ((date + make_time(left(time, 2)::int, right(time, 2)::int, 0)) at time zone 'America/Sao_Paulo') stored,
  operators_count     integer not null default 0 check (operators_count >= 0),
  waiting_count       integer not null default 0 check (waiting_count >= 0),
  places_offered      integer not null default 0 check (places_offered >= 0),
  split_seed          bigint check (split_seed between 0 and 4294967295),
  split_rev           integer not null default 0,
  deleted_at          timestamptz,
  sync_xid            bigint not null default 0,
  rev                 bigint not null default 1,
  price_cents         integer check (price_cents between 0 and 1000000),
  gate_time           text check (gate_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  end_time            text check (end_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  energy_limits       private.energy_limits,
  what_to_bring       text check (length(what_to_bring) <= 1000),
  is_info_only        boolean not null default false,
  show_contact        boolean not null default false,
  place_is_secret     boolean not null default false,
  winner_team_ids     uuid[] not null default '{}' check (cardinality(winner_team_ids) <= 10),
  organiser_name      text check (length(organiser_name) <= 100),
  organiser_avatar_url text check (private.url_ok(organiser_avatar_url)),
  facts_rev           bigint not null default 1,
  facts_xid           bigint not null default 0,
  constraint event_texts_fit check (deleted_at is not null or (
    length(name) between 3 and 120 and length(location) between 5 and 200 and briefing <> '')),
  constraint coordinates_come_in_pairs check ((latitude is null) = (longitude is null)),
  constraint the_gate_opens_before_the_game check (gate_time <= time)
);
comment on table public.airsoft_events is
  'A game. Read by anybody while it is public. A private one is read by its organiser, participants, staff and '
  'waiting people, and by whoever knows its exact id, which is the invite link.';
comment on column public.airsoft_events.is_public is
  'Whether lists show the event to everybody. A private event is found by its link, and by its own people.';
comment on column public.airsoft_events.allow_public_list is
  'Whether whoever sees the event sees who plays. Numbers are never in the list.';
comment on column public.airsoft_events.registration_closed is
  'Closed by the organiser, or because the event is full: closed_because_full says which.';
comment on column public.airsoft_events.created_by is 'The organiser; null once the account is deleted.';
comment on column public.airsoft_events.organiser_name is
  'Of the organiser''s profile, kept by triggers: whoever sees the event sees whose it is. Null once the account or the '
  'event is deleted.';
comment on column public.airsoft_events.organiser_avatar_url is 'The same of their picture.';
comment on column public.airsoft_events.briefing is 'HTML of a few tags (private.html_ok).';
comment on column public.airsoft_events.max_op is '0 = unlimited.';
comment on column public.airsoft_events.teams_count is 'Sides to draw; 0 = no draw.';
comment on column public.airsoft_events.time is 'HH:MM, 24 hours, in Brasília, wherever the field is (decision 5).';
comment on column public.airsoft_events.starts_at is 'UTC instant of date and time in America/Sao_Paulo; the spec has no zone.';
comment on column public.airsoft_events.operators_count is 'People registered now; kept by the operators trigger.';
comment on column public.airsoft_events.closed_because_full is
  'Registration closed by itself, and opens by itself when a place is free. False while the organiser keeps it '
  'closed.';
comment on column public.airsoft_events.status is
  'postponed: the new date is not known yet, and date and time are the old ones. With a new date the event is '
  'planned again.';
comment on column public.airsoft_events.status_reason is
  'Why the event was cancelled or postponed, in the organiser''s words.';
comment on column public.airsoft_events.waiting_count is 'People in the waiting list who have no offer.';
comment on column public.airsoft_events.places_offered is
  'Places held: for somebody of the waiting list until they answer, and leased to phones of the check-in.';
comment on column public.airsoft_events.split_seed is
  'The seed of the team split, from which every device computes the same split; null: nobody has been dealt.';
comment on column public.airsoft_events.split_rev is
  'How often people saved or changed the split. A save names the version on which it is based. 0 with a seed: it was '
  'drawn by itself.';
comment on column public.airsoft_events.price_cents is 'In centavos of a real; 0 = free, null = the organiser did not say.';
comment on column public.airsoft_events.gate_time is 'HH:MM on the day of the event, not later than time.';
comment on column public.airsoft_events.end_time is 'HH:MM. When it is not later than time, it is on the next day.';
comment on column public.airsoft_events.energy_limits is
  'A list of {class?, joules?, fps?}. An entry without a class is for the classes that have no entry. Joules of a '
  'BB; feet per second.';
comment on column public.airsoft_events.what_to_bring is 'Plain text, in the organiser''s words.';
comment on column public.airsoft_events.is_info_only is 'The event only informs: nobody registers for it in the app.';
comment on column public.airsoft_events.show_contact is
  'Whether registered people see the organiser''s number, which is in event_payments.';
comment on column public.airsoft_events.place_is_secret is
  'location says only what everybody may know; the place is event_payments.secret_place, and there is no point on the map.';
comment on column public.airsoft_events.patch is 'The picture of its patch (rewards/event_patches.sql).';
comment on column public.airsoft_events.patch_name is 'Null: the patch has the event''s name.';
comment on column public.airsoft_events.patch_drawing is 'Of src/ui/drawing/patch-drawing.ts; seen where there is no picture.';
comment on column public.airsoft_events.patch_for is
  'Who gets the patch that is made with the event; both: two patches. Null: it has none. withdrawn: by an administrator.';
comment on column public.airsoft_events.winner_team_ids is
  'Teams, not event_teams, that the organiser named as winners. One that was deleted since stays in the list.';
comment on column public.airsoft_events.facts_rev is
  'The rev by which anything but the counts changed last. Who has the row from there on lacks only counts.';
comment on column public.airsoft_events.facts_xid is 'The transaction of facts_rev.';
create index airsoft_events_public on public.airsoft_events (sync_xid, id) where is_public and deleted_at is null;
create index airsoft_events_created_by on public.airsoft_events (created_by, sync_xid, id);
create index airsoft_events_arena on public.airsoft_events (arena_id);
create index airsoft_events_listed on public.airsoft_events (date) where is_public and deleted_at is null;
-- for private.past_events
create index airsoft_events_past on public.airsoft_events (starts_at desc, id desc) where is_public and deleted_at is null;
create trigger stamp before insert or update on public.airsoft_events
  for each row execute function private.stamp();

-- A registration changes only counts, and a pull sends those without the briefing (private.scope_collections.counts).
-- Triggers run by name, so this one is the last before the write. starts_at is generated after it: from facts, and from
-- the rules of the time zone, which may have changed since. To send a row again, change a fact or begin an epoch.
create function private.stamp_facts() returns trigger
language plpgsql set search_path = '' as $$
declare was public.airsoft_events := old;
begin
  was.operators_count := new.operators_count;
  was.waiting_count := new.waiting_count;
  was.places_offered := new.places_offered;
  was.starts_at := new.starts_at;
  was.sync_xid := new.sync_xid;
  was.rev := new.rev;
  -- an id of an older cluster, which a restore left, means nothing here
  if was is distinct from new or old.starts_at is distinct from private.starts_at(new) or old.facts_xid > new.sync_xid then
    new.facts_rev := new.rev;
    new.facts_xid := new.sync_xid;
  end if;
  return new;
end $$;
create trigger stamp_facts before insert or update on public.airsoft_events
  for each row execute function private.stamp_facts();

-- Who sees an event ---------------------------------------------------------------------------------
-- The lists in `in (select …)` contain the events of one person, so they are short. A single event is looked up by a
-- scalar subquery, which uses the index. For `exists`, PostgreSQL would hash all events.

create function private.my_own_event_ids() returns setof uuid
language plpgsql stable security definer rows 30 set search_path = '' as $$
begin
  return query select id from public.airsoft_events where created_by = (select auth.uid()) and deleted_at is null;
end $$;

-- My events: those that I organise, take part in, help at, or wait for.
create function private.my_event_ids() returns setof uuid
language plpgsql stable security definer rows 30 set search_path = '' as $$
begin
  return query select private.my_own_event_ids() union select private.my_registered_event_ids()
    union select private.my_staffed_event_ids() union select private.my_awaited_event_ids();
end $$;

alter table public.airsoft_events enable row level security;
-- Private events are not in this policy. Whoever knows the exact id reads them through sync_pull.
create policy airsoft_events_select on public.airsoft_events for select to anon, authenticated
  using (deleted_at is null and (is_public or id in (select private.my_event_ids())));

-- The role in which the caller sees an event; null when it does not exist. When it changes, the device reads the
-- scope from the beginning.
create function private.event_view(event uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select case
      when e.created_by = (select auth.uid()) then 'owner'
      when e.id in (select private.my_staffed_event_ids()) then 'staff'
      when e.allow_public_list and (e.is_public or e.id in (select private.my_event_ids())) then 'list'
      else 'count' end
    from public.airsoft_events e where e.id = event and e.deleted_at is null);
end $$;

-- Triggers -------------------------------------------------------------------------------------------

-- The formula of the generated column starts_at. Triggers before the write need it, because the column is generated
-- after them.
create function private.starts_at(e public.airsoft_events) returns timestamptz
language sql stable set search_path = '' as $$
  select (e.date + make_time(left(e.time, 2)::int, right(e.time, 2)::int, 0)) at time zone 'America/Sao_Paulo'
$$;

-- An event without a date has not started.
create function private.has_started(e public.airsoft_events) returns boolean
language sql stable set search_path = '' as $$
  select e.status <> 'postponed' and private.starts_at(e) <= now()
$$;

-- Free places are offered to the waiting list until two hours before the start. After that, whoever registers first
-- gets them.
create function private.offers_end(e public.airsoft_events) returns timestamptz
language sql stable set search_path = '' as $$
  select case e.status when 'planned' then private.starts_at(e) - interval '2 hours' else 'infinity' end
$$;

-- Registration closes with the last place (Spec 1 §4). It opens again when a place is free and nobody waits for it.
-- The trigger runs before the write, so that a registration makes only one new version of the event.
create function private.close_when_full() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.registration_closed and not new.closed_because_full then return new; end if; -- the organiser closed it
  new.closed_because_full := new.max_op > 0 and (
    new.operators_count + new.places_offered >= new.max_op
    or (new.closed_because_full and new.waiting_count > 0 and now() < private.offers_end(new)));
  new.registration_closed := new.closed_because_full;
  return new;
end $$;
create trigger close_when_full before insert or update on public.airsoft_events
  for each row execute function private.close_when_full();

-- Visitors read no profiles, and an event says whose it is.
create function private.name_organiser() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select p.name, p.avatar_url into new.organiser_name, new.organiser_avatar_url
    from public.profiles p where p.id = new.created_by and new.deleted_at is null;
  return new;
end $$;
create trigger name_organiser before insert or update of created_by, deleted_at on public.airsoft_events
  for each row execute function private.name_organiser();

-- Fires before the triggers that lock teams, by its name: an event is locked before them, as mutations do.
create function private.follow_organiser() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.airsoft_events set organiser_name = new.name, organiser_avatar_url = new.avatar_url
  where created_by = new.id and deleted_at is null
    and (organiser_name, organiser_avatar_url) is distinct from (new.name, new.avatar_url);
  return null;
end $$;
create trigger events_follow_organiser after update of name, avatar_url on public.profiles
  for each row execute function private.follow_organiser();

create function private.leave_event_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone boolean := tg_op = 'DELETE' or new.deleted_at is not null;
  rev  bigint := coalesce(new.rev, old.rev);
begin
  if old.deleted_at is not null then return null; end if;
  -- Only events that were public depart from the public scope. A departure contains the id, and the id of a private
  -- event is its invitation link.
  if old.is_public and old.date >= private.window_from()
     and (gone or not new.is_public or new.date < private.window_from()) then
    perform private.departs('public', 'airsoft_events', old.id, rev);
  end if;
  if gone then
    perform private.departs('event:' || old.id, 'airsoft_events', old.id, rev);
    if old.created_by is not null then
      perform private.departs('me:' || old.created_by, 'airsoft_events', old.id, rev);
    end if;
  end if;
  return null;
end $$;
create trigger leave_scopes after update or delete on public.airsoft_events
  for each row execute function private.leave_event_scopes();

create function private.poke_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('public');
  perform private.poke('event:' || new.id);
  perform private.poke('user:' || new.created_by) where new.created_by is not null;
  return null;
end $$;
create trigger poke_insert after insert on public.airsoft_events for each row execute function private.poke_event();

-- A registration changes only counts. That pokes those who follow the event, not everybody who has the public list.
create trigger poke_update after update on public.airsoft_events for each row
  when (old.facts_rev <> new.facts_rev) execute function private.poke_event();

-- Replication ----------------------------------------------------------------------------------------
create view private.sync_airsoft_events with (security_invoker = true) as
  select id, name, date, time, location, briefing, game_mode, is_public, allow_public_list,
         registration_closed, closed_because_full, status, status_reason, teams_count, max_op, banner, patch,
         patch_name, patch_drawing, patch_for,
         latitude, longitude, arena_id, created_by, created_at, updated_at, starts_at, operators_count,
         waiting_count, places_offered, split_seed, split_rev, sync_xid, rev,
         price_cents, gate_time, end_time, energy_limits, what_to_bring, is_info_only, show_contact, place_is_secret,
         winner_team_ids, organiser_name, organiser_avatar_url, facts_rev, facts_xid
  from public.airsoft_events where deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, scope_id, belongs, counts) values
  ('public', 'airsoft_events', 1, 'private.sync_airsoft_events', null, 'r.is_public and r.date >= (select private.window_from())',
   array['operators_count', 'waiting_count', 'places_offered']),
  -- whole: a row also enters this scope without a change of it, and the service worker reads names in it
  ('me', 'airsoft_events', 2, 'private.sync_airsoft_events', null, 'r.id in (select private.my_event_ids())', null),
  ('event', 'airsoft_events', 1, 'private.event_by_link($1)', 'r.id', 'true',
   array['operators_count', 'waiting_count', 'places_offered']);

-- A private event by its exact id, which the invitation link contains.
create function private.event_by_link(event uuid) returns setof private.sync_airsoft_events
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select e.* from private.sync_airsoft_events e where e.id = event;
end $$;

-- A read-only view of Spec 1 §3, for clients that read single tables. Our devices pull instead. The view runs as its
-- caller, so the policies decide which rows it shows.

create view public.public_events with (security_invoker = true) as
  select id, name, date, time, location, briefing, game_mode, is_public, allow_public_list, registration_closed,
         closed_because_full, status, status_reason, teams_count, max_op, banner, patch, latitude, longitude,
         arena_id, created_by, created_at, updated_at, starts_at, operators_count, waiting_count, places_offered,
         split_seed, split_rev, sync_xid, rev
  from private.sync_airsoft_events where is_public and date >= private.window_from();

-- Who moves a game need not say when its gate opens: postpone_event@1 has no such argument, and somebody else may have
-- set it meanwhile. A gate that would then open after the game has no known time.
create function private.drop_late_gate() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.gate_time > new.time and new.gate_time = old.gate_time then new.gate_time := null; end if;
  return new;
end $$;
create trigger drop_late_gate before update of time on public.airsoft_events
  for each row execute function private.drop_late_gate();

grant select on public.airsoft_events, private.sync_airsoft_events, public.public_events to anon, authenticated;
grant execute on function private.event_view(uuid), private.event_by_link(uuid), private.my_own_event_ids(),
  private.my_event_ids() to anon, authenticated;

-- One public event as the public scope has it, for the page of its link; null when there is none. Also one that the
-- public snapshot lacks: an event of long ago.
create function public.public_event(event_id uuid) returns json
language sql stable security invoker set search_path = '' as $$
  select to_json(e) from private.sync_airsoft_events e where e.id = public_event.event_id and e.is_public
$$;
grant execute on function public.public_event(uuid) to anon, authenticated;
