-- Points are given by the database alone, once a cause (decision 14). Rows are never changed: what is taken back
-- goes.
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
comment on column public.user_points.source_id is 'What it was for: the event, the patch. Nobody gets two awards for one cause.';
comment on column public.user_points.description is 'The name of what it was for; the words around it are the app''s.';
create index user_points_sync on public.user_points (user_id, sync_xid, id);
create trigger stamp before insert or update on public.user_points
  for each row execute function private.stamp();

alter table public.user_points enable row level security;
create policy user_points_select_self on public.user_points for select to authenticated
  using (user_id = (select auth.uid()));

-- @returns false when that cause has been paid
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

-- Spec 2 §9: by tipo.
create function private.patch_points(tipo text) returns integer
language sql immutable set search_path = '' as $$
  select case tipo when 'especial' then 50 when 'mvp' then 40 when 'evento' then 25 when 'equipe' then 15 else 10 end
$$;

-- Effects --------------------------------------------------------------------------------------------

create function private.pay_patches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_points (user_id, points, source, source_id, description)
  select f.user_id, private.patch_points(p.tipo), 'patch_earned', p.id, p.nome
  from fresh f join public.patches p on p.id = f.patch_id
  on conflict on constraint user_points_once_a_cause do nothing;
  return null;
end $$;
create trigger pay after insert on public.user_patches
  referencing new table as fresh for each statement execute function private.pay_patches();

create function private.unpay_patches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.user_points p using gone g
    where p.user_id = g.user_id and p.source = 'patch_earned' and p.source_id = g.patch_id;
  return null;
end $$;
create trigger unpay after delete on public.user_patches
  referencing old table as gone for each statement execute function private.unpay_patches();

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
