-- An administrator says why an arena is rejected, or what its proposer corrects first (Spec 2 §2).

alter table public.arenas add column change_asked_at timestamptz;
comment on column public.arenas.change_asked_at is
  'Since when its proposer is asked for a correction; null: nothing is asked. What is asked stands in their notification.';

-- {id, reason}: reject_arena@1 with a reason, which the proposer reads.
create function mutation."reject_arena@2"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; why text;
begin
  perform private.arg_keys(args, array['id', 'reason']);
  perform private.must_be_admin();
  why := private.arg_text(args, 'reason', 3, 300);
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if a.is_active then perform private.refuse('arena_changed', 'is_active'); end if; -- another administrator has approved it
  perform private.remove_arena(a.id);
  perform private.notify(a.created_by, 'arena_refused', '/arenas/map',
    jsonb_build_object('arena', a.name, 'arena_id', a.id, 'reason', why), 'arena_rejected:' || a.id)
    where a.created_by is not null;
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- Replaces what the administrators' notifications of a proposed arena say about a correction: {} that none is asked.
create function private.note_arena_change(arena uuid, asked jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.notifications set data = data - array['asked_at', 'note'] || asked
  where cause = 'arena_proposed:' || arena and user_id in (select user_id from public.user_roles where role = 'admin')
$$;

-- {id, note}: asks the proposer for a correction; the arena goes on waiting. What is asked of the same arena twice within
-- minutes is read once. The administrators see it at the proposal, because the row that they have has no place for it.
create function mutation."ask_arena_change@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare a public.arenas; what text; asked_at timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  perform private.arg_keys(args, array['id', 'note']);
  perform private.must_be_admin();
  what := private.arg_text(args, 'note', 3, 300);
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if a.is_active then perform private.refuse('arena_changed', 'is_active'); end if;
  if a.created_by is null then perform private.refuse('user_not_found'); end if;
  update public.arenas set change_asked_at = asked_at, updated_at = now() where id = a.id;
  perform private.notify_latest(array[a.created_by], 'arena_change_asked', '/arena/' || a.id,
    jsonb_build_object('arena', a.name, 'arena_id', a.id, 'note', what), 'arena_change:' || a.id, a.rev::text);
  perform private.note_arena_change(a.id, jsonb_build_object('asked_at', asked_at, 'note', what));
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- The proposer did what was asked: their notification says so, and the administrators are told.
create function private.arena_was_corrected(a public.arenas) returns void
language plpgsql security definer set search_path = '' as $$
declare administrators uuid[];
begin
  update public.notifications set data = data || '{"corrected": true}'
  where user_id = a.created_by and starts_with(cause, 'arena_change:' || a.id) and not data ? 'corrected';
  perform private.note_arena_change(a.id, '{}');
  administrators := array(select r.user_id from public.user_roles r where r.role = 'admin' and r.user_id <> a.created_by);
  perform private.notify_all(administrators, 'arena_corrected', '/admin/arenas',
    jsonb_build_object('arena', a.name, 'arena_id', a.id), 'arena_corrected:' || a.id || ':' || a.rev);
end $$;

-- As before, and a correction that was asked for is made by what its proposer changes.
create or replace function mutation."update_arena@1"(me uuid, args jsonb) returns jsonb
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
    opening_hours = a.opening_hours, updated_at = now(),
    change_asked_at = case when a.created_by = me then null else a.change_asked_at end
  where id = a.id;
  if a.created_by = me and a.change_asked_at is not null then perform private.arena_was_corrected(a); end if;
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- As before; what was asked of a published arena is not asked any more.
create or replace function mutation."approve_arena@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas;
begin
  perform private.arg_keys(args, array['id']);
  perform private.must_be_admin();
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if not a.is_active then
    update public.arenas set is_active = true, change_asked_at = null, updated_at = now() where id = a.id;
    perform private.notify(a.created_by, 'arena_approved', '/arena/' || a.id,
      jsonb_build_object('arena', a.name, 'arena_id', a.id), 'arena_approved:' || a.id) where a.created_by is not null;
  end if;
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

revoke all on function mutation."reject_arena@2"(uuid, jsonb), mutation."ask_arena_change@1"(uuid, jsonb) from public;
insert into private.mutation_quotas (mutation, no_need) values
  ('reject_arena@2', 'an administrator''s'), ('ask_arena_change@1', 'an administrator''s');
