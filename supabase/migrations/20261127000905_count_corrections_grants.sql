revoke all on function public.count_arena_corrections(), private.count_arena_corrections() from public;
grant execute on function public.count_arena_corrections(), private.count_arena_corrections() to authenticated;
