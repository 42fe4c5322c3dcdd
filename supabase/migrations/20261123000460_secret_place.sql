-- A place that is not told to everybody. `location` then holds what everybody may read, and the place itself is with
-- the payment, which only the organiser, staff and who is registered may read.

alter table public.airsoft_events add column place_is_secret boolean not null default false;
comment on column public.airsoft_events.place_is_secret is
  'location says only what everybody may know; the place is event_payments.secret_place, and there is no point on the map.';
alter table public.event_payments add column secret_place text check (length(secret_place) between 1 and 200);
comment on column public.event_payments.secret_place is
  'Where the game really is, while the event has place_is_secret. Deleted sixty days after the event, with the other columns.';

-- A point or an arena would tell the place.
create function private.hide_point() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.latitude := null;
  new.longitude := null;
  new.arena_id := null;
  return new;
end $$;
create trigger hide_point before insert or update of place_is_secret, latitude, longitude, arena_id on public.airsoft_events
  for each row when (new.place_is_secret) execute function private.hide_point();

-- Replaces the trigger of *_event_facts.sql: the new column pokes too.
drop trigger poke_update on public.airsoft_events;
create trigger poke_update after update on public.airsoft_events for each row
  when ((old.name, old.date, old.time, old.location, old.briefing, old.game_mode, old.is_public, old.allow_public_list,
         old.registration_closed, old.status, old.status_reason, old.teams_count, old.max_op, old.banner, old.patch,
         old.latitude, old.longitude, old.arena_id, old.split_rev, old.deleted_at, old.price_cents, old.gate_time,
         old.end_time, old.energy_limits, old.what_to_bring, old.is_info_only, old.show_contact, old.place_is_secret)
    is distinct from
        (new.name, new.date, new.time, new.location, new.briefing, new.game_mode, new.is_public, new.allow_public_list,
         new.registration_closed, new.status, new.status_reason, new.teams_count, new.max_op, new.banner, new.patch,
         new.latitude, new.longitude, new.arena_id, new.split_rev, new.deleted_at, new.price_cents, new.gate_time,
         new.end_time, new.energy_limits, new.what_to_bring, new.is_info_only, new.show_contact, new.place_is_secret))
  execute function private.poke_event();

-- Replication ----------------------------------------------------------------------------------------

create or replace view private.sync_airsoft_events with (security_invoker = true) as
  select id, name, date, time, location, briefing, game_mode, is_public, allow_public_list,
         registration_closed, closed_because_full, status, status_reason, teams_count, max_op, banner, patch,
         latitude, longitude, arena_id, created_by, created_at, updated_at, starts_at, operators_count,
         waiting_count, places_offered, split_seed, split_rev, sync_xid, rev,
         price_cents, gate_time, end_time, energy_limits, what_to_bring, is_info_only, show_contact, place_is_secret
  from public.airsoft_events where deleted_at is null;
create or replace view private.sync_event_payments with (security_invoker = true) as
  select id, pix_key, pix_name, pix_city, whatsapp, sync_xid, rev, secret_place from public.event_payments;
select private.write_sync();
-- the snapshot that is stored lacks the new column, and would count as current
delete from private.public_snapshot where true;

-- Arguments ------------------------------------------------------------------------------------------

-- create_event@1 and update_event@1 accept two further keys, which change the meaning of no other key.
create or replace function private.event_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'date', 'time', 'location', 'briefing', 'game_mode', 'is_public', 'allow_public_list',
               'registration_closed', 'teams_count', 'max_op', 'banner', 'patch', 'latitude', 'longitude', 'arena_id',
               'price_cents', 'gate_time', 'end_time', 'energy_limits', 'what_to_bring', 'is_info_only', 'show_contact',
               'pix_key', 'pix_name', 'pix_city', 'place_is_secret', 'secret_place']
$$;

-- Replaces the function of *_event_fact_mutations.sql: an event without this row has a secret place of null.
create or replace function private.payment_in_args(event uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select '{"secret_place": null}' || coalesce((select to_jsonb(p) from public.event_payments p where p.id = event), '{}')
    - array['id', 'user_id', 'whatsapp', 'sync_xid', 'rev']
$$;

-- Replaces the function of *_event_fact_mutations.sql: it also saves the secret place. A place that is no longer secret
-- is removed here.
create or replace function private.save_payment(e public.airsoft_events, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare p public.event_payments; secret boolean := e.place_is_secret;
begin
  if not given ?| array['pix_key', 'pix_name', 'pix_city', 'show_contact', 'place_is_secret', 'secret_place'] then
    return '[]';
  end if;
  if given ? 'place_is_secret' then
    secret := private.arg_boolean(given, 'place_is_secret');
    update public.airsoft_events set place_is_secret = secret where id = e.id and place_is_secret <> secret;
  end if;
  select * into p from public.event_payments where id = e.id;
  if given ? 'pix_key' then
    p.pix_key := private.arg_text(given, 'pix_key', 1, 200, false);
    if not private.pix_key_ok(p.pix_key) then perform private.refuse('pix_key_invalid', 'pix_key'); end if;
  end if;
  if given ? 'pix_name' then p.pix_name := private.arg_text(given, 'pix_name', 1, 25, false); end if;
  if given ? 'pix_city' then p.pix_city := private.arg_text(given, 'pix_city', 1, 15, false); end if;
  if p.pix_key is not null and p.pix_name is null then perform private.refuse('invalid_args', 'pix_name'); end if;
  if p.pix_key is not null and p.pix_city is null then perform private.refuse('invalid_args', 'pix_city'); end if;
  if given ? 'secret_place' then p.secret_place := private.arg_text(given, 'secret_place', 1, 200, false); end if;
  if not secret then p.secret_place := null; end if;
  p.whatsapp := case when e.show_contact then (select c.whatsapp from public.profile_contacts c where c.user_id = e.created_by) end;
  if p.id is null and num_nonnulls(p.pix_key, p.pix_name, p.pix_city, p.whatsapp, p.secret_place) = 0
     and not e.show_contact then
    return '[]';
  end if;
  insert into public.event_payments (id, user_id, pix_key, pix_name, pix_city, whatsapp, secret_place)
  values (e.id, e.created_by, p.pix_key, p.pix_name, p.pix_city, p.whatsapp, p.secret_place)
  on conflict on constraint event_payments_pkey do update set pix_key = excluded.pix_key, pix_name = excluded.pix_name,
    pix_city = excluded.pix_city, whatsapp = excluded.whatsapp, secret_place = excluded.secret_place;
  return jsonb_build_array(jsonb_build_array('event_payments', e.id));
end $$;

-- Replaces the function of *_event_payments.sql: the secret place is deleted on the same day.
create or replace function private.shred_contacts() returns integer
language plpgsql security definer set search_path = '' as $$
declare done uuid[]; paid integer;
begin
  update public.event_payments set pix_key = null, pix_name = null, pix_city = null, whatsapp = null, secret_place = null
  where id in (
    select p.id from public.event_payments p join public.airsoft_events e on e.id = p.id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
      and num_nonnulls(p.pix_key, p.pix_name, p.pix_city, p.whatsapp, p.secret_place) > 0
    limit 2000);
  get diagnostics paid = row_count;
  select array_agg(operator_id) into done from (
    select c.operator_id from public.operator_contacts c join public.airsoft_events e on e.id = c.event_id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
      and (c.whatsapp is not null or c.invited_by is not null or c.experience is not null)
    limit 2000) due;
  if done is null then return paid; end if;
  update public.operator_contacts set whatsapp = null, invited_by = null, experience = null where operator_id = any (done);
  -- the view of operators shows contact data, so the operator gets a new version, and devices delete it too
  update public.operators set whatsapp_masked = null where id = any (done);
  return cardinality(done) + paid;
end $$;
