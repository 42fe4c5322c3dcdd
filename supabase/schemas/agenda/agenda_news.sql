-- What the subscribers of a team are told about its agenda.

-- An entry in the words of a notification. `when` is in Brasília.
create function private.agenda_in_words(e public.team_agenda_events) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('team', (select t.name from public.teams t where t.id = e.team_id), 'title', e.title,
    'when', to_char(e.start_date at time zone 'America/Sao_Paulo', 'DD/MM HH24:MI'))
$$;

create function private.agenda_path(e public.team_agenda_events) returns text
language sql immutable set search_path = '' as $$
  select '/team/' || e.team_id || '/advanced?tab=events&event=' || e.id
$$;

-- Each date of a series is an entry of its own. If each told every subscriber, a phone would ring up to twelve times
-- within seconds. So the first date tells of the others.
-- Counts an entry in the notification of an entry of the same name that the team was told of less than ten minutes ago:
-- "30/11 19:00 (+11)", the same in every language. Nothing rings for it. @returns who was told so
create function private.tell_of_series(people uuid[], e public.team_agenda_events) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare words text; told uuid[];
begin
  select w.body into words from private.notification_words w where w.code = 'agenda_created' and w.language = 'pt-BR';
  with earlier as (
    select n.id, n.data || jsonb_build_object('when', regexp_replace(n.data ->> 'when', ' \(\+\d+\)$', '') || ' (+'
             || coalesce(substring(n.data ->> 'when' from '\(\+(\d+)\)$')::integer, 0) + 1 || ')') as data
    from public.notifications n
    where n.user_id = any (people) and n.created_at > now() - interval '10 minutes'
      and n.data ->> 'code' = 'agenda_created' and n.data ->> 'title' = e.title
      and starts_with(n.url, '/team/' || e.team_id || '/')),
  counted as (
    update public.notifications n set data = earlier.data, body = private.fill_words(words, earlier.data)
    from earlier where n.id = earlier.id returning n.user_id)
  select array_agg(user_id) into told from counted;
  return told;
end $$;

-- Tells nothing of what is over. A change counts only if it moves the entry, and then only the latest one does. The link
-- names the entry. What was deleted can't be opened, so its link leads to the agenda. The dates of a series are told
-- once.
create function private.tell_agenda(e public.team_agenda_events, actor uuid, code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  people uuid[] := private.subscribers(e.team_id, '{captain, officer, veteran, member}', actor);
  about jsonb := private.agenda_in_words(e);
begin
  if coalesce(e.end_date, e.start_date) < now() then return; end if;
  if code = 'agenda_moved' then
    perform private.notify_latest(people, code, private.agenda_path(e), about, 'agenda_moved:' || e.id, e.rev::text);
    return;
  end if;
  if code = 'agenda_created' then
    people := array(select unnest(people) except select unnest(private.tell_of_series(people, e)));
  end if;
  perform private.notify_all(people, code,
    case code when 'agenda_deleted' then '/team/' || e.team_id || '/advanced?tab=events' else private.agenda_path(e) end,
    about, code || ':' || e.id);
end $$;

-- A job: two days before an entry begins, reminds the team's subscribers who have not answered, or have taken their
-- answer back. People who heard of the entry only within these two days are not asked again. An entry that is moved
-- gets a new reminder. @returns how many people were reminded
create function private.send_agenda_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare e public.team_agenda_events; people uuid[]; why text; told integer := 0;
begin
  for e in select * from public.team_agenda_events x
           where x.start_date > now() + interval '24 hours' and x.start_date <= now() + interval '48 hours'
             and x.created_at < x.start_date - interval '48 hours'
           order by x.start_date, x.id loop
    why := 'agenda_reminder:' || e.id || ':' || extract(epoch from e.start_date)::bigint;
    people := array(
      select s from unnest(private.subscribers(e.team_id, '{captain, officer, veteran, member}', null)) s
      where not exists (select from public.team_attendances a
                        where a.agenda_event_id = e.id and a.user_id = s and a.status <> 'pending')
        and not exists (select from public.notifications n where n.user_id = s and n.cause = why));
    if cardinality(people) > 0 then
      perform private.notify_all(people, 'agenda_reminder', private.agenda_path(e), private.agenda_in_words(e), why);
    end if;
    told := told + cardinality(people);
  end loop;
  return told;
end $$;
insert into private.jobs (name, every, cron) values ('send_agenda_reminders', '15 minutes', '*/15 * * * *');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('agenda_created', 'pt-BR', 'Novo evento na agenda', '{team}: {title}, {when}.'),
  ('agenda_created', 'en', 'New event in the agenda', '{team}: {title}, {when}.'),
  ('agenda_created', 'es', 'Nuevo evento en la agenda', '{team}: {title}, {when}.'),
  ('agenda_moved', 'pt-BR', 'Agenda alterada', '{team}: {title} mudou. Agora é {when}.'),
  ('agenda_moved', 'en', 'Agenda changed', '{team}: {title} changed. It is now {when}.'),
  ('agenda_moved', 'es', 'Agenda modificada', '{team}: {title} cambió. Ahora es {when}.'),
  ('agenda_deleted', 'pt-BR', 'Evento da agenda excluído', '{team}: {title} não acontece mais.'),
  ('agenda_deleted', 'en', 'Event of the agenda deleted', '{team}: {title} no longer takes place.'),
  ('agenda_deleted', 'es', 'Evento de la agenda eliminado', '{team}: {title} ya no se realiza.'),
  ('agenda_reminder', 'pt-BR', 'Você vem?', '{team}: {title}, {when}. Responda na agenda.'),
  ('agenda_reminder', 'en', 'Are you coming?', '{team}: {title}, {when}. Answer in the agenda.'),
  ('agenda_reminder', 'es', '¿Vienes?', '{team}: {title}, {when}. Responde en la agenda.');
