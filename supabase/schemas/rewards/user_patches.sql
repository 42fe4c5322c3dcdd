-- A patch that a person has: assigned by an administrator, redeemed with a code, or earned at an event. The row is
-- changed once, when its celebration was seen. Revoking deletes it and its points.
create table public.user_patches (
  id             uuid primary key default gen_random_uuid(),
  user_id        uuid not null references auth.users on delete cascade,
  patch_id       uuid not null references public.patches,
  how            text not null check (how in ('assigned', 'redeemed', 'event')),
  data_conquista timestamptz not null default private.moment(),
  celebrated     boolean not null default false,
  sync_xid       bigint not null default 0,
  rev            bigint not null default 1,
  constraint user_patches_held_once unique (user_id, patch_id)
);
comment on table public.user_patches is 'A patch that a person has. Read by that person and by administrators.';
comment on column public.user_patches.how is
  'assigned by an administrator, redeemed with a code, or given by the event.';
comment on column public.user_patches.celebrated is
  'The person has seen its celebration, so that their next device does not show it again.';
create index user_patches_sync on public.user_patches (user_id, sync_xid, id);
create index user_patches_patch on public.user_patches (patch_id);
create trigger stamp before insert or update on public.user_patches
  for each row execute function private.stamp();

alter table public.user_patches enable row level security;
create policy user_patches_select on public.user_patches for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- Spec 2 §7. The policy lets a person see their own, and administrators all (threat T28).
create function public.listar_patches_usuario(p_user_id uuid)
returns table (id uuid, patch_id uuid, nome text, descricao text, tipo text, imagem_url text,
               data_conquista timestamptz, evento_id uuid, evento_nome text, evento_data date)
language sql stable security invoker set search_path = '' as $$
  select u.id, u.patch_id, p.nome, p.descricao, p.tipo, p.imagem_url, u.data_conquista, p.evento_id, e.name, e.date
  from public.user_patches u
  join public.patches p on p.id = u.patch_id
  left join public.airsoft_events e on e.id = p.evento_id
  where u.user_id = p_user_id
  order by u.data_conquista desc, u.id
$$;

-- Gives a patch once. The patch is locked until the end of the transaction, so that it can't be deleted or get other
-- points meanwhile. @returns false when the person has it already, or the patch does not exist any more
create function private.earn_patch(user_id uuid, patch_id uuid, how text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.patches p where p.id = earn_patch.patch_id and p.deleted_at is null for key share;
  if not found then return false; end if;
  insert into public.user_patches (user_id, patch_id, how)
  values (earn_patch.user_id, earn_patch.patch_id, earn_patch.how)
  on conflict on constraint user_patches_held_once do nothing;
  return found;
end $$;

-- Triggers -------------------------------------------------------------------------------------------
-- These triggers run once per statement, because an event may give its patch to 5,000 people.

create function private.tell_patches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_all(f.people, 'patch_earned', '/profile?tab=patches',
    jsonb_build_object('patch', p.nome, 'patch_id', p.id), 'patch_earned:' || p.id)
  from (select patch_id, array_agg(user_id) as people from fresh group by patch_id) f
  join public.patches p on p.id = f.patch_id;
  perform private.poke('user:' || f.user_id) from (select distinct user_id from fresh) f;
  return null;
end $$;
create trigger tell after insert on public.user_patches
  referencing new table as fresh for each statement execute function private.tell_patches();
create trigger leave_scopes after delete on public.user_patches
  referencing old table as gone for each statement execute function private.leave_my_records();

-- Points by type of patch (Spec 2 §9).
create function private.patch_points(tipo text) returns integer
language sql immutable set search_path = '' as $$
  select case tipo when 'especial' then 50 when 'mvp' then 40 when 'evento' then 25 when 'equipe' then 15 else 10 end
$$;

create function private.pay_patches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_points (user_id, points, source, source_id, description)
  select f.user_id, private.patch_points(p.tipo), 'patch_earned', p.id, p.nome
  from fresh f join public.patches p on p.id = f.patch_id
  where f.how <> 'event' or p.para is null -- those come with the game's: give_event_patches
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

-- Replication ----------------------------------------------------------------------------------------

create view private.user_patch_records with (security_invoker = true) as
  select id, user_id, 'user_patch'::text as kind,
         jsonb_build_object('patch_id', patch_id, 'data_conquista', data_conquista)
         || case when celebrated then '{"celebrated": true}' else '{}'::jsonb end as data, sync_xid, rev
  from public.user_patches;
insert into private.record_sources (source, collection) values ('private.user_patch_records', 'my_records');

-- Mutations ------------------------------------------------------------------------------------------

-- The changed rows of a patch of mine. Empty for somebody else's patch, which is not in my scope.
create function private.touched_by_patch(me uuid, person uuid, patch uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array('my_records', t.id)), '[]') from (
    select id from public.user_patches where user_id = person and patch_id = patch and person = me
    union all
    select id from public.user_points where user_id = person and source = 'patch_earned' and source_id = patch and person = me) t
$$;

create function mutation."assign_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare person uuid; wanted uuid;
begin
  perform private.arg_keys(args, array['user_id', 'patch_id']);
  perform private.must_be_admin();
  person := private.arg_uuid(args, 'user_id');
  wanted := private.arg_uuid(args, 'patch_id');
  if not exists (select from public.profiles where id = person) then perform private.refuse('user_not_found', 'user_id'); end if;
  if not exists (select from public.patches where id = wanted and deleted_at is null) then
    perform private.refuse('patch_not_found', 'patch_id');
  end if;
  if not private.earn_patch(person, wanted, 'assigned') then perform private.refuse('patch_already_owned'); end if;
  perform private.log_access('assign_patch', wanted::text);
  return private.touched_by_patch(me, person, wanted);
end $$;

-- Takes back the patch and its points.
create function mutation."revoke_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.arg_keys(args, array['user_id', 'patch_id']);
  perform private.must_be_admin();
  delete from public.user_patches
    where user_id = private.arg_uuid(args, 'user_id') and patch_id = private.arg_uuid(args, 'patch_id');
  if not found then perform private.refuse('patch_not_owned'); end if;
  perform private.log_access('revoke_patch', args ->> 'patch_id');
  return '[]';
end $$;

-- {patch_ids}: of patches of mine, that I have seen their celebration. Others are passed over.
create function mutation."celebrate_patches@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given uuid[]; seen jsonb;
begin
  perform private.arg_keys(args, array['patch_ids']);
  if jsonb_array_length(private.arg(args, 'patch_ids', 'array', true)) > 100 then
    perform private.refuse('invalid_args', 'patch_ids');
  end if;
  given := array(select private.arg_uuid(jsonb_build_object('patch_ids', p), 'patch_ids')
                 from jsonb_array_elements(args -> 'patch_ids') p);
  with told as (
    update public.user_patches set celebrated = true where user_id = me and patch_id = any (given) and not celebrated
    returning id)
  select jsonb_agg(jsonb_build_array('my_records', id)) into seen from told;
  if seen is not null then perform private.poke('user:' || me); end if;
  return coalesce(seen, '[]');
end $$;

insert into private.mutation_quotas (mutation, no_need) values
  ('celebrate_patches@1', 'one''s own alone to see'),
  ('assign_patch@1', 'an administrator''s'), ('revoke_patch@1', 'an administrator''s');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('patch_earned', 'pt-BR', 'Patch Conquistado!', 'Você conquistou o patch {patch}.'),
  ('patch_earned', 'en', 'Patch earned!', 'You earned the patch {patch}.'),
  ('patch_earned', 'es', '¡Parche conquistado!', 'Conquistaste el parche {patch}.');

grant select on public.user_patches to authenticated;
grant select on private.user_patch_records to anon, authenticated;
grant execute on function public.listar_patches_usuario(uuid) to authenticated;
