-- Who sees events, their teams and their people.
-- The lists behind `in (select …)` are as long as one person's events, not as the country's. An event is
-- asked by a scalar subquery, one index probe: `exists` would be hashed over all the country's events.

-- Mine: that I organise, take part in, work at or wait for.
create function private.my_event_ids() returns setof uuid
language plpgsql stable security definer rows 30 set search_path = '' as $$
begin
  return query select private.my_own_event_ids() union select private.my_registered_event_ids()
    union select private.my_staffed_event_ids() union select private.my_awaited_event_ids();
end $$;

-- A person for whom an event is one of theirs in no way any more.
create function private.leave_my_events(person uuid, event uuid) returns void
language sql security definer set search_path = '' as $$
  select private.departs('me:' || person, 'airsoft_events', e.id, e.rev)
  from public.airsoft_events e where e.id = event and e.created_by is distinct from person
    and not exists (select from public.operators o where o.event_id = event and o.user_id = person and o.deleted_at is null)
    and not exists (select from public.event_staff s where s.event_id = event and s.user_id = person and s.deleted_at is null and s.accepted_at is not null)
    and not exists (select from public.waiting_list w where w.event_id = event and w.user_id = person
                    and w.status in ('waiting', 'offered'))
$$;

-- Friends whom I registered: until they claim their places, these are mine to see and to give back.
create function private.my_guest_ids() returns setof uuid
language sql stable security definer rows 10 set search_path = '' as $$
  select operator_id from public.operator_contacts where registered_by = (select auth.uid())
$$;

alter table public.airsoft_events enable row level security;
-- Private events are not here: they are readable by exact id through sync_pull (decision 3).
create policy airsoft_events_select on public.airsoft_events for select to anon, authenticated
  using (deleted_at is null and (is_public or id in (select private.my_event_ids())));

alter table public.event_teams enable row level security;
create policy event_teams_select on public.event_teams for select to anon, authenticated
  using (deleted_at is null and (event_id in (select private.my_staffed_event_ids()) or (
    select e.allow_public_list or e.game_mode in ('3X3', '5X5') or e.created_by = (select auth.uid())
    from public.airsoft_events e where e.id = event_id)));

alter table public.operators enable row level security;
create policy operators_select on public.operators for select to anon, authenticated
  using (deleted_at is null and (user_id = (select auth.uid()) or event_id in (select private.my_staffed_event_ids())
    or id in (select private.my_guest_ids()) or (
    select e.allow_public_list or e.created_by = (select auth.uid())
    from public.airsoft_events e where e.id = event_id)));

-- Staff are not here: who stands at the gate needs names.
alter table public.operator_contacts enable row level security;
create policy operator_contacts_select on public.operator_contacts for select to authenticated
  using (user_id = (select auth.uid()) or registered_by = (select auth.uid())
    or event_id in (select private.my_own_event_ids()));
-- No write policy on any of them: registrations are mutations.
