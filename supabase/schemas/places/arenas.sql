-- An arena is an airsoft field on the map. Anybody signed in can propose one, and an administrator approves it.
create table public.arenas (
  id              uuid primary key,
  name            text not null check (length(name) between 3 and 120),
  description     text check (length(description) <= 4000),
  address         text not null check (length(address) between 5 and 200),
  city            text not null check (length(city) between 2 and 80),
  state           text not null check (length(state) between 2 and 40),
  latitude        double precision not null check (latitude between -90 and 90),
  longitude       double precision not null check (longitude between -180 and 180),
  website         text check (private.url_ok(website)),
  phone           text check (length(phone) <= 20),
  instagram       text check (length(instagram) <= 60),
  whatsapp        text check (whatsapp ~ '^\+?\d{10,15}$'),
  facebook        text check (length(facebook) <= 200),
  game_types      text[] not null default '{}'
    check (game_types <@ array['milsim', 'speedsoft', 'cqb', 'scenario', 'woodsball', 'rectactical']),
  facilities      text[] not null default '{}' check (cardinality(facilities) <= 30),
  images          text[] not null default '{}' check (cardinality(images) <= 3),
  opening_hours   jsonb not null default '{}' check (jsonb_typeof(opening_hours) = 'object'),
  is_active       boolean not null default false,
  created_by      uuid references auth.users on delete set null,
  created_at      timestamptz not null default private.moment(),
  updated_at      timestamptz not null default private.moment(),
  deleted_at      timestamptz,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  change_asked_at timestamptz
);
comment on table public.arenas is
  'A field. Read by anybody once an administrator approved it; until then by the person who proposed it and by '
  'administrators.';
comment on column public.arenas.created_by is 'Who proposed it; null once the account is deleted.';
comment on column public.arenas.whatsapp is
  'The arena''s own number, which everybody may call; digits with country code.';
comment on column public.arenas.latitude is 'Degrees, WGS 84.';
comment on column public.arenas.is_active is 'A new arena is inactive until an administrator approves it.';
comment on column public.arenas.change_asked_at is
  'Since when its proposer is asked for a correction; null: nothing is asked. What is asked stands in their notification.';
create index arenas_sync on public.arenas (sync_xid, id) where is_active and deleted_at is null;
create index arenas_created_by on public.arenas (created_by);
create trigger stamp before insert or update on public.arenas
  for each row execute function private.stamp();

alter table public.arenas enable row level security;
create policy arenas_select on public.arenas for select to anon, authenticated
  using (deleted_at is null and (is_active or created_by = (select auth.uid()) or (select private.is_admin())));
-- A new arena waits for approval. Until then it is replicated in the scope `me` of the proposer and of
-- each administrator. After the decision it departs from these scopes.
create index arenas_pending on public.arenas (created_by, id) where not is_active and deleted_at is null;
create trigger leave_public after update or delete on public.arenas for each row execute function private.leave_public();

create view private.sync_arenas with (security_invoker = true) as
  select id, name, description, address, city, state, latitude, longitude, website, phone, instagram, whatsapp,
         facebook, game_types, facilities, images, opening_hours, is_active, created_by, created_at, sync_xid, rev
  from public.arenas where deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, belongs) values
  ('public', 'arenas', 2, 'private.sync_arenas', 'r.is_active'),
  ('me', 'arenas', 4, 'private.sync_arenas', 'not r.is_active and r.id in (select private.my_pending_arena_ids())');

-- Approval --------------------------------------------------------------------------------------------

create function private.my_pending_arena_ids() returns setof uuid
language sql stable security definer rows 5 set search_path = '' as $$
  select id from public.arenas where not is_active and deleted_at is null
    and (created_by = (select auth.uid()) or (select private.is_admin()))
$$;

-- The people in whose scope the proposed arenas of a person are: that person and all administrators.
create function private.arena_reviewers(proposer uuid) returns setof uuid
language sql stable security definer rows 10 set search_path = '' as $$
  select proposer where proposer is not null union select user_id from public.user_roles where role = 'admin'
$$;

create function private.leave_arena_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op <> 'INSERT' and not old.is_active and old.deleted_at is null;
  is_ boolean := tg_op <> 'DELETE' and not new.is_active and new.deleted_at is null;
begin
  if was and not is_ then
    perform private.departs('me:' || r, 'arenas', old.id, coalesce(new.rev, old.rev))
    from private.arena_reviewers(old.created_by) r;
  end if;
  if was or is_ then
    perform private.poke('user:' || r) from private.arena_reviewers(coalesce(new.created_by, old.created_by)) r;
  end if;
  return null;
end $$;
create trigger leave_review after insert or update or delete on public.arenas
  for each row execute function private.leave_arena_review();
create trigger check_description after insert or update of description on public.arenas
  for each row when (new.description is not null and new.deleted_at is null) execute function private.check_description();

-- A new administrator receives the waiting proposals. A former administrator keeps only their own.
create function private.hand_over_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- a new version of each row, so that every cursor reads it again
    update public.arenas set updated_at = private.moment() where not is_active and deleted_at is null;
  else
    perform private.departs('me:' || old.user_id, 'arenas', a.id, a.rev) from public.arenas a
    where not a.is_active and a.deleted_at is null and a.created_by is distinct from old.user_id;
  end if;
  return null;
end $$;
create trigger hand_over_review after insert or delete on public.user_roles
  for each row execute function private.hand_over_review();

-- The columns that an edit may change.
create function private.arena_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'description', 'address', 'city', 'state', 'latitude', 'longitude', 'website', 'phone', 'instagram',
               'whatsapp', 'facebook', 'game_types', 'facilities', 'images', 'opening_hours']
$$;

grant select on public.arenas, private.sync_arenas to anon, authenticated;
grant execute on function private.my_pending_arena_ids() to anon, authenticated;
