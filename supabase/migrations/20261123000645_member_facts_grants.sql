grant select on public.team_subscriptions, public.team_member_facts to authenticated;
