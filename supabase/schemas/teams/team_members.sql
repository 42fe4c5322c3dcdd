-- A member is a person in a team, or one who has asked to join. What only the captain and the person may see (number,
-- Instagram) is in team_member_contacts. The team's own number is in team_contacts, which visitors can't read. The
-- captain is a member too: transfer_captain@1 changes teams.captain_id and the member with role captain together.
create table public.team_members (
  id         uuid primary key,
  team_id    uuid not null references public.teams,
  user_id    uuid references auth.users on delete cascade,
  name       text not null check (length(name) <= 100),
  role       text not null default 'member' check (role in ('captain', 'officer', 'veteran', 'member')),
  approved   boolean not null default false,
  created_at timestamptz not null default private.moment(),
  deleted_at timestamptz,
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  avatar_url text check (private.url_ok(avatar_url)),
  joined_at  timestamptz,
  constraint who_asks_is_a_plain_member check (approved or role = 'member')
);
comment on table public.team_members is
  'A person in a team, or a request to join it. Read by everybody who is signed in once it is approved; before, by '
  'the captain and by the person who asks.';
comment on column public.team_members.name is 'The profile''s; empty once they left.';
comment on column public.team_members.approved is 'False: a request to join, which the captain answers.';
comment on column public.team_members.avatar_url is 'The profile''s; follows it. Null once they left.';
comment on column public.team_members.joined_at is
  'When they were approved. Null while they ask, and where the row began as a member''s.';
create unique index team_members_once on public.team_members (team_id, user_id) where deleted_at is null;
create unique index team_members_one_captain on public.team_members (team_id) where role = 'captain' and deleted_at is null;
create index team_members_team_sync on public.team_members (team_id, sync_xid, id);
create index team_members_user_sync on public.team_members (user_id, sync_xid, id);
create trigger stamp before insert or update on public.team_members
  for each row execute function private.stamp();

create table public.team_member_contacts (
  member_id uuid primary key references public.team_members on delete cascade,
  team_id   uuid not null,
  user_id   uuid,
  whatsapp  text check (whatsapp ~ '^\+?\d{10,15}$'),
  instagram text check (length(instagram) <= 60)
);
comment on table public.team_member_contacts is
  'A member''s number and Instagram. Read by the captain of the team and by that person; by no other member.';
comment on column public.team_member_contacts.whatsapp is
  'The number of the profile, digits with country code. It changes with the profile.';
create index team_member_contacts_user on public.team_member_contacts (user_id);

-- Roles ----------------------------------------------------------------------------------------------

-- Role of the person in the team: captain, officer, veteran, member or pending. Null if there is none.
create function private.role_in(person uuid, team uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when m.approved then m.role else 'pending' end
  from public.team_members m where m.team_id = team and m.user_id = person and m.deleted_at is null
$$;

create function private.team_role(team uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.role_in((select auth.uid()), team)
$$;

-- `rows` tells the planner that a person is in few teams; see private.my_registered_event_ids.
create function private.my_team_ids_as(roles text[]) returns setof uuid
language sql stable security definer rows 5 set search_path = '' as $$
  select team_id from public.team_members
  where user_id = (select auth.uid()) and approved and deleted_at is null and role = any (roles)
$$;

create function private.my_team_ids() returns setof uuid
language sql stable security definer rows 5 set search_path = '' as $$
  select team_id from public.team_members
  where user_id = (select auth.uid()) and approved and deleted_at is null
$$;

-- How the caller sees a team: by their role in it, or as visitor. Null when the team does not exist, or nobody is
-- signed in. When it changes, the device reads the scope from the beginning.
create function private.team_view(team uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(private.role_in((select auth.uid()), t.id), 'visitor')
  from public.teams t where t.id = team and t.deleted_at is null and (select auth.uid()) is not null
$$;

alter table public.team_members enable row level security;
create policy team_members_select on public.team_members for select to authenticated
  using (deleted_at is null and (approved or user_id = (select auth.uid())
    or team_id in (select private.my_team_ids_as('{captain}'))));

alter table public.team_member_contacts enable row level security;
create policy team_member_contacts_select on public.team_member_contacts for select to authenticated
  using (user_id = (select auth.uid()) or team_id in (select private.my_team_ids_as('{captain}')));

-- Triggers -------------------------------------------------------------------------------------------

-- The replica sees member and contact as one row, so a change of the contact must change the member's rev.
create function private.touch_team_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_members set rev = rev where id = coalesce(new.member_id, old.member_id) and deleted_at is null;
  return null;
end $$;
create trigger touch_member after insert or update on public.team_member_contacts
  for each row execute function private.touch_team_member();

-- When a person changes the number of the profile, their team memberships get the new number too.
create function private.follow_profile_whatsapp() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_member_contacts set whatsapp = new.whatsapp
  where user_id = new.user_id and whatsapp is distinct from new.whatsapp;
  return null;
end $$;
create trigger follow_profile_whatsapp after insert or update of whatsapp on public.profile_contacts
  for each row execute function private.follow_profile_whatsapp();

create function private.follow_profile_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_members set name = new.name where user_id = new.id and deleted_at is null and name <> new.name;
  return null;
end $$;
create trigger follow_profile_name after update of name on public.profiles
  for each row execute function private.follow_profile_name();

create function private.note_joining() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.joined_at := private.moment();
  return new;
end $$;
create trigger note_joining before update of approved on public.team_members
  for each row when (new.approved and not old.approved) execute function private.note_joining();

create function private.leave_team_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare rev bigint := coalesce(new.rev, old.rev);
begin
  if old.deleted_at is not null or (tg_op = 'UPDATE' and new.deleted_at is null) then return null; end if;
  perform private.departs('team:' || old.team_id, 'team_members', old.id, rev);
  perform private.departs('me:' || old.user_id, 'team_members', old.id, rev) where old.user_id is not null;
  return null;
end $$;
create trigger leave_scopes after update or delete on public.team_members
  for each row execute function private.leave_team_scopes();

create function private.poke_team_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare m public.team_members := coalesce(new, old);
begin
  perform private.poke('team:' || m.team_id);
  perform private.poke('user:' || m.user_id) where m.user_id is not null;
  return null;
end $$;
create trigger poke after insert or update or delete on public.team_members
  for each row execute function private.poke_team_member();

grant select on public.team_members, public.team_member_contacts to authenticated;
grant execute on function private.team_view(uuid), private.team_role(uuid), private.my_team_ids(),
  private.my_team_ids_as(text[]) to anon, authenticated;
