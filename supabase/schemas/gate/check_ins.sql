-- A check-in says that somebody passed the gate. It is a fact, so rows are only added: never changed, deleted, or
-- refused for what they say. (One that is about a walk-in who was on the list already is about the person there:
-- walk_in@1.) A check-in that should not have happened gets a flag. Who
-- is at the field is computed from all marks, here and in src/domain/attendance.ts.
create table public.check_ins (
  id              uuid primary key,
  event_id        uuid not null references public.airsoft_events,
  operator_id     uuid,
  mark            text not null check (mark in ('in', 'out', 'undo')),
  undoes          uuid,
  scanned_at      timestamptz not null,
  clock_offset_ms bigint not null check (abs(clock_offset_ms) <= 3155760000000),
  happened_at     timestamptz not null,
  received_at     timestamptz not null default private.moment(),
  device_id       uuid not null,
  staff_id        uuid references auth.users on delete set null,
  staff_name      text not null check (length(staff_name) <= 100),
  data_version    timestamptz,
  flagged         boolean not null,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  relayed_by      uuid references auth.users on delete set null,
  awaits_yes      boolean not null default false,
  constraint only_an_undo_undoes check ((mark = 'undo') = (undoes is not null))
);
comment on table public.check_ins is
  'Somebody was checked in or out. Read by the organiser, by staff who accepted, and by that person.';
comment on column public.check_ins.staff_name is 'Who marked at the check-in, as it was then.';
comment on column public.check_ins.device_id is 'The device that scanned.';
comment on column public.check_ins.operator_id is
  'As the device sent it, or the listed person whose number the walk-in had. There is no foreign key, because a walk-in may arrive after its check-in. Null: the pass '
  'is unknown, or another event''s.';
comment on column public.check_ins.undoes is
  'The mark that this one takes back; that mark may arrive later. An undo can''t be undone.';
comment on column public.check_ins.scanned_at is 'By the device''s clock, as sent.';
comment on column public.check_ins.clock_offset_ms is 'Server minus device at its last sync, milliseconds.';
comment on column public.check_ins.happened_at is 'scanned_at corrected by clock_offset_ms. Marks are ordered by it.';
comment on column public.check_ins.data_version is 'The time of the list on which the decision was based.';
comment on column public.check_ins.flagged is
  'Happened and should not have: unknown or removed operator, cancelled event, a time to come, staff removed since, or '
  'brought as the mark of somebody who did not help then.';
comment on column public.check_ins.awaits_yes is
  'It counts for nothing until the organiser makes the same mark. Its maker was removed from the staff over two days before, '
  'or was removed and takes back another''s mark, or did not help at that moment.';
comment on column public.check_ins.relayed_by is
  'Who brought the mark, when it was not its maker: another phone of the check-in, or the player with a receipt. Null also '
  'when the maker''s phone was first.';
create index check_ins_sync on public.check_ins (event_id, sync_xid, id);
create index check_ins_operator on public.check_ins (operator_id);
create index check_ins_staff on public.check_ins (staff_id);
create index check_ins_relayed_by on public.check_ins (relayed_by);
create trigger stamp before insert or update on public.check_ins
  for each row execute function private.stamp();

-- Includes places that I cancelled, because I may still see what happened at the gate.
create function private.my_operator_ids() returns setof uuid
language sql stable security definer rows 30 set search_path = '' as $$
  select id from public.operators where user_id = (select auth.uid())
$$;

alter table public.check_ins enable row level security;
create policy check_ins_select on public.check_ins for select to authenticated
  using (event_id in (select private.my_own_event_ids()) or event_id in (select private.my_staffed_event_ids())
    or operator_id in (select private.my_operator_ids()));

-- Whether a mark of a helper who was removed waits for the organiser's yes. The client says when a mark was made, so the
-- server's clock sets an end: two days after the removal every phone has had a signal. And a removed helper never takes
-- back what others marked.
-- @param undoes_own whether an undo takes back a mark of the same maker; null if the mark is no undo
create function private.awaits_yes(removed_at timestamptz, undoes_own boolean) returns boolean
language sql stable set search_path = '' as $$
  select removed_at is not null and (now() > removed_at + interval '48 hours' or undoes_own is false)
$$;

-- Who came: people with an `in` mark that was not undone, and waits for no yes. The device computes the same
-- (attendedOperatorIds). `since` excludes marks made before the event was moved. The third argument counts only marks by
-- another person, where points depend on it. A mark counts as another person's only if the person has not brought it as
-- a helper: helpers know the gate's secret, and could make a receipt of anybody's mark.
create function private.attended_operator_ids(event uuid, since timestamptz default '-infinity', by_others boolean default false)
returns setof uuid
language sql stable security definer rows 100 set search_path = '' as $$
  select distinct c.operator_id from public.check_ins c
  where c.event_id = event and c.mark = 'in' and not c.awaits_yes and c.operator_id is not null and c.happened_at >= since
    and (not by_others or not exists (
      select from public.operators o where o.id = c.operator_id and (o.user_id = c.staff_id or o.user_id = c.relayed_by and (
        exists (select from public.event_staff s where s.event_id = c.event_id and s.user_id = o.user_id and s.accepted_at is not null)
        or exists (select from public.airsoft_events e where e.id = c.event_id and e.created_by = o.user_id)))))
    and not exists (select from public.check_ins u where u.event_id = c.event_id and u.mark = 'undo' and u.undoes = c.id
                      and not u.awaits_yes)
$$;

create trigger poke after insert on public.check_ins for each row execute function private.poke_its_event();

-- Replication ----------------------------------------------------------------------------------------
create view private.check_in_records with (security_invoker = true) as
  select id, event_id, 'check_in' as kind, jsonb_build_object('operator_id', operator_id, 'mark', mark, 'undoes', undoes,
         'scanned_at', scanned_at, 'clock_offset_ms', clock_offset_ms, 'received_at', received_at, 'device_id', device_id,
         'staff_id', staff_id, 'staff_name', staff_name, 'data_version', data_version, 'flagged', flagged,
         'relayed_by', relayed_by)
         || case when awaits_yes then '{"awaits_yes": true}' else '{}'::jsonb end as data,
         sync_xid, rev
  from public.check_ins;
insert into private.record_sources (source, collection) values ('private.check_in_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------

-- A gate begins two days before the start: people who camp arrive on the evenings before. The phone's clock may be set
-- to any time, so the server's has to say it too. Nothing true is refused by that, because a mark arrives after it was
-- made.
create function private.check_gate_day(e public.airsoft_events, happened_at timestamptz, field text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if least(happened_at, now()) < e.starts_at - interval '2 days' then perform private.refuse('invalid_args', field); end if;
end $$;

-- A mark as it is sent, of an event.
create function private.mark_from_args(given jsonb, event uuid) returns public.check_ins
language plpgsql stable security definer set search_path = '' as $$
declare c public.check_ins;
begin
  c.event_id := event;
  c.id := private.arg_uuid(given, 'id');
  c.operator_id := private.person_of_place(private.arg_uuid(given, 'operator_id', false), event);
  c.mark := private.arg_choice(given, 'mark', array['in', 'out', 'undo']);
  c.undoes := private.arg_uuid(given, 'undoes', c.mark = 'undo');
  if c.mark <> 'undo' and c.undoes is not null then perform private.refuse('invalid_args', 'undoes'); end if;
  c.scanned_at := private.arg_instant(given, 'scanned_at');
  c.clock_offset_ms := private.arg_int(given, 'clock_offset_ms', -3155760000000, 3155760000000);
  c.device_id := private.arg_uuid(given, 'device_id');
  c.data_version := private.arg_instant(given, 'data_version', false);
  if extract(year from c.scanned_at) not between 1900 and 2200 then perform private.refuse('invalid_args', 'scanned_at'); end if;
  c.happened_at := c.scanned_at + c.clock_offset_ms * interval '1 millisecond';
  return c;
end $$;

-- The help of who says that they did something at the gate then. Refuses not_allowed: it was not the organiser, nor anybody
-- who helped at that moment.
create function private.help_at(e public.airsoft_events, me uuid, happened_at timestamptz) returns public.event_staff
language plpgsql stable security definer set search_path = '' as $$
declare s public.event_staff := private.last_help(e.id, me);
begin
  if e.created_by is distinct from me and (s.id is null or s.deleted_at <= happened_at) then
    perform private.refuse('not_allowed');
  end if;
  return s;
end $$;

-- How a row of the gate counts that `bearer` brought (null: its maker) as made by `maker` about `operator`: in whose name,
-- whether it waits for the organiser's yes, and whether it has a flag. If the maker did not help at that moment, it is the
-- bearer's own, with a flag, once the organiser says so.
-- @param undoes_own as in awaits_yes
-- @param doubtful a removed helper could have made it up
create function private.vouch(e public.airsoft_events, maker uuid, bearer uuid, happened_at timestamptz, operator uuid,
  undoes_own boolean, doubtful boolean, out staff_id uuid, out staff_name text, out awaits_yes boolean, out flagged boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  s public.event_staff := private.last_help(e.id, maker);
  helped boolean := e.created_by is not distinct from maker or s.id is not null and coalesce(s.deleted_at > happened_at, true);
begin
  staff_id := case when helped then maker else bearer end;
  staff_name := coalesce(case when helped then nullif(s.name, '') end,
    (select p.name from public.profiles p where p.id = staff_id), '');
  awaits_yes := doubtful or not helped or e.created_by is distinct from maker and private.awaits_yes(s.deleted_at, undoes_own);
  flagged := doubtful or not helped or e.status = 'cancelled' or s.deleted_at is not null
    or happened_at > now() + interval '5 minutes'
    or (undoes_own is null and not exists (
      select from public.operators o where o.id = operator and o.event_id = e.id and o.deleted_at is null));
end $$;

-- {id, event_id, operator_id, mark, undoes, scanned_at, clock_offset_ms, device_id, data_version}. What happened at
-- the gate is recorded, with a flag if it should not have happened. It is refused only if the caller was not at the
-- gate, or if the time can't belong to this event. A mark that waits for a yes because of how it came waits no more once
-- its maker has sent it.
create function mutation."check_in@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; s public.event_staff; c public.check_ins;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'operator_id', 'mark', 'undoes', 'scanned_at',
                                       'clock_offset_ms', 'device_id', 'data_version']);
  c := private.mark_from_args(args, private.arg_uuid(args, 'event_id'));
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  s := private.help_at(e, me, c.happened_at);
  c.awaits_yes := e.created_by is distinct from me and private.awaits_yes(s.deleted_at, case when c.mark = 'undo' then
    exists (select from public.check_ins x where x.id = c.undoes and x.event_id = e.id and x.staff_id = me) end);
  update public.check_ins x set awaits_yes = false
    where x.id = c.id and x.event_id = e.id and x.staff_id = me and x.awaits_yes and x.relayed_by is not null
      and not c.awaits_yes and x.mark = c.mark and x.operator_id is not distinct from c.operator_id
      and x.undoes is not distinct from c.undoes;
  if found then
    perform private.poke('event:' || e.id);
    return jsonb_build_array(jsonb_build_array('event_records', c.id));
  end if;
  if exists (select 1 from public.check_ins where id = c.id) then perform private.refuse('id_reused'); end if;
  perform private.take_mark(e, c, me, null);
  return jsonb_build_array(jsonb_build_array('event_records', c.id));
end $$;

-- A gate keeps twenty marks for each person who was ever on its list, and 500 more: in, out and undone for each game of
-- a day are fewer than ten. Beyond that it is no gate: a mark waits on its phone (PT429) and is not lost. One that is
-- here already, and the first that takes back a mark that is here, are never held up.
create function private.bound_marks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.check_ins c where c.event_id = new.event_id offset 499)
     or exists (select from public.check_ins c where c.id = new.id) then
    return new;
  end if;
  if new.mark = 'undo'
     and exists (select from public.check_ins c where c.id = new.undoes and c.event_id = new.event_id and c.mark <> 'undo')
     and not exists (select from public.check_ins c where c.event_id = new.event_id and c.undoes = new.undoes) then
    return new;
  end if;
  if (select count(*) from public.check_ins c where c.event_id = new.event_id)
     >= 500 + 20 * (select count(*) from public.operators o where o.event_id = new.event_id) then
    perform private.ask_to_wait(3600);
  end if;
  return new;
end $$;
create trigger bound_marks before insert on public.check_ins for each row execute function private.bound_marks();

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('check_in@1', 'public.check_ins', 'id', 'event_records', 'r.staff_id = $2');
insert into private.row_quotas (relation, what) values ('public.check_ins', 'gate');
insert into private.mutation_quotas (mutation, what) values ('check_in@1', 'gate');

grant select on public.check_ins, private.check_in_records to anon, authenticated;
grant execute on function private.my_operator_ids() to anon, authenticated;
