-- Who may listen to which poke. Pokes carry no data, but a topic tells that something happens there.
-- 'public' and events are for anybody with the link; a person's own topic is for that person.
create policy pokes_of_public_and_events on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and (realtime.topic() = 'public' or realtime.topic() like 'event:%'));
create policy pokes_of_self on realtime.messages for select to authenticated
  using (extension = 'broadcast' and realtime.topic() = 'user:' || (select auth.uid()));
-- No insert policy: only the database sends.
