grant execute on function public.get_pass_places(), private.pass_places() to authenticated;
