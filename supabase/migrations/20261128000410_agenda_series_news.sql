-- Each date of a series is an entry of its own, and each told every subscriber: a phone rang up to twelve times within
-- seconds. The first date tells of the others now.

-- Counts an entry in the notification of an entry of the same name that the team was told of less than ten minutes ago:
-- "30/11 19:00 (+11)", the same in every language. Nothing rings for it. @returns who was told so
create function private.tell_of_series(people uuid[], e public.team_agenda_events) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare words text; told uuid[];
begin
  select w.body into words from private.notification_words('agenda_created', 'pt-BR') w;
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
revoke all on function private.tell_of_series(uuid[], public.team_agenda_events) from public;

-- As before, and once for all dates of a series.
create or replace function private.tell_agenda(e public.team_agenda_events, actor uuid, code text) returns void
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
