-- What one account writes without doing anything is bounded: refusals in the ledger, and marks at a gate. 5,000 refusals
-- were kept in three seconds, and 2,000 marks of an event without people in one and a half.

-- The ledger keeps the last 200 refusals of a person: a phone has at most 50 mutations on the way, so the answer to one
-- of these is never among those that go. A refused mutation that is sent again after that is decided anew.
-- By code and not by status: a status in an index would make each accepted mutation write all indexes again.
create index sync_mutations_refused on private.sync_mutations (user_id, created_at, id) where code is not null;

create function private.bound_refusals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.sync_mutations where user_id = new.user_id and id in (
    select s.id from private.sync_mutations s where s.user_id = new.user_id and s.code is not null
    order by s.created_at desc, s.id desc offset 200 limit 20
    for update skip locked); -- two requests of one person don't wait for each other
  return null;
end $$;
create trigger bound_refusals after update of status on private.sync_mutations
  for each row when (new.status = 'rejected') execute function private.bound_refusals();

-- A gate keeps twenty marks for each person who was ever on its list, and 500 more: in, out and undone for each game of
-- a day are fewer than ten. Beyond that it is no gate: a mark waits on its phone (PT429) and is not lost. One that is
-- here already, and one that takes another back, are never held up.
create function private.bound_marks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.mark = 'undo' or not exists (select from public.check_ins c where c.event_id = new.event_id offset 499)
     or exists (select from public.check_ins c where c.id = new.id) then
    return new;
  end if;
  if (select count(*) from public.check_ins c where c.event_id = new.event_id)
     >= 500 + 20 * (select count(*) from public.operators o where o.event_id = new.event_id) then
    perform private.ask_to_wait(3600);
  end if;
  return new;
end $$;
create trigger bound_marks before insert on public.check_ins for each row execute function private.bound_marks();
