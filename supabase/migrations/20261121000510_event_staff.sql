-- Who helps at the gate: staff see the event's list without numbers, check people in and record walk-ins
-- (field.md §5). The organiser asks, the person accepts, and either takes it back; a removed row stays, emptied, for the
-- devices. Who is asked sees the question and nothing else: nobody is made staff without knowing.
create table public.event_staff (
  id         uuid primary key,
  event_id   uuid not null references public.airsoft_events,
  user_id    uuid not null references auth.users on delete cascade,
  name       text not null check (length(name) <= 100),
  created_at timestamptz not null default now(),
  accepted_at timestamptz,
  deleted_at timestamptz,
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1
);
comment on column public.event_staff.name is 'As the organiser calls them; on every check-in that they make.';
comment on column public.event_staff.accepted_at is 'Null: asked, and not answered yet.';
create unique index event_staff_once on public.event_staff (event_id, user_id) where deleted_at is null;
create index event_staff_sync on public.event_staff (event_id, sync_xid, id);
create index event_staff_user on public.event_staff (user_id);
create trigger stamp before insert or update on public.event_staff
  for each row execute function private.stamp();

create function private.my_staffed_event_ids() returns setof uuid
language plpgsql stable security definer rows 10 set search_path = '' as $$
begin
  return query select event_id from public.event_staff where user_id = (select auth.uid()) and deleted_at is null and accepted_at is not null;
end $$;

alter table public.event_staff enable row level security;
create policy event_staff_select on public.event_staff for select to authenticated
  using (deleted_at is null and (event_id in (select private.my_own_event_ids())
    or event_id in (select private.my_staffed_event_ids()) or user_id = (select auth.uid())));

-- Effects --------------------------------------------------------------------------------------------

-- Whose event it becomes, and whose it is no more: the event's row is news for them.
create function private.move_event_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then return null; end if; -- a question: nothing is theirs yet
  if tg_op = 'UPDATE' and old.accepted_at is null and new.accepted_at is not null then
    update public.airsoft_events set rev = rev where id = new.event_id; -- stamped: their next pull finds it
  end if;
  if old.deleted_at is null and (tg_op = 'DELETE' or new.deleted_at is not null) then
    perform private.departs('event:' || old.event_id, 'event_records', old.id, coalesce(new.rev, old.rev));
    perform private.leave_my_events(old.user_id, old.event_id);
  end if;
  return null;
end $$;
create trigger move_scopes after insert or update or delete on public.event_staff
  for each row execute function private.move_event_staff();

create function private.poke_event_of_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.event_id), private.poke('user:' || new.user_id);
  return null;
end $$;
create trigger poke after insert or update on public.event_staff
  for each row execute function private.poke_event_of_person();
