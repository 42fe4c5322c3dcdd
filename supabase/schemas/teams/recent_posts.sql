-- A team's scope carries the newest posts of each channel, and the newest pinned ones. A device reads older ones when
-- their person asks for them, and keeps them nowhere.

-- Marks again which posts of a channel devices keep; it reads and changes few rows. A post that somebody is changing has
-- its turn when the next one is posted: waiting for it could be waiting for somebody who waits for the team.
create function private.keep_recent_posts(team uuid, in_channel text) returns void
language plpgsql security definer set search_path = '' as $$
declare kept uuid[]; due uuid[];
begin
  select coalesce(array_agg(c.id), '{}') into kept from (
    (select n.id from public.team_communications n where n.team_id = team and n.channel = in_channel
     order by n.created_at desc, n.id desc limit 50)
    union
    (select n.id from public.team_communications n where n.team_id = team and n.channel = in_channel and n.pinned
     order by n.created_at desc, n.id desc limit 50)) c;
  -- the ids as an array: the planner expects a join to change many rows, and would read the whole table
  select array_agg(d.id) into due from (
    select c.id from public.team_communications c
    where c.team_id = team and c.channel = in_channel and c.recent and c.id <> all (kept)
    for no key update skip locked) d;
  update public.team_communications c set recent = false where c.id = any (due);
  select array_agg(d.id) into due from (
    select c.id from public.team_communications c where c.id = any (kept) and not c.recent
    for no key update skip locked) d;
  update public.team_communications c set recent = true where c.id = any (due);
end $$;

-- A deleted team's posts are deleted one after the other: none takes another's place.
create function private.keep_recent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare c public.team_communications := coalesce(new, old);
begin
  perform private.keep_recent_posts(c.team_id, c.channel)
  where exists (select from public.teams t where t.id = c.team_id and t.deleted_at is null);
  return null;
end $$;
create trigger keep_recent after insert or delete or update of pinned on public.team_communications
  for each row execute function private.keep_recent();
create trigger leave_recent after update of recent on public.team_communications
  for each row when (old.recent and not new.recent) execute function private.leave_team_record();

-- Replication ----------------------------------------------------------------------------------------

-- Every post as a record, also those that devices don't keep.
create view private.team_post_records with (security_invoker = true) as
  select c.id, c.team_id, c.team_id as in_team, 'communication'::text as kind,
         jsonb_build_object('channel', c.channel, 'type', c.type, 'author_id', c.author_id, 'author_name', c.author_name,
           'author_avatar_url', c.author_avatar_url, 'title', c.title, 'content', c.content, 'poll_options', c.poll_options,
           'poll_results', c.poll_results, 'my_vote', v.option, 'media_urls', c.media_urls, 'pinned', c.pinned,
           'created_at', c.created_at, 'updated_at', c.updated_at) as data,
         c.sync_xid, c.rev, c.channel, c.created_at, c.recent
  from public.team_communications c
  left join public.team_votes v on v.communication_id = c.id and v.user_id = (select auth.uid());

create view private.team_communication_records with (security_invoker = true) as
  select p.id, p.team_id, p.in_team, p.kind, p.data, p.sync_xid, p.rev from private.team_post_records p where p.recent;

insert into private.record_sources (source, collection) values ('private.team_communication_records', 'team_records');

-- The older posts -------------------------------------------------------------------------------------

-- team_posts({team_id, channel, before, before_id, from, from_id, limit, mark}) → {posts, mark}: at most `limit` (50, at
-- most 1000) posts that are older than the post `before_id` of the moment `before`, newest first, as far as the caller
-- may read them; none older than the post `from_id` of the moment `from`, where they are given. `mark` describes the
-- answer: with the mark of an earlier one, posts is null when nothing has changed since.
-- Refuses not_signed_in, invalid_args.
create function public.team_posts(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set timezone = 'UTC' as $$
declare
  team uuid; in_channel text; newest timestamptz; newest_id uuid; oldest timestamptz; oldest_id uuid; n integer;
  had text; found_ jsonb; mark text;
begin
  perform private.arg_keys(p, array['team_id', 'channel', 'before', 'before_id', 'from', 'from_id', 'limit', 'mark']);
  if (select auth.uid()) is null then perform private.refuse_anonymous(); end if;
  team := private.arg_uuid(p, 'team_id');
  in_channel := private.arg_choice(p, 'channel', array['announcements', 'general', 'events', 'tactical', 'admin']);
  newest := private.arg_instant(p, 'before');
  newest_id := private.arg_uuid(p, 'before_id');
  oldest := coalesce(private.arg_instant(p, 'from', false), '-infinity');
  oldest_id := coalesce(private.arg_uuid(p, 'from_id', false), '00000000-0000-0000-0000-000000000000');
  n := coalesce(private.arg_int(p, 'limit', 1, 1000, false), 50);
  had := private.arg_text(p, 'mark', 1, 60, false);
  select coalesce(jsonb_agg(to_jsonb(r) - '{channel, created_at, recent}'::text[] order by r.created_at desc, r.id desc), '[]'),
         md5(coalesce(string_agg(r.id || ' ' || r.rev, ' ' order by r.created_at desc, r.id desc), ''))
  into found_, mark from (
    select * from private.team_post_records x
    where x.team_id = team and x.channel = in_channel
      and (x.created_at, x.id) < (newest, newest_id) and (x.created_at, x.id) >= (oldest, oldest_id)
    order by x.created_at desc, x.id desc limit n) r;
  return jsonb_build_object('posts', case when mark is distinct from had then found_ end, 'mark', mark);
end $$;

-- Mutations ------------------------------------------------------------------------------------------

-- Waits for other posts, pins and deletions in this team, so that each counts the channel after the other.
create function private.wait_for_team(team uuid) returns void
language sql security definer set search_path = '' as $$
  select from public.teams t where t.id = team for no key update
$$;

grant select on private.team_communication_records, private.team_post_records to anon, authenticated;
grant execute on function public.team_posts(jsonb) to anon, authenticated;
