-- A check-in says that somebody passed the gate. Append-only: it happened, so it is never changed, refused for
-- its content or deleted; what should not have happened is flagged (field.md §5, rules 1 and 4). Who is on the
-- field is computed from all marks, here and in src/domain/attendance.ts.
create table public.check_ins (
  id              uuid primary key,
  event_id        uuid not null references public.airsoft_events,
  operator_id     uuid,
  mark            text not null check (mark in ('in', 'out', 'undo')),
  undoes          uuid,
  scanned_at      timestamptz not null,
  clock_offset_ms bigint not null check (abs(clock_offset_ms) <= 3155760000000),
  happened_at     timestamptz not null,
  received_at     timestamptz not null default now(),
  device_id       uuid not null,
  staff_id        uuid references auth.users on delete set null,
  staff_name      text not null check (length(staff_name) <= 100),
  data_version    timestamptz,
  flagged         boolean not null,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  constraint only_an_undo_undoes check ((mark = 'undo') = (undoes is not null))
);
comment on column public.check_ins.operator_id is
  'As the device sent it, no foreign key: a walk-in may arrive after its check-in. Null: a pass nobody knows.';
comment on column public.check_ins.undoes is 'The mark that this takes back; it may arrive later. An undo is not undone.';
comment on column public.check_ins.scanned_at is 'By the device''s clock, as sent.';
comment on column public.check_ins.clock_offset_ms is 'Server minus device at its last sync, milliseconds.';
comment on column public.check_ins.happened_at is 'scanned_at corrected by clock_offset_ms: what marks are ordered by.';
comment on column public.check_ins.data_version is 'Of when the list was that the decision was made with.';
comment on column public.check_ins.flagged is
  'Happened and should not have: unknown or removed operator, cancelled event, a time to come, staff removed since.';
create index check_ins_sync on public.check_ins (event_id, sync_xid, id);
create index check_ins_operator on public.check_ins (operator_id);
create index check_ins_staff on public.check_ins (staff_id);
create trigger stamp before insert or update on public.check_ins
  for each row execute function private.stamp();

-- Also of places that I gave back: what happened at the gate stays mine to see.
create function private.my_operator_ids() returns setof uuid
language sql stable security definer rows 30 set search_path = '' as $$
  select id from public.operators where user_id = (select auth.uid())
$$;

alter table public.check_ins enable row level security;
create policy check_ins_select on public.check_ins for select to authenticated
  using (event_id in (select private.my_own_event_ids()) or event_id in (select private.my_staffed_event_ids())
    or operator_id in (select private.my_operator_ids()));

-- Who came: distinct people with an `in` that nobody took back. The same as attendedOperatorIds on the device; since
-- when, where the event was moved after people had come; and whom somebody else let in, where it is to be believed.
create function private.attended_operator_ids(event uuid, since timestamptz default '-infinity', by_others boolean default false)
returns setof uuid
language sql stable security definer rows 100 set search_path = '' as $$
  select distinct c.operator_id from public.check_ins c
  where c.event_id = event and c.mark = 'in' and c.operator_id is not null and c.happened_at >= since
    and (not by_others or c.staff_id is distinct from (select o.user_id from public.operators o where o.id = c.operator_id))
    and not exists (select from public.check_ins u where u.event_id = c.event_id and u.mark = 'undo' and u.undoes = c.id)
$$;

create function private.poke_check_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.event_id);
  return null;
end $$;
create trigger poke after insert on public.check_ins for each row execute function private.poke_check_in();
