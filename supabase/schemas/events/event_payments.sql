-- How to pay for an event, and how to reach its organiser. A Pix key is often the number of a person's taxes or their
-- telephone, so this is a table of its own: a policy can't hide a column. Money never passes through the app.

-- The last two characters of a CPF or CNPJ are computed from those before them. A character counts as its code minus
-- 48, so the CNPJ with letters (since 2026) is computed in the same way.
create function private.tax_digit(given text, most integer) returns text
language sql immutable set search_path = '' as $$
  select (case when r < 2 then 0 else 11 - r end)::text from (
    select sum((ascii(substr(given, n, 1)) - 48) * (2 + (length(given) - n) % (most - 1)))::int % 11 as r
    from generate_series(1, length(given)) n) x
$$;

-- A Pix key in the form that banks store: a CPF or CNPJ without punctuation, an e-mail in lower case, a telephone as
-- +55… of an area that exists, or a random key. src/domain/pix/pix-key.ts has the same rules (pix-vectors.ts).
create function private.pix_key_ok(key text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if key is null then return true; end if;
  if length(key) > 77 then return false; end if;
  if key ~ '^\d{11}$' then
    return key !~ '^(\d)\1*$' and right(key, 2) = private.tax_digit(left(key, 9), 11) || private.tax_digit(left(key, 10), 11);
  end if;
  if key ~ '^[0-9A-Z]{12}\d\d$' then
    return key !~ '^(.)\1*$' and right(key, 2) = private.tax_digit(left(key, 12), 9) || private.tax_digit(left(key, 13), 9);
  end if;
  if key like '+%' then
    return key ~ '^\+55\d{10,11}$' and '+' || private.whatsapp_person(private.normalize_whatsapp(key)) is not distinct from key;
  end if;
  return key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or key ~ '^[a-z0-9.!#$&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$';
end $$;

create table public.event_payments (
  id           uuid primary key references public.airsoft_events,
  user_id      uuid not null references auth.users on delete cascade,
  pix_key      text,
  pix_name     text check (length(pix_name) between 1 and 100),
  pix_city     text check (length(pix_city) between 1 and 60),
  whatsapp     text check (whatsapp ~ '^\+?\d{10,15}$'),
  sync_xid     bigint not null default 0,
  rev          bigint not null default 1,
  secret_place text check (length(secret_place) between 1 and 200),
  constraint the_key_is_of_a_known_kind check (private.pix_key_ok(pix_key)),
  constraint a_key_names_who_receives check (pix_key is null or num_nulls(pix_name, pix_city) = 0)
);
comment on table public.event_payments is
  'How to pay for an event, and the organiser''s number. Read by the organiser, by staff who accepted, and by '
  'people who are registered with an account; not by people who wait.';
comment on column public.event_payments.secret_place is
  'Where the game really is, while the event has place_is_secret. Deleted sixty days after the event, with the other columns.';
comment on column public.event_payments.id is 'The id of the event.';
comment on column public.event_payments.user_id is 'The organiser, whose data this is.';
comment on column public.event_payments.pix_key is 'As banks store it. Deleted sixty days after the event, with the other columns.';
comment on column public.event_payments.pix_name is 'Who receives, whole; the code for payments has room for 25 characters.';
comment on column public.event_payments.whatsapp is
  'The number in the organiser''s profile, while the event has show_contact. Digits with country code.';
create index event_payments_user on public.event_payments (user_id);
create trigger stamp before insert or update on public.event_payments
  for each row execute function private.stamp();

-- Events whose payment I may read.
create function private.my_paid_event_ids() returns setof uuid
language plpgsql stable security definer rows 30 set search_path = '' as $$
begin
  return query select private.my_own_event_ids() union select private.my_registered_event_ids()
    union select private.my_staffed_event_ids();
end $$;

alter table public.event_payments enable row level security;
create policy event_payments_select on public.event_payments for select to authenticated
  -- an array, so that its index finds the few rows: beside a table of thousands a hash reads them all
  using (id = any (array(select private.my_paid_event_ids())));

-- Triggers -------------------------------------------------------------------------------------------

-- A person who registered, claimed a place or became staff needs a version that is newer than their last pull.
create function private.bring_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.event_payments set rev = rev where id = new.event_id;
  return null;
end $$;
create trigger bring_payment after update of accepted_at on public.event_staff for each row
  when (old.accepted_at is null and new.accepted_at is not null) execute function private.bring_payment();

create function private.leave_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('me:' || x.person, 'event_payments', old.id, old.rev) from (
    select old.user_id
    union select o.user_id from public.operators o where o.event_id = old.id and o.user_id is not null and o.deleted_at is null
    union select s.user_id from public.event_staff s
      where s.event_id = old.id and s.deleted_at is null and s.accepted_at is not null) x (person);
  return null;
end $$;
create trigger leave_scopes after delete on public.event_payments
  for each row execute function private.leave_payment();

create function private.poke_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.id), private.poke('user:' || new.user_id);
  return null;
end $$;
create trigger poke after insert or update on public.event_payments
  for each row execute function private.poke_payment();

-- The organiser's new number reaches who may see it. Of events that are long over it was deleted, and stays so.
create function private.copy_organiser_number() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.event_payments p set whatsapp = new.whatsapp from public.airsoft_events e
  where p.user_id = new.user_id and e.id = p.id and e.show_contact and p.whatsapp is distinct from new.whatsapp
    and e.date >= (now() at time zone 'America/Sao_Paulo')::date;
  return null;
end $$;
create trigger copy_organiser_number after insert or update of whatsapp on public.profile_contacts
  for each row execute function private.copy_organiser_number();

-- Replication ----------------------------------------------------------------------------------------

-- In the scope of a person and not in that of the event: a place that is given back changes no view of a public event,
-- and departures of an event's scope are for everybody in it.
create view private.sync_event_payments with (security_invoker = true) as
  select id, pix_key, pix_name, pix_city, whatsapp, sync_xid, rev, secret_place from public.event_payments;
insert into private.scope_collections (kind, collection, place, source, belongs) values
  ('me', 'event_payments', 6, 'private.sync_event_payments', 'r.id = any (array(select private.my_paid_event_ids()))');

-- What an editor of the event sees of its payment, as arguments have it. An event without this row has a secret place of
-- null.
create function private.payment_in_args(event uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select '{"secret_place": null}' || coalesce((select to_jsonb(p) from public.event_payments p where p.id = event), '{}')
    - array['id', 'user_id', 'whatsapp', 'sync_xid', 'rev']
$$;

-- Saves the payment and the secret place. A place that is no longer secret is removed here. Refuses pix_key_invalid and
-- invalid_args. @returns the rows that it touched
create function private.save_payment(e public.airsoft_events, given jsonb) returns jsonb
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
  if given ? 'pix_name' then p.pix_name := private.arg_line(given, 'pix_name', 1, 100, false); end if;
  if given ? 'pix_city' then p.pix_city := private.arg_line(given, 'pix_city', 1, 60, false); end if;
  if p.pix_key is not null and p.pix_name is null then perform private.refuse('invalid_args', 'pix_name'); end if;
  if p.pix_key is not null and p.pix_city is null then perform private.refuse('invalid_args', 'pix_city'); end if;
  if given ? 'secret_place' then p.secret_place := private.arg_line(given, 'secret_place', 1, 200, false); end if;
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

-- A place that is not told to everybody. `location` then holds what everybody may read, and the place itself is with
-- the payment, which only the organiser, staff and who is registered may read.
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

-- A new secret place is a new place: whoever is registered is told that the event changed, as for any other change. The
-- text names no place, because a lock screen shows it to anybody; the place is on the page of the event.
create function private.tell_new_place() returns trigger
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  select * into e from public.airsoft_events where id = new.id and deleted_at is null and status <> 'cancelled';
  if found and not private.has_started(e) then
    perform private.tell_moved(e, (select auth.uid()), 'event_changed');
  end if;
  return null;
end $$;
-- Not when it is deleted: sixty days after the event, or because `location` says the place to everybody again, which
-- tells of itself.
create trigger tell_new_place after update of secret_place on public.event_payments for each row
  when (old.secret_place is distinct from new.secret_place and new.secret_place is not null)
  execute function private.tell_new_place();
create trigger tell_first_place after insert on public.event_payments for each row
  when (new.secret_place is not null) execute function private.tell_new_place();

grant select on public.event_payments to authenticated;
grant select on private.sync_event_payments to anon, authenticated;
grant execute on function private.my_paid_event_ids() to authenticated;
