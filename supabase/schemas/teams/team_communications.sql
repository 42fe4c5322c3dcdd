-- The messages within a team, by channel. Only the person sees their own vote in a poll; everybody in the team sees
-- the counts.
create table public.team_communications (
  id                uuid primary key,
  team_id           uuid not null references public.teams,
  channel           text not null default 'general' check (channel in ('announcements', 'general', 'events', 'tactical', 'admin')),
  type              text not null default 'message' check (type in ('message', 'announcement', 'poll', 'event', 'media')),
  author_id         uuid references auth.users on delete set null,
  author_name       text not null default '' check (length(author_name) <= 100),
  author_avatar_url text check (private.url_ok(author_avatar_url)),
  title             text check (length(title) <= 200),
  content           text not null default '' check (length(content) <= 4000),
  poll_options      text[] not null default '{}' check (cardinality(poll_options) <= 10),
  poll_results      integer[] not null default '{}' check (cardinality(poll_results) <= 10),
  media_urls        text[] not null default '{}' check (cardinality(media_urls) <= 10),
  pinned            boolean not null default false,
  created_at        timestamptz not null default private.moment(),
  updated_at        timestamptz not null default private.moment(),
  sync_xid          bigint not null default 0,
  rev               bigint not null default 1,
  recent            boolean not null default true
);
comment on table public.team_communications is
  'A post in a channel of a team. Read by members: tactical by captain, officers and veterans, admin by captain '
  'and officers, the other channels by all of them.';
comment on column public.team_communications.channel is
  'Who may read and who may post: see the policy, and private.may_post.';
comment on column public.team_communications.content is 'Plain text; line breaks are the author''s.';
comment on column public.team_communications.author_name is 'As it was when they wrote; empty once the account is gone.';
comment on column public.team_communications.poll_results is 'Votes by option.';
comment on column public.team_communications.recent is
  'Whether devices keep it: among the fifty newest posts of its channel, or the fifty newest pinned ones.';

create index team_communications_sync on public.team_communications (team_id, sync_xid, id) where recent;
create index team_communications_author on public.team_communications (author_id);
create index team_communications_recent on public.team_communications (team_id, channel) where recent;
create index team_communications_pinned on public.team_communications (team_id, channel, created_at, id) where pinned;
create index team_communications_newest on public.team_communications (team_id, channel, created_at, id);
create trigger stamp before insert or update on public.team_communications
  for each row execute function private.stamp();

create table public.team_votes (
  communication_id uuid not null references public.team_communications on delete cascade,
  user_id          uuid not null references auth.users on delete cascade,
  option           integer not null check (option between 0 and 9),
  primary key (communication_id, user_id)
);
comment on table public.team_votes is
  'Which option a person chose in a poll. Read by that person only; members read the counts in the post.';
comment on column public.team_votes.communication_id is 'The poll.';
comment on column public.team_votes.option is 'Index of the option, from 0.';
create index team_votes_user on public.team_votes (user_id);

alter table public.team_communications enable row level security;
create policy team_communications_select on public.team_communications for select to authenticated
  using ((channel in ('announcements', 'general', 'events') and team_id in (select private.my_team_ids()))
    or (channel <> 'admin' and team_id in (select private.my_team_ids_as('{captain,officer,veteran}')))
    or team_id in (select private.my_team_ids_as('{captain,officer}')));

alter table public.team_votes enable row level security;
create policy team_votes_select_self on public.team_votes for select to authenticated
  using (user_id = (select auth.uid()));

-- Triggers -------------------------------------------------------------------------------------------

-- Counts the votes again after each change, also after votes were deleted with an account.
create function private.count_votes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare v public.team_votes := coalesce(new, old);
begin
  update public.team_communications c set updated_at = private.moment(), poll_results = (
    select array_agg((select count(*) from public.team_votes x where x.communication_id = c.id and x.option = o - 1)::int order by o)
    from generate_series(1, cardinality(c.poll_options)) o)
  where c.id = v.communication_id;
  return null;
end $$;
create trigger count_votes after insert or update or delete on public.team_votes
  for each row execute function private.count_votes();

create function private.blank_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.author_name := '';
  new.author_avatar_url := null;
  return new;
end $$;
create trigger blank_author before update of author_id on public.team_communications
  for each row when (new.author_id is null and old.author_id is not null) execute function private.blank_author();

create trigger leave_scopes after delete on public.team_communications for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_communications for each row execute function private.poke_team();

create function private.empty_team_communications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_communications where team_id = new.id;
  return null;
end $$;
create trigger empty_communications after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_communications();

-- Mutations ------------------------------------------------------------------------------------------
-- post_communication@1, delete_communication@1, pin_communication@1, vote@1.

-- The addresses of a post's media and of a report's photos. Each needs https.
create function private.arg_urls(args jsonb, key text, low int, high int) returns text[]
language plpgsql immutable set search_path = '' as $$
declare urls text[] := private.arg_texts(args, key, low, high, 2008); url text;
begin
  foreach url in array urls loop
    if not private.url_ok(url) then perform private.refuse('invalid_args', key); end if;
    if not private.picture_url_ok(url) then perform private.refuse('https_required', key); end if;
  end loop;
  return urls;
end $$;

-- Who may write in which channel: every member in general and events; veterans and above also in tactical; officers
-- and the captain also in announcements and admin. Only officers and the captain write announcements and polls, in
-- any channel.
create function private.may_post(role text, channel text, type text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when role in ('captain', 'officer') then true
    when type in ('announcement', 'poll') or channel in ('announcements', 'admin') then false
    when channel = 'tactical' then role = 'veteran'
    else role in ('veteran', 'member') end, false)
$$;

create function mutation."post_communication@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  t public.teams; post uuid; channel_ text; type_ text; title_ text; options text[]; urls text[]; author public.profiles;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'channel', 'type', 'title', 'content', 'poll_options', 'media_urls']);
  post := private.arg_uuid(args, 'id');
  channel_ := private.arg_choice(args, 'channel', array['announcements', 'general', 'events', 'tactical', 'admin']);
  type_ := private.arg_choice(args, 'type', array['message', 'announcement', 'poll', 'event', 'media']);
  title_ := private.arg_line(args, 'title', 1, 200, type_ in ('announcement', 'poll', 'event'));
  options := private.arg_texts(args, 'poll_options', case when type_ = 'poll' then 2 else 0 end, case when type_ = 'poll' then 10 else 0 end, 120);
  if cardinality(options) <> (select count(distinct private.twin(o)) from unnest(options) o) then
    perform private.refuse('invalid_args', 'poll_options');
  end if;
  urls := private.arg_urls(args, 'media_urls', case when type_ = 'media' then 1 else 0 end, case when type_ = 'media' then 10 else 0 end);
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  if not private.may_post(private.role_in(me, t.id), channel_, type_) then perform private.refuse('not_allowed'); end if;
  if exists (select 1 from public.team_communications where id = post) then perform private.refuse('id_reused'); end if;
  select * into author from public.profiles where id = me;
  insert into public.team_communications (id, team_id, channel, type, author_id, author_name, author_avatar_url, title,
    content, poll_options, poll_results, media_urls)
  values (post, t.id, channel_, type_, me, author.name, author.avatar_url, title_,
    coalesce(private.arg_text(args, 'content', 1, 4000, type_ in ('message', 'announcement')), ''), options,
    array_fill(0, array[cardinality(options)]), urls);
  return private.touched_record(post);
end $$;

-- Locks a message that the person may see. Refuses communication_not_found.
create function private.lock_communication(me uuid, args jsonb) returns public.team_communications
language plpgsql security definer set search_path = '' as $$
declare c public.team_communications; role text := private.role_in(me, private.arg_uuid(args, 'team_id'));
begin
  select * into c from public.team_communications
    where id = private.arg_uuid(args, 'id') and team_id = private.arg_uuid(args, 'team_id') for update;
  if not found or role is null or role = 'pending'
     or (c.channel = 'admin' and role not in ('captain', 'officer'))
     or (c.channel = 'tactical' and role = 'member') then
    perform private.refuse('communication_not_found');
  end if;
  return c;
end $$;

-- Authors may delete their own messages. The captain and officers may delete any. One after the other in a team.
create function mutation."delete_communication@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare c public.team_communications;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  perform private.wait_for_team(private.arg_uuid(args, 'team_id'));
  c := private.lock_communication(me, args);
  if c.author_id is distinct from me and private.role_in(me, c.team_id) not in ('captain', 'officer') then
    perform private.refuse('not_allowed');
  end if;
  delete from public.team_communications where id = c.id;
  return private.touched_record(c.id);
end $$;

create function mutation."pin_communication@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare c public.team_communications;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'pinned']);
  perform private.wait_for_team(private.arg_uuid(args, 'team_id'));
  c := private.lock_communication(me, args);
  if private.role_in(me, c.team_id) not in ('captain', 'officer') then perform private.refuse('not_allowed'); end if;
  update public.team_communications set pinned = private.arg_boolean(args, 'pinned'), updated_at = private.moment() where id = c.id;
  return private.touched_record(c.id);
end $$;

-- {id, team_id, option}: each person has one vote. Voting again changes it.
create function mutation."vote@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare c public.team_communications;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'option']);
  c := private.lock_communication(me, args);
  if c.type <> 'poll' then perform private.refuse('communication_not_found'); end if;
  insert into public.team_votes (communication_id, user_id, option)
  values (c.id, me, private.arg_int(args, 'option', 0, cardinality(c.poll_options) - 1))
  on conflict on constraint team_votes_pkey do update set option = excluded.option;
  return private.touched_record(c.id);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('post_communication@1', 'public.team_communications', 'id', 'team_records', 'r.author_id = $2');
insert into private.mutation_quotas (mutation, what) values
  ('pin_communication@1', 'team_edits'), ('post_communication@1', 'posts'), ('vote@1', 'answers');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_communication@1', 'takes away what was counted when it was made');

grant select on public.team_communications, public.team_votes to authenticated;
