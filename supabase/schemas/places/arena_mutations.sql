-- propose_arena@1 (anybody signed in), update_arena@1 (the proposer while it waits; an administrator),
-- delete_arena@1 (an administrator).

-- A list that is given, of distinct texts.
create function private.arg_distinct_texts(args jsonb, key text, max_count int, max_length int) returns text[]
language plpgsql immutable set search_path = '' as $$
declare texts text[] := private.arg_texts(args, key, 0, max_count, max_length);
begin
  perform private.arg(args, key, 'array', true);
  if cardinality(texts) <> (select count(distinct private.twin(t)) from unnest(texts) t) then perform private.refuse('invalid_args', key); end if;
  return texts;
end $$;

-- Any https address. An address in our own storage must be in the person's own folder, because whoever names a
-- picture can have it deleted.
create function private.image_url_ok(url text, person uuid) returns boolean
language sql immutable set search_path = '' as $$
  select private.url_ok(url) and length(url) <= 500 and case when url ~* '/storage/v1/'
    then url ~ ('^https?://[^/?#]+/storage/v1/object/public/[a-z-]+/' || person
                || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|jpeg|png|webp)$')
    else url ~ '^https://' end
$$;

-- The writable columns of an arena, read from `given`; columns that are not given keep the values of `a` (Spec 2 §5).
-- Refuses invalid_args.
create function private.arena_from_args(a public.arenas, given jsonb, me uuid) returns public.arenas
language plpgsql stable security definer set search_path = '' as $$
declare kept text[] := coalesce(a.images, '{}'); day text; hours jsonb;
begin
  if given ? 'name' then a.name := private.arg_line(given, 'name', 3, 120); end if;
  if given ? 'description' then a.description := private.arg_text(given, 'description', 10, 4000, false); end if;
  if given ? 'address' then a.address := private.arg_line(given, 'address', 5, 200); end if;
  if given ? 'city' then a.city := private.arg_line(given, 'city', 2, 80); end if;
  if given ? 'state' then a.state := private.arg_line(given, 'state', 2, 40); end if;
  if given ? 'latitude' then a.latitude := private.arg_number(given, 'latitude', -90, 90); end if;
  if given ? 'longitude' then a.longitude := private.arg_number(given, 'longitude', -180, 180); end if;
  if given ? 'website' then a.website := private.arg_text(given, 'website', 8, 2008, false); end if;
  if not coalesce(private.url_ok(a.website), true) then perform private.refuse('invalid_args', 'website'); end if;
  if given ? 'website' and a.website !~ '^https:' then perform private.refuse('https_required', 'website'); end if;
  if given ? 'phone' then
    a.phone := private.arg_text(given, 'phone', 8, 20, false);
    if a.phone !~ '^[0-9()+ -]+$' then perform private.refuse('invalid_args', 'phone'); end if;
  end if;
  if given ? 'instagram' then a.instagram := private.arg_instagram(given, 'instagram'); end if;
  if given ? 'whatsapp' then
    a.whatsapp := private.normalize_whatsapp(private.arg_text(given, 'whatsapp', 10, 20, false));
    if a.whatsapp is null and private.arg_text(given, 'whatsapp', 10, 20, false) is not null then
      perform private.refuse('whatsapp_invalid', 'whatsapp');
    end if;
  end if;
  if given ? 'facebook' then
    a.facebook := private.facebook_name(private.arg_text(given, 'facebook', 2, 200, false));
    if a.facebook is null and private.arg_text(given, 'facebook', 2, 200, false) is not null or length(a.facebook) > 200 then
      perform private.refuse('invalid_args', 'facebook');
    end if;
  end if;
  if given ? 'game_types' then
    a.game_types := private.arg_distinct_texts(given, 'game_types', 6, 20);
    if not a.game_types <@ array['milsim', 'speedsoft', 'cqb', 'scenario', 'woodsball', 'rectactical'] then
      perform private.refuse('invalid_args', 'game_types');
    end if;
  end if;
  if given ? 'facilities' then a.facilities := private.arg_distinct_texts(given, 'facilities', 30, 60); end if;
  if given ? 'images' then
    a.images := private.arg_distinct_texts(given, 'images', 3, 500);
    -- an administrator may keep the pictures that are there, although they are in another person's folder
    if exists (select from unnest(a.images) i where i <> all (kept) and not private.image_url_ok(i, me)) then
      perform private.refuse('invalid_args', 'images');
    end if;
  end if;
  if given ? 'opening_hours' then
    hours := private.arg(given, 'opening_hours', 'object', true);
    if (select count(*) from jsonb_object_keys(hours)) > 10 then perform private.refuse('invalid_args', 'opening_hours'); end if;
    for day in select jsonb_object_keys(hours) loop
      if length(day) not between 1 and 30 or jsonb_typeof(hours -> day) <> 'string' or length(hours ->> day) > 80 then
        perform private.refuse('invalid_args', 'opening_hours');
      end if;
    end loop;
    a.opening_hours := hours;
  end if;
  return a;
end $$;

create function private.lock_arena(arena uuid) returns public.arenas
language plpgsql security definer set search_path = '' as $$
declare a public.arenas;
begin
  select * into a from public.arenas where id = arena and deleted_at is null for update;
  if not found then perform private.refuse('arena_not_found'); end if;
  return a;
end $$;

-- The administrators are told, and their link leads to that arena. One who proposes an arena already knows of it.
create function mutation."propose_arena@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; key text; administrators uuid[];
begin
  perform private.arg_keys(args, private.arena_columns() || 'id'::text);
  a.id := private.arg_uuid(args, 'id');
  if exists (select from public.arenas x where x.id = a.id) then perform private.refuse('id_reused'); end if;
  foreach key in array array['name', 'address', 'city', 'state', 'latitude', 'longitude'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  a := private.arena_from_args(a, args, me);
  insert into public.arenas (id, name, description, address, city, state, latitude, longitude, website, phone, instagram,
    whatsapp, facebook, game_types, facilities, images, opening_hours, created_by)
  values (a.id, a.name, a.description, a.address, a.city, a.state, a.latitude, a.longitude, a.website, a.phone, a.instagram,
    a.whatsapp, a.facebook, coalesce(a.game_types, '{}'), coalesce(a.facilities, '{}'), coalesce(a.images, '{}'),
    coalesce(a.opening_hours, '{}'), me);
  administrators := array(select r.user_id from public.user_roles r where r.role = 'admin' and r.user_id <> me);
  perform private.notify_all(administrators, 'arena_proposed', '/admin/arenas?id=' || a.id,
    jsonb_build_object('arena', a.name, 'arena_id', a.id), 'arena_proposed:' || a.id);
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- {id, patch: {column: new}, base: {column: what the person saw}}. A correction that was asked for is made by what its
-- proposer changes.
create function mutation."update_arena@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; patch jsonb; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.arena_columns());
  perform private.arg_keys(base, private.arena_columns());
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if not private.is_admin() and (a.created_by is distinct from me or a.is_active) then
    -- nobody else may learn that a waiting proposal exists
    perform private.refuse(case when a.is_active or a.created_by = me then 'not_allowed' else 'arena_not_found' end);
  end if;
  perform private.refuse_if_changed(to_jsonb(a), patch, base, 'arena_changed');
  a := private.arena_from_args(a, patch, me);
  update public.arenas set name = a.name, description = a.description, address = a.address, city = a.city, state = a.state,
    latitude = a.latitude, longitude = a.longitude, website = a.website, phone = a.phone, instagram = a.instagram,
    whatsapp = a.whatsapp, facebook = a.facebook, game_types = a.game_types, facilities = a.facilities, images = a.images,
    opening_hours = a.opening_hours, updated_at = private.moment(),
    change_asked_at = case when a.created_by = me then null else a.change_asked_at end
  where id = a.id;
  if a.created_by = me and a.change_asked_at is not null then perform private.arena_was_corrected(a); end if;
  if a.created_by is distinct from me then perform private.log_access('update_arena', a.id::text); end if;
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- Soft delete: the row stays, but its contact data is deleted. Events at this arena keep their location as text. Nobody
-- decides a correction of an arena that is gone.
create function private.remove_arena(arena uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.arena_corrections where arena_id = arena;
  update public.arenas set deleted_at = now(), description = null, website = null, phone = null, instagram = null,
    whatsapp = null, facebook = null, images = '{}', updated_at = private.moment() where id = arena
$$;

create function mutation."delete_arena@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas;
begin
  perform private.arg_keys(args, array['id']);
  perform private.must_be_admin();
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  perform private.remove_arena(a.id);
  perform private.log_access('delete_arena', a.id::text);
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('propose_arena@1', 'public.arenas', 'id', 'arenas', 'r.created_by = $2');
insert into private.mutation_quotas (mutation, what) values
  ('propose_arena@1', 'arenas'), ('update_arena@1', 'arena_edits');
insert into private.mutation_quotas (mutation, no_need) values ('delete_arena@1', 'an administrator''s');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('arena_proposed', 'pt-BR', 'Nova arena em análise', 'A arena {arena} espera aprovação.'),
  ('arena_proposed', 'en', 'New arena to review', 'The arena {arena} waits for approval.'),
  ('arena_proposed', 'es', 'Nueva arena en revisión', 'La arena {arena} espera aprobación.');
