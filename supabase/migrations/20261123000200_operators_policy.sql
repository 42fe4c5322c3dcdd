-- The policy allows the same rows as before, but checks its conditions in another order. Most people who
-- read an event's list are neither its organiser, nor its staff, nor on it, and the first condition already allows a
-- public list. The other three are as expensive for each row, so they are checked only when the first does not hold.
alter policy operators_select on public.operators
  using (deleted_at is null and ((
      select e.allow_public_list or e.created_by = (select auth.uid())
      from public.airsoft_events e where e.id = event_id)
    or user_id = (select auth.uid()) or event_id in (select private.my_staffed_event_ids())
    or id in (select private.my_guest_ids())));
