-- Members who want to be told of announcements, polls and agenda of a team. Messages of a chat notify nobody.
create table public.team_subscriptions (
  member_id  uuid primary key references public.team_members on delete cascade,
  team_id    uuid not null references public.teams,
  user_id    uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default private.moment()
);
comment on table public.team_subscriptions is
  'A member who is notified of announcements, polls and agenda of the team. Read by that person only.';
create index team_subscriptions_team on public.team_subscriptions (team_id, user_id);
create index team_subscriptions_user on public.team_subscriptions (user_id);
alter table public.team_subscriptions enable row level security;
create policy team_subscriptions_select_self on public.team_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

-- Triggers -------------------------------------------------------------------------------------------

-- The replica sees member and subscription as one row.
create trigger touch_member after insert or delete on public.team_subscriptions
  for each row execute function private.touch_team_member();

create function private.leave_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_subscriptions where member_id = new.id;
  return null;
end $$;
create trigger leave_subscription after update of deleted_at on public.team_members
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.leave_subscription();

-- Mutations ------------------------------------------------------------------------------------------

-- {team_id, member_id, subscribed}: an approved member's own choice. Asking again changes nothing.
create function mutation."subscribe_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['team_id', 'member_id', 'subscribed']);
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  m := private.team_member(t.id, args);
  if m.user_id is distinct from me or not m.approved then perform private.refuse('member_not_found'); end if;
  if private.arg_boolean(args, 'subscribed') then
    insert into public.team_subscriptions (member_id, team_id, user_id) values (m.id, t.id, me)
    on conflict on constraint team_subscriptions_pkey do nothing;
  else
    delete from public.team_subscriptions where member_id = m.id;
  end if;
  return private.touched_member(m.id);
end $$;
insert into private.mutation_quotas (mutation, what) values ('subscribe_team@1', 'answers');

-- Notifications --------------------------------------------------------------------------------------

-- The accounts that subscribed and have one of the roles, except the person who acts.
create function private.subscribers(team uuid, roles text[], actor uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select s.user_id from public.team_subscriptions s join public.team_members m on m.id = s.member_id
    where s.team_id = team and m.approved and m.deleted_at is null and m.role = any (roles) and s.user_id is distinct from actor)
$$;

-- Tells those who may read the channel, as in the policy of team_communications. The link names channel and post.
create function private.tell_post() returns trigger
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
create trigger tell_post after insert on public.team_communications
  for each row when (new.type in ('announcement', 'poll') and new.author_id is not null) execute function private.tell_post();

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('team_announcement', 'pt-BR', 'Novo aviso da equipe', '{team}: {title}'),
  ('team_announcement', 'en', 'New team announcement', '{team}: {title}'),
  ('team_announcement', 'es', 'Nuevo aviso del equipo', '{team}: {title}'),
  ('team_poll', 'pt-BR', 'Nova enquete da equipe', '{team}: {title}'),
  ('team_poll', 'en', 'New team poll', '{team}: {title}'),
  ('team_poll', 'es', 'Nueva encuesta del equipo', '{team}: {title}');

grant select on public.team_subscriptions to authenticated;
