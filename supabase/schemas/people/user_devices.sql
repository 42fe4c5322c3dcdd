-- A device that can receive push messages: a Web Push subscription of a browser, or a OneSignal id. It
-- belongs to the person who registered it last, so on a shared phone the next person takes it over (threat T22).
create table public.user_devices (
  id           uuid primary key,
  user_id      uuid not null references auth.users on delete cascade,
  onesignal_id text check (onesignal_id ~ '^[A-Za-z0-9-]{8,64}$'),
  endpoint     text check (endpoint ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}/[!-~]+$' and length(endpoint) <= 1000),
  p256dh       text check (p256dh ~ '^[A-Za-z0-9_-]{80,100}=?$'),
  auth         text check (auth ~ '^[A-Za-z0-9_-]{20,40}={0,2}$'),
  language     text not null default 'pt-BR' check (language in ('pt-BR', 'en', 'es')),
  created_at   timestamptz not null default private.moment(),
  last_active  timestamptz not null default private.moment(),
  constraint user_devices_are_of_one_kind check (
    (onesignal_id is null) <> (endpoint is null)
    and (p256dh is null) = (endpoint is null) and (auth is null) = (endpoint is null)),
  constraint user_devices_onesignal_id unique (onesignal_id),
  constraint user_devices_endpoint unique (endpoint)
);
comment on table public.user_devices is
  'A device that receives push messages. Read by the person who registered it last; the server function that sends '
  'reads all of them.';
comment on column public.user_devices.endpoint is
  'The URL of the browser''s push service for this device. Its host is a name and never an IP address, because our '
  'server sends requests to it.';
comment on column public.user_devices.p256dh is 'The browser''s public key, base64url.';
comment on column public.user_devices.auth is 'The secret that browser and sender share, base64url.';
comment on column public.user_devices.language is
  'The language of the push messages: the person''s choice on this device.';
create index user_devices_user on public.user_devices (user_id, last_active);

alter table public.user_devices enable row level security;
create policy user_devices_select_self on public.user_devices for select to authenticated
  using (user_id = (select auth.uid()));

-- {id, onesignal_id} or {id, endpoint, p256dh, auth}, with language?. If the device was registered for another
-- person, it no longer is. That person's waiting messages are not sent to it. Knowing another person's endpoint
-- is not enough to take a device over: the keys of its browser are needed too. A OneSignal id has no such secret, but it
-- is random. If it could not pass on, a shared phone would go on receiving the messages of the person before.
create function mutation."register_device@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare d public.user_devices;
begin
  perform private.arg_keys(args, array['id', 'onesignal_id', 'endpoint', 'p256dh', 'auth', 'language']);
  d.id := private.arg_uuid(args, 'id');
  d.onesignal_id := private.arg_text(args, 'onesignal_id', 8, 64, false);
  d.endpoint := private.arg_text(args, 'endpoint', 10, 1000, d.onesignal_id is null);
  d.p256dh := private.arg_text(args, 'p256dh', 80, 101, d.endpoint is not null);
  d.auth := private.arg_text(args, 'auth', 20, 42, d.endpoint is not null);
  d.language := coalesce(private.arg_choice(args, 'language', array['pt-BR', 'en', 'es'], false), 'pt-BR');
  if (d.onesignal_id is null) = (d.endpoint is null) then perform private.refuse('invalid_args', 'endpoint'); end if;

  delete from public.user_devices x
    where (x.endpoint, x.p256dh, x.auth) = (d.endpoint, d.p256dh, d.auth) or x.onesignal_id = d.onesignal_id
      or x.user_id = me and (x.id = d.id or x.endpoint = d.endpoint);
  if exists (select from public.user_devices x where x.id = d.id or x.endpoint = d.endpoint) then perform private.refuse('id_reused'); end if;
  insert into public.user_devices (id, user_id, onesignal_id, endpoint, p256dh, auth, language)
  values (d.id, me, d.onesignal_id, d.endpoint, d.p256dh, d.auth, d.language);
  -- keeps the newest twenty devices of a person
  delete from public.user_devices where id in (
    select x.id from public.user_devices x where x.user_id = me order by x.last_active desc, x.id offset 20);
  return '[]';
end $$;

-- {id}. It is no refusal if the device is removed already, or belongs to another person now.
create function mutation."remove_device@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.arg_keys(args, array['id']);
  delete from public.user_devices where id = private.arg_uuid(args, 'id') and user_id = me;
  return '[]';
end $$;

-- What waits to be pushed -------------------------------------------------------------------------------
-- One row per notification and device, created in the transaction that notifies. The function send-notification
-- claims some rows, sends them, and reports the result of each. Rows without a report are claimed again later.
create table private.push_queue (
  id              uuid primary key default gen_random_uuid(),
  notification_id uuid not null references public.notifications on delete cascade,
  device_id       uuid not null references public.user_devices on delete cascade,
  attempts        integer not null default 0,
  not_before      timestamptz not null default now(),
  created_at      timestamptz not null default now(),
  constraint push_queue_once unique (notification_id, device_id)
);
comment on table private.push_queue is
  'A notification that waits to be sent to a device. Read by nobody through the API; the server function that '
  'sends takes them.';
create index push_queue_device on private.push_queue (device_id);
create index push_queue_not_before on private.push_queue (not_before, id);
alter table private.push_queue enable row level security; -- no policy: only definer functions read it

create function private.enqueue_pushes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.push_queue (notification_id, device_id)
  select n.id, d.id from fresh n join public.user_devices d on d.user_id = n.user_id;
  return null;
end $$;
create trigger enqueue_pushes after insert on public.notifications
  referencing new table as fresh for each statement execute function private.enqueue_pushes();

-- {limit}: claims the rows that are due for two minutes, and returns them in each device's language, the oldest first. A row is tried
-- six times within a day. Notifications that were read meanwhile are dropped. `lang` is null when the text is not one
-- of notification_words. Only for the service, because it returns the devices of everybody.
create function public.claim_pushes(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare n integer; answer jsonb;
begin
  perform private.arg_keys(p, array['limit']);
  n := coalesce(private.arg_int(p, 'limit', 1, 500, false), 100);
  delete from private.push_queue q where q.attempts >= 6 or q.created_at < now() - interval '1 day'
    or exists (select from public.notifications x where x.id = q.notification_id and x.read);
  with due as (
    select q.id from private.push_queue q where q.not_before <= now()
    order by q.not_before, q.id limit n for update skip locked),
  taken as (
    update private.push_queue q set attempts = q.attempts + 1, not_before = now() + interval '2 minutes'
    from due where q.id = due.id returning q.*)
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'attempt', t.attempts, 'user_id', x.user_id, 'notification_id', x.id,
    'title', coalesce(w.title, x.title), 'body', coalesce(private.fill_words(w.body, x.data), x.body),
    'lang', case when w.title is not null then d.language end, 'url', x.url, 'data', x.data,
    'onesignal_id', d.onesignal_id, 'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth)
    order by x.created_at, t.id), '[]') into answer
  from taken t join public.notifications x on x.id = t.notification_id join public.user_devices d on d.id = t.device_id
    left join private.notification_words w on w.code = x.data ->> 'code' and w.language = d.language;
  return answer;
end $$;

-- {results: [{id, outcome}]}. `sent`; `gone`, when the push service says that the device no longer exists; or
-- `failed`, then it is tried again, each time later. Unknown ids are ignored: their result is recorded already.
create function public.settle_pushes(p jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare r jsonb; outcome text; q private.push_queue;
begin
  perform private.arg_keys(p, array['results']);
  perform private.arg(p, 'results', 'array', true);
  if jsonb_array_length(p -> 'results') > 500 then perform private.refuse('invalid_args', 'results'); end if;
  for r in select * from jsonb_array_elements(p -> 'results') loop
    perform private.arg_keys(r, array['id', 'outcome']);
    outcome := private.arg_choice(r, 'outcome', array['sent', 'gone', 'failed']);
    select * into q from private.push_queue x where x.id = private.arg_uuid(r, 'id') for update;
    continue when not found;
    if outcome = 'sent' then
      delete from private.push_queue x where x.id = q.id;
      update public.user_devices d set last_active = now() where d.id = q.device_id;
    elsif outcome = 'gone' then
      delete from public.user_devices d where d.id = q.device_id; -- also deletes what waits for it, by cascade
    else
      update private.push_queue x set not_before = now() + interval '30 seconds' * power(4, x.attempts) where x.id = q.id;
    end if;
  end loop;
end $$;

-- A new password ends the sessions of whoever knew the old one. Their phones' push messages end with them; a phone that
-- stays signed in, or signs in again, registers itself anew (src/app/account/push-language.ts).
create function private.end_devices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.user_devices where user_id = new.id;
  return null;
end $$;

create trigger end_devices after update of encrypted_password on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password) execute function private.end_devices();

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('register_device@1', 'public.user_devices', 'id', null, 'r.user_id = $2');
insert into private.mutation_quotas (mutation, no_need) values
  ('register_device@1', 'one''s own alone to see'), ('remove_device@1', 'one''s own alone to see');

grant select on public.user_devices to authenticated;
-- Only for the server functions, which apply limits to their callers or send to everybody.
grant execute on function public.claim_pushes(jsonb), public.settle_pushes(jsonb) to service_role;
