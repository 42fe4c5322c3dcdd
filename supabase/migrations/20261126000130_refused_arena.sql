-- A proposer whose arena was rejected does not type it again: the notification keeps what the form needs. It has no
-- contacts, which are deleted with the arena, and lives as long as any notification.

-- As before, and what was proposed is kept in the notification; a description that does not fit is left out.
create or replace function mutation."reject_arena@2"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; why text; kept jsonb;
begin
  perform private.arg_keys(args, array['id', 'reason']);
  perform private.must_be_admin();
  why := private.arg_text(args, 'reason', 3, 300);
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if a.is_active then perform private.refuse('arena_changed', 'is_active'); end if; -- another administrator has approved it
  kept := jsonb_build_object('name', a.name, 'address', a.address, 'city', a.city, 'state', a.state, 'latitude', a.latitude,
    'longitude', a.longitude, 'game_types', a.game_types, 'description', a.description);
  -- the whole notification may have 4096 bytes, and name and reason are in it once more
  if pg_column_size(kept) > 2000 then kept := kept - 'description'; end if;
  perform private.remove_arena(a.id);
  perform private.notify(a.created_by, 'arena_refused', '/arenas/map?refused=' || a.id,
    jsonb_build_object('arena', a.name, 'arena_id', a.id, 'reason', why, 'proposal', kept), 'arena_rejected:' || a.id)
    where a.created_by is not null;
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;
