-- Notifications about a team lead to what they tell of: the post, the entry of the agenda, the requests to join.

-- As before, and the link names the channel and the post.
create or replace function private.tell_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  people uuid[] := private.subscribers(new.team_id, case new.channel when 'admin' then '{captain, officer}'::text[]
    when 'tactical' then '{captain, officer, veteran}' else '{captain, officer, veteran, member}' end, new.author_id);
  path text := '/team/' || new.team_id || '/advanced?tab=communications&channel=' || new.channel || '&post=' || new.id;
  about jsonb := jsonb_build_object('team', (select t.name from public.teams t where t.id = new.team_id), 'title', new.title);
  cause text := 'team_post:' || new.id;
begin
  if new.type = 'poll' then
    perform private.notify_all(people, 'team_poll', path, about, cause);
  else
    perform private.notify_all(people, 'team_announcement', path, about, cause);
  end if;
  return null;
end $$;

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
revoke all on function private.agenda_in_words(public.team_agenda_events), private.agenda_path(public.team_agenda_events)
  from public;

-- As before, and the link names the entry. What was deleted can't be opened: its link leads to the agenda.
create or replace function private.tell_agenda(e public.team_agenda_events, actor uuid, code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  people uuid[] := private.subscribers(e.team_id, '{captain, officer, veteran, member}', actor);
  about jsonb := private.agenda_in_words(e);
begin
  if coalesce(e.end_date, e.start_date) < now() then return; end if;
  if code = 'agenda_moved' then
    perform private.notify_latest(people, code, private.agenda_path(e), about, 'agenda_moved:' || e.id, e.rev::text);
  else
    perform private.notify_all(people, code,
      case code when 'agenda_deleted' then '/team/' || e.team_id || '/advanced?tab=events' else private.agenda_path(e) end,
      about, code || ':' || e.id);
  end if;
end $$;

-- As before, and the link leads to the requests.
create or replace function mutation."request_join@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; member uuid; held text;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'instagram']);
  member := private.arg_uuid(args, 'id');
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  held := private.role_in(me, t.id);
  if held = 'pending' then perform private.refuse('join_pending'); end if;
  if held is not null then perform private.refuse('already_member'); end if;
  if exists (select 1 from public.team_members where id = member) then perform private.refuse('id_reused'); end if;
  perform private.refuse_one_team_more(me);
  perform private.add_team_member(member, t.id, me, private.arg_text(args, 'instagram', 1, 60, false));
  perform private.notify(t.captain_id, 'join_request', '/team/' || t.id || '?tab=pending',
    jsonb_build_object('team', t.name, 'name', (select name from public.profiles where id = me)),
    'join_request:' || t.id || ':' || me || ':' || current_date); -- one notification a day, however often the person asks
  return private.touched_member(member);
end $$;
