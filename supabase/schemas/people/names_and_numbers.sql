-- Numbers as people type and copy them: a 0 or a carrier's code before the area code, another country's number, a link
-- to WhatsApp. The app's forms read them alike (src/domain/whatsapp/whatsapp.ts; both run whatsapp-vectors.ts there).

-- What was copied, without invisible marks, with digits as ASCII (Unicode NFKC), and a link to WhatsApp as its number.
create function private.copied_number(given text) returns text
language sql immutable set search_path = '' as $$
  with plain as (select normalize(regexp_replace(coalesce(given, ''),
    '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'), nfkc) as text)
  select coalesce('+' || substring(text from '(?i)(?:wa\.me/|[?&]phone=)\+?([0-9]+)'), text) from plain
$$;

-- A Brazilian number with 55, from the area code on; a 0, or 0 and a carrier's code, may stand before it. The area codes
-- that exist, then nine digits of a mobile, or eight. Null when it is none. Source: Anatel, Resolução 749.
create function private.brazilian_number(digits text, cut_to integer) returns text
language sql immutable set search_path = '' as $$
  with given as (select ltrim(digits, '0') as rest)
  select '55' || read from given, lateral (values (1, left(rest, cut_to)),
    (2, case when rest <> digits then substr(rest, 3) end)) as tried(place, read)
  where read ~ '^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(9[0-9]{8}|[2-9][0-9]{7})$'
  order by place limit 1
$$;

-- Digits with country code (Spec 1 §5): 10 or 11 digits get 55, 55 with 12 or more is cut to 13. With + or 00 another
-- country's number is kept, and keeps its + where the digits alone would be Brazilian or none. Null when it can't be a
-- number. For its own result it returns the same again.
create or replace function private.normalize_whatsapp(given text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  copied text := private.copied_number(given);
  digits text := regexp_replace(copied, '[^0-9]', '', 'g');
  dialled text := ltrim(digits, '0');
  plus boolean := copied ~ '^[^0-9]*\+';
  number text; abroad text;
begin
  if dialled ~ '^55[0-9]{10}' then return private.brazilian_number(substr(dialled, 3), 11); end if;
  if not plus then number := private.brazilian_number(digits, length(digits)); end if;
  if number is not null then return number; end if;
  abroad := case when plus or digits like '00%' then dialled else digits end;
  return case when abroad !~ '^[1-9][0-9]{9,14}$' then null
              when length(abroad) > 11 then abroad
              when plus or abroad <> digits then '+' || abroad end;
end $$;

-- What one person is found by: the number, with the ninth digit of a mobile where it was left out.
create function private.whatsapp_person(number text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(number, '^(55[0-9]{2})([6-9][0-9]{7})$', '\19\2')
$$;

alter table public.profile_contacts drop constraint profile_contacts_whatsapp_check,
  add constraint profile_contacts_whatsapp_check check (whatsapp ~ '^\+?\d{10,15}$');
alter table public.team_contacts drop constraint team_contacts_whatsapp_check,
  add constraint team_contacts_whatsapp_check check (whatsapp ~ '^\+?\d{10,15}$');
alter table public.operator_contacts drop constraint operator_contacts_whatsapp_check,
  add constraint operator_contacts_whatsapp_check check (whatsapp ~ '^\+?\d{10,15}$');
alter table public.team_member_contacts drop constraint team_member_contacts_whatsapp_check,
  add constraint team_member_contacts_whatsapp_check check (whatsapp ~ '^\+?\d{10,15}$');
alter table public.arenas drop constraint arenas_whatsapp_check,
  add constraint arenas_whatsapp_check check (whatsapp ~ '^\+?\d{10,15}$');
alter table public.event_payments drop constraint event_payments_whatsapp_check,
  add constraint event_payments_whatsapp_check check (whatsapp ~ '^\+?\d{10,15}$');

comment on column public.profile_contacts.whatsapp is 'Digits with country code; + before another country''s that would be read otherwise.';
comment on column public.team_contacts.whatsapp is 'Digits with country code; + before another country''s that would be read otherwise.';

-- Old events may hold a person twice, so it can't be unique. Two that register at once wait for the event's row.
create index operator_contacts_person on public.operator_contacts (event_id, private.whatsapp_person(whatsapp));
create index operator_contacts_everywhere on public.operator_contacts (private.whatsapp_person(whatsapp));

create or replace function private.check_number(e public.airsoft_events, number text, field text default null) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select 1 from public.operator_contacts c where c.event_id = e.id
      and private.whatsapp_person(c.whatsapp) = private.whatsapp_person(number)) then
    perform private.refuse('whatsapp_already_registered', field);
  end if;
end $$;

-- A place that somebody else registered with a number that I have verified. No row when there is none. `number` null
-- means my verified number.
create or replace function private.place_under_my_number(event uuid, me uuid, number text) returns public.operators
language plpgsql stable security definer set search_path = '' as $$
declare o public.operators;
begin
  select o_.* into o from public.profile_contacts p
  join public.operator_contacts c on c.event_id = event and private.whatsapp_person(c.whatsapp) = private.whatsapp_person(p.whatsapp)
  join public.operators o_ on o_.id = c.operator_id and o_.deleted_at is null and o_.user_id is distinct from me
  where p.user_id = me and p.verified_at is not null
    and private.whatsapp_person(p.whatsapp) = private.whatsapp_person(coalesce(number, p.whatsapp));
  return o;
end $$;

-- In which events a number takes part: my own verified number in all events, any number in events that I organise. At
-- most five.
create or replace function private.whatsapp_matches(given text) returns table (event_id uuid, event text, team text)
language sql stable security definer set search_path = '' as $$
  with asked as (select private.whatsapp_person(private.normalize_whatsapp(left(given, 40))) as number)
  select e.id, e.name, coalesce(t.name, o.team)
  from asked join public.operator_contacts c on private.whatsapp_person(c.whatsapp) = asked.number
  join public.operators o on o.id = c.operator_id and o.deleted_at is null
  join public.airsoft_events e on e.id = c.event_id and e.deleted_at is null
  left join public.event_teams t on t.id = o.event_team_id
  where e.created_by = (select auth.uid())
    or exists (select from public.profile_contacts p where p.user_id = (select auth.uid())
                 and private.whatsapp_person(p.whatsapp) = asked.number and p.verified_at is not null)
  order by e.starts_at desc, e.id limit 5
$$;

-- Inserts a person into the event, as described by `args`. Everything but the number was checked before; it
-- comes last (Spec 1 §5).
create or replace function private.insert_operator(event uuid, args jsonb, number text, made public.operators, registrar uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  made.id := private.arg_uuid(args, 'operator_id');
  if exists (select 1 from public.operators where id = made.id) then perform private.refuse('id_reused'); end if;
  insert into public.operators (id, event_id, user_id, name, team, class, whatsapp_masked, event_team_id, walk_in, over_capacity)
  values (made.id, event, made.user_id, private.arg_person_name(args, 'name', 3), private.arg_text(args, 'team', 1, 100, false),
          private.arg_choice(args, 'class', private.operator_classes(), false),
          private.mask_whatsapp(number), made.event_team_id, coalesce(made.walk_in, false), coalesce(made.over_capacity, false));
  insert into public.operator_contacts (operator_id, event_id, user_id, registered_by, whatsapp, invited_by, experience)
  values (made.id, event, made.user_id, registrar, number, private.arg_text(args, 'invited_by', 1, 100, false),
          private.arg_choice(args, 'experience', private.registration_experiences(), false));
  if exists (select from public.operator_contacts c where c.event_id = event and c.operator_id <> made.id
      and private.whatsapp_person(c.whatsapp) = private.whatsapp_person(number)) then
    perform private.refuse('whatsapp_already_registered');
  end if;
  return made.id;
end $$;

-- As before (*_participants.sql), but two forms of one number are one person.
create or replace function mutation."register_squad@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; made public.operators; kept public.operators; person jsonb; number text; numbers text[] := '{}'; people text[] := '{}';
  ids uuid[] := '{}'; touched jsonb := '[]'; n integer; claims boolean;
begin
  perform private.arg_keys(args, array['event_id', 'event_team_id', 'new_team', 'operators']);
  n := jsonb_array_length(private.arg(args, 'operators', 'array', true));
  if n not between 2 and 10 then perform private.refuse('invalid_args', 'operators'); end if;
  for person in select * from jsonb_array_elements(args -> 'operators') loop
    perform private.check_person(person);
    number := private.arg_whatsapp(person);
    if private.whatsapp_person(number) = any (people) then perform private.refuse('whatsapp_already_registered', 'operators'); end if;
    numbers := numbers || number;
    people := people || private.whatsapp_person(number);
    ids := ids || private.arg_uuid(person, 'operator_id');
  end loop;
  if (select count(distinct i) from unnest(ids) i) < n then perform private.refuse('id_reused'); end if;

  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  kept := private.place_under_my_number(e.id, me, numbers[1]);
  claims := kept.id is not null and kept.user_id is null;
  perform private.check_registration(e, me, n - claims::int);
  if kept.user_id is not null then perform private.take_number_back(e, kept); end if;
  if claims and private.arg_uuid(args, 'event_team_id', false) = kept.event_team_id then
    made.event_team_id := private.take_team(e, args, me, n - 1); -- without me: I am in the team already
  else
    made.event_team_id := private.take_team(e, args, me, n);
  end if;
  for at in case when claims then 2 else 1 end .. n loop
    perform private.check_number(e, numbers[at], case when at > 1 then format('operators.%s', at - 1) end);
  end loop;
  for at in 1 .. n loop
    person := args -> 'operators' -> (at - 1);
    made.user_id := case when at = 1 then me end;
    if at = 1 and claims then
      made.id := kept.id;
      perform private.claim_place(e, me, person, kept, coalesce(made.event_team_id, kept.event_team_id));
    else
      made.id := private.insert_operator(e.id, person, numbers[at], made, case when at > 1 then me end);
    end if;
    touched := touched || case when at = 1 then private.touched_place(e.id, made.id, made.event_team_id)
                               else jsonb_build_array(jsonb_build_array('operators', made.id)) end;
  end loop;
  perform private.leave_line_for_place(e.id, me);
  return touched;
end $$;
