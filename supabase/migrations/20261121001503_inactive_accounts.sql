-- Accounts that nobody used for two years may go after notice (Spec 2 §1, privacy policy). Thirty days between.

-- The last sign of a person, from everything that a person does.
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
  -- a session that is refreshed is an app that is used; not every database has the table
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
  -- whoever came back is told again another time
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

-- Somebody whom others depend on stays, whatever the calendar says: private.why_not_delete.
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
