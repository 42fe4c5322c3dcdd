grant select on public.team_absences to authenticated;
