-- How far a person has read the channels of a team, so that what they read on one phone is not new on another.
create table public.read_marks (
  id       uuid primary key default gen_random_uuid(),
  user_id  uuid not null references auth.users on delete cascade,
  team_id  uuid not null references public.teams on delete cascade,
  channel  text not null check (channel in ('announcements', 'general', 'events', 'tactical', 'admin')),
  seen_at  timestamptz not null,
  sync_xid bigint not null default 0,
  rev      bigint not null default 1,
  constraint read_marks_once unique (user_id, team_id, channel)
);
comment on table public.read_marks is
  'How far a person has read a channel of their team. Read by that person only.';
comment on column public.read_marks.seen_at is 'When the newest post that they have seen was written; it never goes back.';
create index read_marks_sync on public.read_marks (user_id, sync_xid, id);
create index read_marks_team on public.read_marks (team_id);
create trigger stamp before insert or update on public.read_marks
  for each row execute function private.stamp();

alter table public.read_marks enable row level security;
create policy read_marks_select_self on public.read_marks for select to authenticated
  using (user_id = (select auth.uid()));

create trigger poke after insert or update on public.read_marks
  for each row execute function private.poke_its_person();

create trigger leave_scopes after delete on public.read_marks
  for each row execute function private.leave_its_person();

-- Whoever is no longer in a team has no marks of it. A deleted team ends all its memberships.
create function private.leave_channels() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.read_marks where team_id = new.team_id and user_id = old.user_id;
  return null;
end $$;
create trigger leave_channels after update of deleted_at on public.team_members
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.leave_channels();

-- Replication ----------------------------------------------------------------------------------------

-- In the scope of that person alone, so that no other phone is woken.
create view private.read_mark_records with (security_invoker = true) as
  select id, user_id, 'read_mark'::text as kind,
         jsonb_build_object('team_id', team_id, 'channel', channel, 'seen_at', seen_at) as data, sync_xid, rev
  from public.read_marks;
insert into private.record_sources (source, collection) values ('private.read_mark_records', 'my_records');

-- Mutation -------------------------------------------------------------------------------------------

insert into private.mutation_quotas (mutation, no_need) values ('mark_read@1', 'one''s own alone to see');

-- {team_id, channel, seen_at}: by a member who may read the channel. Never goes back, and never beyond now. Refuses
-- team_gone, not_allowed.
create function mutation."mark_read@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; channel_ text; seen timestamptz; place text;
begin
  perform private.arg_keys(args, array['team_id', 'channel', 'seen_at']);
  channel_ := private.arg_choice(args, 'channel', array['announcements', 'general', 'events', 'tactical', 'admin']);
  seen := least(private.arg_instant(args, 'seen_at'), now());
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  place := coalesce(private.role_in(me, t.id), 'pending');
  if place = 'pending' or (channel_ = 'tactical' and place = 'member')
     or (channel_ = 'admin' and place not in ('captain', 'officer')) then
    perform private.refuse('not_allowed');
  end if;
  insert into public.read_marks as m (user_id, team_id, channel, seen_at) values (me, t.id, channel_, seen)
  on conflict on constraint read_marks_once do update set seen_at = excluded.seen_at where m.seen_at < excluded.seen_at;
  return (select jsonb_build_array(jsonb_build_array('my_records', m.id)) from public.read_marks m
          where m.user_id = me and m.team_id = t.id and m.channel = channel_);
end $$;

grant select on public.read_marks to authenticated;
grant select on private.read_mark_records to anon, authenticated;
