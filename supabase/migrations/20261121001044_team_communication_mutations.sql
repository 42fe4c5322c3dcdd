-- post_communication@1, delete_communication@1, pin_communication@1, vote@1.

-- A list of texts, each trimmed and within its length.
create function private.arg_texts(args jsonb, key text, low int, high int, max_length int) returns text[]
language plpgsql immutable set search_path = '' as $$
declare given jsonb := coalesce(private.arg(args, key, 'array', false), '[]'); texts text[] := '{}'; item jsonb;
begin
  if jsonb_array_length(given) not between low and high then perform private.refuse('invalid_args', key); end if;
  for item in select * from jsonb_array_elements(given) loop
    texts := texts || private.arg_text(jsonb_build_object(key, item), key, 1, max_length);
  end loop;
  return texts;
end $$;

create function private.arg_urls(args jsonb, key text, low int, high int) returns text[]
language plpgsql immutable set search_path = '' as $$
declare urls text[] := private.arg_texts(args, key, low, high, 2008); url text;
begin
  foreach url in array urls loop
    if not private.url_ok(url) then perform private.refuse('invalid_args', key); end if;
  end loop;
  return urls;
end $$;

-- Channels: general and events every member, tactical veterans too, announcements and admin officers and the
-- captain. An announcement or a poll is theirs in every channel (security.md §3, A12).
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
  title_ := private.arg_text(args, 'title', 1, 200, type_ in ('announcement', 'poll', 'event'));
  options := private.arg_texts(args, 'poll_options', case when type_ = 'poll' then 2 else 0 end, case when type_ = 'poll' then 10 else 0 end, 120);
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

-- One that the person may see, locked. Refuses communication_not_found.
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

-- Authors their own; captain and officers any.
create function mutation."delete_communication@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare c public.team_communications;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
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
  c := private.lock_communication(me, args);
  if private.role_in(me, c.team_id) not in ('captain', 'officer') then perform private.refuse('not_allowed'); end if;
  update public.team_communications set pinned = private.arg_boolean(args, 'pinned'), updated_at = now() where id = c.id;
  return private.touched_record(c.id);
end $$;

-- {id, team_id, option}: one a person; voting again changes it.
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
