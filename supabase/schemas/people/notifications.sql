-- A notification tells one person that something happened. Only the database creates them. If clients could, anybody
-- could send texts in the app's name (threat T23).
create table public.notifications (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  title      text not null check (length(title) between 1 and 120),
  body       text not null default '' check (length(body) <= 500),
  url        text check (url ~ '^/(?![/\\])[^\s<>"'']*$' and length(url) <= 300),
  data       jsonb not null check (jsonb_typeof(data) = 'object' and data ? 'code' and pg_column_size(data) <= 4096),
  cause      text not null check (length(cause) between 1 and 200),
  read       boolean not null default false,
  created_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  constraint notifications_once_a_cause unique (user_id, cause)
);
comment on table public.notifications is 'What one person was told. Read by that person only.';
comment on column public.notifications.title is 'pt-BR; app and push message say it in the person''s language, from data.';
comment on column public.notifications.url is 'A path of the app, never an address.';
comment on column public.notifications.data is '{code, …names}: which words, and what fills them in.';
comment on column public.notifications.cause is
  'What happened, e.g. event_cancelled:<event id>. Nobody is notified twice of the same cause.';
create index notifications_sync on public.notifications (user_id, sync_xid, id);
create index notifications_created_at on public.notifications (created_at);
create trigger stamp before insert or update on public.notifications
  for each row execute function private.stamp();

alter table public.notifications enable row level security;
create policy notifications_select_self on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));

-- Notifies people, each only once per `cause`. `code` is one of notification_words, and `data` fills in its names.
-- People without an account any more are skipped.
create function private.notify_all(recipients uuid[], code text, url text, data jsonb, cause text)
returns void
language plpgsql security definer set search_path = '' as $$
declare words record; filled jsonb := coalesce(data, '{}') || jsonb_build_object('code', code);
begin
  select w.title, w.body into words from private.notification_words w where w.code = notify_all.code and w.language = 'pt-BR';
  insert into public.notifications (user_id, title, body, url, data, cause)
  select p.id, coalesce(words.title, 'QG Airsoft'), coalesce(private.fill_words(words.body, filled), ''),
         notify_all.url, filled, notify_all.cause
  from public.profiles p where p.id = any (recipients)
  on conflict on constraint notifications_once_a_cause do nothing;
end $$;

-- For something that may happen often: only the latest text about `subject` counts. If the person got a notification
-- about it less than ten minutes ago and has not read it, that one is replaced, and no new push is sent.
create function private.notify_latest(recipients uuid[], code text, url text, data jsonb, subject text, version text)
returns void
language plpgsql security definer set search_path = '' as $$
declare words record; filled jsonb := coalesce(data, '{}') || jsonb_build_object('code', code); renewed uuid[];
begin
  select w.title, w.body into words from private.notification_words w where w.code = notify_latest.code and w.language = 'pt-BR';
  with changed as (
    update public.notifications n set title = coalesce(words.title, 'QG Airsoft'),
      body = coalesce(private.fill_words(words.body, filled), ''), url = notify_latest.url, data = filled
    where n.user_id = any (recipients) and not n.read and n.created_at > now() - interval '10 minutes'
      and starts_with(n.cause, subject || ':') returning n.user_id)
  select array_agg(user_id) into renewed from changed;
  perform private.notify_all(array(select unnest(recipients) except select unnest(renewed)), code, url, data,
    subject || ':' || version);
end $$;

create function private.notify(recipient uuid, code text, url text, data jsonb, cause text)
returns void
language sql security definer set search_path = '' as $$
  select private.notify_all(array[recipient], code, url, data, cause)
$$;

-- Triggers -------------------------------------------------------------------------------------------

create function private.poke_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('user:' || n.user_id) from (select distinct user_id from fresh) n;
  return null;
end $$;
create trigger poke_insert after insert on public.notifications
  referencing new table as fresh for each statement execute function private.poke_notifications();
create trigger poke_update after update on public.notifications
  referencing new table as fresh for each statement execute function private.poke_notifications();

create function private.leave_notification_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('me:' || g.user_id, 'my_records', g.id, g.rev)
  from gone g join auth.users u on u.id = g.user_id; -- without a user the account was deleted, and its scope with it
  return null;
end $$;
create trigger leave_scopes after delete on public.notifications
  referencing old table as gone for each statement execute function private.leave_notification_scopes();

-- A job: deletes notifications older than ninety days, keeps the newest two hundred of each person, and deletes what was
-- chosen for events that are long over. @returns how many rows were deleted
create function private.forget_notifications() returns integer
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
insert into private.jobs (name, every, cron) values ('forget_notifications', '1 day', '23 6 * * *');

-- {user_id, title, body?, url?, data?, cause?} → {id}: notifies one person with a text of our own. A second call with
-- the same cause returns the id of the first notification. Called by the function send-notification, and only the
-- service may call it (T23).
create function public.send_notification(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare person uuid; said_title text; said_body text; path text; about jsonb; why text; told uuid;
begin
  perform private.arg_keys(p, array['user_id', 'title', 'body', 'url', 'data', 'cause']);
  person := private.arg_uuid(p, 'user_id');
  said_title := private.arg_line(p, 'title', 1, 120);
  said_body := coalesce(private.arg_text(p, 'body', 1, 500, false), '');
  path := private.arg_text(p, 'url', 1, 300, false);
  about := coalesce(private.arg(p, 'data', 'object', false), '{}');
  why := coalesce(private.arg_text(p, 'cause', 1, 200, false), 'message:' || gen_random_uuid());
  if not coalesce(path ~ '^/(?![/\\])[^\s<>"'']*$', true) then perform private.refuse('invalid_args', 'url'); end if;
  if pg_column_size(about) > 3000 then perform private.refuse('invalid_args', 'data'); end if;
  if not exists (select from public.profiles x where x.id = person) then perform private.refuse('user_not_found', 'user_id'); end if;
  insert into public.notifications (user_id, title, body, url, data, cause)
  values (person, said_title, said_body, path, about || '{"code": "message"}', why)
  on conflict on constraint notifications_once_a_cause do nothing;
  select n.id into told from public.notifications n where n.user_id = person and n.cause = why;
  return jsonb_build_object('id', told);
end $$;

-- Replication ----------------------------------------------------------------------------------------

create view private.notification_records with (security_invoker = true) as
  select id, user_id, 'notification'::text as kind,
         jsonb_build_object('title', title, 'body', body, 'url', url, 'data', data, 'read', read, 'created_at', created_at)
           as data, sync_xid, rev
  from public.notifications;
insert into private.record_sources (source, collection) values ('private.notification_records', 'my_records');

-- Mutations ---------------------------------------------------------------------------------------------
-- read_notification@1, read_all_notifications@1. What was read can't become unread.

-- {id}. It is no refusal if the notification does not exist any more: the person has read it elsewhere.
create function mutation."read_notification@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given uuid;
begin
  perform private.arg_keys(args, array['id']);
  given := private.arg_uuid(args, 'id');
  update public.notifications set read = true where id = given and user_id = me and not read;
  return coalesce((select jsonb_build_array(jsonb_build_array('my_records', n.id))
                   from public.notifications n where n.id = given and n.user_id = me), '[]');
end $$;

-- {up_to, ids?}: marks as read what was created until `up_to`. So a notification stays unread if it was created while
-- this mutation waited for the network. `ids` are what the device showed; only the time decides.
create function mutation."read_all_notifications@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare read_now jsonb;
begin
  perform private.arg_keys(args, array['up_to', 'ids']);
  perform private.arg(args, 'ids', 'array', false);
  with changed as (
    update public.notifications set read = true
    where user_id = me and not read and created_at <= private.arg_instant(args, 'up_to') returning id)
  select jsonb_agg(jsonb_build_array('my_records', id)) into read_now from changed;
  return coalesce(read_now, '[]');
end $$;

insert into private.mutation_quotas (mutation, no_need) values
  ('read_notification@1', 'one''s own alone to see'), ('read_all_notifications@1', 'one''s own alone to see');

grant select on public.notifications to authenticated;
grant select on private.notification_records to anon, authenticated;
grant execute on function public.send_notification(jsonb) to service_role;
