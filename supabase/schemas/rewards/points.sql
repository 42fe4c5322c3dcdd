-- Only the database gives points, once per cause. Rows are never changed. Points that are taken back
-- are deleted.
create table public.user_points (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null references auth.users on delete cascade,
  points      integer not null 
    constraint user_points_points_check check (points between 1 and 100000 or (points = 0 and source = 'event_participation')),
  source      text not null
    check (source in ('event_participation', 'patch_earned', 'event_organization', 'team_victory', 'special_achievement')),
  source_id   uuid not null,
  description text not null check (length(description) <= 200),
  created_at  timestamptz not null default private.moment(),
  sync_xid    bigint not null default 0,
  rev         bigint not null default 1,
  constraint user_points_once_a_cause unique (user_id, source, source_id)
);
comment on table public.user_points is
  'Points that a person was given, once for each cause. Read by that person only; rankings show sums.';
comment on column public.user_points.points is '0 for a game that was played and gives no points, or none yet.';
comment on column public.user_points.source_id is
  'The event or the patch for which the points were given. Nobody gets points twice for the same cause.';
comment on column public.user_points.description is
  'The name of the event or the patch; the app adds the words around it.';
create index user_points_sync on public.user_points (user_id, sync_xid, id);
create trigger stamp before insert or update on public.user_points
  for each row execute function private.stamp();

alter table public.user_points enable row level security;
create policy user_points_select_self on public.user_points for select to authenticated
  using (user_id = (select auth.uid()));

-- @returns false when the points for that cause were given already
create function private.award_user_points(user_id uuid, points integer, source text, source_id uuid, description text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_points (user_id, points, source, source_id, description)
  values (award_user_points.user_id, award_user_points.points, award_user_points.source, award_user_points.source_id,
          left(award_user_points.description, 200))
  on conflict on constraint user_points_once_a_cause do nothing;
  return found;
end $$;

-- Trigger for rows that only one person sees: a deleted row departs from that person's scope.
create function private.leave_my_records() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('me:' || g.user_id, 'my_records', g.id, g.rev), private.poke('user:' || g.user_id)
  from gone g join auth.users u on u.id = g.user_id; -- without a user the account was deleted, and its scope with it
  return null;
end $$;

create function private.poke_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('user:' || f.user_id) from (select distinct user_id from fresh) f;
  return null;
end $$;
create trigger poke after insert on public.user_points
  referencing new table as fresh for each statement execute function private.poke_points();
create trigger leave_scopes after delete on public.user_points
  referencing old table as gone for each statement execute function private.leave_my_records();

-- Replication ----------------------------------------------------------------------------------------

create view private.user_points_records with (security_invoker = true) as
  select id, user_id, 'user_points'::text as kind,
         jsonb_build_object('points', points, 'source', source, 'source_id', source_id, 'description', description,
                            'created_at', created_at) as data, sync_xid, rev
  from public.user_points;
insert into private.record_sources (source, collection) values ('private.user_points_records', 'my_records');

-- What an event gives --------------------------------------------------------------------------------

-- Awards of an event, given after it is over. The spec names the sources of points, but not all values. We chose: 10
-- points for each participant who came, and 20 for the organiser when five others came. Whoever came also gets the
-- event's patches of type `evento` (25 points each, Spec 2 §9; event_patches.sql).
create table private.event_awards (
  event_id   uuid primary key references public.airsoft_events on delete cascade,
  awarded_at timestamptz not null default now()
);
comment on table private.event_awards is
  'An event that has given its points and patches. Read by nobody through the API.';
alter table private.event_awards enable row level security; -- no policy: only definer functions read it

-- The accounts of those who came. It counts only if another person checked them in, and not earlier than two days
-- before the event's present date (as in check_in@1). A registration alone does not count, and nobody can check
-- themselves in for points.
create function private.took_part(e public.airsoft_events) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select distinct o.user_id from public.operators o
    where o.id in (select private.attended_operator_ids(e.id, e.starts_at - interval '2 days', true))
      and o.event_id = e.id and o.deleted_at is null and o.user_id is not null)
$$;

-- How often this source has given the person points for other events of that day. It limits points from invented
-- events.
create function private.paid_that_day(person uuid, source text, e public.airsoft_events) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.user_points p join public.airsoft_events x on x.id = p.source_id
  where p.user_id = person and p.source = paid_that_day.source and x.date = e.date and x.id <> e.id
$$;

-- An event counts as over a day after its start. It has no end time, walk-ins are recorded until then, and the phones
-- of the gate have had a night to send what they recorded. A person gets points for two events a day, an organiser
-- for one. Running it again gives only what is new. @returns how many awards were given
--
-- The event is locked, so that nobody is paid for what is being corrected; an event that is locked now has its turn in
-- the next run. Rows are never changed: one of 0 that gives points now is deleted and given anew. Of the organiser's
-- five, each got points for the game.
create function private.award_event(event uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; people uuid[]; n integer; given integer := 0;
begin
  select * into e from public.airsoft_events where id = event and deleted_at is null
    and starts_at + interval '24 hours' <= now() for no key update skip locked;
  if not found or e.status <> 'planned' then return 0; end if;
  people := private.took_part(e);

  delete from public.user_points p where p.source = 'event_participation' and p.source_id = e.id and p.points = 0
    and p.user_id = any (people) and private.participation_points(p.user_id, e) > 0;
  insert into public.user_points (user_id, points, source, source_id, description)
  select p, private.participation_points(p, e), 'event_participation', e.id, left(e.name, 200) from unnest(people) p
  where private.paid_that_day(p, 'event_participation', e) < 2
  on conflict on constraint user_points_once_a_cause do nothing;
  get diagnostics n = row_count; given := given + n;
  given := given + private.give_event_patches(e, people);
  if e.created_by is not null and private.is_known_account(e.created_by)
     and private.paid_that_day(e.created_by, 'event_organization', e) < 1
     and 5 <= (select count(*) from public.user_points p where p.source = 'event_participation' and p.source_id = e.id
               and p.points > 0 and p.user_id is distinct from e.created_by) then
    given := given + private.award_user_points(e.created_by, 20, 'event_organization', e.id, e.name)::int;
  end if;
  given := given + private.award_victories(e);
  insert into private.event_awards (event_id) values (e.id)
  on conflict (event_id) do update set awarded_at = now();
  return given;
end $$;

-- A job: awards each event that is over once a day, for eight days, because a phone from the gate may send its
-- records late. Twenty events per run, so that no run takes long.
create function private.award_due_events() returns integer
language sql volatile security definer set search_path = '' as $$
  select coalesce(sum(private.award_event(due.id)), 0)::int from (
    select e.id from public.airsoft_events e
    left join private.event_awards a on a.event_id = e.id
    where e.starts_at between now() - interval '9 days' and now() - interval '24 hours'
      and e.deleted_at is null and e.status = 'planned'
      and coalesce(a.awarded_at < now() - interval '20 hours', true)
    order by a.awarded_at nulls first, e.starts_at limit 20) due
$$;
insert into private.jobs (name, every, cron) values ('award_due_events', '15 minutes', '*/15 * * * *');

-- Points for games that nobody played [R5]: seven new accounts and five invented games would pass the honest best of a
-- week. So a game counts as played, and its points are given only
--   - to an account that is older than seven days, or has a proved number. The job looks again for eight days, so a
--     newcomer's first game gives its points too, only later;
--   - for at most two games in seven days with the same organiser, a weekend's two.

-- A game without points is a row with 0: it was played, and may give its points at a later run.

create function private.is_known_account(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = person and p.created_at <= now() - interval '7 days')
      or exists (select from public.profile_contacts c where c.user_id = person and c.verified_at is not null)
$$;

-- What having played gives the person: 10, or 0 (see above). An event whose organiser deleted the account pairs nobody.
create function private.participation_points(person uuid, e public.airsoft_events) returns integer
language sql stable security definer set search_path = '' as $$
  select case when private.is_known_account(person) and 2 > (
    select count(*) from public.user_points p join public.airsoft_events x on x.id = p.source_id
    where p.user_id = person and p.source = 'event_participation' and p.points > 0
      and x.created_by = e.created_by and x.id <> e.id and x.date between e.date - 6 and e.date + 6
  ) then 10 else 0 end
$$;

grant select on public.user_points to authenticated;
grant select on private.user_points_records to anon, authenticated;
