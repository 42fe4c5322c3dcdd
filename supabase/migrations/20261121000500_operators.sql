-- An operator is a person's place in an event. What only the organiser and the person may see
-- (number, who invited, experience) lives in operator_contacts (decision 4).

-- event_teams: the split's 'Equipe N', or the trios and squads of 3X3 and 5X5.
create table public.event_teams (
  id            uuid primary key,
  event_id      uuid not null references public.airsoft_events,
  name          text not null check (length(name) <= 30),
  members_count integer not null default 0 check (members_count >= 0),
  created_by    uuid references auth.users on delete set null,
  created_at    timestamptz not null default now(),
  deleted_at    timestamptz,
  sync_xid      bigint not null default 0,
  rev           bigint not null default 1,
  constraint event_teams_of_event unique (event_id, id)
);
create unique index event_teams_name on public.event_teams (event_id, lower(name)) where deleted_at is null;
create index event_teams_sync on public.event_teams (event_id, sync_xid, id);
create index event_teams_created_by on public.event_teams (created_by);
create trigger stamp before insert or update on public.event_teams
  for each row execute function private.stamp();

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
  registered_at   timestamptz not null default now(),
  deleted_at      timestamptz,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  foreign key (event_id, event_team_id) references public.event_teams (event_id, id)
);
comment on column public.operators.whatsapp_masked is 'The area code, for the list of others.';
comment on column public.operators.walk_in is 'Came to the gate without a registration; there is no account.';
comment on column public.operators.over_capacity is 'A walk-in beyond max_op: it happened, so it is recorded.';
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
  whatsapp      text check (whatsapp ~ '^\d{10,15}$'),
  invited_by    text check (length(invited_by) <= 100),
  experience    text check (experience in ('iniciante', 'intermediario', 'avancado', 'veterano'))
);
comment on column public.operator_contacts.whatsapp is 'Gone sixty days after the event, as what else is here.';
comment on column public.operator_contacts.experience is
  'Registration scale (Spec 1 §3): iniciante under 1 year, intermediario 1-2, avancado 3-5, veterano over 5.';
comment on column public.operator_contacts.registered_by is
  'Who registered a friend (register_squad): sees and cancels the place, until the friend claims it.';
create unique index operator_contacts_whatsapp on public.operator_contacts (event_id, whatsapp);
create index operator_contacts_user on public.operator_contacts (user_id);
create index operator_contacts_registered_by on public.operator_contacts (registered_by);

-- Events that I take part in, private and past ones too. `rows`: without it the planner expects a thousand
-- and reads the country's events from end to end.
create function private.my_registered_event_ids() returns setof uuid
language plpgsql stable security definer rows 30 set search_path = '' as $$
begin
  return query select event_id from public.operators where user_id = (select auth.uid()) and deleted_at is null;
end $$;

-- Effects --------------------------------------------------------------------------------------------

-- The one place that keeps the counts. Writers hold the event's row lock, so the sums are exact. Changes are
-- summed up once a statement: an event of 5,000 people that is deleted, or split, would else get 5,000 new
-- versions, each found past all the ones before it.
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
  person uuid := (to_jsonb(old) ->> 'user_id')::uuid; -- a team has none
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
  if tg_table_name = 'operators' then -- a team has no user_id
    if new.user_id is not null then perform private.poke('user:' || new.user_id); end if;
  end if;
  return null;
end $$;
create trigger poke after insert or update on public.operators for each row execute function private.poke_operator();
create trigger poke after insert or update on public.event_teams for each row execute function private.poke_operator();
