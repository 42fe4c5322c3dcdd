-- Exporting all data of a person, and deleting an account (LGPD).

-- The columns that say whose a row is: references to accounts, and columns with such a name. They come from the
-- catalog, so that a new table can't be forgotten. Columns that say who changed another person's row are left out,
-- because such a row is about the other person.
create function private.personal_columns() returns table (relation regclass, col name)
language sql stable security definer set search_path = '' as $$
  select c.oid::regclass, a.attname
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and a.atttypid = 'uuid'::regtype and (
      a.attname in ('user_id', 'created_by', 'captain_id', 'author_id')
      or a.attname = 'id' and exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
           and f.conkey = array[a.attnum] and f.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)))
    -- left out are technical secrets: push queue and codes contain nothing more about the person, and the hashes are
    -- of other people's numbers and kept for two days
    and c.oid::regclass::text not in ('private.whatsapp_proofs', 'private.push_queue', 'private.patch_codes', 'private.asked_numbers')
  order by 1, 2
$$;

-- Names and times: the keys themselves are of no use to a person. A hosted project may have no such table, and may not
-- let us read it.
create function private.passkeys_of(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare found_ jsonb;
begin
  if to_regclass('auth.webauthn_credentials') is null or not has_table_privilege('auth.webauthn_credentials', 'select') then
    return '[]';
  end if;
  execute $q$
    select coalesce(jsonb_agg(jsonb_build_object('name', k.friendly_name, 'created_at', k.created_at, 'last_used_at', k.last_used_at)
                              order by k.created_at), '[]')
    from auth.webauthn_credentials k where k.user_id = $1 $q$ into found_ using person;
  return found_;
end $$;

-- What the stations found about me is mine to read, as my check-ins are.
create function private.my_data() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
declare me uuid := (select auth.uid()); place record; found_ jsonb; everything jsonb := '{}';
begin
  if me is null then perform private.refuse_anonymous(); end if;
  for place in select * from private.personal_columns() loop
    execute format('select jsonb_agg(to_jsonb(t) - array[''sync_xid'', ''rev'', ''args_hash'', ''xid'']) from %s t where t.%I = $1',
                   place.relation, place.col) into found_ using me;
    if found_ is not null then
      everything := everything || jsonb_build_object(
        regexp_replace(place.relation::text, '^\w+\.', '') || case when place.col in ('user_id', 'id') then '' else '.' || place.col end, found_);
    end if;
  end loop;
  return jsonb_build_object('exported_at', now(), 'user_id', me,
    'account', (select jsonb_build_object('email', u.email, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at)
                from auth.users u where u.id = me),
    'passkeys', private.passkeys_of(me),
    'check_ins', (select coalesce(jsonb_agg(to_jsonb(c) - array['sync_xid', 'rev']), '[]')
                  from public.check_ins c join public.operators o on (o.id, o.event_id) = (c.operator_id, c.event_id) where o.user_id = me),
    'station_records', (select coalesce(jsonb_agg(to_jsonb(s) - array['sync_xid', 'rev']), '[]')
                        from public.station_records s join public.operators o on (o.id, o.event_id) = (s.operator_id, s.event_id) where o.user_id = me),
    'pictures', (select coalesce(jsonb_agg(jsonb_build_object('bucket', o.bucket_id, 'name', o.name, 'created_at', o.created_at)), '[]')
                 from storage.objects o
                 where o.name operator(pg_catalog.~>=~) (me::text || '/') and o.name operator(pg_catalog.~<~) (me::text || '0')),
    'data', everything);
end $$;

-- At most ten times a day, because an export reads every table.
create function private.take_export_turn() returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.take_turn('export', (select auth.uid())::text, 10, interval '1 day')
$$;

-- {} → {exported_at, user_id, account, passkeys, check_ins, station_records, pictures, data: {table: [row]}}. Refuses not_signed_in, too_many_requests.
create function public.export_my_data(p jsonb default '{}') returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if (select auth.uid()) is null then perform private.refuse_anonymous(); end if;
  perform private.arg_keys(p, array[]::text[]);
  if not private.take_export_turn() then perform private.refuse('too_many_requests'); end if;
  return private.my_data();
end $$;

-- The end of an account ------------------------------------------------------------------------------

-- Why an account can't be deleted yet, or null. It can't be deleted while the person is a team's captain, the last
-- administrator, or the organiser of an event that is not cancelled and has not started.
create function private.why_not_delete(person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from public.teams t where t.captain_id = person and t.deleted_at is null) then
    return 'captain_must_hand_over';
  end if;
  if exists (select from public.user_roles r where r.user_id = person and r.role = 'admin')
     and not exists (select from public.user_roles r where r.user_id <> person and r.role = 'admin') then
    return 'last_admin';
  end if;
  if exists (select from public.airsoft_events e where e.created_by = person and e.deleted_at is null
               and e.status <> 'cancelled' and not private.has_started(e)) then
    return 'organiser_has_events';
  end if;
  return null;
end $$;

-- Hosted Supabase keeps for ever who signed in, with the address: of a deleted account only that it was one. A project may
-- have that log, and may not let us write it.
create function private.unname_in_auth_log(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('auth.audit_log_entries') is null or not has_table_privilege('auth.audit_log_entries', 'update') then return; end if;
  execute $q$
    update auth.audit_log_entries set payload = (payload::jsonb - '{actor_username,actor_name}'::text[]
      #- '{traits,user_email}' #- '{traits,user_phone}')
    where $1 in (payload ->> 'actor_id', payload -> 'traits' ->> 'user_id') $q$ using person::text;
end $$;

-- Cancels the person's places in future events. In past events the place stays, so that the counts stay right, but it
-- no longer says whose it was. All other data of the person is deleted with the account. The person's teams are locked
-- before their members, as mutations do.
create function private.delete_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.airsoft_events e where e.id in (
    select o.event_id from public.operators o where o.user_id = person and o.deleted_at is null
    union select s.event_id from public.event_staff s where s.user_id = person and s.deleted_at is null
    union select x.id from public.airsoft_events x where x.created_by = person)
    order by e.id for update; -- always lock the event first
  perform from public.teams t where t.id in (
    select m.team_id from public.team_members m where m.user_id = person and m.deleted_at is null)
    order by t.id for no key update;
  delete from public.operator_contacts c using public.operators o where o.id = c.operator_id and o.user_id = person;
  update public.operators o set deleted_at = now(), name = '', team = null, class = null, whatsapp_masked = null
    from public.airsoft_events e
    where o.user_id = person and o.deleted_at is null and e.id = o.event_id and not private.has_started(e);
  update public.operators set user_id = null, name = 'Conta excluída', team = null, class = null, whatsapp_masked = null
    where user_id = person and deleted_at is null;
  update public.check_ins set staff_name = 'Conta excluída' where staff_id = person;
  delete from public.notifications n using public.team_members asked, public.team_members told
    where asked.user_id = person and told.team_id = asked.team_id and n.user_id = told.user_id
      and n.cause like 'join_request:' || asked.team_id || ':' || person || ':%'; -- these notifications contain the name
  delete from private.attempts where subject = person::text;
  -- the attempts get a random account, because they still count for the network address
  update private.asked_numbers set user_id = gen_random_uuid() where user_id = person;
  update private.access_log set user_id = null where user_id = person;
  perform private.unname_in_auth_log(person);
  delete from auth.users where id = person;
  delete from private.departures where scope = 'me:' || person; -- nobody reads the departures of this scope any more
end $$;

create function private.delete_my_account() returns void
language plpgsql security definer set search_path = '' as $$
declare me uuid := (select auth.uid()); reason text;
begin
  if me is null then perform private.refuse_anonymous(); end if;
  if not private.signed_in_lately() then perform private.refuse('sign_in_again'); end if;
  perform from public.profiles where id = me for update; -- of two requests at the same time, the second finds no profile
  if not found then perform private.refuse_anonymous(); end if;
  reason := private.why_not_delete(me);
  if reason is not null then perform private.refuse(reason); end if;
  perform private.delete_account(me);
end $$;

-- {user_id} must be the caller's own account, so that another account's queue can't delete it. The device deletes the
-- pictures before, because only the Storage service can delete files. Refuses not_signed_in, wrong_user,
-- captain_must_hand_over, last_admin, organiser_has_events.
create function public.delete_my_account(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if (select auth.uid()) is null then perform private.refuse_anonymous(); end if;
  perform private.arg_keys(p, array['user_id']);
  if private.arg_uuid(p, 'user_id') <> (select auth.uid()) then perform private.refuse('wrong_user'); end if;
  perform private.delete_my_account();
  return '{"deleted": true}';
end $$;

-- Accounts that nobody uses ---------------------------------------------------------------------------

-- When a person was last active, for activity whose own rows are deleted after some time. private.last_seen also
-- reads other tables.
create table private.account_activity (
  user_id    uuid primary key references auth.users on delete cascade,
  seen_at    timestamptz not null,
  noticed_at timestamptz                         -- when the person was told that the account will be deleted
);
comment on table private.account_activity is
  'When a person was last active, as far as deleted rows showed it, and when they were notified that the account '
  'will be deleted. Read by nobody through the API; each person finds their own in the export of their data.';
create index account_activity_noticed on private.account_activity (noticed_at) where noticed_at is not null;

alter table private.account_activity enable row level security; -- no policy: only definer functions read it

-- An account that was not used for two years may be deleted, thirty days after a notice (Spec 2 §1, privacy policy).

-- The last activity of a person, from all tables that show one.
create function private.last_seen(person uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare seen timestamptz; refreshed timestamptz;
begin
  select greatest(u.created_at, u.last_sign_in_at,
    (select a.seen_at from private.account_activity a where a.user_id = person),
    (select max(m.created_at) from private.sync_mutations m where m.user_id = person),
    (select max(o.registered_at) from public.operators o where o.user_id = person),
    (select max(e.created_at) from public.airsoft_events e where e.created_by = person))
  into seen from auth.users u where u.id = person;
  -- a refreshed session means that the app is used. Not every database has this table
  if to_regclass('auth.sessions') is not null then
    execute 'select max(coalesce(s.refreshed_at::timestamptz, s.updated_at, s.created_at)) from auth.sessions s where s.user_id = $1'
      into refreshed using person;
  end if;
  return greatest(seen, refreshed);
end $$;

create function private.notice_inactive_accounts() returns integer
language plpgsql security definer set search_path = '' as $$
declare person uuid; n integer := 0;
begin
  -- a person who came back gets a new notice the next time
  delete from private.account_activity a where a.noticed_at is not null and private.last_seen(a.user_id) > a.noticed_at;
  for person in
    select u.id from auth.users u join public.profiles p on p.id = u.id
    where u.created_at < now() - interval '2 years' and coalesce(u.last_sign_in_at, u.created_at) < now() - interval '2 years'
      and not exists (select from private.account_activity a where a.user_id = u.id
                        and (a.noticed_at is not null or a.seen_at > now() - interval '2 years'))
    order by u.created_at limit 200
  loop
    continue when private.last_seen(person) > now() - interval '2 years';
    perform private.notify(person, 'account_inactive', '/profile', '{}', 'account_inactive:' || current_date);
    insert into private.account_activity (user_id, seen_at, noticed_at) values (person, private.last_seen(person), now())
    on conflict on constraint account_activity_pkey do update set noticed_at = now();
    n := n + 1;
  end loop;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('notice_inactive_accounts', '1 day', '37 6 * * *');

-- An account that others need is not deleted, however old it is: private.why_not_delete.
create function private.delete_inactive_accounts() returns integer
language plpgsql security definer set search_path = '' as $$
declare person uuid; n integer := 0;
begin
  for person in
    select a.user_id from private.account_activity a
    where a.noticed_at < now() - interval '30 days' order by a.noticed_at limit 50
  loop
    continue when private.last_seen(person) > now() - interval '2 years' or private.why_not_delete(person) is not null;
    perform private.delete_account(person);
    n := n + 1;
  end loop;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('delete_inactive_accounts', '1 day', '41 6 * * *');

-- What a person agreed to when the account was made: the terms of that day, and being of age. It is asked once. Older
-- accounts have no row here and lose nothing.
create table private.account_consents (
  user_id    uuid primary key references public.profiles on delete cascade,
  terms      text not null check (terms ~ '^\d{4}-\d{2}-\d{2}$'),
  agreed_at  timestamptz not null default private.moment()
);
comment on table private.account_consents is
  'A person''s statement at sign-up that they are 18 or older and accept the terms. Read by nobody through the API; '
  'the export of that person''s data has it.';
comment on column private.account_consents.terms is 'The day of the terms and of the privacy policy that were shown.';
comment on column private.account_consents.agreed_at is 'By the clock of the server.';
alter table private.account_consents enable row level security; -- no policy: only definer functions read it

-- Anybody can send anything as data of a sign-up. As in create_profile, an invalid value never prevents the account.
create function private.keep_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.account_consents (user_id, terms)
  select new.id, new.raw_user_meta_data ->> 'terms'
  where new.raw_user_meta_data ->> 'terms' ~ '^\d{4}-\d{2}-\d{2}$';
  return null;
end $$;
-- Triggers of one table fire by name: this one comes after create_profile, which makes the row it refers to.
create trigger keep_consent after insert on auth.users
  for each row execute function private.keep_consent();

-- Whether this session began in the last ten minutes: a stolen token alone deletes nothing. Not every database has this
-- table (as in private.last_seen).
create function private.signed_in_lately() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare lately boolean;
begin
  if to_regclass('auth.sessions') is null then return true; end if;
  execute 'select exists (select from auth.sessions s where s.id::text = $1 and s.user_id = $2 and s.created_at > now() - interval ''10 minutes'')'
    into lately using auth.jwt() ->> 'session_id', auth.uid();
  return lately;
end $$;

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('account_inactive', 'pt-BR', 'Sua conta está parada', 'Entre no app para manter a sua conta.'),
  ('account_inactive', 'en', 'Your account is idle', 'Open the app to keep your account.'),
  ('account_inactive', 'es', 'Tu cuenta está inactiva', 'Entra en la app para conservar tu cuenta.');

-- anon gets the refusal not_signed_in instead of a 404
grant execute on function public.export_my_data(jsonb), public.delete_my_account(jsonb) to anon, authenticated;
grant execute on function private.take_export_turn(), private.my_data(), private.delete_my_account() to authenticated;
