-- Only the database gives points, once per cause. Rows are never changed. Points that are taken back
-- are deleted.
create table public.user_points (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null references auth.users on delete cascade,
  points      integer not null check (points between 1 and 100000),
  source      text not null
    check (source in ('event_participation', 'patch_earned', 'event_organization', 'team_victory', 'special_achievement')),
  source_id   uuid not null,
  description text not null check (length(description) <= 200),
  created_at  timestamptz not null default now(),
  sync_xid    bigint not null default 0,
  rev         bigint not null default 1,
  constraint user_points_once_a_cause unique (user_id, source, source_id)
);
comment on table public.user_points is
  'Points that a person was given, once a cause. Read by that person only; rankings show sums.';
comment on column public.user_points.source_id is 'What it was for: the event, the patch. Nobody gets two awards for one cause.';
comment on column public.user_points.description is 'The name of what it was for; the words around it are the app''s.';
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
-- event's patches of type `evento` (25 points each, Spec 2 §9).
create table private.event_awards (
  event_id   uuid primary key references public.airsoft_events on delete cascade,
  awarded_at timestamptz not null default now()
);
comment on table private.event_awards is 'That an event gave its points and patches. Read by nobody through the API.';
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
create function private.award_event(event uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; people uuid[]; n integer; given integer := 0;
begin
  select * into e from public.airsoft_events where id = event and deleted_at is null
    and starts_at + interval '24 hours' <= now();
  if not found or e.status <> 'planned' then return 0; end if;
  people := private.took_part(e);

  insert into public.user_points (user_id, points, source, source_id, description)
  select p, 10, 'event_participation', e.id, left(e.name, 200) from unnest(people) p
  where private.paid_that_day(p, 'event_participation', e) < 2
  on conflict on constraint user_points_once_a_cause do nothing;
  get diagnostics n = row_count; given := given + n;
  insert into public.user_patches (user_id, patch_id, how)
  select u, p.id, 'event' from unnest(people) u, (
    select id from public.patches where evento_id = e.id and tipo = 'evento' and deleted_at is null for key share) p
  on conflict on constraint user_patches_held_once do nothing;
  get diagnostics n = row_count; given := given + n;
  if e.created_by is not null and cardinality(array_remove(people, e.created_by)) >= 5
     and private.paid_that_day(e.created_by, 'event_organization', e) < 1 then
    given := given + private.award_user_points(e.created_by, 20, 'event_organization', e.id, e.name)::int;
  end if;
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
