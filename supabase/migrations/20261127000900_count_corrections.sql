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
