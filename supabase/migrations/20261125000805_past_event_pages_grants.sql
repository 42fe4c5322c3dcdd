grant execute on function public.past_events(timestamptz, uuid, integer), private.past_events(timestamptz, uuid, integer)
  to anon, authenticated;
