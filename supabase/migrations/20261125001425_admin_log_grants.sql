grant execute on function public.admin_access_log(jsonb), private.read_access_log(timestamptz, uuid, integer) to authenticated;
