-- Administrators of the platform (Spec 2 §6). Roles in an event or a team are stored with the event or team. The
-- owner of the database appoints the first administrator (supabase/README.md).
create table public.user_roles (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  role       text not null check (role in ('admin')),
  granted_by uuid references auth.users on delete set null,
  created_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  constraint user_roles_held_once unique (user_id, role)
);
comment on table public.user_roles is
  'Who administrates the platform. Read by administrators only; has_role tells a person about their own roles.';
comment on column public.user_roles.granted_by is 'The administrator who gave it; null for the first one.';
create index user_roles_sync on public.user_roles (user_id, sync_xid, id);
create index user_roles_granted_by on public.user_roles (granted_by);
create trigger stamp before insert or update on public.user_roles
  for each row execute function private.stamp();

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin')
$$;

alter table public.user_roles enable row level security;
-- An administrator sees all rows. There is only one role, so whoever has a row is an administrator.
create policy user_roles_select on public.user_roles for select to authenticated
  using ((select private.is_admin()));

-- Anybody may ask about themselves, and administrators about everybody. In all other cases the answer is false, so
-- that nobody can list administrators (threat T28).
create function public.has_role(user_id uuid, role text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select exists (select from public.user_roles r where r.user_id = has_role.user_id and r.role = has_role.role)
$$;

-- Triggers -------------------------------------------------------------------------------------------

-- At least one administrator always remains. If two administrators remove each other at the same time, the second
-- waits for the lock, and is refused.
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.keep_one_admin'));
  if not exists (select from public.user_roles where role = 'admin' and id <> old.id) then
    perform private.refuse('last_admin');
  end if;
  return old;
end $$;
create trigger keep_one_admin before delete on public.user_roles
  for each row when (old.role = 'admin') execute function private.keep_one_admin();

create function private.leave_role_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- when the account itself was deleted, its scope no longer exists
  if exists (select from auth.users where id = old.user_id) then
    perform private.departs('me:' || old.user_id, 'my_records', old.id, old.rev);
    perform private.poke('user:' || old.user_id);
  end if;
  return null;
end $$;
create trigger leave_scopes after delete on public.user_roles
  for each row execute function private.leave_role_scopes();

create trigger poke after insert on public.user_roles for each row execute function private.poke_its_person();

-- Mutations ------------------------------------------------------------------------------------------

-- {id, user_id, role}. It is no refusal if the person has the role already (Spec 2 §6, "skipping if held").
create function mutation."assign_role@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given uuid; person uuid; wanted text;
begin
  perform private.arg_keys(args, array['id', 'user_id', 'role']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  given := private.arg_uuid(args, 'id');
  person := private.arg_uuid(args, 'user_id');
  wanted := private.arg_choice(args, 'role', array['admin']);
  if not exists (select from public.profiles where id = person) then perform private.refuse('user_not_found', 'user_id'); end if;
  if exists (select from public.user_roles where id = given) then perform private.refuse('id_reused'); end if;
  insert into public.user_roles (id, user_id, role, granted_by) values (given, person, wanted, me)
  on conflict on constraint user_roles_held_once do nothing;
  perform private.log_access('assign_role', person::text);
  return '[]'; -- empty: the row is only in that person's scope
end $$;

-- {user_id, role}. Refuses last_admin.
create function mutation."remove_role@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare person uuid;
begin
  perform private.arg_keys(args, array['user_id', 'role']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  person := private.arg_uuid(args, 'user_id');
  delete from public.user_roles where user_id = person and role = private.arg_choice(args, 'role', array['admin']);
  perform private.log_access('remove_role', person::text);
  return '[]';
end $$;

-- Refuses not_allowed.
create function private.must_be_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
end $$;

create view private.role_records with (security_invoker = true) as
  select id, user_id, 'role'::text as kind, jsonb_build_object('role', role) as data, sync_xid, rev
  from public.user_roles;
insert into private.record_sources (source, collection) values ('private.role_records', 'my_records');

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('assign_role@1', 'public.user_roles', 'id', null, 'private.is_admin()');
insert into private.mutation_quotas (mutation, no_need) values
  ('assign_role@1', 'an administrator''s'), ('remove_role@1', 'an administrator''s');

grant select on public.user_roles to authenticated;
grant select on private.role_records to anon, authenticated;
grant execute on function private.is_admin() to anon, authenticated;
grant execute on function public.has_role(uuid, text) to authenticated;
