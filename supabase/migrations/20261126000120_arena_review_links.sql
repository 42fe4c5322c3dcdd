-- What an administrator is told about a proposed arena leads to that arena, not to the top of a list.

-- As before.
create or replace function mutation."propose_arena@1"(me uuid, args jsonb) returns jsonb
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

-- As before.
create or replace function private.arena_was_corrected(a public.arenas) returns void
language plpgsql security definer set search_path = '' as $$
declare administrators uuid[];
begin
  update public.notifications set data = data || '{"corrected": true}'
  where user_id = a.created_by and starts_with(cause, 'arena_change:' || a.id) and not data ? 'corrected';
  perform private.note_arena_change(a.id, '{}');
  administrators := array(select r.user_id from public.user_roles r where r.role = 'admin' and r.user_id <> a.created_by);
  perform private.notify_all(administrators, 'arena_corrected', '/admin/arenas?id=' || a.id,
    jsonb_build_object('arena', a.name, 'arena_id', a.id), 'arena_corrected:' || a.id || ':' || a.rev);
end $$;
