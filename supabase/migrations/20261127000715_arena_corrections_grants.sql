revoke all on function mutation."propose_arena_change@1"(uuid, jsonb), mutation."decide_arena_change@1"(uuid, jsonb) from public;
grant execute on function public.arena_corrections(), private.list_arena_corrections() to authenticated;
