-- Who wants no reminders of an event. Without a row a person is reminded, so a row says that they once chose.
create table public.reminder_choices (
  id       uuid primary key,
  user_id  uuid not null references auth.users on delete cascade,
  event_id uuid not null references public.airsoft_events,
  is_off   boolean not null,
  sync_xid bigint not null default 0,
  rev      bigint not null default 1,
  constraint reminder_choices_once unique (user_id, event_id)
);
comment on table public.reminder_choices is
  'Whether a person switched off the reminders of one event. Read by that person only.';
comment on column public.reminder_choices.is_off is 'False once they are switched on again.';
create index reminder_choices_sync on public.reminder_choices (user_id, sync_xid, id);
create index reminder_choices_event on public.reminder_choices (event_id);
create trigger stamp before insert or update on public.reminder_choices
  for each row execute function private.stamp();

alter table public.reminder_choices enable row level security;
create policy reminder_choices_select_self on public.reminder_choices for select to authenticated
  using (user_id = (select auth.uid()));

create function private.poke_reminder_choice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('user:' || new.user_id);
  return null;
end $$;
create trigger poke after insert or update on public.reminder_choices
  for each row execute function private.poke_reminder_choice();

create function private.leave_reminder_choice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('me:' || u.id, 'my_records', old.id, old.rev)
  from auth.users u where u.id = old.user_id; -- without a user the account was deleted, and its scope with it
  return null;
end $$;
create trigger leave_scopes after delete on public.reminder_choices
  for each row execute function private.leave_reminder_choice();
revoke all on function private.poke_reminder_choice(), private.leave_reminder_choice() from public;

-- Replication ----------------------------------------------------------------------------------------

create view private.reminder_records with (security_invoker = true) as
  select id, user_id, 'reminder'::text as kind, jsonb_build_object('event_id', event_id, 'is_off', is_off) as data,
         sync_xid, rev
  from public.reminder_choices;
insert into private.record_sources (source, collection) values ('private.reminder_records', 'my_records');
select private.write_sync();

-- Mutation -------------------------------------------------------------------------------------------

insert into private.mutation_quotas (mutation, no_need) values ('switch_reminders@1', 'one''s own alone to see');

-- {id, event_id, is_off}. `id` is used if the person had not chosen for this event, on this device or another.
-- Refuses event_not_found, id_reused.
create function mutation."switch_reminders@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given uuid; event uuid; off boolean; kept uuid;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'is_off']);
  given := private.arg_uuid(args, 'id');
  event := private.arg_uuid(args, 'event_id');
  off := private.arg_boolean(args, 'is_off');
  perform 1 from public.airsoft_events e where e.id = event and e.deleted_at is null for key share;
  if not found then perform private.refuse('event_not_found'); end if;
  if exists (select from public.reminder_choices c where c.id = given and (c.user_id, c.event_id) <> (me, event)) then
    perform private.refuse('id_reused');
  end if;
  insert into public.reminder_choices (id, user_id, event_id, is_off) values (given, me, event, off)
  on conflict on constraint reminder_choices_once do update set is_off = excluded.is_off
  returning id into kept;
  return jsonb_build_array(jsonb_build_array('my_records', kept));
end $$;
revoke all on function mutation."switch_reminders@1"(uuid, jsonb) from public;

-- As before, and nobody who switched them off is reminded.
create or replace function private.remind(e public.airsoft_events, code text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  why text := code || ':' || e.id || ':' || extract(epoch from e.starts_at)::bigint;
  people uuid[] := array(
    select o.user_id from public.operators o
    where o.event_id = e.id and o.deleted_at is null and o.user_id is not null
      and not exists (select from public.notifications n where n.user_id = o.user_id and n.cause = why)
      and not exists (select from public.reminder_choices c
                      where c.user_id = o.user_id and c.event_id = e.id and c.is_off));
begin
  if cardinality(people) > 0 then
    perform private.notify_all(people, code, '/event/' || e.id, jsonb_build_object('event', e.name), why);
  end if;
  return cardinality(people);
end $$;

-- As before, and what was chosen for events that are long over is deleted.
create or replace function private.forget_notifications() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer; choices integer;
begin
  delete from public.reminder_choices d where d.id in (
    select c.id from public.reminder_choices c join public.airsoft_events e on e.id = c.event_id
    where e.deleted_at < now() - interval '90 days'
       or e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 90 end
    limit 2000);
  get diagnostics choices = row_count;
  delete from public.notifications d where d.created_at < now() - interval '90 days' or d.id in (
    select id from (
      select id, row_number() over (partition by user_id order by created_at desc, id) as place
      from public.notifications where user_id in (
        select user_id from public.notifications group by user_id having count(*) > 200)) ranked
    where place > 200);
  get diagnostics n = row_count;
  return n + choices;
end $$;
