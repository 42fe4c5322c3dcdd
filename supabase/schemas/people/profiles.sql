-- A profile is a person with an account. The phone number is stored apart, in profile_contacts: a row policy can't
-- hide a column, and policies must suffice where a grant is too wide.
create table public.profiles (
  id                  uuid primary key references auth.users on delete cascade,
  name                text not null check (length(name) between 2 and 100),
  team                text check (length(team) <= 100),
  avatar_url          text check (private.url_ok(avatar_url)),
  operator_experience text check (operator_experience in ('iniciante', 'intermediario', 'experiente', 'veterano')),
  operator_classes    text[] not null default '{}'
    check (operator_classes <@ array['assaulter', 'support', 'sniper', 'medic', 'breacher', 'recon']),
  created_at          timestamptz not null default private.moment(),
  updated_at          timestamptz not null default private.moment(),
  sync_xid            bigint not null default 0,
  rev                 bigint not null default 1
);
comment on table public.profiles is
  'A person with an account, without the number. Read by that person, and by administrators; others read '
  'profile_cards.';
comment on column public.profiles.team is 'Free text, as the person wrote it; membership is team_members.';
comment on column public.profiles.operator_experience is
  'Profile scale (Spec 1 §3): iniciante 0-6 months, intermediario 6-24 months, experiente 2-5 years, veterano 5+ years.';
create index profiles_name_words on public.profiles using gin (private.name_words(name));
create trigger stamp before insert or update on public.profiles
  for each row execute function private.stamp();

alter table public.profiles enable row level security;
create policy profiles_select_self on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));

-- No policy lets anybody insert, update or delete. Only the sign-up trigger and mutations write.

create table public.profile_contacts (
  user_id     uuid primary key references public.profiles on delete cascade,
  whatsapp    text not null check (whatsapp ~ '^\+?\d{10,15}$'),
  verified_at timestamptz
);
comment on table public.profile_contacts is
  'A person''s WhatsApp number. Read by that person only. Administrators get it from admin_list_people, which is '
  'logged.';
comment on column public.profile_contacts.verified_at is
  'When a code proved that the number is the person''s. Null: not proved; then several accounts may have the same '
  'number.';
comment on column public.profile_contacts.whatsapp is 'Digits with country code; + before another country''s that would be read otherwise.';
-- Only verified numbers are unique. Otherwise a sign-up with somebody else's number would block its owner
-- (threat T5).
create unique index profile_contacts_verified_whatsapp on public.profile_contacts (whatsapp)
  where verified_at is not null;
alter table public.profile_contacts enable row level security;
create policy profile_contacts_select_self on public.profile_contacts for select to authenticated
  using (user_id = (select auth.uid()));

-- The replica sees profile and contact as one row, so a change of the number must change the profile's rev.
create function private.touch_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set updated_at = private.moment() where id = new.user_id;
  return null;
end $$;
create trigger touch_profile after insert or update on public.profile_contacts
  for each row execute function private.touch_profile();

-- The sign-up form is public, so its data can be anything. Only name and whatsapp are read, both are checked, and an
-- invalid value never prevents the account (threat T9). Characters that can't be part of a name are removed,
-- because our messages to captains contain the name.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given_name text := left(private.clean_name(regexp_replace(private.clean_name(new.raw_user_meta_data ->> 'name'),
    private.no_name(), '', 'g')), 100);
  number     text := private.normalize_whatsapp(new.raw_user_meta_data ->> 'whatsapp');
begin
  insert into public.profiles (id, name)
  values (new.id, case when private.name_ok(given_name) then given_name else 'Operador' end);
  if number is not null then
    insert into public.profile_contacts (user_id, whatsapp) values (new.id, number);
  end if;
  return null;
end $$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- What others may see ---------------------------------------------------------------------------------

-- What any signed-in person may see of another. It is a table of its own, because a policy can't
-- hide columns of profiles. A trigger keeps it up to date, and it is read through the view public_profiles.
create table public.profile_cards (
  id         uuid primary key references public.profiles on delete cascade,
  name       text not null,
  avatar_url text,
  team       text
);
comment on table public.profile_cards is
  'What people know of each other: name, picture, team. Read by whoever is signed in.';
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

create view public.public_profiles with (security_invoker = true) as
  select id, name, avatar_url, team from public.profile_cards;

-- Replication ----------------------------------------------------------------------------------------

create view private.sync_profiles with (security_invoker = true) as
  select p.id, p.name, p.team, p.avatar_url, p.operator_experience, p.operator_classes, c.whatsapp,
         c.verified_at as whatsapp_verified_at, p.created_at, p.updated_at, p.sync_xid, p.rev
  from public.profiles p left join public.profile_contacts c on c.user_id = p.id;
insert into private.scope_collections (kind, collection, place, source, scope_id) values
  ('me', 'profiles', 1, 'private.sync_profiles', 'r.id');

create view public.my_profile with (security_invoker = true) as
  select * from private.sync_profiles where id = (select auth.uid());

-- Mutations ------------------------------------------------------------------------------------------

-- {patch: {name, team, avatar_url, operator_experience, operator_classes}}: the changed fields. Only the person
-- writes them, so there is no check for conflicts: the last device wins, for each field.
create function mutation."update_profile@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given jsonb; p public.profiles;
begin
  perform private.arg_keys(args, array['patch']);
  given := private.arg(args, 'patch', 'object', true);
  perform private.arg_keys(given, array['name', 'team', 'avatar_url', 'operator_experience', 'operator_classes']);
  select * into p from public.profiles where id = me for update;
  if given ? 'name' then p.name := private.arg_person_name(given, 'name', 2); end if;
  if given ? 'team' then p.team := private.arg_line(given, 'team', 1, 100, false); end if;
  if given ? 'avatar_url' then
    p.avatar_url := private.arg_text(given, 'avatar_url', 8, 2048, false);
    if not coalesce(private.url_ok(p.avatar_url), true) then perform private.refuse('invalid_args', 'avatar_url'); end if;
  end if;
  if given ? 'operator_experience' then
    p.operator_experience := private.arg_choice(given, 'operator_experience',
      array['iniciante', 'intermediario', 'experiente', 'veterano'], false);
  end if;
  if given ? 'operator_classes' then
    select coalesce(array_agg(distinct private.arg_choice(jsonb_build_object('operator_classes', c), 'operator_classes',
        array['assaulter', 'support', 'sniper', 'medic', 'breacher', 'recon'])), '{}') into p.operator_classes
      from jsonb_array_elements(private.arg(given, 'operator_classes', 'array', true)) c;
  end if;
  update public.profiles x set name = p.name, team = p.team, avatar_url = p.avatar_url, updated_at = private.moment(),
    operator_experience = p.operator_experience, operator_classes = p.operator_classes where x.id = me;
  return jsonb_build_array(jsonb_build_array('profiles', me));
end $$;

-- {whatsapp}. A new number counts as not verified, unless the person verified it within the last hour (threat T4).
create function mutation."set_whatsapp@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given text; proved timestamptz;
begin
  perform private.arg_keys(args, array['whatsapp']);
  given := private.normalize_whatsapp(private.arg_text(args, 'whatsapp', 10, 20));
  if given is null then perform private.refuse('whatsapp_invalid', 'whatsapp'); end if;
  select p.proved_at into proved from private.whatsapp_proofs p
    where p.user_id = me and p.number = given and p.proved_at > now() - interval '1 hour';
  insert into public.profile_contacts as c (user_id, whatsapp, verified_at) values (me, given, proved)
  on conflict on constraint profile_contacts_pkey do update set whatsapp = excluded.whatsapp,
    verified_at = case when c.whatsapp = excluded.whatsapp then c.verified_at else excluded.verified_at end;
  return jsonb_build_array(jsonb_build_array('profiles', me));
end $$;

grant select on public.profiles, public.profile_contacts, public.profile_cards to authenticated;
grant select on private.sync_profiles, public.my_profile, public.public_profiles to anon, authenticated;

-- The names of at most 100 people; who has no account any more is missing.
create function public.people_names(ids uuid[]) returns table (id uuid, name text)
language sql stable security invoker set search_path = '' as $$
  select c.id, c.name from public.profile_cards c where c.id = any (people_names.ids[1:100])
$$;

insert into private.mutation_quotas (mutation, what) values
  ('update_profile@1', 'profile_edits'), ('set_whatsapp@1', 'profile_edits');

grant execute on function public.people_names(uuid[]) to authenticated;
