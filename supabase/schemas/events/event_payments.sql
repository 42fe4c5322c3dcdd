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
-- +55…, or a random key. src/domain/pix/pix-key.ts has the same rules.
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
  return key ~ '^\+55[1-9]\d{9,10}$' or key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or key ~ '^[a-z0-9.!#$&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$';
end $$;

create table public.event_payments (
  id       uuid primary key references public.airsoft_events,
  user_id  uuid not null references auth.users on delete cascade,
  pix_key  text,
  pix_name text check (length(pix_name) between 1 and 25),
  pix_city text check (length(pix_city) between 1 and 15),
  whatsapp text check (whatsapp ~ '^\d{10,15}$'),
  sync_xid bigint not null default 0,
  rev      bigint not null default 1,
  constraint the_key_is_of_a_known_kind check (private.pix_key_ok(pix_key)),
  constraint a_key_names_who_receives check (pix_key is null or num_nulls(pix_name, pix_city) = 0)
);
comment on table public.event_payments is
  'How to pay for an event, and the organiser''s number. Read by the organiser, by staff who accepted, and by who '
  'is registered with an account; not by who waits.';
comment on column public.event_payments.id is 'The id of the event.';
comment on column public.event_payments.user_id is 'The organiser, whose data this is.';
comment on column public.event_payments.pix_key is 'As banks store it. Deleted sixty days after the event, with the other columns.';
comment on column public.event_payments.pix_name is 'Who receives; the code for payments has room for 25 characters.';
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
create trigger bring_payment after insert on public.operators for each row
  when (new.user_id is not null) execute function private.bring_payment();
create trigger bring_payment_of_claim after update of user_id on public.operators for each row
  when (old.user_id is distinct from new.user_id and new.user_id is not null) execute function private.bring_payment();
create trigger bring_payment after update of accepted_at on public.event_staff for each row
  when (old.accepted_at is null and new.accepted_at is not null) execute function private.bring_payment();

-- Replaces the function of *_waiting_list.sql: the payment departs too. A waiting person keeps the event, and has no
-- payment.
create or replace function private.leave_my_events(person uuid, event uuid) returns void
language sql security definer set search_path = '' as $$
  select private.departs('me:' || person, 'event_payments', p.id, p.rev)
  from public.event_payments p where p.id = event and p.user_id <> person
    and not exists (select from public.operators o where o.event_id = event and o.user_id = person and o.deleted_at is null)
    and not exists (select from public.event_staff s where s.event_id = event and s.user_id = person and s.deleted_at is null and s.accepted_at is not null);
  select private.departs('me:' || person, 'airsoft_events', e.id, e.rev)
  from public.airsoft_events e where e.id = event and e.created_by is distinct from person
    and not exists (select from public.operators o where o.event_id = event and o.user_id = person and o.deleted_at is null)
    and not exists (select from public.event_staff s where s.event_id = event and s.user_id = person and s.deleted_at is null and s.accepted_at is not null)
    and not exists (select from public.waiting_list w where w.event_id = event and w.user_id = person
                    and w.status in ('waiting', 'offered'))
$$;

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

-- Replaces the function of *_jobs.sql: how to pay and the organiser's number are deleted on the same day.
create or replace function private.shred_contacts() returns integer
language plpgsql security definer set search_path = '' as $$
declare done uuid[]; paid integer;
begin
  update public.event_payments set pix_key = null, pix_name = null, pix_city = null, whatsapp = null
  where id in (
    select p.id from public.event_payments p join public.airsoft_events e on e.id = p.id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
      and num_nonnulls(p.pix_key, p.pix_name, p.pix_city, p.whatsapp) > 0
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

-- Replication ----------------------------------------------------------------------------------------

-- In the scope of a person and not in that of the event: a place that is given back changes no view of a public event,
-- and departures of an event's scope are for everybody in it.
create view private.sync_event_payments with (security_invoker = true) as
  select id, pix_key, pix_name, pix_city, whatsapp, sync_xid, rev from public.event_payments;
insert into private.scope_collections (kind, collection, place, source, belongs) values
  ('me', 'event_payments', 6, 'private.sync_event_payments', 'r.id = any (array(select private.my_paid_event_ids()))');
select private.write_sync();
