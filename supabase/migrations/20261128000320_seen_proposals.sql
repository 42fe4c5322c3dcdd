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

-- {id, base}: approve_arena@1 of what was read. One that is published already is no other one.
create function mutation."approve_arena@2"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'base']);
  perform private.must_be_admin();
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(base, private.arena_columns());
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if not a.is_active then perform private.refuse_unread(a, base); end if;
  return mutation."approve_arena@1"(me, args - 'base');
end $$;

-- {id, reason, base}: reject_arena@2 of what was read.
create function mutation."reject_arena@3"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'reason', 'base']);
  perform private.must_be_admin();
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(base, private.arena_columns());
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if not a.is_active then perform private.refuse_unread(a, base); end if;
  return mutation."reject_arena@2"(me, args - 'base');
end $$;

revoke all on function mutation."approve_arena@2"(uuid, jsonb), mutation."reject_arena@3"(uuid, jsonb) from public;
insert into private.mutation_quotas (mutation, no_need) values
  ('approve_arena@2', 'an administrator''s'), ('reject_arena@3', 'an administrator''s');
