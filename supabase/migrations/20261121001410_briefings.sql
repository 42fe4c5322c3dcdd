-- How many briefings a person lets the model write: ten a day (security.md T26). What the model costs is ours.
create function private.take_briefing() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare me uuid := (select auth.uid());
begin
  if me is null or not exists (select from public.profiles where id = me) then perform private.refuse_anonymous(); end if;
  return jsonb_build_object('granted', private.take_turn('briefing', me::text, 10, interval '1 day'));
end $$;

-- {} → {granted}. Called by the function generate-briefing as the person; whoever calls it alone wastes a turn.
create function public.take_briefing(p jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array[]::text[]);
  return private.take_briefing();
end $$;
