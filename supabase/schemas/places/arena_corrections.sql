-- Anybody signed in says what is wrong about a published arena. The arena stays as it is until an administrator takes
-- the correction, field by field (Spec 2 §2).

create table private.arena_corrections (
  id         uuid primary key,
  arena_id   uuid not null references public.arenas on delete cascade,
  user_id    uuid not null references auth.users on delete cascade,
  patch      jsonb not null check (jsonb_typeof(patch) = 'object' and patch <> '{}' and length(patch::text) <= 40000),
  base       jsonb not null check (jsonb_typeof(base) = 'object' and length(base::text) <= 40000),
  created_at timestamptz not null default private.moment(),
  constraint one_correction_a_person unique (arena_id, user_id)
);
comment on table private.arena_corrections is
  'Corrections of published arenas that no administrator has decided. Read by nobody through the API; administrators '
  'and who proposed one ask arena_corrections.';
comment on column private.arena_corrections.patch is '{column: what is right}, as the arena would have it.';
comment on column private.arena_corrections.base is '{column: what the person saw}, of the same columns.';
create index arena_corrections_user on private.arena_corrections (user_id);
alter table private.arena_corrections enable row level security; -- no policy: only definer functions read it

-- Pictures are in the folder of who proposed the arena, so nobody else corrects them.
create function private.correction_columns() returns text[]
language sql immutable set search_path = '' as $$ select array_remove(private.arena_columns(), 'images') $$;

-- Refuses a patch that has other columns than those of a correction, half a point, or columns that `base` lacks; and a
-- base that says anything else.
create function private.check_correction(patch jsonb, base jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare key text;
begin
  perform private.arg_keys(patch, private.correction_columns());
  perform private.arg_keys(base, private.correction_columns());
  for key in select jsonb_object_keys(patch || base) loop
    if not patch ? key or not base ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  if patch ? 'latitude' <> patch ? 'longitude' then perform private.refuse('invalid_args', 'latitude'); end if;
end $$;

-- Whether no more corrections of this arena may wait. Accounts are nearly free, so those of the last seven days have room
-- for five together, and the others have twenty of their own. Who proposed the arena and administrators always have room.
create function private.has_too_many_corrections(a public.arenas, me uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare week timestamptz := now() - interval '7 days'; is_young boolean;
begin
  if a.created_by is not distinct from me or private.is_admin() then return false; end if;
  select p.created_at > week into is_young from public.profiles p where p.id = me;
  return (select count(*) from private.arena_corrections c join public.profiles p on p.id = c.user_id
          where c.arena_id = a.id and (p.created_at > week) = is_young) >= case when is_young then 5 else 20 end;
end $$;

-- {id, arena_id, patch, base}. It replaces the person's earlier one, and is kept as the arena would have it. What the
-- person says they saw is what the arena has, or could have had.
create function mutation."propose_arena_change@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; wanted uuid; patch jsonb; base jsonb; as_is jsonb; as_proposed jsonb; administrators uuid[];
begin
  perform private.arg_keys(args, array['id', 'arena_id', 'patch', 'base']);
  wanted := private.arg_uuid(args, 'id');
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.check_correction(patch, base);
  if patch = '{}' then perform private.refuse('invalid_args', 'patch'); end if;
  a := private.lock_arena(private.arg_uuid(args, 'arena_id'));
  if not a.is_active then perform private.refuse('arena_not_found'); end if; -- nobody else may learn that it waits
  if exists (select from private.arena_corrections c where c.id = wanted) then perform private.refuse('id_reused'); end if;
  as_is := to_jsonb(a);
  as_proposed := to_jsonb(private.arena_from_args(a, patch, me));
  perform private.arena_from_args(a, coalesce(jsonb_object_agg(b.key, b.value), '{}'), me)
    from jsonb_each(base) b where b.value is distinct from as_is -> b.key;
  delete from private.arena_corrections c where c.arena_id = a.id and c.user_id = me;
  if private.has_too_many_corrections(a, me) then perform private.refuse('too_many_corrections'); end if;
  insert into private.arena_corrections (id, arena_id, user_id, patch, base)
  select wanted, a.id, me, jsonb_object_agg(p.key, as_proposed -> p.key), base
  from jsonb_each(patch) p;
  administrators := array(select r.user_id from public.user_roles r where r.role = 'admin' and r.user_id <> me);
  perform private.notify_latest(administrators, 'arena_correction_proposed', '/admin/arenas?filter=corrections',
    jsonb_build_object('arena', a.name, 'arena_id', a.id), 'arena_correction:' || a.id, wanted::text);
  return '[]';
end $$;

-- {id, arena_id, patch, base, reason?}: `patch` is what is taken of a correction, as it was proposed; nothing of it
-- refuses it. What the arena has already counts as taken.
create function mutation."decide_arena_change@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; c private.arena_corrections; patch jsonb; base jsonb; why text; key text; is_whole boolean; told text;
begin
  perform private.arg_keys(args, array['id', 'arena_id', 'patch', 'base', 'reason']);
  perform private.must_be_admin();
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.check_correction(patch, base);
  why := private.arg_text(args, 'reason', 3, 300, false);
  if why is not null and patch <> '{}' then perform private.refuse('invalid_args', 'reason'); end if;
  a := private.lock_arena(private.arg_uuid(args, 'arena_id'));
  select * into c from private.arena_corrections x where x.id = private.arg_uuid(args, 'id') and x.arena_id = a.id for update;
  if not found then perform private.refuse('correction_decided'); end if;
  for key in select jsonb_object_keys(patch) loop
    if c.patch -> key is distinct from patch -> key then perform private.refuse('invalid_args', key); end if;
  end loop;
  perform private.refuse_if_changed(to_jsonb(a), patch, base, 'arena_changed');
  a := private.arena_from_args(a, patch, me);
  if patch <> '{}' then
    update public.arenas set name = a.name, description = a.description, address = a.address, city = a.city, state = a.state,
      latitude = a.latitude, longitude = a.longitude, website = a.website, phone = a.phone, instagram = a.instagram,
      whatsapp = a.whatsapp, facebook = a.facebook, game_types = a.game_types, facilities = a.facilities,
      opening_hours = a.opening_hours, updated_at = private.moment()
    where id = a.id;
  end if;
  is_whole := not exists (select from jsonb_each(c.patch) p where p.value is distinct from to_jsonb(a) -> p.key);
  told := case when why is not null then 'arena_correction_refused_why' when is_whole then 'arena_correction_taken'
    when patch <> '{}' then 'arena_correction_partly' else 'arena_correction_refused' end;
  delete from private.arena_corrections x where x.id = c.id;
  perform private.notify(c.user_id, told, '/arena/' || a.id,
    jsonb_strip_nulls(jsonb_build_object('arena', a.name, 'arena_id', a.id, 'reason', why)), 'arena_correction_decided:' || c.id)
    where c.user_id <> me;
  perform private.log_access('decide_arena_change', a.id::text);
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- [{id, arena_id, patch, base, created_at, proposer: {id, name} or null}], oldest first: for an administrator every one,
-- for anybody else their own. Only administrators read who proposed it, and that is logged.
create function private.list_arena_corrections() returns jsonb
language plpgsql volatile security definer set search_path = '' set timezone = 'UTC' as $$
declare me uuid := (select auth.uid()); decides boolean; found_ jsonb;
begin
  if me is null then perform private.refuse_anonymous(); end if;
  decides := private.is_admin();
  select jsonb_agg(jsonb_build_object('id', c.id, 'arena_id', c.arena_id, 'patch', c.patch, 'base', c.base,
      'created_at', c.created_at, 'proposer', case when decides then jsonb_build_object('id', p.id, 'name', p.name) end)
      order by c.created_at, c.id) into found_
    from private.arena_corrections c left join public.profile_cards p on p.id = c.user_id
    where decides or c.user_id = me;
  if decides and found_ is not null then perform private.log_access('arena_corrections'); end if;
  return coalesce(found_, '[]');
end $$;

create function public.arena_corrections() returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.list_arena_corrections() $$;

insert into private.mutation_quotas (mutation, what) values ('propose_arena_change@1', 'arena_edits');
insert into private.mutation_quotas (mutation, no_need) values ('decide_arena_change@1', 'an administrator''s');

-- The first screen of the desk says how many corrections of published arenas wait. arena_corrections names who proposed
-- them, so that each call of it is an entry of the log; this says no name and is none (Spec 2 §2).

-- {count, oldest}: of the corrections that wait, and since when the oldest does, null without one. Refuses not_allowed.
create function private.count_arena_corrections() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
begin
  perform private.must_be_admin();
  return (select jsonb_build_object('count', count(*), 'oldest', min(c.created_at)) from private.arena_corrections c);
end $$;

create function public.count_arena_corrections() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.count_arena_corrections() $$;
comment on function public.count_arena_corrections() is
  'How many corrections of published arenas wait, and since when the oldest does: {count, oldest}. Administrators only.';

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('propose_arena_change@1', 'private.arena_corrections', 'id', null, 'r.user_id = $2');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('arena_correction_proposed', 'pt-BR', 'Correção de arena', 'Alguém propôs uma correção da arena {arena}.'),
  ('arena_correction_proposed', 'en', 'Correction of an arena', 'Somebody proposed a correction of the arena {arena}.'),
  ('arena_correction_proposed', 'es', 'Corrección de una arena', 'Alguien propuso una corrección de la arena {arena}.'),
  ('arena_correction_taken', 'pt-BR', 'Correção publicada', 'A arena {arena} agora está como você propôs.'),
  ('arena_correction_taken', 'en', 'Correction published', 'The arena {arena} is now as you proposed.'),
  ('arena_correction_taken', 'es', 'Corrección publicada', 'La arena {arena} ahora está como propusiste.'),
  ('arena_correction_partly', 'pt-BR', 'Correção publicada em parte', 'Parte da sua correção da arena {arena} foi publicada.'),
  ('arena_correction_partly', 'en', 'Correction published in part', 'A part of your correction of the arena {arena} was published.'),
  ('arena_correction_partly', 'es', 'Corrección publicada en parte', 'Una parte de tu corrección de la arena {arena} fue publicada.'),
  ('arena_correction_refused', 'pt-BR', 'Correção não aprovada', 'A sua correção da arena {arena} não foi aprovada.'),
  ('arena_correction_refused', 'en', 'Correction not approved', 'Your correction of the arena {arena} was not approved.'),
  ('arena_correction_refused', 'es', 'Corrección no aprobada', 'Tu corrección de la arena {arena} no fue aprobada.'),
  ('arena_correction_refused_why', 'pt-BR', 'Correção não aprovada', 'A sua correção da arena {arena} não foi aprovada: {reason}'),
  ('arena_correction_refused_why', 'en', 'Correction not approved', 'Your correction of the arena {arena} was not approved: {reason}'),
  ('arena_correction_refused_why', 'es', 'Corrección no aprobada', 'Tu corrección de la arena {arena} no fue aprobada: {reason}');

grant execute on function public.arena_corrections(), private.list_arena_corrections(),
  public.count_arena_corrections(), private.count_arena_corrections() to authenticated;
