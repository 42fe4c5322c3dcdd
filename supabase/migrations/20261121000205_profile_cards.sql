-- What any signed-in person may know of another (security.md §3): a table of its own, as a policy can't hide the
-- columns of profiles. Kept by a trigger, read through the view public_profiles.
create table public.profile_cards (
  id         uuid primary key references public.profiles on delete cascade,
  name       text not null,
  avatar_url text,
  team       text
);
create index profile_cards_name on public.profile_cards (name);

alter table public.profile_cards enable row level security;
create policy profile_cards_select on public.profile_cards for select to authenticated using (true);

create function private.copy_profile_card() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profile_cards (id, name, avatar_url, team) values (new.id, new.name, new.avatar_url, new.team)
  on conflict on constraint profile_cards_pkey do update
    set name = excluded.name, avatar_url = excluded.avatar_url, team = excluded.team;
  return null;
end $$;
create trigger copy_card after insert or update of name, avatar_url, team on public.profiles
  for each row execute function private.copy_profile_card();
