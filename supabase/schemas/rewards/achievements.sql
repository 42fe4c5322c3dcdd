-- What teams can achieve. It is part of the rules of the game, so migrations insert it. Requirements are compared
-- with the team's tally; a null one requires nothing.
create table public.achievements (
  id              uuid primary key,
  title           text not null check (length(title) between 2 and 80),
  description     text not null check (length(description) between 2 and 300),
  category        text not null check (category in ('participation', 'victory', 'growth', 'community')),
  points          integer not null default 100 check (points between 1 and 100000),
  badge           text not null check (badge ~ '^[a-z-]{2,30}$'),
  members_count   integer check (members_count > 0),
  points_required integer check (points_required > 0),
  events_count    integer check (events_count > 0),
  win_count       integer check (win_count > 0),
  days_active     integer check (days_active > 0),
  is_hidden       boolean not null default false,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  constraint achievements_ask_for_something
    check (num_nonnulls(members_count, points_required, events_count, win_count, days_active) > 0)
);
comment on table public.achievements is 'What a team can achieve. Read by anybody, unless it is hidden.';
comment on column public.achievements.badge is 'Name of an icon.';
comment on column public.achievements.days_active is 'Since the team was made.';
create index achievements_sync on public.achievements (sync_xid, id) where not is_hidden;
create trigger stamp before insert or update on public.achievements
  for each row execute function private.stamp();
alter table public.achievements enable row level security;
create policy achievements_select on public.achievements for select to anon, authenticated
  using (not is_hidden);

insert into public.achievements (id, title, description, category, points, badge, members_count, points_required, events_count, win_count, days_active)
select ('5a000000-0000-4000-8000-0000000000' || n)::uuid, d.title, d.description, d.category, d.points, d.badge, d.members, d.required, d.events, d.wins, d.days
from (values
  ('01', 'Esquadrão formado',    'Reúna cinco operadores aprovados na equipe.',     'growth',        100, 'users',          5,    null, null, null, null),
  ('02', 'Pelotão completo',     'Chegue a quinze operadores na equipe.',           'growth',        150, 'users-round',    15,   null, null, null, null),
  ('03', 'Companhia inteira',    'Chegue a trinta operadores na equipe.',           'growth',        300, 'tent',           30,   null, null, null, null),
  ('04', 'Batismo de campo',     'Participe de um evento como equipe.',             'participation', 50,  'flag',           null, null, 1,    null, null),
  ('05', 'Presença constante',   'Some dez eventos com gente da equipe em campo.',  'participation', 100, 'calendar-check', null, null, 10,   null, null),
  ('06', 'Veteranos de campo',   'Some cinquenta eventos com gente da equipe.',     'participation', 300, 'medal',          null, null, 50,   null, null),
  ('07', 'Primeira vitória',     'Vença um evento como equipe.',                    'victory',       100, 'trophy',         null, null, null, 1,    null),
  ('08', 'Vitórias em série',    'Vença cinco eventos como equipe.',                'victory',       200, 'award',          null, null, null, 5,    null),
  ('09', 'Imbatíveis',           'Vença vinte eventos como equipe.',                'victory',       500, 'crown',          null, null, null, 20,   null),
  ('10', 'Um mês juntos',        'Complete trinta dias de equipe.',                 'community',     50,  'calendar-heart', null, null, null, null, 30),
  ('11', 'Um ano de história',   'Complete um ano com cinco operadores na equipe.', 'community',     200, 'cake',           5,    null, null, null, 365),
  ('12', 'Referência regional',  'Some mil pontos de equipe.',                      'community',     250, 'star',           null, 1000, null, null, null)
) as d (n, title, description, category, points, badge, members, required, events, wins, days);

create table public.team_achievements (
  id             uuid primary key,
  team_id        uuid not null references public.teams,
  achievement_id uuid not null references public.achievements,
  earned_at      timestamptz not null default private.moment(),
  sync_xid       bigint not null default 0,
  rev            bigint not null default 1,
  constraint team_achievements_once unique (team_id, achievement_id)
);
comment on table public.team_achievements is
  'What a team has achieved. Read by whoever is signed in, until the team is deleted.';
create index team_achievements_sync on public.team_achievements (team_id, sync_xid, id);
create index team_achievements_achievement on public.team_achievements (achievement_id);
create trigger stamp before insert or update on public.team_achievements
  for each row execute function private.stamp();
alter table public.team_achievements enable row level security;
create policy team_achievements_select on public.team_achievements for select to authenticated
  using ((select t.deleted_at is null from public.teams t where t.id = team_id));

-- The numbers from which progress is computed. One row per team, counted again whenever one of the numbers changes.
create table public.team_tallies (
  id            uuid primary key default gen_random_uuid(),
  team_id       uuid not null unique references public.teams on delete cascade,
  members_count integer not null default 0 check (members_count >= 0),
  points        integer not null default 0 check (points >= 0),
  events_count  integer not null default 0 check (events_count >= 0),
  win_count     integer not null default 0 check (win_count >= 0),
  sync_xid      bigint not null default 0,
  rev           bigint not null default 1
);
comment on table public.team_tallies is 'What a team''s progress is computed from. Read by members of the team.';
comment on column public.team_tallies.members_count is 'Approved ones.';
comment on column public.team_tallies.events_count is
  'Past events in which somebody took part who was a member on that day and still is.';
create trigger stamp before insert or update on public.team_tallies
  for each row execute function private.stamp();
alter table public.team_tallies enable row level security;
create policy team_tallies_select on public.team_tallies for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- Triggers -------------------------------------------------------------------------------------------

create trigger leave_scopes after delete on public.team_achievements for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_achievements for each row execute function private.poke_team();
create trigger poke after insert or update on public.team_tallies for each row execute function private.poke_team();

create function private.empty_team_achievements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_achievements where team_id = new.id;
  delete from public.team_tallies where team_id = new.id;
  return null;
end $$;
create trigger empty_achievements after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_achievements();

create function private.poke_achievements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and not old.is_hidden and (tg_op = 'DELETE' or new.is_hidden) then
    perform private.departs('public', 'public_records', old.id, coalesce(new.rev, old.rev));
  end if;
  perform private.poke('public');
  return null;
end $$;
create trigger leave_public after insert or update or delete on public.achievements
  for each row execute function private.poke_achievements();

-- Two changes at the same time wait for the row's lock, so that the second one counts the first one's change too.
create function private.refresh_team_tally(team uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare members integer; sum_ integer; wins integer; events integer;
begin
  insert into public.team_tallies (team_id) select t.id from public.teams t where t.id = team and t.deleted_at is null
  on conflict on constraint team_tallies_team_id_key do nothing;
  perform 1 from public.team_tallies where team_id = team for update;
  if not found then return; end if;
  select count(*) into members from public.team_members where team_id = team and approved and deleted_at is null;
  select coalesce(sum(p.points), 0), count(*) filter (where p.source = 'team_victory') into sum_, wins
    from public.team_points p where p.team_id = team;
  events := private.count_team_events(team);
  update public.team_tallies set members_count = members, points = sum_, events_count = events, win_count = wins
    where team_id = team and (members_count, points, events_count, win_count) is distinct from (members, sum_, events, wins);
end $$;

create function private.tally_team_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_team_tally(coalesce(new.team_id, old.team_id));
  return null;
end $$;
create trigger tally after insert or delete or update of approved, deleted_at on public.team_members
  for each row execute function private.tally_team_member();

-- Progress -------------------------------------------------------------------------------------------

-- {current, target, percentage, is_completed} of the requirement that is furthest from complete.
-- src/domain/achievement-progress.ts computes the same. Percentages are rounded down, so that only a complete one is
-- 100.
create function private.achievement_progress(a public.achievements, t public.team_tallies, created timestamptz, at timestamptz)
returns table (current integer, target integer, percentage integer, is_completed boolean)
language sql immutable set search_path = '' as $$
  select least(have, need), need, floor(100.0 * least(have, need) / need)::int, have >= need
  from (values
    (1, t.members_count, a.members_count), (2, t.points, a.points_required), (3, t.events_count, a.events_count),
    (4, t.win_count, a.win_count),
    (5, greatest(floor(extract(epoch from at - created) / 86400), 0)::int, a.days_active)
  ) as r (n, have, need)
  where need is not null
  order by floor(100.0 * least(have, need) / need), n limit 1
$$;

-- Replication ----------------------------------------------------------------------------------------

create view private.achievement_records with (security_invoker = true) as
  select id, 'achievement'::text as kind,
         jsonb_build_object('title', title, 'description', description, 'category', category, 'points', points, 'badge', badge,
           'members_count', members_count, 'points_required', points_required, 'events_count', events_count,
           'win_count', win_count, 'days_active', days_active) as data, sync_xid, rev
  from public.achievements where not is_hidden;
insert into private.record_sources (source, collection) values ('private.achievement_records', 'public_records');

create view private.team_achievement_records with (security_invoker = true) as
  select id, team_id, team_id as in_team, 'achievement'::text as kind,
         jsonb_build_object('achievement_id', achievement_id, 'earned_at', earned_at) as data, sync_xid, rev
  from public.team_achievements;
insert into private.record_sources (source, collection) values ('private.team_achievement_records', 'team_records');

create view private.team_tally_records with (security_invoker = true) as
  select id, team_id, team_id as in_team, 'tally'::text as kind,
         jsonb_build_object('members_count', members_count, 'points', points, 'events_count', events_count,
                            'win_count', win_count) as data, sync_xid, rev
  from public.team_tallies;
insert into private.record_sources (source, collection) values ('private.team_tally_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------
-- claim_achievement@1, and triggers that change a tally besides those for members: the team's points and its members'
-- events.

create function private.tally_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_team_tally(p.team_id) from (select distinct team_id from moved order by team_id) p;
  return null;
end $$;
create trigger tally_insert after insert on public.team_points
  referencing new table as moved for each statement execute function private.tally_points();
create trigger tally_delete after delete on public.team_points
  referencing old table as moved for each statement execute function private.tally_points();

create function private.tally_participation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_team_tally(p.team_id) from (
    select distinct m.team_id from moved join public.team_members m on m.user_id = moved.user_id and m.approved and m.deleted_at is null
    where moved.source = 'event_participation' order by m.team_id) p;
  return null;
end $$;
create trigger tally_insert after insert on public.user_points
  referencing new table as moved for each statement execute function private.tally_participation();
create trigger tally_delete after delete on public.user_points
  referencing old table as moved for each statement execute function private.tally_participation();

-- {id, team_id, achievement_id}, by the captain. Progress is computed again, and the points are given once.
create function mutation."claim_achievement@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; a public.achievements; tally public.team_tallies; claim uuid; completed boolean;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'achievement_id']);
  claim := private.arg_uuid(args, 'id');
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  select * into a from public.achievements where id = private.arg_uuid(args, 'achievement_id') and not is_hidden;
  if not found then perform private.refuse('achievement_not_found'); end if;
  if exists (select 1 from public.team_achievements where id = claim) then perform private.refuse('id_reused'); end if;
  if exists (select 1 from public.team_achievements where team_id = t.id and achievement_id = a.id) then
    perform private.refuse('achievement_claimed');
  end if;
  perform private.refresh_team_tally(t.id);
  select * into tally from public.team_tallies where team_id = t.id;
  select p.is_completed into completed from private.achievement_progress(a, tally, t.created_at, now()) p;
  if not completed then perform private.refuse('achievement_not_complete'); end if;
  insert into public.team_achievements (id, team_id, achievement_id) values (claim, t.id, a.id);
  perform private.award_team_points(t.id, a.points, 'special_achievement', a.id, a.title);
  return private.touched_record(claim) || private.touched_record(tally.id);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('claim_achievement@1', 'public.team_achievements', 'id', 'team_records', 'private.role_in($2, r.team_id) = ''captain''');
insert into private.mutation_quotas (mutation, no_need) values ('claim_achievement@1', 'once an achievement');

grant select on public.team_achievements, public.team_tallies to authenticated;
grant select on public.achievements, private.team_achievement_records, private.team_tally_records,
  private.achievement_records to anon, authenticated;
