-- What the card of a team shows without the team's scope: how many members it has, and the name of its captain. A
-- visitor reads no members, and a device keeps the members of few teams.
alter table public.teams
  add column member_count integer not null default 0 check (member_count >= 0),
  add column captain_name text check (length(captain_name) <= 100);
comment on column public.teams.member_count is 'Approved members.';
comment on column public.teams.captain_name is
  'The name in the captain''s profile; follows it. Null when the team has no captain.';

-- Not stamped: an app that knows the columns reads every row again, and another needs no new version of any.
alter table public.teams disable trigger user;
update public.teams t set
  member_count = (select count(*) from public.team_members m where m.team_id = t.id and m.approved and m.deleted_at is null),
  captain_name = (select p.name from public.profiles p where p.id = t.captain_id)
where deleted_at is null;
alter table public.teams enable trigger user;

-- Triggers -------------------------------------------------------------------------------------------

-- The difference is added, so that two changes at the same time are both counted.
create function private.count_members() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op <> 'INSERT' and old.approved and old.deleted_at is null;
  is_ boolean := tg_op <> 'DELETE' and new.approved and new.deleted_at is null;
begin
  if was and is_ and old.team_id = new.team_id then return null; end if;
  if was then update public.teams set member_count = member_count - 1 where id = old.team_id; end if;
  if is_ then update public.teams set member_count = member_count + 1 where id = new.team_id; end if;
  return null;
end $$;
create trigger count_members after insert or delete or update of team_id, approved, deleted_at on public.team_members
  for each row execute function private.count_members();

create function private.name_captain() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.captain_name := (select p.name from public.profiles p where p.id = new.captain_id);
  return new;
end $$;
create trigger name_captain before insert or update of captain_id on public.teams
  for each row execute function private.name_captain();

-- Fires before follow_profile_name, by its name: a team is locked before its members, as mutations do.
create function private.follow_captain_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.teams set captain_name = new.name
  where captain_id = new.id and deleted_at is null and captain_name is distinct from new.name;
  return null;
end $$;
create trigger follow_captain_name after update of name on public.profiles
  for each row execute function private.follow_captain_name();

-- The same as before, except for a count: people join all day, and a public poke wakes every device. A device reads
-- the count in its next round, and members are poked by the member's row.
drop trigger leave_public on public.teams;
drop trigger poke_team on public.teams;
create trigger leave_public after update on public.teams for each row
  when ((old.name, old.city, old.state, old.logo, old.website, old.instagram, old.description, old.captain_id,
         old.captain_name, old.deleted_at)
    is distinct from
        (new.name, new.city, new.state, new.logo, new.website, new.instagram, new.description, new.captain_id,
         new.captain_name, new.deleted_at))
  execute function private.leave_public();
create trigger leave_public_deleted after delete on public.teams for each row execute function private.leave_public();
create trigger poke_team after update on public.teams for each row
  when ((old.name, old.city, old.state, old.logo, old.website, old.instagram, old.description, old.captain_id,
         old.captain_name, old.deleted_at)
    is distinct from
        (new.name, new.city, new.state, new.logo, new.website, new.instagram, new.description, new.captain_id,
         new.captain_name, new.deleted_at))
  execute function private.poke_team();

-- As before, and the person's teams are locked before their members, as mutations do.
create or replace function private.delete_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.airsoft_events e where e.id in (
    select o.event_id from public.operators o where o.user_id = person and o.deleted_at is null)
    order by e.id for update; -- always lock the event first
  perform from public.teams t where t.id in (
    select m.team_id from public.team_members m where m.user_id = person and m.deleted_at is null)
    order by t.id for no key update;
  delete from public.operator_contacts c using public.operators o where o.id = c.operator_id and o.user_id = person;
  update public.operators o set deleted_at = now(), name = '', team = null, class = null, whatsapp_masked = null
    from public.airsoft_events e
    where o.user_id = person and o.deleted_at is null and e.id = o.event_id and not private.has_started(e);
  update public.operators set user_id = null, name = 'Conta excluída', team = null, class = null, whatsapp_masked = null
    where user_id = person and deleted_at is null;
  update public.check_ins set staff_name = 'Conta excluída' where staff_id = person;
  delete from public.notifications n using public.team_members asked, public.team_members told
    where asked.user_id = person and told.team_id = asked.team_id and n.user_id = told.user_id
      and n.cause like 'join_request:' || asked.team_id || ':' || person || ':%'; -- these notifications contain the name
  delete from private.attempts where subject = person::text;
  -- the attempts get a random account, because they still count for the network address
  update private.asked_numbers set user_id = gen_random_uuid() where user_id = person;
  update private.access_log set user_id = null where user_id = person;
  delete from auth.users where id = person;
  delete from private.departures where scope = 'me:' || person; -- nobody reads the departures of this scope any more
end $$;

-- Replication ----------------------------------------------------------------------------------------

create or replace view private.sync_teams with (security_invoker = true) as
  select id, name, city, state, logo, website, instagram, description, captain_id, created_at, sync_xid, rev,
         member_count, captain_name
  from public.teams where deleted_at is null;
select private.write_sync();
-- the snapshot that is stored lacks the new columns, and would count as current
delete from private.public_snapshot where true;
