grant execute on function public.agenda_registrations(jsonb), private.agenda_registrations(uuid) to authenticated;
