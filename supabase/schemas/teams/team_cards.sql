-- What the card of a team shows without the team's scope: how many members it has, and the name of its captain. A
-- visitor reads no members, and a device keeps the members of few teams.

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

-- Where the city of a team is, so that a person sees the teams near home first, offline too.
create function private.place_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select p.latitude, p.longitude into new.latitude, new.longitude from private.city_points p
    where p.state = upper(btrim(new.state)) and p.city = private.city_key(new.city);
  return new;
end $$;
create trigger place_team before insert or update of city, state on public.teams
  for each row execute function private.place_team();
