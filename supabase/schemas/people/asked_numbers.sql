-- Limits how many phone numbers a person may ask about. The refusal 'already registered' says that a number takes
-- part in an event. Without a limit, somebody could find out numbers by trying many. Nobody needs many for honest
-- work. A number that I brought before, or that is mine, does not count.

create table private.asked_numbers (
  -- no reference: attempts of a deleted account still count for its network address
  user_id     uuid not null,
  way         text not null check (way in ('registration', 'gate', 'profile')),
  about       uuid not null,
  number_hash text not null,
  ip_hash     text,
  was_there   boolean not null default false,
  asked_at    timestamptz not null default now(),
  primary key (user_id, way, about, number_hash)
);
comment on table private.asked_numbers is
  'Numbers that a person asked about within two days, as hashes. Read by nobody through the API, not even in an '
  'export: they are other people''s.';
comment on column private.asked_numbers.way is
  'registration: for me and my friends; gate: a walk-in, by staff; profile: the number of my account.';
comment on column private.asked_numbers.about is 'The event; for way = profile the account.';
comment on column private.asked_numbers.was_there is 'The answer was whatsapp_already_registered.';
create index asked_numbers_ip on private.asked_numbers (ip_hash, asked_at) where ip_hash is not null;
create index asked_numbers_asked_at on private.asked_numbers (asked_at);
alter table private.asked_numbers enable row level security; -- no policy: only definer functions read it

-- The kind of limit that applies to a mutation. Null for a mutation that reveals nothing about a number, such as an
-- organiser's add_participant@1: the organiser sees these numbers anyway.
create function private.way_of_asking(name text) returns text
language sql immutable set search_path = '' as $$
  select case name when 'register@1' then 'registration' when 'register_squad@1' then 'registration'
                   when 'walk_in@1' then 'gate' when 'set_whatsapp@1' then 'profile' end
$$;

-- The limits of a day for one event: new numbers, and refusals 'already registered'. An account is young on its first
-- day. We chose the numbers by what honest work needs. A squad has ten people, so a young account may bring one squad
-- and correct five numbers, and an older one may bring four squads. A gate registers people who arrive for half of a
-- large event. People mistype or change their own number about twice. A refusal 'already registered' reveals
-- something, so there are few: three for a friend who registered alone and typing errors. At a gate there are more,
-- because many people forget that they are registered.
create function private.asking_limits(way text, young boolean) returns table (new_numbers integer, were_there integer)
language sql immutable set search_path = '' as $$
  select case way when 'gate' then 300 when 'profile' then case when young then 3 else 5 end
                  else case when young then 15 else 40 end end,
         case way when 'gate' then 20 else case when young then 3 else 5 end end
$$;

-- The limits of all accounts of one network address together: enough for forty people who register squads of ten, and
-- some of their mistakes.
create function private.address_limits() returns table (new_numbers integer, were_there integer)
language sql immutable set search_path = '' as $$
  select 400, 60
$$;

-- The numbers in a mutation's arguments, in their order, normalized as they are stored. Null stands for one that is
-- not valid.
create function private.numbers_named(name text, args jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  if name <> 'register_squad@1' then return array[private.normalize_whatsapp(args ->> 'whatsapp')]; end if;
  if coalesce(jsonb_typeof(args -> 'operators'), '') <> 'array' then return '{}'; end if;
  return array(select private.normalize_whatsapp(p.value ->> 'whatsapp')
    from jsonb_array_elements(args -> 'operators') with ordinality p order by p.ordinality limit 10);
end $$;

-- The event that the mutation is about, or the account when it is about a profile. Null when it names none.
create function private.asked_about(way text, me uuid, args jsonb) returns uuid
language sql immutable set search_path = '' as $$
  select case when way = 'profile' then me else private.uuid_or_null(args ->> 'event_id') end
$$;

-- Whether the numbers of this mutation exceed the limits of the day. If not, they are counted, even if the mutation
-- is then refused: that a number is in no event is an answer too. It runs before the mutation, so that exceeding the
-- limit reveals nothing.
-- Not counted are: the number of my profile; a number that I registered and that is still registered; numbers at the
-- gate of one's own event; and what was asked today already.
-- Pushes of one person that bring new numbers wait for each other. Those of one network address do not, so several
-- that run at the same time can exceed its limit by a few.
create function private.brings_too_many_numbers(me uuid, name text, args jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  my_way text := private.way_of_asking(name);
  asked uuid := private.asked_about(my_way, me, args);
  day constant timestamptz := now() - interval '1 day';
  numbers text[]; hashes text[]; own text; ip text; n integer; allowed record;
begin
  if my_way is null or asked is null then return false; end if;
  own := (select c.whatsapp from public.profile_contacts c where c.user_id = me);
  numbers := array(select distinct x from unnest(private.numbers_named(name, args)) x where x is distinct from own and x is not null);
  if my_way = 'registration' then
    numbers := array(select x from unnest(numbers) x where not exists (
      select from public.operator_contacts c where c.whatsapp = x and (c.registered_by = me or c.user_id = me)));
  elsif my_way = 'gate' and exists (select from public.airsoft_events e where e.id = asked and e.created_by = me) then
    return false;
  end if;
  if cardinality(numbers) = 0 then return false; end if;
  hashes := array(select private.keyed_hash(x) from unnest(numbers) x);
  ip := private.keyed_hash(private.client_network());

  perform pg_advisory_xact_lock(hashtextextended('numbers of ' || me, 0));
  select * into allowed from private.asking_limits(my_way,
    (select u.created_at from auth.users u where u.id = me) > day);
  -- what was asked today and what is asked now, each number once
  n := (select count(*) from (select a.number_hash from private.asked_numbers a
          where a.user_id = me and a.way = my_way and a.asked_at > day
        union select unnest(hashes)) x);
  if n > allowed.new_numbers or allowed.were_there <= (
      select count(*) from private.asked_numbers a where a.user_id = me and a.way = my_way
        and a.about = asked and a.was_there and a.asked_at > day and a.number_hash <> all (hashes)) then
    return true;
  end if;
  if my_way = 'registration' and ip is not null then
    select * into allowed from private.address_limits();
    if exists (select from private.asked_numbers a where a.ip_hash = ip and a.asked_at > day and a.way = 'registration'
               having count(distinct (a.user_id, a.number_hash)) >= allowed.new_numbers
                   or count(*) filter (where a.was_there) >= allowed.were_there) then
      return true;
    end if;
  end if;
  insert into private.asked_numbers as a (user_id, way, about, number_hash, ip_hash)
  select me, my_way, asked, h, ip from unnest(hashes) h
  on conflict on constraint asked_numbers_pkey do update
    set asked_at = now(), ip_hash = excluded.ip_hash, was_there = a.was_there and a.asked_at > day;
  return false;
end $$;

-- Counts that a mutation was refused because a number is registered already. `field` says which number; without it,
-- the mutation has only one.
create function private.number_was_there(me uuid, name text, args jsonb, field text) returns void
language sql security definer set search_path = '' as $$
  update private.asked_numbers a set was_there = true
  where a.user_id = me and a.way = private.way_of_asking(name) and a.about = private.asked_about(a.way, me, args)
    and a.number_hash = private.keyed_hash((private.numbers_named(name, args))
      [1 + coalesce(substring(field from '^operators\.(\d)$')::int, 0)])
$$;

-- A job. No limit looks back further than a day. @returns how many rows were deleted
create function private.forget_asked_numbers() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.asked_numbers where asked_at < now() - interval '2 days';
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_asked_numbers', '1 hour', '9 * * * *');
