-- An alliance connects two teams; team1 proposed it. An ended alliance is kept as history, and can be proposed again.
create table public.team_alliances (
  id         uuid primary key,
  team1_id   uuid not null references public.teams,
  team2_id   uuid not null references public.teams,
  type       text not null check (type in ('tactical', 'permanent', 'coalition')),
  status     text not null default 'pending' check (status in ('pending', 'active', 'rejected', 'expired')),
  created_at timestamptz not null default private.moment(),
  updated_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  closed_by  uuid constraint team_alliances_closed_by_check check (closed_by in (team1_id, team2_id)),
  constraint no_alliance_with_oneself check (team1_id <> team2_id)
);
comment on table public.team_alliances is
  'An alliance of two teams. Read by whoever is signed in while it is active; before and after, by members of the '
  'two.';
comment on column public.team_alliances.closed_by is
  'The team that refused, withdrew or ended it, or was deleted. Null while it is open, and where it was not noted yet.';
create unique index team_alliances_open on public.team_alliances (least(team1_id, team2_id), greatest(team1_id, team2_id))
  where status in ('pending', 'active');
create index team_alliances_team1_sync on public.team_alliances (team1_id, sync_xid, id);
create index team_alliances_team2_sync on public.team_alliances (team2_id, sync_xid, id);
create trigger stamp before insert or update on public.team_alliances
  for each row execute function private.stamp();

alter table public.team_alliances enable row level security;
create policy team_alliances_select on public.team_alliances for select to authenticated
  using (status = 'active' or team1_id in (select private.my_team_ids()) or team2_id in (select private.my_team_ids()));

-- Triggers -------------------------------------------------------------------------------------------

-- When an alliance ends, visitors no longer see it, but members do. So the version that visitors have departs, and
-- members get a newer version.
create function private.leave_alliance_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (old.status <> 'active' or new.status = 'active') then return null; end if;
  perform private.departs('team:' || old.team1_id, 'team_records', old.id, old.rev);
  perform private.departs('team:' || old.team2_id, 'team_records', old.id, old.rev);
  return null;
end $$;
create trigger leave_scopes after update or delete on public.team_alliances
  for each row execute function private.leave_alliance_scopes();

create function private.poke_alliance() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('team:' || new.team1_id);
  perform private.poke('team:' || new.team2_id);
  return null;
end $$;
create trigger poke after insert or update on public.team_alliances
  for each row execute function private.poke_alliance();

-- When a team is deleted, its alliances end, and it is the one that closed them.
create function private.end_alliances() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_alliances set status = case status when 'active' then 'expired' else 'rejected' end, updated_at = private.moment(),
      closed_by = new.id
    where new.id in (team1_id, team2_id) and status in ('pending', 'active');
  return null;
end $$;
create trigger end_alliances after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.end_alliances();

-- Replication ----------------------------------------------------------------------------------------
create view private.team_alliance_records with (security_invoker = true) as
  select id, team1_id as team_id, team1_id as in_team, 'alliance'::text as kind,
         jsonb_build_object('team1_id', team1_id, 'team2_id', team2_id, 'type', type, 'status', status,
           'created_at', created_at, 'updated_at', updated_at, 'closed_by', closed_by) as data, sync_xid, rev
  from public.team_alliances
  union all
  select id, team1_id as team_id, team2_id as in_team, 'alliance'::text as kind,
         jsonb_build_object('team1_id', team1_id, 'team2_id', team2_id, 'type', type, 'status', status,
           'created_at', created_at, 'updated_at', updated_at, 'closed_by', closed_by) as data, sync_xid, rev
  from public.team_alliances;
insert into private.record_sources (source, collection) values ('private.team_alliance_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------
-- propose_alliance@1, answer_alliance@1, cancel_alliance@1, end_alliance@1. The captain acts for team_id. Always lock
-- both teams in the order of their ids, then the alliance.

create function private.lock_two_teams(one uuid, two uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_team(least(one, two));
  perform private.lock_team(greatest(one, two));
end $$;

-- Locks the alliance in the arguments, for the captain of one of its two teams.
create function private.lock_alliance(me uuid, args jsonb) returns public.team_alliances
language plpgsql security definer set search_path = '' as $$
declare a public.team_alliances; mine uuid := private.arg_uuid(args, 'team_id');
begin
  select * into a from public.team_alliances where id = private.arg_uuid(args, 'id') and mine in (team1_id, team2_id);
  if not found then perform private.refuse('alliance_not_found'); end if;
  perform private.lock_two_teams(a.team1_id, a.team2_id);
  if private.role_in(me, mine) is distinct from 'captain' then perform private.refuse('not_allowed'); end if;
  select * into a from public.team_alliances where id = a.id for update;
  return a;
end $$;

create function private.tell_captain(team uuid, code text, from_team uuid, alliance uuid, cause text) returns void
language sql security definer set search_path = '' as $$
  select private.notify(t.captain_id, code, '/team/' || t.id || '/alliance/' || alliance,
    jsonb_build_object('team', f.name), code || ':' || cause)
  from public.teams t, public.teams f where t.id = team and f.id = from_team
$$;

-- An ended alliance is used again when it is proposed again.
create function mutation."propose_alliance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare alliance uuid; mine uuid; other uuid; type_ text;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'team2_id', 'type']);
  alliance := private.arg_uuid(args, 'id');
  mine := private.arg_uuid(args, 'team_id');
  other := private.arg_uuid(args, 'team2_id');
  type_ := private.arg_choice(args, 'type', array['tactical', 'permanent', 'coalition']);
  if mine = other then perform private.refuse('invalid_args', 'team2_id'); end if;
  perform private.lock_two_teams(mine, other);
  if private.role_in(me, mine) is distinct from 'captain' then perform private.refuse('not_allowed'); end if;
  if exists (select 1 from public.team_alliances where id = alliance) then perform private.refuse('id_reused'); end if;
  if exists (select 1 from public.team_alliances a where a.status in ('pending', 'active')
             and ((a.team1_id, a.team2_id) = (mine, other) or (a.team1_id, a.team2_id) = (other, mine))) then
    perform private.refuse('alliance_exists');
  end if;
  insert into public.team_alliances (id, team1_id, team2_id, type) values (alliance, mine, other, type_);
  perform private.tell_captain(other, 'alliance_proposed', mine, alliance,
    mine || ':' || other || ':' || current_date); -- notified once a day, however often it is proposed and cancelled
  return private.touched_record(alliance);
end $$;

-- Each team gets 100 points for an ally (Spec 2 §9), but only once for the same ally: the other team is the cause,
-- and points for a cause are given once. At most three allies a day count. An alliance between two teams of the same
-- captain gives nothing. Both teams are locked already.
create function private.award_alliance(one uuid, two uuid) returns void
language sql volatile security definer set search_path = '' as $$
  select private.award_team_points(t.id, 100, 'special_achievement', o.id, o.name)
  from public.teams t join public.teams o on o.id in (one, two) and o.id <> t.id
    and o.captain_id is distinct from t.captain_id -- a team whose captain's account is gone has none
  where t.id in (one, two) and (
    select count(*) from public.team_points p join public.teams ally on ally.id = p.source_id
    where p.team_id = t.id and p.created_at > now() - interval '24 hours') < 3
$$;

-- By the captain of the team that was asked. If the captain accepts, both teams get points. A refused proposal is closed
-- by that team.
create function mutation."answer_alliance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.team_alliances; accept boolean;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'accept']);
  accept := private.arg_boolean(args, 'accept');
  a := private.lock_alliance(me, args);
  if a.team2_id <> private.arg_uuid(args, 'team_id') then perform private.refuse('not_allowed'); end if;
  if a.status <> 'pending' then perform private.refuse('alliance_not_pending'); end if;
  update public.team_alliances set status = case when accept then 'active' else 'rejected' end, updated_at = private.moment(),
    closed_by = case when not accept then a.team2_id end where id = a.id;
  if accept then perform private.award_alliance(a.team1_id, a.team2_id); end if;
  perform private.tell_captain(a.team1_id, case when accept then 'alliance_accepted' else 'alliance_rejected' end, a.team2_id, a.id, a.id::text);
  return private.touched_record(a.id);
end $$;

create function mutation."cancel_alliance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.team_alliances;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  a := private.lock_alliance(me, args);
  if a.team1_id <> private.arg_uuid(args, 'team_id') then perform private.refuse('not_allowed'); end if;
  if a.status <> 'pending' then perform private.refuse('alliance_not_pending'); end if;
  update public.team_alliances set status = 'rejected', updated_at = private.moment(), closed_by = a.team1_id where id = a.id;
  return private.touched_record(a.id);
end $$;

create function mutation."end_alliance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.team_alliances; mine uuid := private.arg_uuid(args, 'team_id');
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  a := private.lock_alliance(me, args);
  if a.status <> 'active' then perform private.refuse('alliance_not_active'); end if;
  update public.team_alliances set status = 'expired', updated_at = private.moment(), closed_by = mine where id = a.id;
  perform private.tell_captain(case when a.team1_id = mine then a.team2_id else a.team1_id end, 'alliance_ended', mine, a.id, a.id::text);
  return private.touched_record(a.id);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('propose_alliance@1', 'public.team_alliances', 'id', 'team_records', 'r.team1_id::text = $3 ->> ''team_id'' and private.role_in($2, r.team1_id) = ''captain''');
insert into private.mutation_quotas (mutation, what) values
  ('propose_alliance@1', 'alliances'), ('answer_alliance@1', 'alliances');
insert into private.mutation_quotas (mutation, no_need) values
  ('cancel_alliance@1', 'takes away what was counted when it was made'),
  ('end_alliance@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('alliance_proposed', 'pt-BR', 'Proposta de aliança', 'A equipe {team} propôs uma aliança.'),
  ('alliance_proposed', 'en', 'Alliance proposed', 'The team {team} proposed an alliance.'),
  ('alliance_proposed', 'es', 'Propuesta de alianza', 'El equipo {team} propuso una alianza.'),
  ('alliance_accepted', 'pt-BR', 'Aliança aceita', 'A equipe {team} aceitou a aliança.'),
  ('alliance_accepted', 'en', 'Alliance accepted', 'The team {team} accepted the alliance.'),
  ('alliance_accepted', 'es', 'Alianza aceptada', 'El equipo {team} aceptó la alianza.'),
  ('alliance_rejected', 'pt-BR', 'Aliança recusada', 'A equipe {team} recusou a aliança.'),
  ('alliance_rejected', 'en', 'Alliance refused', 'The team {team} refused the alliance.'),
  ('alliance_rejected', 'es', 'Alianza rechazada', 'El equipo {team} rechazó la alianza.'),
  ('alliance_ended', 'pt-BR', 'Aliança encerrada', 'A aliança com a equipe {team} terminou.'),
  ('alliance_ended', 'en', 'Alliance ended', 'The alliance with the team {team} has ended.'),
  ('alliance_ended', 'es', 'Alianza terminada', 'La alianza con el equipo {team} terminó.');

grant select on public.team_alliances to authenticated;
grant select on private.team_alliance_records to anon, authenticated;
