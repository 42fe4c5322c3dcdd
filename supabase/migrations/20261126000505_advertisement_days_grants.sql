grant execute on function public.advertisement_days(jsonb), private.read_advertisement_days(uuid) to authenticated;
