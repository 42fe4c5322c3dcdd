-- The waiting list of a full event, in the order of joining. When a place becomes free, it is held for the first
-- person until a deadline. register@1 takes it. Whoever left, or let the offer expire, may join again.
create table public.waiting_list (
  id            uuid primary key,
  event_id      uuid not null references public.airsoft_events,
  user_id       uuid not null references auth.users on delete cascade,
  name          text not null check (length(name) <= 100),
  status        text not null default 'waiting' check (status in ('waiting', 'offered', 'taken', 'expired', 'left')),
  offered_until timestamptz,
  created_at    timestamptz not null default private.moment(),
  sync_xid      bigint not null default 0,
  rev           bigint not null default 1,
  constraint an_offer_has_an_end check (status <> 'offered' or offered_until is not null)
);
comment on table public.waiting_list is
  'A person''s place in the waiting list of an event. Read by that person and by the organiser; the event says '
  'how many wait.';
comment on column public.waiting_list.status is
  'waiting; offered: a place is held; taken: registered; expired: the offer ended or the event was cancelled; left.';
comment on column public.waiting_list.name is 'For the organiser; empty once the person left the waiting list.';
comment on column public.waiting_list.offered_until is 'A day after the offer, at most two hours before the game.';
create unique index waiting_list_once on public.waiting_list (event_id, user_id) where status in ('waiting', 'offered');
create index waiting_list_line on public.waiting_list (event_id, created_at, id) where status = 'waiting';
create index waiting_list_offers on public.waiting_list (offered_until) where status = 'offered';
create index waiting_list_sync on public.waiting_list (event_id, sync_xid, id);
create index waiting_list_user on public.waiting_list (user_id);
create trigger stamp before insert or update on public.waiting_list
  for each row execute function private.stamp();

-- Events that I wait for.
create function private.my_awaited_event_ids() returns setof uuid
language plpgsql stable security definer rows 5 set search_path = '' as $$
begin
  return query select event_id from public.waiting_list where user_id = (select auth.uid()) and status in ('waiting', 'offered');
end $$;

-- The number of waiting people is on the event. Only the organiser sees who they are.
alter table public.waiting_list enable row level security;
create policy waiting_list_select on public.waiting_list for select to authenticated
  using (user_id = (select auth.uid()) or event_id in (select private.my_own_event_ids()));

-- Triggers -------------------------------------------------------------------------------------------

-- Counts again instead of adding. The list is short, and so the number is right whatever changed. Leased places are held
-- as offered ones are.
create function private.count_waiting(event uuid) returns void
language sql security definer set search_path = '' as $$
  update public.airsoft_events e set waiting_count = w.waiting, places_offered = w.offered + l.leased
  from (select count(*) filter (where status = 'waiting') as waiting, count(*) filter (where status = 'offered') as offered
        from public.waiting_list where event_id = event) w,
       (select coalesce(sum(places - spent), 0) as leased from public.place_leases
        where event_id = event and ended_at is null) l
  where e.id = event and (e.waiting_count, e.places_offered) is distinct from (w.waiting, w.offered + l.leased)
$$;

-- Runs after the statement, so that ten offers are counted at once. Otherwise, after the first offer, the trigger on
-- the event would offer the other nine places again.
create function private.count_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_waiting(event_id) from (select distinct event_id from rows_) r;
  return null;
end $$;
create trigger count_delete after delete on public.place_leases
  referencing old table as rows_ for each statement execute function private.count_line();
create trigger count_update after update on public.place_leases
  referencing new table as rows_ for each statement execute function private.count_line();
create trigger count_insert after insert on public.place_leases
  referencing new table as rows_ for each statement execute function private.count_line();
create trigger count_insert after insert on public.waiting_list
  referencing new table as rows_ for each statement execute function private.count_line();
create trigger count_update after update on public.waiting_list
  referencing new table as rows_ for each statement execute function private.count_line();
create trigger count_delete after delete on public.waiting_list
  referencing old table as rows_ for each statement execute function private.count_line();

-- Offers every free place to the next person, for whatever reason it is free: somebody left, max_op was raised, or an
-- offer expired. Whoever changes an event's counts has locked it.
create function private.offer_places() returns trigger
language plpgsql security definer set search_path = '' as $$
declare deadline timestamptz := least(now() + interval '24 hours', private.offers_end(new)); chosen uuid[];
begin
  if deadline <= now() then return null; end if;
  chosen := array(
    select w.id from public.waiting_list w where w.event_id = new.id and w.status = 'waiting'
    order by w.created_at, w.id
    limit case when new.max_op > 0 then new.max_op - new.operators_count - new.places_offered end);
  update public.waiting_list set status = 'offered', offered_until = deadline where id = any (chosen);
  perform private.notify_latest(array[w.user_id], 'place_offered', '/event/' || new.id, private.event_in_words(new),
    'place_offered:' || w.id, w.rev::text)
  from public.waiting_list w where w.id = any (chosen);
  return null;
end $$;
create trigger offer_places after update on public.airsoft_events for each row
  when (new.waiting_count > 0 and new.status = 'planned' and new.deleted_at is null
    and (new.closed_because_full or not new.registration_closed)
    and (new.max_op = 0 or new.operators_count + new.places_offered < new.max_op))
  execute function private.offer_places();

-- An offer must not last longer than its event. An earlier start shortens the deadline, a postponed event turns
-- offers back into waiting, and a cancelled one ends them.
create function private.move_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'cancelled' then
    update public.waiting_list set status = 'expired' where event_id = new.id and status in ('waiting', 'offered');
  elsif new.status = 'postponed' then
    update public.waiting_list set status = 'waiting', offered_until = null where event_id = new.id and status = 'offered';
  else
    update public.waiting_list set offered_until = least(offered_until, private.offers_end(new))
      where event_id = new.id and status = 'offered' and offered_until > private.offers_end(new);
  end if;
  return null;
end $$;
create trigger move_offers after update on public.airsoft_events for each row
  when (new.waiting_count + new.places_offered > 0 and new.deleted_at is null
    and (new.status, new.date, new.time) is distinct from (old.status, old.date, old.time))
  execute function private.move_offers();

-- A job, every minute: an offer without an answer expires, and the next person gets one. What is left of a lease returns
-- an hour after the start. @returns how many expired
create function private.expire_offers() returns integer
language plpgsql security definer set search_path = '' as $$
declare event uuid; n integer; total integer := 0;
begin
  for event in select distinct event_id from public.waiting_list where status = 'offered' and offered_until <= now()
               order by 1 loop
    perform from public.airsoft_events where id = event for update; -- always lock the event first
    update public.waiting_list set status = 'expired'
      where event_id = event and status = 'offered' and offered_until <= now();
    get diagnostics n = row_count;
    total := total + n;
  end loop;
  for event in select distinct l.event_id from public.place_leases l join public.airsoft_events e on e.id = l.event_id
               where l.ended_at is null and private.starts_at(e) + interval '1 hour' <= now() order by 1 loop
    perform from public.airsoft_events where id = event for update;
    update public.place_leases set ended_at = now() where event_id = event and ended_at is null;
    get diagnostics n = row_count;
    total := total + n;
  end loop;
  return total;
end $$;
insert into private.jobs (name, every, cron) values ('expire_offers', '1 minute', '* * * * *');

create function private.leave_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.departs('event:' || old.event_id, 'event_records', old.id, old.rev);
  end if;
  if old.status in ('waiting', 'offered') and (tg_op = 'DELETE' or new.status not in ('waiting', 'offered')) then
    perform private.leave_my_events(old.user_id, old.event_id);
  end if;
  return null;
end $$;
create trigger leave_scopes after update or delete on public.waiting_list
  for each row execute function private.leave_line();
create trigger poke after insert or update on public.waiting_list
  for each row execute function private.poke_event_of_person();

-- Departs the event and its payment from the person's scope when they no longer have any part in it. A waiting person
-- keeps the event, and has no payment.
create function private.leave_my_events(person uuid, event uuid) returns void
language sql security definer set search_path = '' as $$
  select private.departs('me:' || person, 'event_payments', p.id, p.rev)
  from public.event_payments p where p.id = event and p.user_id <> person
    and not exists (select from public.operators o where o.event_id = event and o.user_id = person and o.deleted_at is null)
    and not exists (select from public.event_staff s where s.event_id = event and s.user_id = person and s.deleted_at is null and s.accepted_at is not null);
  select private.departs('me:' || person, 'airsoft_events', e.id, e.rev)
  from public.airsoft_events e where e.id = event and e.created_by is distinct from person
    and not exists (select from public.operators o where o.event_id = event and o.user_id = person and o.deleted_at is null)
    and not exists (select from public.event_staff s where s.event_id = event and s.user_id = person and s.deleted_at is null and s.accepted_at is not null)
    and not exists (select from public.waiting_list w where w.event_id = event and w.user_id = person
                    and w.status in ('waiting', 'offered'))
$$;

-- A person who has a place no longer waits. Runs after the place is inserted. Before that, the held place would be
-- offered to the next person.
create function private.leave_line_for_place(event uuid, me uuid) returns void
language sql security definer set search_path = '' as $$
  update public.waiting_list set status = 'taken'
    where event_id = event and user_id = me and status in ('waiting', 'offered')
$$;

-- Replication ----------------------------------------------------------------------------------------

create view private.waiting_records with (security_invoker = true) as
  select id, event_id, 'waiting' as kind, jsonb_build_object('user_id', user_id, 'name', name, 'status', status,
         'offered_until', offered_until, 'created_at', created_at) as data, sync_xid, rev
  from public.waiting_list;
insert into private.record_sources (source, collection) values ('private.waiting_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------
-- join_waiting_list@1, leave_waiting_list@1. An offered place is taken by register@1.

-- {id, event_id, name}. Only for a full event: if a place is free, the person registers instead. If a friend or the
-- organiser registered the person with their verified number, they have a place already, and do not wait.
create function mutation."join_waiting_list@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; line uuid; person text; kept public.operators;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'name']);
  line := private.arg_uuid(args, 'id');
  person := private.arg_person_name(args, 'name', 3);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  perform private.check_planned(e);
  if e.registration_closed and not e.closed_because_full then perform private.refuse('registration_closed'); end if;
  if e.starts_at <= now() then perform private.refuse('event_past'); end if;
  if exists (select 1 from public.operators o where o.event_id = e.id and o.user_id = me and o.deleted_at is null) then
    perform private.refuse('already_registered');
  end if;
  if exists (select 1 from public.waiting_list w where w.event_id = e.id and w.user_id = me and w.status in ('waiting', 'offered')) then
    perform private.refuse('already_waiting');
  end if;
  kept := private.place_under_my_number(e.id, me, null);
  if kept.id is not null and kept.user_id is null then
    perform private.claim_place(e, me, args, kept, kept.event_team_id);
    return private.touched_place(e.id, kept.id, kept.event_team_id);
  end if;
  if not e.closed_because_full then perform private.refuse('event_not_full'); end if;
  if exists (select 1 from public.waiting_list where id = line) then perform private.refuse('id_reused'); end if;
  insert into public.waiting_list (id, event_id, user_id, name) values (line, e.id, me, person);
  return jsonb_build_array(jsonb_build_array('event_records', line), jsonb_build_array('airsoft_events', e.id));
end $$;

-- {id, event_id}. A person leaves the waiting list, or declines the offer. The organiser can remove anybody.
create function mutation."leave_waiting_list@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; w public.waiting_list;
begin
  perform private.arg_keys(args, array['id', 'event_id']);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into w from public.waiting_list
    where id = private.arg_uuid(args, 'id') and event_id = e.id and status in ('waiting', 'offered');
  if not found or (w.user_id <> me and e.created_by is distinct from me) then perform private.refuse('not_waiting'); end if;
  update public.waiting_list set status = 'left', name = '' where id = w.id; -- personal data is deleted
  return jsonb_build_array(jsonb_build_array('event_records', w.id), jsonb_build_array('airsoft_events', e.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('join_waiting_list@1', 'public.waiting_list', 'id', 'event_records', 'r.user_id = $2 and r.status <> ''left''');
insert into private.mutation_quotas (mutation, what) values ('join_waiting_list@1', 'registrations');
insert into private.mutation_quotas (mutation, no_need) values
  ('leave_waiting_list@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('place_offered', 'pt-BR', 'Abriu uma vaga', 'Há uma vaga para você no evento {event}. Responda a tempo.'),
  ('place_offered', 'en', 'A place is free', 'There is a place for you at the event {event}. Answer in time.'),
  ('place_offered', 'es', 'Se abrió una plaza', 'Hay una plaza para ti en el evento {event}. Responde a tiempo.');

grant select on public.waiting_list, private.waiting_records to anon, authenticated;
grant execute on function private.my_awaited_event_ids() to anon, authenticated;
