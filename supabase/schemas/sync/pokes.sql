-- Who may listen to pokes. A poke has no data, but it reveals that something happened. Anybody may listen to 'public'
-- and to an event whose id they know. Only the person may listen to their own topic.
create policy pokes_of_public_and_events on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and (realtime.topic() = 'public' or realtime.topic() like 'event:%'));
create policy pokes_of_self on realtime.messages for select to authenticated
  using (extension = 'broadcast' and realtime.topic() = 'user:' || (select auth.uid()));
-- Only members may listen to their team. A visitor's device asks from time to time instead.
create policy pokes_of_my_teams on realtime.messages for select to authenticated
  using (extension = 'broadcast' and realtime.topic() in (select 'team:' || t from private.my_team_ids() t));
