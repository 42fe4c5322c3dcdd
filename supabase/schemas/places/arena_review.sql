-- An administrator says why an arena is rejected, or what its proposer corrects first (Spec 2 §2).

-- A proposer may change an arena until an administrator decides, and a decision may wait for a signal: it is about what
-- the administrator read, so that nothing is published or lost unread.

-- Refuses a decision about an arena that has not the columns that were read, each of them.
create function private.refuse_unread(a public.arenas, base jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare field text;
begin
  foreach field in array private.arena_columns() loop
    if to_jsonb(a) -> field is distinct from base -> field then perform private.refuse('arena_changed', field); end if;
  end loop;
end $$;

-- {id, base}. It is no refusal if the arena is approved already: another administrator did the same. What was asked of a
-- published arena is not asked any more.
create function mutation."approve_arena@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'base']);
  perform private.must_be_admin();
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(base, private.arena_columns());
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if not a.is_active then
    perform private.refuse_unread(a, base);
    update public.arenas set is_active = true, change_asked_at = null, updated_at = private.moment() where id = a.id;
    perform private.notify(a.created_by, 'arena_approved', '/arena/' || a.id,
      jsonb_build_object('arena', a.name, 'arena_id', a.id), 'arena_approved:' || a.id) where a.created_by is not null;
    perform private.log_access('approve_arena', a.id::text);
  end if;
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- {id, reason, base}: the proposer reads the reason. A proposer whose arena was rejected does not type it again: the
-- notification keeps what the form needs, and leaves out a description that does not fit. It has no contacts, which are
-- deleted with the arena, and lives as long as any notification.
create function mutation."reject_arena@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; base jsonb; why text; kept jsonb;
begin
  perform private.arg_keys(args, array['id', 'reason', 'base']);
  perform private.must_be_admin();
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(base, private.arena_columns());
  why := private.arg_text(args, 'reason', 3, 300);
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if a.is_active then perform private.refuse('arena_changed', 'is_active'); end if; -- another administrator has approved it
  perform private.refuse_unread(a, base);
  kept := jsonb_build_object('name', a.name, 'address', a.address, 'city', a.city, 'state', a.state, 'latitude', a.latitude,
    'longitude', a.longitude, 'game_types', a.game_types, 'description', a.description);
  -- the whole notification may have 4096 bytes, and name and reason are in it once more
  if pg_column_size(kept) > 2000 then kept := kept - 'description'; end if;
  perform private.remove_arena(a.id);
  perform private.notify(a.created_by, 'arena_refused', '/arenas/map?refused=' || a.id,
    jsonb_build_object('arena', a.name, 'arena_id', a.id, 'reason', why, 'proposal', kept), 'arena_rejected:' || a.id)
    where a.created_by is not null;
  perform private.log_access('reject_arena', a.id::text);
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
  update public.arenas set change_asked_at = asked_at, updated_at = private.moment() where id = a.id;
  perform private.notify_latest(array[a.created_by], 'arena_change_asked', '/arena/' || a.id,
    jsonb_build_object('arena', a.name, 'arena_id', a.id, 'note', what), 'arena_change:' || a.id, a.rev::text);
  perform private.note_arena_change(a.id, jsonb_build_object('asked_at', asked_at, 'note', what));
  perform private.log_access('ask_arena_change', a.id::text);
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
  administrators := array(select r.user_id from public.user_roles r where r.role = 'admin' and r.user_id is distinct from a.created_by);
  perform private.notify_all(administrators, 'arena_corrected', '/admin/arenas?id=' || a.id,
    jsonb_build_object('arena', a.name, 'arena_id', a.id), 'arena_corrected:' || a.id || ':' || a.rev);
end $$;

insert into private.mutation_quotas (mutation, no_need) values
  ('ask_arena_change@1', 'an administrator''s'), ('approve_arena@1', 'an administrator''s'),
  ('reject_arena@1', 'an administrator''s');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('arena_approved', 'pt-BR', 'Arena publicada', 'A arena {arena} foi aprovada e está no mapa.'),
  ('arena_approved', 'en', 'Arena published', 'The arena {arena} was approved and is on the map.'),
  ('arena_approved', 'es', 'Arena publicada', 'La arena {arena} fue aprobada y está en el mapa.'),
  ('arena_refused', 'pt-BR', 'Arena não aprovada', 'A arena {arena} não foi aprovada: {reason}'),
  ('arena_refused', 'en', 'Arena not approved', 'The arena {arena} was not approved: {reason}'),
  ('arena_refused', 'es', 'Arena no aprobada', 'La arena {arena} no fue aprobada: {reason}'),
  ('arena_change_asked', 'pt-BR', 'Corrija a arena', 'Sobre a arena {arena}: {note}'),
  ('arena_change_asked', 'en', 'Correct the arena', 'About the arena {arena}: {note}'),
  ('arena_change_asked', 'es', 'Corrige la arena', 'Sobre la arena {arena}: {note}'),
  ('arena_corrected', 'pt-BR', 'Arena corrigida', 'A arena {arena} foi corrigida e espera aprovação.'),
  ('arena_corrected', 'en', 'Arena corrected', 'The arena {arena} was corrected and waits for approval.'),
  ('arena_corrected', 'es', 'Arena corregida', 'La arena {arena} fue corregida y espera aprobación.');
