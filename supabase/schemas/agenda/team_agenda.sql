-- The agenda: what a team does by itself, who comes, the briefing before it and the report after it.
create table public.team_agenda_events (
  id          uuid primary key,
  team_id     uuid not null references public.teams,
  title       text not null check (length(title) between 1 and 120),
  description text check (length(description) <= 2000),
  type        text not null check (type in ('training', 'competition', 'social', 'instruction')),
  location    text not null check (length(location) between 1 and 200),
  start_date  timestamptz not null,
  end_date    timestamptz,
  briefing    jsonb check (jsonb_typeof(briefing) = 'object' and pg_column_size(briefing) <= 60000),
  report      jsonb check (jsonb_typeof(report) = 'object' and pg_column_size(report) <= 60000),
  created_by  uuid references auth.users on delete set null,
  created_at  timestamptz not null default private.moment(),
  updated_at  timestamptz not null default private.moment(),
  sync_xid    bigint not null default 0,
  rev         bigint not null default 1,
  event_id    uuid references public.airsoft_events on delete set null,
  quorum      smallint check (quorum between 2 and 500),
  constraint it_ends_after_it_starts check (end_date >= start_date)
);
comment on table public.team_agenda_events is 'An entry of a team''s agenda. Read by members of the team.';
comment on column public.team_agenda_events.event_id is
  'The event that the entry is about. Null: about none, or about one that was deleted.';
comment on column public.team_agenda_events.quorum is 'How many have to confirm. Null: any number will do.';
comment on column public.team_agenda_events.briefing is '{objectives, equipment, roles, strategy, notes}: plain text.';
comment on column public.team_agenda_events.report is '{summary, achievements, challenges, learnings, photos}: plain text, and addresses.';
create index team_agenda_events_sync on public.team_agenda_events (team_id, sync_xid, id);
create index team_agenda_events_event on public.team_agenda_events (event_id);
-- for the reminders
create index team_agenda_events_start on public.team_agenda_events (start_date);
create index team_agenda_events_created_by on public.team_agenda_events (created_by);
create trigger stamp before insert or update on public.team_agenda_events
  for each row execute function private.stamp();

create table public.team_attendances (
  agenda_event_id uuid not null references public.team_agenda_events on delete cascade,
  team_id         uuid not null,
  user_id         uuid not null references auth.users on delete cascade,
  name            text not null check (length(name) <= 100),
  status          text not null check (status in ('pending', 'confirmed', 'declined')),
  created_at      timestamptz not null default private.moment(),
  answered_for    timestamptz,
  event_id        uuid,
  primary key (agenda_event_id, user_id)
);
comment on table public.team_attendances is
  'Whether a member comes to an entry of the agenda. Read by members of the team.';
comment on column public.team_attendances.answered_for is
  'The start that this answer was given for. Null: the entry was not moved since, or nothing is answered.';
comment on column public.team_attendances.event_id is
  'The event that the entry was about when this was answered, or null. No reference: it may be deleted meanwhile.';
comment on column public.team_attendances.name is 'The member''s name when they answered.';
create index team_attendances_user on public.team_attendances (user_id, team_id);

alter table public.team_agenda_events enable row level security;
create policy team_agenda_events_select on public.team_agenda_events for select to authenticated
  using (team_id in (select private.my_team_ids()));

alter table public.team_attendances enable row level security;
create policy team_attendances_select on public.team_attendances for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- Triggers -------------------------------------------------------------------------------------------

-- The replica sees an agenda event and its attendances as one row, so a change of an attendance must change the
-- event's rev.
create function private.touch_agenda_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_agenda_events set rev = rev where id = coalesce(new.agenda_event_id, old.agenda_event_id);
  return null;
end $$;
create trigger touch_event after insert or update or delete on public.team_attendances
  for each row execute function private.touch_agenda_event();

create function private.leave_agenda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_attendances where team_id = new.team_id and user_id = new.user_id;
  return null;
end $$;
create trigger leave_agenda after update of deleted_at on public.team_members
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.leave_agenda();

create trigger leave_scopes after delete on public.team_agenda_events for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_agenda_events for each row execute function private.poke_team();

create function private.empty_team_agenda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_agenda_events where team_id = new.id;
  return null;
end $$;
create trigger empty_agenda after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_agenda();

-- A deleted event stays as a row, so the reference alone would keep the link.
create function private.untie_agenda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_agenda_events set event_id = null where event_id = new.id;
  return null;
end $$;
create trigger untie_agenda after update of deleted_at on public.airsoft_events
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.untie_agenda();

-- An entry of the agenda that is moved keeps its answers. Each says from then on for which start it was given, until that
-- member answers again, so that nobody stands as confirmed for a day that they did not say yes to.
-- Who had answered for an earlier start keeps that one. An entry that is moved back was not moved.
create function private.keep_answered_for() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_attendances
    set answered_for = nullif(coalesce(answered_for, old.start_date), new.start_date)
    where agenda_event_id = new.id and status <> 'pending';
  return null;
end $$;
create trigger keep_answered_for after update of start_date on public.team_agenda_events
  for each row when (old.start_date <> new.start_date) execute function private.keep_answered_for();

grant select on public.team_agenda_events, public.team_attendances to authenticated;
