-- An operator is a person's place in an event. What only the organiser and the person may see (number, who invited,
-- experience) is in operator_contacts.
create table public.operators (
  id              uuid primary key,
  event_id        uuid not null references public.airsoft_events,
  user_id         uuid references auth.users on delete set null,
  name            text not null check (length(name) <= 100),
  team            text check (length(team) <= 100),
  class           text check (class in ('assault', 'sniper', 'support', 'dmr', 'cqb', 'medic', 'engineer', 'recon')),
  whatsapp_masked text,
  event_team_id   uuid,
  walk_in         boolean not null default false,
  over_capacity   boolean not null default false,
  registered_at   timestamptz not null default private.moment(),
  deleted_at      timestamptz,
  same_as         uuid,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  constraint who_is_somebody_else_has_no_place check (same_as is null or deleted_at is not null),
  foreign key (event_id, event_team_id) references public.event_teams (event_id, id)
);
comment on table public.operators is
  'A person''s place in an event, without the number. Read by anybody who sees the event, if its list is public; '
  'otherwise by the organiser, staff who accepted, the person, and the person who registered them.';
comment on column public.operators.user_id is
  'No role may select it: a list must not show in which other events a person plays. The organiser and the person '
  'read it in operator_contacts.';
comment on column public.operators.team is
  'The name of a club''s team as the person wrote it; event_team_id is the side or squad in this event.';
comment on column public.operators.name is 'The name at registration; empty once the place was cancelled.';
comment on column public.operators.whatsapp_masked is 'The area code, for the list of others.';
comment on column public.operators.walk_in is 'Came to the check-in without a registration; there is no account.';
comment on column public.operators.over_capacity is 'A walk-in beyond max_op: it happened, so it is recorded.';
comment on column public.operators.same_as is
  'Of a walk-in whose number was on the list already: the place of that person, who has this one''s marks. Such a row is deleted, so nobody reads it.';
create unique index operators_once_per_event on public.operators (event_id, user_id) where deleted_at is null;
create index operators_event_sync on public.operators (event_id, sync_xid, id);
create index operators_user_sync on public.operators (user_id, sync_xid, id);
create index operators_event_team on public.operators (event_id, event_team_id);
create trigger stamp before insert or update on public.operators
  for each row execute function private.stamp();

create table public.operator_contacts (
  operator_id   uuid primary key references public.operators on delete cascade,
  event_id      uuid not null,
  user_id       uuid,
  registered_by uuid references auth.users on delete set null,
  whatsapp      text check (whatsapp ~ '^\+?\d{10,15}$'),
  invited_by    text check (length(invited_by) <= 100),
  experience    text check (experience in ('iniciante', 'intermediario', 'avancado', 'veterano'))
);
comment on table public.operator_contacts is
  'Number, inviter and experience of a participant. Read by the organiser, by that person, and by the person who '
  'registered them; not by staff.';
comment on column public.operator_contacts.invited_by is 'Who invited the person, in their own words.';
comment on column public.operator_contacts.user_id is
  'The account of the person; null until a place that somebody else took is claimed.';
comment on column public.operator_contacts.whatsapp is
  'Digits with country code. Deleted sixty days after the event, as invited_by and experience are.';
comment on column public.operator_contacts.experience is
  'Registration scale (Spec 1 §3): iniciante under 1 year, intermediario 1-2, avancado 3-5, veterano over 5.';
comment on column public.operator_contacts.registered_by is
  'The person who registered a friend (register_squad@1): sees and cancels the place, until the friend claims it.';
create unique index operator_contacts_whatsapp on public.operator_contacts (event_id, whatsapp);
create index operator_contacts_user on public.operator_contacts (user_id);
create index operator_contacts_registered_by on public.operator_contacts (registered_by);
-- Old events may hold a person twice, so it can't be unique. Two that register at once wait for the event's row.
create index operator_contacts_person on public.operator_contacts (event_id, private.whatsapp_person(whatsapp));
create index operator_contacts_everywhere on public.operator_contacts (private.whatsapp_person(whatsapp));

-- Events that I take part in, also private and past ones. `rows` is a hint: without it the planner expects a
-- thousand, and scans all events.
create function private.my_registered_event_ids() returns setof uuid
language plpgsql stable security definer rows 30 set search_path = '' as $$
begin
  return query select event_id from public.operators where user_id = (select auth.uid()) and deleted_at is null;
end $$;

-- Friends whom I registered. Until they claim their places, I can see and cancel them.
create function private.my_guest_ids() returns setof uuid
language sql stable security definer rows 10 set search_path = '' as $$
  select operator_id from public.operator_contacts where registered_by = (select auth.uid())
$$;

alter table public.operators enable row level security;
-- Most people who read an event's list are neither its organiser, nor its staff, nor on it, and the first condition
-- already allows a public list. The other three are as expensive for each row, so they are checked only when the first
-- does not hold.
create policy operators_select on public.operators for select to anon, authenticated
  using (deleted_at is null and ((
      select e.allow_public_list or e.created_by = (select auth.uid())
      from public.airsoft_events e where e.id = event_id)
    or user_id = (select auth.uid()) or event_id in (select private.my_staffed_event_ids())
    or id in (select private.my_guest_ids())));

-- Staff can't read these. At the gate they need only names.
alter table public.operator_contacts enable row level security;
create policy operator_contacts_select on public.operator_contacts for select to authenticated
  using (user_id = (select auth.uid()) or registered_by = (select auth.uid())
    or event_id in (select private.my_own_event_ids()));

-- Whom a mark of an event's gate is about: a walk-in who was on the list already is the person there (walk_in@1). Nobody,
-- if the place is another event's: its person would read this gate's marks, and find them in the export of their data.
create function private.person_of_place(place uuid, event uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(o.same_as, asked.id) from (values (place)) asked (id) left join public.operators o on o.id = asked.id
  where o.id is null or o.event_id = event
$$;

-- The place in an event of whoever has this number, with or without its ninth digit. Null: nobody there, or `other_than`.
create function private.place_of_number(event uuid, number text, other_than uuid default null) returns uuid
language sql stable security definer set search_path = '' as $$
  select o.id from public.operator_contacts c join public.operators o on o.id = c.operator_id and o.deleted_at is null
  where c.event_id = event and private.whatsapp_person(c.whatsapp) = private.whatsapp_person(number)
    and c.operator_id is distinct from other_than
  order by o.registered_at, o.id limit 1
$$;

-- Triggers -------------------------------------------------------------------------------------------

-- Only this trigger changes the counts. Whoever writes operators has locked the event's row, so the counts are exact.
-- They are added up once per statement. Otherwise deleting or splitting an event of 5,000 people would make 5,000
-- versions of its row.
create function private.count_operators() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.airsoft_events e set operators_count = operators_count + d.n
  from (select event_id, sum(n)::int as n
        from (select event_id, 1 as n from now_ where deleted_at is null
              union all select event_id, -1 from was where deleted_at is null) c
        group by event_id having sum(n) <> 0) d
  where e.id = d.event_id;
  update public.event_teams t set members_count = members_count + d.n
  from (select event_team_id, sum(n)::int as n
        from (select event_team_id, 1 as n from now_ where deleted_at is null
              union all select event_team_id, -1 from was where deleted_at is null) c
        where event_team_id is not null group by event_team_id having sum(n) <> 0) d
  where t.id = d.event_team_id;
  return null;
end $$;
create trigger count_operators after update on public.operators
  referencing old table as was new table as now_ for each statement execute function private.count_operators();

create function private.count_operator() returns trigger
language plpgsql security definer set search_path = '' as $$
declare n integer := case tg_op when 'INSERT' then 1 else -1 end; o public.operators := coalesce(new, old);
begin
  if o.deleted_at is null then
    update public.airsoft_events set operators_count = operators_count + n where id = o.event_id;
    if o.event_team_id is not null then
      update public.event_teams set members_count = members_count + n where id = o.event_team_id;
    end if;
  end if;
  return null;
end $$;
create trigger count_operator after insert or delete on public.operators
  for each row execute function private.count_operator();

create function private.leave_operator_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (to_jsonb(old) ->> 'user_id')::uuid; -- event_teams have no user_id
  rev    bigint := coalesce(new.rev, old.rev);
begin
  if old.deleted_at is not null or (tg_op = 'UPDATE' and new.deleted_at is null) then return null; end if;
  perform private.departs('event:' || old.event_id, tg_table_name, old.id, rev);
  if person is not null then
    perform private.departs('me:' || person, 'operators', old.id, rev);
    perform private.leave_my_events(person, old.event_id);
  end if;
  return null;
end $$;
create trigger leave_scopes after update or delete on public.operators for each row execute function private.leave_operator_scopes();
create trigger leave_scopes after update or delete on public.event_teams for each row execute function private.leave_operator_scopes();

create function private.poke_operator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.event_id);
  if tg_table_name = 'operators' then -- event_teams have no user_id
    if new.user_id is not null then perform private.poke('user:' || new.user_id); end if;
  end if;
  return null;
end $$;
create trigger poke after insert or update on public.operators for each row execute function private.poke_operator();
create trigger bring_payment after insert on public.operators for each row
  when (new.user_id is not null) execute function private.bring_payment();
create trigger bring_payment_of_claim after update of user_id on public.operators for each row
  when (old.user_id is distinct from new.user_id and new.user_id is not null) execute function private.bring_payment();
create trigger poke after insert or update on public.event_teams for each row execute function private.poke_operator();

-- A job: sixty days after the event it deletes numbers, who invited whom, experience, how to pay, the organiser's number,
-- the secret place, and what the stations found. Name, team, class and account stay. A postponed event without a date
-- counts as not over, for a year.
create function private.shred_contacts() returns integer
language plpgsql security definer set search_path = '' as $$
declare done uuid[]; gone integer; n integer;
begin
  update public.event_payments set pix_key = null, pix_name = null, pix_city = null, whatsapp = null, secret_place = null
  where id in (
    select p.id from public.event_payments p join public.airsoft_events e on e.id = p.id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
      and num_nonnulls(p.pix_key, p.pix_name, p.pix_city, p.whatsapp, p.secret_place) > 0
    limit 2000);
  get diagnostics gone = row_count;
  delete from public.station_records where id in (
    select s.id from public.station_records s join public.airsoft_events e on e.id = s.event_id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
    limit 2000);
  get diagnostics n = row_count;
  gone := gone + n;
  select array_agg(operator_id) into done from (
    select c.operator_id from public.operator_contacts c join public.airsoft_events e on e.id = c.event_id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
      and (c.whatsapp is not null or c.invited_by is not null or c.experience is not null)
    limit 2000) due;
  if done is null then return gone; end if;
  update public.operator_contacts set whatsapp = null, invited_by = null, experience = null where operator_id = any (done);
  -- the view of operators shows contact data, so the operator gets a new version, and devices delete it too
  update public.operators set whatsapp_masked = null where id = any (done);
  return cardinality(done) + gone;
end $$;
insert into private.jobs (name, every, cron) values ('shred_contacts', '10 minutes', '*/10 * * * *');

-- Replication ----------------------------------------------------------------------------------------

-- The policy of operator_contacts decides whether the contact is visible: to the organiser and the person. The
-- account comes from that table too, because nobody may read operators.user_id. The join also compares event_id, so
-- that an index is used.
--
-- `brought` says whom I registered with me (register_squad@1). An organiser sees every number, so a number that is there
-- does not say it to them. It is false to everybody else: the policy hides the row from them, or they are another person.
-- No other mutation writes registered_by; who claims the place empties it, with a new version of the operator.
create view private.sync_operators with (security_invoker = true) as
  select o.id, o.event_id, c.user_id, o.name, o.team,
         o.class, o.whatsapp_masked, o.event_team_id, o.walk_in, o.over_capacity, o.registered_at, c.whatsapp, c.invited_by, c.experience,
         o.sync_xid, o.rev, coalesce(c.registered_by = (select auth.uid()), false) as brought
  from public.operators o
  left join public.operator_contacts c on c.operator_id = o.id and c.event_id = o.event_id
  where o.deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, scope_id) values
  ('me', 'operators', 3, 'private.sync_operators', 'r.user_id'),
  ('event', 'operators', 3, 'private.sync_operators', 'r.event_id');

create view public.event_operators_safe with (security_invoker = true) as
  select id, event_id, name, team, class, whatsapp_masked, event_team_id, registered_at
  from public.operators where deleted_at is null;

-- Events that I organise or take part in, without those where I help or wait. `role` is what the profile shows: owner
-- or participant.
create view public.my_events with (security_invoker = true) as
  select e.id, e.name, e.date, e.time, e.location, e.briefing, e.game_mode, e.is_public, e.allow_public_list,
         e.registration_closed, e.closed_because_full, e.status, e.status_reason, e.teams_count, e.max_op, e.banner,
         e.patch, e.latitude, e.longitude, e.arena_id, e.created_by, e.created_at, e.updated_at, e.starts_at,
         e.operators_count, e.waiting_count, e.places_offered, e.split_seed, e.split_rev, e.sync_xid, e.rev,
         case when e.created_by = (select auth.uid()) then 'owner' else 'participant' end as role
  from private.sync_airsoft_events e
  where e.id in (select private.my_own_event_ids() union select private.my_registered_event_ids());

-- Whose number is that? ----------------------------------------------------------------------------------

-- In which events a number takes part: my own verified number in all events, any number in events that I organise. At
-- most five.
create function private.whatsapp_matches(given text) returns table (event_id uuid, event text, team text)
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

-- → {exists}, and if true, {teams: [name], events: [{id, name}]}. Refuses too_many_requests after ten a minute. The
-- answer is the same for a number that I may not ask about, one that takes part in nothing, and an invalid one.
create function public.check_whatsapp(number text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare found jsonb;
begin
  if (select auth.uid()) is null then perform private.refuse_anonymous(); end if;
  if not private.may_check_whatsapp() then perform private.refuse('too_many_requests'); end if;
  select jsonb_build_object('exists', true,
      'teams', coalesce(jsonb_agg(distinct m.team) filter (where m.team is not null), '[]'),
      'events', jsonb_agg(jsonb_build_object('id', m.event_id, 'name', m.event)))
    into found from private.whatsapp_matches(number) m having count(*) > 0;
  return coalesce(found, '{"exists": false}');
end $$;

create function private.may_check_whatsapp() returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.take_turn('check_whatsapp', (select auth.uid())::text, 10, interval '1 minute')
$$;

-- Without user_id: a list says who takes part, but must not let anybody find a person's other events. The organiser and
-- the person get it from operator_contacts.
grant select (id, event_id, name, team, class, whatsapp_masked, event_team_id, walk_in, over_capacity, registered_at,
  deleted_at, same_as, sync_xid, rev) on public.operators to anon, authenticated;
grant select on public.operator_contacts, private.sync_operators, public.my_events, public.event_operators_safe
  to anon, authenticated;
grant execute on function private.my_registered_event_ids(), private.my_guest_ids() to anon, authenticated;
grant execute on function public.check_whatsapp(text), private.may_check_whatsapp(), private.whatsapp_matches(text)
  to authenticated;
