-- A notification tells one person that something happened. Only the database makes them: no client writes
-- one, or anybody could put words into the app's mouth (security.md T23).
create table public.notifications (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  title      text not null check (length(title) between 1 and 120),
  body       text not null default '' check (length(body) <= 500),
  url        text check (url ~ '^/(?![/\\])[^\s<>"'']*$' and length(url) <= 300),
  data       jsonb not null check (jsonb_typeof(data) = 'object' and data ? 'code' and pg_column_size(data) <= 4096),
  cause      text not null check (length(cause) between 1 and 200),
  read       boolean not null default false,
  created_at timestamptz not null default now(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  constraint notifications_once_a_cause unique (user_id, cause)
);
comment on column public.notifications.title is 'pt-BR, for a push message; the app says it in the person''s language from data.';
comment on column public.notifications.url is 'A path of the app, never an address.';
comment on column public.notifications.data is '{code, …names}: which words, and what fills them in.';
comment on column public.notifications.cause is 'What happened, e.g. event_cancelled:<event id>; nobody is told twice.';
create index notifications_sync on public.notifications (user_id, sync_xid, id);
create index notifications_created_at on public.notifications (created_at);
create trigger stamp before insert or update on public.notifications
  for each row execute function private.stamp();

alter table public.notifications enable row level security;
create policy notifications_select_self on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));

-- Words ----------------------------------------------------------------------------------------------

-- pt-BR words of a code. `{name}` is data ->> 'name'; an operator or team that made it happen, not a number.
create function private.notification_words(code text) returns table (title text, body text)
language sql immutable set search_path = '' as $$
  select t, b from (values
    ('join_request',        'Nova solicitação',        '{name} quer entrar na equipe {team}.'),
    ('member_approved',     'Solicitação aprovada',    'Você agora faz parte da equipe {team}.'),
    ('join_rejected',       'Solicitação recusada',    'A equipe {team} recusou a sua solicitação.'),
    ('member_removed',      'Você saiu da equipe',     'Você foi removido da equipe {team}.'),
    ('team_deleted',        'Equipe excluída',         'A equipe {team} foi excluída.'),
    ('captain_transferred', 'Nova capitania',          'Você agora é o capitão da equipe {team}.'),
    ('event_changed',       'Evento alterado',         'O evento {event} mudou. Confira antes de sair.'),
    ('event_cancelled',     'Evento cancelado',        'O evento {event} foi cancelado.'),
    ('event_postponed',     'Evento adiado',           'O evento {event} foi adiado.'),
    ('event_deleted',       'Evento excluído',         'O evento {event} foi excluído pelo organizador.'),
    ('registration_removed', 'Inscrição removida',     'O organizador removeu a sua inscrição no evento {event}.'),
    ('place_offered',       'Abriu uma vaga',          'Há uma vaga para você no evento {event}. Responda a tempo.'),
    ('patch_earned',        'Patch Conquistado!',      'Você conquistou o patch {patch}.'),
    ('alliance_proposed',   'Proposta de aliança',     'A equipe {team} propôs uma aliança.'),
    ('alliance_accepted',   'Aliança aceita',          'A equipe {team} aceitou a aliança.'),
    ('alliance_rejected',   'Aliança recusada',        'A equipe {team} recusou a aliança.'),
    ('alliance_ended',      'Aliança encerrada',       'A aliança com a equipe {team} terminou.'),
    ('arena_approved',      'Arena publicada',         'A arena {arena} foi aprovada e está no mapa.'),
    ('arena_rejected',      'Arena não aprovada',      'A arena {arena} não foi aprovada.'),
    ('event_reminder_day',  'É amanhã',                'O evento {event} é amanhã.'),
    ('event_reminder_hour', 'Falta uma hora',          'O evento {event} começa em uma hora.'),
    ('account_inactive',    'Sua conta está parada',   'Entre no app para manter a sua conta.')
  ) as w (c, t, b) where c = code
$$;

-- The words with data filled in. A name that data lacks leaves the title alone, never a hole.
create function private.fill_words(words text, data jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare field text;
begin
  for field in select distinct m[1] from regexp_matches(words, '\{(\w+)\}', 'g') m loop
    if data ->> field is null then return ''; end if;
    words := replace(words, '{' || field || '}', translate(left(data ->> field, 120), '{}', ''));
  end loop;
  return words;
end $$;

-- Tells people, each once a cause. `title` is a code of notification_words, `data` the names that fill it in;
-- `body` stands for the code's own words when it is given. Whoever has no account any more is passed over.
create function private.notify_all(recipients uuid[], title text, body text, url text, data jsonb, cause text)
returns void
language plpgsql security definer set search_path = '' as $$
declare words record; filled jsonb := coalesce(data, '{}') || jsonb_build_object('code', title);
begin
  select w.title, w.body into words from private.notification_words(notify_all.title) w;
  insert into public.notifications (user_id, title, body, url, data, cause)
  select p.id, coalesce(words.title, 'QG Airsoft'),
         left(coalesce(notify_all.body, private.fill_words(words.body, filled), ''), 500),
         notify_all.url, filled, notify_all.cause
  from public.profiles p where p.id = any (recipients)
  on conflict on constraint notifications_once_a_cause do nothing;
end $$;

create function private.notify(recipient uuid, title text, body text, url text, data jsonb, cause text)
returns void
language sql security definer set search_path = '' as $$
  select private.notify_all(array[recipient], title, body, url, data, cause)
$$;

-- Effects --------------------------------------------------------------------------------------------

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
  from gone g join auth.users u on u.id = g.user_id; -- no user: the account went, and its scope
  return null;
end $$;
create trigger leave_scopes after delete on public.notifications
  referencing old table as gone for each statement execute function private.leave_notification_scopes();

-- Ninety days, and of each person the newest two hundred. For the jobs. @returns how many went
create function private.forget_notifications() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from public.notifications d where d.created_at < now() - interval '90 days' or d.id in (
    select id from (
      select id, row_number() over (partition by user_id order by created_at desc, id) as place
      from public.notifications where user_id in (
        select user_id from public.notifications group by user_id having count(*) > 200)) ranked
    where place > 200);
  get diagnostics n = row_count;
  return n;
end $$;
