-- The secret that the phones of an event's gate share, so that two of them can exchange their marks with no signal
-- (src/domain/merge), and so that a player can carry a receipt (receipts.sql). Each phone derives its keys from it by
-- HKDF. When the organiser removes staff there is another secret: the removed phone reads no merge any more. So when staff
-- leave by themselves or delete their account, but not while the game is on: phones at a field without a signal would no
-- longer merge with those that had one since, each time that a shift ends. Then a job changes it once the game is over.
create table public.gate_keys (
  id         uuid primary key references public.airsoft_events on delete cascade,
  secret     text not null check (secret ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1
);
comment on table public.gate_keys is
  'The secret that the phones of a check-in share. Read by the organiser and by staff who accepted; deleted with the event.';
comment on column public.gate_keys.id is 'The id of the event.';
comment on column public.gate_keys.secret is '32 random bytes in hex. Nothing is encrypted by it: keys are derived from it.';
comment on column public.gate_keys.created_at is 'Of this secret.';
create index gate_keys_sync on public.gate_keys (sync_xid, id);
create trigger stamp before insert or update on public.gate_keys
  for each row execute function private.stamp();

create table private.past_gate_secrets (
  event_id uuid not null references public.airsoft_events on delete cascade,
  secret   text not null,
  ended_at timestamptz not null default private.moment(),
  primary key (event_id, secret)
);
comment on table private.past_gate_secrets is
  'Secrets of a check-in that ended: for 14 days receipts of marks made before are kept, with a flag. Read by nobody through '
  'the API.';
alter table private.past_gate_secrets enable row level security; -- no policy: only definer functions read it

create table private.left_gates (
  event_id uuid primary key references public.airsoft_events on delete cascade
);
comment on table private.left_gates is
  'Check-ins whose secret is known to somebody who left while the game was on: it changes once the game is over. Read by '
  'nobody through the API.';
alter table private.left_gates enable row level security; -- no policy: only definer functions read it

alter table public.gate_keys enable row level security;
create policy gate_keys_select_gate on public.gate_keys for select to authenticated
  using (id in (select private.my_own_event_ids()) or id in (select private.my_staffed_event_ids()));

-- 244 random bits: PostgreSQL makes uuids with its secure random source.
create function private.new_gate_secret() returns text
language sql volatile set search_path = '' as $$
  select encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
$$;

-- Triggers -------------------------------------------------------------------------------------------

create function private.make_gate_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.gate_keys (id, secret) values (new.id, private.new_gate_secret());
  return null;
end $$;
create trigger make_gate_key after insert on public.airsoft_events
  for each row when (new.deleted_at is null) execute function private.make_gate_key();

-- The phones that stay get the next secret at their next contact.
create function private.change_gate_key(event uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.past_gate_secrets (event_id, secret)
    select k.id, k.secret from public.gate_keys k where k.id = event for update;
  update public.gate_keys set secret = private.new_gate_secret(), created_at = private.moment() where id = event;
  delete from private.left_gates where event_id = event
$$;

-- Whether phones may stand at this game without a signal.
create function private.is_game_on(e public.airsoft_events) returns boolean
language sql stable set search_path = '' as $$
  select now() between e.starts_at - interval '12 hours' and e.starts_at + interval '24 hours'
$$;

-- Somebody who knew the secret helps no more.
create function private.leave_gate(event uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select private.is_game_on(e) from public.airsoft_events e where e.id = event) then
    insert into private.left_gates values (event) on conflict do nothing;
  else
    perform private.change_gate_key(event);
  end if;
end $$;

-- The account of a helper was deleted, and the row of event_staff with it.
create function private.leave_gate_of_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.leave_gate(old.event_id);
  return null;
end $$;
create trigger leave_gate after delete on public.event_staff
  for each row when (old.accepted_at is not null and old.deleted_at is null) execute function private.leave_gate_of_staff();

-- So was the organiser's, whose helpers stay.
create function private.leave_gate_of_organiser() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.leave_gate(new.id);
  return null;
end $$;
create trigger leave_gate after update of created_by on public.airsoft_events
  for each row when (old.created_by is distinct from new.created_by and new.deleted_at is null)
  execute function private.leave_gate_of_organiser();

-- A job. @returns how many were changed
create function private.change_left_gate_keys() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare event uuid; n integer := 0;
begin
  for event in select l.event_id from private.left_gates l join public.airsoft_events e on e.id = l.event_id
    where not private.is_game_on(e) limit 100
  loop
    perform private.change_gate_key(event);
    n := n + 1;
  end loop;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('change_left_gate_keys', '1 hour', '25 * * * *');

create function private.leave_gate_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('event:' || old.id, 'event_records', old.id, old.rev);
  return null;
end $$;
create trigger leave_scopes after delete on public.gate_keys
  for each row execute function private.leave_gate_key();

create function private.poke_gate_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.id);
  return null;
end $$;
create trigger poke after update on public.gate_keys
  for each row execute function private.poke_gate_key();

create function private.empty_gate_keys() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.gate_keys where id = new.id;
  delete from private.past_gate_secrets where event_id = new.id;
  return null;
end $$;
create trigger empty_gate_keys after update of deleted_at on public.airsoft_events
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_gate_keys();

-- Replication ----------------------------------------------------------------------------------------

create view private.gate_key_records with (security_invoker = true) as
  select id, id as event_id, 'gate_key' as kind, jsonb_build_object('secret', secret, 'created_at', created_at) as data,
         sync_xid, rev
  from public.gate_keys;
insert into private.record_sources (source, collection) values ('private.gate_key_records', 'event_records');

-- Whoever reads an event's records reads this projection too; the policy shows its rows to the gate alone.
grant select on public.gate_keys, private.gate_key_records to anon, authenticated;
