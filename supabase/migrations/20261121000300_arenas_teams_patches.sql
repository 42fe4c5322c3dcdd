-- What the public scope replicates beside events: arenas, teams and patches, as far as their lists
-- need it. Members, ranks, codes and rewards come with their own topics.
create table public.arenas (
  id            uuid primary key,
  name          text not null check (length(name) between 3 and 120),
  description   text check (length(description) <= 4000),
  address       text not null check (length(address) between 5 and 200),
  city          text not null check (length(city) between 2 and 80),
  state         text not null check (length(state) between 2 and 40),
  latitude      double precision not null check (latitude between -90 and 90),
  longitude     double precision not null check (longitude between -180 and 180),
  website       text check (private.url_ok(website)),
  phone         text check (length(phone) <= 20),
  instagram     text check (length(instagram) <= 60),
  whatsapp      text check (whatsapp ~ '^\d{10,15}$'),
  facebook      text check (length(facebook) <= 200),
  game_types    text[] not null default '{}'
    check (game_types <@ array['milsim', 'speedsoft', 'cqb', 'scenario', 'woodsball', 'rectactical']),
  facilities    text[] not null default '{}' check (cardinality(facilities) <= 30),
  images        text[] not null default '{}' check (cardinality(images) <= 3),
  opening_hours jsonb not null default '{}' check (jsonb_typeof(opening_hours) = 'object'),
  is_active     boolean not null default false,
  created_by    uuid references auth.users on delete set null,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  deleted_at    timestamptz,
  sync_xid      bigint not null default 0,
  rev           bigint not null default 1
);
comment on column public.arenas.latitude is 'Degrees, WGS 84.';
comment on column public.arenas.is_active is 'New arenas wait for an administrator (decision 11).';
create index arenas_sync on public.arenas (sync_xid, id) where is_active and deleted_at is null;
create index arenas_created_by on public.arenas (created_by);
create trigger stamp before insert or update on public.arenas
  for each row execute function private.stamp();
alter table public.arenas enable row level security;
create policy arenas_select on public.arenas for select to anon, authenticated
  using (deleted_at is null and (is_active or created_by = (select auth.uid()) or (select private.is_admin())));

create table public.teams (
  id          uuid primary key,
  name        text not null check (length(name) between 3 and 80),
  city        text not null check (length(city) between 2 and 80),
  state       text not null check (length(state) between 2 and 40),
  logo        text check (private.url_ok(logo)),
  website     text check (private.url_ok(website)),
  instagram   text check (length(instagram) <= 60),
  description text check (length(description) <= 4000),
  captain_id  uuid references auth.users on delete set null,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  deleted_at  timestamptz,
  sync_xid    bigint not null default 0,
  rev         bigint not null default 1
);
create index teams_sync on public.teams (sync_xid, id) where deleted_at is null;
create index teams_captain on public.teams (captain_id);
create trigger stamp before insert or update on public.teams
  for each row execute function private.stamp();
alter table public.teams enable row level security;
create policy teams_select on public.teams for select to anon, authenticated
  using (deleted_at is null);

create table public.patches (
  id         uuid primary key,
  nome       text not null check (length(nome) between 2 and 80),
  descricao  text check (length(descricao) <= 1000),
  tipo       text not null default 'normal'
    check (tipo in ('normal', 'mvp', 'especial', 'evento', 'equipe', 'others')),
  imagem_url text check (private.url_ok(imagem_url)),
  evento_id  uuid,
  equipe_id  uuid references public.teams,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1
);
create index patches_sync on public.patches (sync_xid, id) where deleted_at is null;
create index patches_equipe on public.patches (equipe_id);
create trigger stamp before insert or update on public.patches
  for each row execute function private.stamp();
alter table public.patches enable row level security;
create policy patches_select on public.patches for select to anon, authenticated
  using (deleted_at is null);

-- One trigger for the three: a row that is no longer listed departs from the public scope.
create function private.leave_public() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := old.deleted_at is null and coalesce((to_jsonb(old) ->> 'is_active')::boolean, true);
  is_ boolean := tg_op <> 'DELETE' and new.deleted_at is null and coalesce((to_jsonb(new) ->> 'is_active')::boolean, true);
begin
  if was and not is_ then perform private.departs('public', tg_table_name, old.id, coalesce(new.rev, old.rev)); end if;
  perform private.poke('public');
  return null;
end $$;
create trigger leave_public after update or delete on public.arenas for each row execute function private.leave_public();
create trigger leave_public after update or delete on public.teams for each row execute function private.leave_public();
create trigger leave_public after update or delete on public.patches for each row execute function private.leave_public();
