-- Who wants no reminders of an event. Without a row a person is reminded, so a row says that they once chose.
create table public.reminder_choices (
  id       uuid primary key,
  user_id  uuid not null references auth.users on delete cascade,
  event_id uuid not null references public.airsoft_events,
  is_off   boolean not null,
  sync_xid bigint not null default 0,
  rev      bigint not null default 1,
  constraint reminder_choices_once unique (user_id, event_id)
);
comment on table public.reminder_choices is
  'Whether a person switched off the reminders of one event. Read by that person only.';
comment on column public.reminder_choices.is_off is 'False once they are switched on again.';
create index reminder_choices_sync on public.reminder_choices (user_id, sync_xid, id);
create index reminder_choices_event on public.reminder_choices (event_id);
create trigger stamp before insert or update on public.reminder_choices
  for each row execute function private.stamp();

alter table public.reminder_choices enable row level security;
create policy reminder_choices_select_self on public.reminder_choices for select to authenticated
  using (user_id = (select auth.uid()));

create trigger poke after insert or update on public.reminder_choices
  for each row execute function private.poke_its_person();

create trigger leave_scopes after delete on public.reminder_choices
  for each row execute function private.leave_its_person();

-- Replication ----------------------------------------------------------------------------------------

create view private.reminder_records with (security_invoker = true) as
  select id, user_id, 'reminder'::text as kind, jsonb_build_object('event_id', event_id, 'is_off', is_off) as data,
         sync_xid, rev
  from public.reminder_choices;
insert into private.record_sources (source, collection) values ('private.reminder_records', 'my_records');

-- Mutation -------------------------------------------------------------------------------------------

insert into private.mutation_quotas (mutation, no_need) values ('switch_reminders@1', 'one''s own alone to see');

-- {id, event_id, is_off}. `id` is used if the person had not chosen for this event, on this device or another.
-- Refuses event_not_found, id_reused.
create function mutation."switch_reminders@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given uuid; event uuid; off boolean; kept uuid;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'is_off']);
  given := private.arg_uuid(args, 'id');
  event := private.arg_uuid(args, 'event_id');
  off := private.arg_boolean(args, 'is_off');
  perform 1 from public.airsoft_events e where e.id = event and e.deleted_at is null for key share;
  if not found then perform private.refuse('event_not_found'); end if;
  if exists (select from public.reminder_choices c where c.id = given and (c.user_id, c.event_id) <> (me, event)) then
    perform private.refuse('id_reused');
  end if;
  insert into public.reminder_choices (id, user_id, event_id, is_off) values (given, me, event, off)
  on conflict on constraint reminder_choices_once do update set is_off = excluded.is_off
  returning id into kept;
  return jsonb_build_array(jsonb_build_array('my_records', kept));
end $$;

-- Reminders: one a day before the event and one an hour before it. An event that is moved gets new ones.
-- Notifies all participants with an account who did not switch reminders off. That of the day leads to their pass.
-- @returns how many were notified now
create function private.remind(e public.airsoft_events, code text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  why text := code || ':' || e.id || ':' || extract(epoch from e.starts_at)::bigint;
  people uuid[] := array(
    select o.user_id from public.operators o
    where o.event_id = e.id and o.deleted_at is null and o.user_id is not null
      and not exists (select from public.notifications n where n.user_id = o.user_id and n.cause = why)
      and not exists (select from public.reminder_choices c
                      where c.user_id = o.user_id and c.event_id = e.id and c.is_off));
begin
  if cardinality(people) > 0 then
    perform private.notify_all(people, code, '/event/' || e.id || case code when 'event_reminder_hour' then '/pass' else '' end,
                               jsonb_build_object('event', e.name), why);
  end if;
  return cardinality(people);
end $$;

-- A job, every five minutes. `event_reminder_day` says "tomorrow", so it is sent only on the day before. A reminder
-- that is too late is not sent, because it would be false. @returns how many people were notified
create function private.send_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; told integer := 0; today date := (now() at time zone 'America/Sao_Paulo')::date;
begin
  for e in select * from public.airsoft_events x
           where x.deleted_at is null and x.status = 'planned' and x.date between today and today + 1
             and x.starts_at > now() and x.starts_at <= now() + interval '24 hours' and x.operators_count > 0
           order by x.starts_at loop
    if e.date = today + 1 then told := told + private.remind(e, 'event_reminder_day'); end if;
    if e.starts_at between now() + interval '40 minutes' and now() + interval '65 minutes' then
      told := told + private.remind(e, 'event_reminder_hour');
    end if;
  end loop;
  return told;
end $$;
insert into private.jobs (name, every, cron) values ('send_reminders', '5 minutes', '*/5 * * * *');

-- {} → {reminded}. Called by the function send-event-reminders. Only for the service.
create function public.send_reminders(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.arg_keys(p, array[]::text[]);
  return jsonb_build_object('reminded', private.send_reminders());
end $$;

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('event_reminder_day', 'pt-BR', 'É amanhã', 'O evento {event} é amanhã.'),
  ('event_reminder_day', 'en', 'It is tomorrow', 'The event {event} is tomorrow.'),
  ('event_reminder_day', 'es', 'Es mañana', 'El evento {event} es mañana.'),
  ('event_reminder_hour', 'pt-BR', 'Falta uma hora', 'O evento {event} começa em uma hora.'),
  ('event_reminder_hour', 'en', 'One hour left', 'The event {event} starts in an hour.'),
  ('event_reminder_hour', 'es', 'Falta una hora', 'El evento {event} empieza en una hora.');

grant execute on function public.send_reminders(jsonb) to service_role;
grant select on public.reminder_choices to authenticated;
grant select on private.reminder_records to anon, authenticated;
