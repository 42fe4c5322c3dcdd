-- A team has a name and a place, which everybody can see. Members and everything else of a team are in the next
-- topics.
create table public.teams (
  id           uuid primary key,
  name         text not null check (length(name) between 3 and 80),
  city         text not null check (length(city) between 2 and 80),
  state        text not null check (length(state) between 2 and 40),
  logo         text check (private.url_ok(logo)),
  website      text check (private.url_ok(website)),
  instagram    text check (length(instagram) <= 60),
  description  text check (length(description) <= 4000),
  captain_id   uuid references auth.users on delete set null,
  created_at   timestamptz not null default private.moment(),
  updated_at   timestamptz not null default private.moment(),
  deleted_at   timestamptz,
  sync_xid     bigint not null default 0,
  rev          bigint not null default 1,
  member_count integer not null default 0 check (member_count >= 0),
  captain_name text check (length(captain_name) <= 100),
  latitude     double precision,
  longitude    double precision
);
comment on table public.teams is 'A team, without its number and its people. Read by anybody, until it is deleted.';
comment on column public.teams.captain_id is 'The member whose role is captain; both always change together.';
comment on column public.teams.member_count is 'Approved members.';
comment on column public.teams.captain_name is
  'The name in the captain''s profile; follows it. Null when the team has no captain.';
comment on column public.teams.latitude is
  'Degrees, WGS 84: the point of its city, never one of a person. Null when the city is not known. Follows city and state.';
comment on column public.teams.longitude is 'As latitude.';
create index teams_sync on public.teams (sync_xid, id) where deleted_at is null;
create index teams_captain on public.teams (captain_id);
create trigger stamp before insert or update on public.teams
  for each row execute function private.stamp();

alter table public.teams enable row level security;
create policy teams_select on public.teams for select to anon, authenticated
  using (deleted_at is null);

create trigger leave_public after update on public.teams for each row
  when ((old.name, old.city, old.state, old.logo, old.website, old.instagram, old.description, old.captain_id,
         old.captain_name, old.deleted_at)
    is distinct from
        (new.name, new.city, new.state, new.logo, new.website, new.instagram, new.description, new.captain_id,
         new.captain_name, new.deleted_at))
  execute function private.leave_public();
create trigger leave_public_deleted after delete on public.teams for each row execute function private.leave_public();

-- Replication ----------------------------------------------------------------------------------------
create view private.sync_teams with (security_invoker = true) as
  select id, name, city, state, logo, website, instagram, description, captain_id, created_at, sync_xid, rev,
         member_count, captain_name, latitude, longitude
  from public.teams where deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, scope_id) values
  ('public', 'teams', 3, 'private.sync_teams', null),
  ('team', 'teams', 1, 'private.sync_teams', 'r.id');

-- Poke trigger for all tables of a team: pokes everybody who has the team open.
create function private.poke_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('team:' || coalesce(to_jsonb(new) ->> 'team_id', to_jsonb(old) ->> 'team_id',
                                           to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id'));
  return null;
end $$;

create trigger poke_team after update on public.teams for each row
  when ((old.name, old.city, old.state, old.logo, old.website, old.instagram, old.description, old.captain_id,
         old.captain_name, old.deleted_at)
    is distinct from
        (new.name, new.city, new.state, new.logo, new.website, new.instagram, new.description, new.captain_id,
         new.captain_name, new.deleted_at))
  execute function private.poke_team();
create trigger check_description after insert or update of description on public.teams
  for each row when (new.description is not null and new.deleted_at is null) execute function private.check_description();

-- Trigger for all tables of a team: a deleted row departs from the team's scope. If the team itself was deleted, no
-- departure is needed, because its scope no longer exists.
create function private.leave_team_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('team:' || old.team_id, 'team_records', old.id, old.rev)
  where exists (select from public.teams t where t.id = old.team_id and t.deleted_at is null);
  return null;
end $$;

-- The team's own number --------------------------------------------------------------------------------

create table public.team_contacts (
  team_id    uuid primary key references public.teams on delete cascade,
  whatsapp   text check (whatsapp ~ '^\+?\d{10,15}$'),
  updated_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1
);
comment on table public.team_contacts is
  'A team''s own WhatsApp number. Read by whoever is signed in, until the team is deleted.';
comment on column public.team_contacts.whatsapp is 'Digits with country code; + before another country''s that would be read otherwise.';
create trigger stamp before insert or update on public.team_contacts
  for each row execute function private.stamp();

alter table public.team_contacts enable row level security;
-- Anybody who is signed in may see the contact of an existing team.
create policy team_contacts_select on public.team_contacts for select to authenticated
  using ((select t.deleted_at is null from public.teams t where t.id = team_id));

create function private.leave_team_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('team:' || old.team_id, 'team_records', old.team_id, old.rev);
  return null;
end $$;
create trigger leave_scopes after delete on public.team_contacts
  for each row execute function private.leave_team_contact();
create trigger poke after insert or update or delete on public.team_contacts
  for each row execute function private.poke_team();

-- In every view of team records, `in_team` is the team in whose scope the row is replicated.
create view private.team_contact_records with (security_invoker = true) as
  select team_id as id, team_id, team_id as in_team, 'contact'::text as kind,
         jsonb_build_object('whatsapp', whatsapp) as data, sync_xid, rev
  from public.team_contacts;
insert into private.record_sources (source, collection) values ('private.team_contact_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------
-- create_team@1, update_team@1, delete_team@1. Always lock in this order: team, member, then other rows of the team.

-- Locks the team's row, so that only one of two conflicting actions succeeds, such as two transfers of captaincy. `no
-- key update` does not block inserts of rows that reference the team.
create function private.lock_team(team uuid) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare t public.teams;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'mutations need read committed' using errcode = '25001';
  end if;
  select * into t from public.teams where id = team and deleted_at is null for no key update;
  if not found then perform private.refuse('team_gone'); end if;
  return t;
end $$;

-- Locks the team, and refuses not_allowed unless the person has one of the roles.
create function private.lock_team_as(me uuid, team uuid, roles text[]) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare t public.teams := private.lock_team(team);
begin
  if coalesce(private.role_in(me, team), '') <> all (roles) then perform private.refuse('not_allowed'); end if;
  return t;
end $$;

create function private.team_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'city', 'state', 'logo', 'website', 'instagram', 'description', 'whatsapp']
$$;

-- An https address, or one in our own storage, which a backend without a certificate serves by http. The app's policy
-- shows no other picture.
create function private.picture_url_ok(url text) returns boolean
language sql immutable set search_path = '' as $$
  select private.url_ok(url) and (url ~ '^https://' or url ~ ('^http://[^/?#]+/storage/v1/object/public/[a-z-]+/'
    || '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|jpeg|png|webp)$'))
$$;

-- The writable columns of a team, read from `given`; columns that are not given keep the values of `t`. A new logo
-- or website needs https; what a team has stays when other columns change. Refuses invalid_args.
create function private.team_from_args(t public.teams, given jsonb) returns public.teams
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'name' then t.name := private.arg_line(given, 'name', 3, 80); end if;
  if given ? 'city' then t.city := private.arg_line(given, 'city', 2, 80); end if;
  if given ? 'state' then t.state := private.arg_line(given, 'state', 2, 40); end if;
  if given ? 'logo' then t.logo := private.arg_text(given, 'logo', 8, 2008, false); end if;
  if given ? 'website' then t.website := private.arg_text(given, 'website', 8, 2008, false); end if;
  if given ? 'instagram' then t.instagram := private.arg_instagram(given, 'instagram'); end if;
  if given ? 'description' then t.description := private.arg_text(given, 'description', 1, 4000, false); end if;
  if not coalesce(private.url_ok(t.logo), true) then perform private.refuse('invalid_args', 'logo'); end if;
  if given ? 'logo' and not coalesce(private.picture_url_ok(t.logo), true) then perform private.refuse('https_required', 'logo'); end if;
  if not coalesce(private.url_ok(t.website), true) then perform private.refuse('invalid_args', 'website'); end if;
  if given ? 'website' and t.website !~ '^https:' then perform private.refuse('https_required', 'website'); end if;
  return t;
end $$;

create function private.set_team_whatsapp(team uuid, given jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  typed text := private.arg_text(given, 'whatsapp', 10, 20, false);
  number text := private.normalize_whatsapp(typed);
begin
  if typed is not null and number is null then perform private.refuse('whatsapp_invalid', 'whatsapp'); end if;
  insert into public.team_contacts (team_id, whatsapp) values (team, number)
  on conflict on constraint team_contacts_pkey do update set whatsapp = excluded.whatsapp, updated_at = private.moment();
end $$;

-- The person who creates a team becomes its captain and its first member. Whoever leads five teams can't found a sixth:
-- people would collect points and achievements with teams in which they are alone.
create function mutation."create_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; member uuid; key text;
begin
  perform private.arg_keys(args, private.team_columns() || '{id, member_id}'::text[]);
  t.id := private.arg_uuid(args, 'id');
  member := private.arg_uuid(args, 'member_id');
  if exists (select 1 from public.teams x where x.id = t.id)
     or exists (select 1 from public.team_members x where x.id = member) then perform private.refuse('id_reused'); end if;
  foreach key in array array['name', 'city', 'state'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  perform private.refuse_one_team_more(me);
  if (select count(*) from public.teams x where x.captain_id = me and x.deleted_at is null) >= 5 then
    perform private.refuse('too_many_own_teams');
  end if;
  t := private.team_from_args(t, args);
  insert into public.teams (id, name, city, state, logo, website, instagram, description, captain_id)
  values (t.id, t.name, t.city, t.state, t.logo, t.website, t.instagram, t.description, me);
  perform private.set_team_whatsapp(t.id, args);
  perform private.add_team_member(member, t.id, me, null);
  update public.team_members set role = 'captain', approved = true where id = member;
  return jsonb_build_array(jsonb_build_array('teams', t.id), jsonb_build_array('team_members', member),
                           jsonb_build_array('team_records', t.id));
end $$;

-- {id, patch: {column: new}, base: {column: what the person saw}}, like update_event@1.
create function mutation."update_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; patch jsonb; base jsonb; number text;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.team_columns());
  perform private.arg_keys(base, private.team_columns());
  t := private.lock_team_as(me, private.arg_uuid(args, 'id'), '{captain}');
  select whatsapp into number from public.team_contacts where team_id = t.id;
  perform private.refuse_if_changed(to_jsonb(t) || jsonb_build_object('whatsapp', number), patch, base);
  t := private.team_from_args(t, patch);
  update public.teams set name = t.name, city = t.city, state = t.state, logo = t.logo, website = t.website,
    instagram = t.instagram, description = t.description, updated_at = private.moment() where id = t.id;
  if not patch ? 'whatsapp' then return jsonb_build_array(jsonb_build_array('teams', t.id)); end if;
  perform private.set_team_whatsapp(t.id, patch);
  return jsonb_build_array(jsonb_build_array('teams', t.id), jsonb_build_array('team_records', t.id));
end $$;

-- Soft delete. Personal data is deleted. The members leave, and are notified.
create function mutation."delete_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams;
begin
  perform private.arg_keys(args, array['id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'id'), '{captain}');
  perform private.notify(m.user_id, 'team_deleted', '/teams', jsonb_build_object('team', t.name), 'team_deleted:' || t.id)
    from public.team_members m where m.team_id = t.id and m.approved and m.deleted_at is null and m.user_id <> me;
  update public.teams set deleted_at = now(), updated_at = private.moment(), captain_id = null, logo = null, website = null,
    instagram = null, description = null where id = t.id;
  delete from public.team_contacts where team_id = t.id;
  perform private.end_membership(m) from public.team_members m where m.team_id = t.id and m.deleted_at is null;
  return jsonb_build_array(jsonb_build_array('teams', t.id));
end $$;

grant select on public.teams, private.sync_teams, private.team_contact_records to anon, authenticated;
grant select on public.team_contacts to authenticated;

-- One public team as the public scope has it, for the page of its link; null when there is none. Also one that the
-- public snapshot lacks: a team of the last minute.
create function public.public_team(team_id uuid) returns json
language sql stable security invoker set search_path = '' as $$
  select to_json(t) from private.sync_teams t where t.id = public_team.team_id
$$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_team@1', 'public.teams', 'id', 'teams', 'r.captain_id = $2');
insert into private.mutation_quotas (mutation, what) values
  ('create_team@1', 'teams'), ('update_team@1', 'team_edits');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_team@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('team_deleted', 'pt-BR', 'Equipe excluída', 'A equipe {team} foi excluída.'),
  ('team_deleted', 'en', 'Team deleted', 'The team {team} was deleted.'),
  ('team_deleted', 'es', 'Equipo eliminado', 'Se eliminó el equipo {team}.');

grant execute on function public.public_team(uuid) to anon, authenticated;
