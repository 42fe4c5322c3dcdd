-- A new secret place is a new place: whoever is registered is told that the event changed, as for any other change. The
-- text names no place, because a lock screen shows it to anybody; the place is on the page of the event.
create function private.tell_new_place() returns trigger
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  select * into e from public.airsoft_events where id = new.id and deleted_at is null and status <> 'cancelled';
  if found and not private.has_started(e) then
    perform private.tell_moved(e, (select auth.uid()), 'event_changed');
  end if;
  return null;
end $$;
-- Not when it is deleted: sixty days after the event, or because `location` says the place to everybody again, which
-- tells of itself.
create trigger tell_new_place after update of secret_place on public.event_payments for each row
  when (old.secret_place is distinct from new.secret_place and new.secret_place is not null)
  execute function private.tell_new_place();
create trigger tell_first_place after insert on public.event_payments for each row
  when (new.secret_place is not null) execute function private.tell_new_place();
revoke all on function private.tell_new_place() from public;
