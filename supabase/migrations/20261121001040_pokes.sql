-- Who may listen to which poke. Pokes carry no data, but a topic tells that something happens there.
-- 'public' and events are for anybody with the link; a person's own topic is for that person.
create policy pokes_of_public_and_events on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and (realtime.topic() = 'public' or realtime.topic() like 'event:%'));
create policy pokes_of_self on realtime.messages for select to authenticated
  using (extension = 'broadcast' and realtime.topic() = 'user:' || (select auth.uid()));
-- A team's for its members; a visitor polls.
create policy pokes_of_my_teams on realtime.messages for select to authenticated
  using (extension = 'broadcast' and realtime.topic() in (select 'team:' || t from private.my_team_ids() t));
-- No insert policy: only the database sends.
