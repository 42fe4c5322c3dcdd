-- An entry of a team's agenda may be about an event of the platform: the team goes there together. Members see it as a
-- link, and how many of those who said yes have a place there.
alter table public.team_agenda_events add column event_id uuid references public.airsoft_events on delete set null;
comment on column public.team_agenda_events.event_id is
  'The event that the entry is about. Null: about none, or about one that was deleted.';
create index team_agenda_events_event on public.team_agenda_events (event_id);

-- A deleted event stays as a row, so the reference alone would keep the link.
create function private.untie_agenda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_agenda_events set event_id = null where event_id = new.id;
  return null;
end $$;
create trigger untie_agenda after update of deleted_at on public.airsoft_events
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.untie_agenda();
revoke all on function private.untie_agenda() from public;

-- Replication ----------------------------------------------------------------------------------------

-- As before, and `event_id`. Rows that devices have lack the key, which means the same as null.
create or replace view private.team_agenda_records with (security_invoker = true) as
  select e.id, e.team_id, e.team_id as in_team, 'agenda_event'::text as kind,
         jsonb_build_object('title', e.title, 'description', e.description, 'type', e.type, 'location', e.location,
           'start_date', e.start_date, 'end_date', e.end_date, 'event_id', e.event_id, 'attendees', (
             select coalesce(jsonb_agg(jsonb_build_object('user_id', a.user_id, 'name', a.name, 'status', a.status)
                                       order by a.created_at, a.user_id), '[]')
             from public.team_attendances a where a.agenda_event_id = e.id),
           'absent', (
             select coalesce(jsonb_agg(x.user_id order by x.user_id), '[]')
             from public.team_absences x where x.agenda_event_id = e.id and not x.came),
           'present', (
             select coalesce(jsonb_agg(x.user_id order by x.user_id), '[]')
             from public.team_absences x where x.agenda_event_id = e.id and x.came),
           'briefing', e.briefing, 'report', e.report, 'created_by', e.created_by, 'created_at', e.created_at,
           'updated_at', e.updated_at) as data, e.sync_xid, e.rev
  from public.team_agenda_events e;

-- Mutations ------------------------------------------------------------------------------------------
-- create_agenda_event@2 and update_agenda_event@2: the first versions, and event_id, which may be null. The first
-- versions stay for what waits on phones; they leave event_id as it is.

-- The event that is named, as the caller sees it in lists: a private one only if it is theirs, or they are in it.
-- It is held before the team and the entry, because who deletes an event holds it before the entries about it.
create function private.event_for_agenda(given jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare event uuid := private.arg_uuid(given, 'event_id', false);
begin
  if event is null then return null; end if;
  perform 1 from public.airsoft_events e where e.id = event and e.deleted_at is null
    and (e.is_public or e.id in (select private.my_event_ids())) for key share;
  if not found then perform private.refuse('event_not_found', 'event_id'); end if;
  return event;
end $$;
revoke all on function private.event_for_agenda(jsonb) from public;

create function mutation."create_agenda_event@2"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; key text; event uuid;
begin
  perform private.arg_keys(args, private.agenda_columns() || '{id, team_id, event_id}'::text[]);
  event := private.event_for_agenda(args);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  foreach key in array array['title', 'type', 'location', 'start_date'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  e := private.agenda_from_args(e, args);
  e.id := private.arg_uuid(args, 'id');
  if exists (select 1 from public.team_agenda_events where id = e.id) then perform private.refuse('id_reused'); end if;
  insert into public.team_agenda_events (id, team_id, title, description, type, location, start_date, end_date, event_id, created_by)
  values (e.id, t.id, e.title, e.description, e.type, e.location, e.start_date, e.end_date, event, me) returning * into e;
  perform private.tell_agenda(e, me, 'agenda_created');
  return private.touched_record(e.id);
end $$;
revoke all on function mutation."create_agenda_event@2"(uuid, jsonb) from public;

create function mutation."update_agenda_event@2"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; was public.team_agenda_events; patch jsonb; base jsonb; event uuid;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.agenda_columns() || '{event_id}'::text[]);
  perform private.arg_keys(base, private.agenda_columns() || '{event_id}'::text[]);
  event := private.event_for_agenda(patch);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  was := e;
  perform private.refuse_if_changed(private.agenda_base(to_jsonb(e)), private.agenda_base(patch), private.agenda_base(base));
  e := private.agenda_from_args(e, patch);
  if patch ? 'event_id' then e.event_id := event; end if;
  update public.team_agenda_events set title = e.title, description = e.description, type = e.type, location = e.location,
    start_date = e.start_date, end_date = e.end_date, event_id = e.event_id, updated_at = now() where id = e.id returning * into e;
  if (was.location, was.start_date) is distinct from (e.location, e.start_date) then
    perform private.tell_agenda(e, me, 'agenda_moved');
  end if;
  return private.touched_record(e.id);
end $$;
revoke all on function mutation."update_agenda_event@2"(uuid, jsonb) from public;

insert into private.mutation_quotas (mutation, what) values
  ('create_agenda_event@2', 'agenda'), ('update_agenda_event@2', 'agenda');

-- As before, and create_agenda_event@2: see *_mutation_ledger.sql.
create or replace function private.creations() returns table (mutation text, relation text, id_key text, collection text, mine text)
language sql immutable set search_path = '' as $$
  values
    ('register@1',             'public.operators',          'operator_id', 'operators',      'r.user_id = $2'),
    ('add_participant@1',      'public.operators',          'operator_id', 'operators',      'r.event_id in (select private.my_own_event_ids())'),
    ('walk_in@1',              'public.operators',          'operator_id', 'operators',
      'r.walk_in and (r.event_id in (select private.my_own_event_ids()) or r.event_id in (select private.my_staffed_event_ids()))'),
    ('create_event@1',         'public.airsoft_events',     'id', 'airsoft_events', 'r.created_by = $2'),
    ('create_event_team@1',    'public.event_teams',        'id', 'event_teams',    'r.created_by = $2'),
    ('join_waiting_list@1',    'public.waiting_list',       'id', 'event_records',  'r.user_id = $2 and r.status <> ''left'''),
    ('add_staff@1',            'public.event_staff',        'id', 'event_records',  'r.event_id in (select private.my_own_event_ids())'),
    ('create_staff_link@1',    'public.staff_links',        'id', 'event_records',  'r.event_id in (select private.my_own_event_ids())'),
    ('join_staff@1',           'public.event_staff',        'id', 'event_records',  'r.user_id = $2 and r.accepted_at is not null'),
    ('check_in@1',             'public.check_ins',          'id', 'event_records',  'r.staff_id = $2'),
    ('lease_places@1',         'public.place_leases',       'id', 'event_records',  'r.user_id = $2'),
    ('record_station@1',       'public.station_records',    'id', 'event_records',  'r.staff_id = $2 and r.station = $3 ->> ''station'''),
    ('create_team@1',          'public.teams',              'id', 'teams',          'r.captain_id = $2'),
    ('request_join@1',         'public.team_members',       'id', 'team_members',   'r.user_id = $2'),
    ('accept_invitation@1',    'public.team_members',       'id', 'team_members',   'r.user_id = $2 and r.approved'),
    ('create_invitation@1',    'public.team_invitations',   'id', 'team_records',   'private.role_in($2, r.team_id) = ''captain'''),
    ('create_rank@1',          'public.team_ranks',         'id', 'team_records',   'private.role_in($2, r.team_id) in (''captain'', ''officer'')'),
    ('post_communication@1',   'public.team_communications', 'id', 'team_records',  'r.author_id = $2'),
    ('create_agenda_event@1',  'public.team_agenda_events', 'id', 'team_records',   'r.created_by = $2'),
    ('create_agenda_event@2',  'public.team_agenda_events', 'id', 'team_records',   'r.created_by = $2'),
    ('claim_achievement@1',    'public.team_achievements',  'id', 'team_records',   'private.role_in($2, r.team_id) = ''captain'''),
    ('propose_alliance@1',     'public.team_alliances',     'id', 'team_records',
      'r.team1_id::text = $3 ->> ''team_id'' and private.role_in($2, r.team1_id) = ''captain'''),
    ('propose_arena@1',        'public.arenas',             'id', 'arenas',         'r.created_by = $2'),
    ('create_patch@1',         'public.patches',            'id', 'patches',        'private.is_admin()'),
    ('create_advertisement@1', 'public.advertisements',     'id', 'public_records',
      'exists (select from public.advertisement_metrics m where m.ad_id = r.id and m.created_by = $2)'),
    ('assign_role@1',          'public.user_roles',         'id', null,             'private.is_admin()'),
    ('register_device@1',      'public.user_devices',       'id', null,             'r.user_id = $2')
$$;

-- As before, but an entry of the agenda is not of the event that it names: it may have been tied to another since, which
-- is an edit, and nothing of the event was made with it.
create or replace function private.done_before(me uuid, name text, args jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare made record; asked jsonb := args; r jsonb; friend uuid; touched jsonb := '[]';
begin
  if name = 'register_squad@1' then -- looked up by its first person; all of a squad are registered together
    asked := (args -> 'operators' -> 0) || jsonb_build_object('event_id', args -> 'event_id');
    for friend in select private.uuid_or_null(o.value ->> 'operator_id') from jsonb_array_elements(args -> 'operators') with ordinality o
                  where o.ordinality > 1 loop
      if not exists (select from public.operators x where x.id = friend and x.event_id::text = asked ->> 'event_id') then return null; end if;
      touched := touched || jsonb_build_array(jsonb_build_array('operators', friend));
    end loop;
  end if;
  select * into made from private.creations() c
    where c.mutation = case name when 'register_squad@1' then 'register@1' else name end;
  if made.mutation is null then return null; end if;
  execute format('select to_jsonb(r) from %s r where r.id = $1 and (%s)', made.relation, made.mine)
    into r using private.uuid_or_null(asked ->> made.id_key), me, asked;
  if made.relation = 'public.team_agenda_events' then r := r - 'event_id'; end if;
  if r is null or r ->> 'deleted_at' is not null
     or exists (select from unnest('{event_id, team_id, user_id, achievement_id, operator_id, mark, undoes, role}'::text[]) k
                where asked ? k and r ? k and lower(asked ->> k) <> r ->> k) then
    return null;
  end if;
  return case when made.collection is null then '[]' else jsonb_build_array(jsonb_build_array(made.collection, r ->> 'id')) end
    || touched
    || case when r ->> 'event_id' is null then '[]' else jsonb_build_array(jsonb_build_array('airsoft_events', r ->> 'event_id')) end
    || case when r ->> 'event_team_id' is null then '[]' else jsonb_build_array(jsonb_build_array('event_teams', r ->> 'event_team_id')) end
    || case when name = 'create_team@1' then jsonb_build_array(jsonb_build_array('team_members', asked ->> 'member_id')) else '[]' end;
end $$;

-- How many are registered ----------------------------------------------------------------------------

-- agenda_registrations({id}) → {going, registered}: of the members who said yes to this entry, how many have a place in
-- its event. For members of that team only; refuses agenda_event_not_found to everybody else, and where the entry is
-- about no event.
--
-- It counts too where the event hides its list. That list is hidden from strangers, and this tells a team about its own
-- members: only who told this team that they go to this very event is counted, anybody else's place is not, and no name
-- is returned. Where one person alone said yes the number is about that person, who said as much to the same readers;
-- for an event the team goes to together, who still lacks a place is what its members ask each other.
create function private.agenda_registrations(entry uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare counted jsonb;
begin
  select jsonb_build_object('going', count(a.user_id), 'registered', count(o.id)) into counted
  from public.team_agenda_events e
  left join public.team_attendances a on a.agenda_event_id = e.id and a.status = 'confirmed'
  left join public.operators o on o.event_id = e.event_id and o.user_id = a.user_id and o.deleted_at is null
  where e.id = entry and e.event_id is not null and e.team_id in (select private.my_team_ids())
  group by e.id;
  if counted is null then perform private.refuse('agenda_event_not_found'); end if;
  return counted;
end $$;

create function public.agenda_registrations(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['id']);
  return private.agenda_registrations(private.arg_uuid(p, 'id'));
end $$;
comment on function public.agenda_registrations(jsonb) is
  'Of the members who said yes to an entry of the agenda, how many are registered in its event: {going, registered}. '
  'Members of the team only; no names.';
revoke all on function private.agenda_registrations(uuid), public.agenda_registrations(jsonb) from public;
