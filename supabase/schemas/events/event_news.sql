-- Notifications to the people of an event: each once per cause, and never to the person who acted.

create function private.event_in_words(e public.airsoft_events) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('event', e.name, 'event_id', e.id, 'date', e.date, 'time', e.time,
    'status', e.status, 'reason', e.status_reason))
$$;

create function private.tell_about_event(recipients uuid[], e public.airsoft_events, code text, cause text) returns void
language sql security definer set search_path = '' as $$
  select private.notify_all(recipients, code, case when code <> 'event_deleted' then '/event/' || e.id end,
    private.event_in_words(e), cause)
$$;

-- The accounts of all participants, except the person who acts.
create function private.people_of_event(e public.airsoft_events, actor uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select user_id from public.operators
    where event_id = e.id and deleted_at is null and user_id is not null and user_id is distinct from actor)
$$;

create function private.tell_participants(e public.airsoft_events, actor uuid, code text, cause text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_about_event(private.people_of_event(e, actor), e, code, cause)
$$;

-- The event has another day, time or place, or no date for now. Only the latest text counts.
create function private.tell_moved(e public.airsoft_events, actor uuid, code text) returns void
language sql security definer set search_path = '' as $$
  select private.notify_latest(private.people_of_event(e, actor), code, '/event/' || e.id, private.event_in_words(e),
    'event_moved:' || e.id, e.rev::text)
$$;

-- Notifies a person whose place another person cancelled.
create function private.tell_removed(e public.airsoft_events, o public.operators, actor uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if o.user_id is distinct from actor and o.user_id is not null then
    perform private.tell_about_event(array[o.user_id], e, 'registration_removed', 'registration_removed:' || o.id);
  end if;
end $$;

-- Reminders: one a day before the event and one an hour before it. An event that is moved gets new ones ------

-- Notifies all participants with an account. @returns how many were notified now
create function private.remind(e public.airsoft_events, code text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  why text := code || ':' || e.id || ':' || extract(epoch from e.starts_at)::bigint;
  people uuid[] := array(
    select o.user_id from public.operators o
    where o.event_id = e.id and o.deleted_at is null and o.user_id is not null
      and not exists (select from public.notifications n where n.user_id = o.user_id and n.cause = why));
begin
  if cardinality(people) > 0 then
    perform private.notify_all(people, code, '/event/' || e.id, jsonb_build_object('event', e.name), why);
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

-- {} → {reminded}. Called by the function send-event-reminders. Only for the service.
create function public.send_reminders(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.arg_keys(p, array[]::text[]);
  return jsonb_build_object('reminded', private.send_reminders());
end $$;
