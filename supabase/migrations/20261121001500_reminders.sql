-- Reminders: a day before the game and an hour before it, once each. A game that is moved has new ones.

-- Tells everybody who takes part in it and has an account. @returns how many were told just now
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

-- For the jobs, every five minutes. `event_reminder_day` says tomorrow, so it waits for the eve: a timer that
-- was late says nothing that is no longer true. @returns how many people were told
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

-- {} → {reminded}. For the function send-event-reminders; for the service alone.
create function public.send_reminders(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.arg_keys(p, array[]::text[]);
  return jsonb_build_object('reminded', private.send_reminders());
end $$;

-- {user_id, title, body?, url?, data?, cause?} → {id}: one person, in words of ours. The same cause never tells
-- twice: then id is the one of before. For the function send-notification; for the service alone (T23).
create function public.send_notification(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare person uuid; said_title text; said_body text; path text; about jsonb; why text; told uuid;
begin
  perform private.arg_keys(p, array['user_id', 'title', 'body', 'url', 'data', 'cause']);
  person := private.arg_uuid(p, 'user_id');
  said_title := private.arg_text(p, 'title', 1, 120);
  said_body := coalesce(private.arg_text(p, 'body', 1, 500, false), '');
  path := private.arg_text(p, 'url', 1, 300, false);
  about := coalesce(private.arg(p, 'data', 'object', false), '{}');
  why := coalesce(private.arg_text(p, 'cause', 1, 200, false), 'message:' || gen_random_uuid());
  if not coalesce(path ~ '^/(?![/\\])[^\s<>"'']*$', true) then perform private.refuse('invalid_args', 'url'); end if;
  if pg_column_size(about) > 3000 then perform private.refuse('invalid_args', 'data'); end if;
  if not exists (select from public.profiles x where x.id = person) then perform private.refuse('user_not_found', 'user_id'); end if;
  insert into public.notifications (user_id, title, body, url, data, cause)
  values (person, said_title, said_body, path, about || '{"code": "message"}', why)
  on conflict on constraint notifications_once_a_cause do nothing;
  select n.id into told from public.notifications n where n.user_id = person and n.cause = why;
  return jsonb_build_object('id', told);
end $$;
