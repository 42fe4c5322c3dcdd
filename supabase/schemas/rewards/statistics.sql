-- Numbers for the front page (Spec 1 §3): metric, value, description. A job adds them up. A trigger would make all
-- registrations in the country wait for one row. The job reads only the counts in the events, once a minute, and
-- costs registrations nothing.
create table public.public_statistics (
  id          uuid primary key default gen_random_uuid(),
  metric      text not null check (metric ~ '^[a-z_]{3,40}$'),
  value       bigint not null default 0 check (value >= 0),
  description text not null check (length(description) between 3 and 200),
  deleted_at  timestamptz,
  sync_xid    bigint not null default 0,
  rev         bigint not null default 1,
  constraint public_statistics_metric unique (metric)
);
comment on table public.public_statistics is 'A count that the front page shows. Read by anybody, while it is shown.';
comment on column public.public_statistics.description is 'pt-BR; the app has words of its own by metric.';
comment on column public.public_statistics.deleted_at is 'The time from which it is no longer shown.';
create index public_statistics_sync on public.public_statistics (sync_xid, id);
create trigger stamp before insert or update on public.public_statistics
  for each row execute function private.stamp();
alter table public.public_statistics enable row level security;
create policy public_statistics_select on public.public_statistics for select to anon, authenticated
  using (deleted_at is null);

create function private.leave_public_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.deleted_at is null and (tg_op = 'DELETE' or new.deleted_at is not null) then
    perform private.departs('public', 'public_records', old.id, coalesce(new.rev, old.rev));
  end if;
  return null; -- no poke: the numbers change every minute, and nobody needs them at once
end $$;
create trigger leave_public after update or delete on public.public_statistics
  for each row execute function private.leave_public_statistics();

insert into public.public_statistics (id, metric, description) values
  ('00000000-0000-4000-8000-0000000005a1', 'events', 'Eventos publicados'),
  ('00000000-0000-4000-8000-0000000005a2', 'registrations', 'Inscrições em eventos'),
  ('00000000-0000-4000-8000-0000000005a3', 'teams', 'Equipes cadastradas'),
  ('00000000-0000-4000-8000-0000000005a4', 'arenas', 'Arenas no mapa');

-- A job, every minute. @returns how many values changed
create function private.refresh_statistics() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare moved integer;
begin
  update public.public_statistics s set value = c.n
  from (select 'events' as metric, count(*) as n from public.airsoft_events where is_public and deleted_at is null
        union all select 'registrations', coalesce(sum(operators_count), 0) from public.airsoft_events where deleted_at is null
        union all select 'teams', count(*) from public.teams where deleted_at is null
        union all select 'arenas', count(*) from public.arenas where is_active and deleted_at is null) c
  where c.metric = s.metric and c.n <> s.value;
  get diagnostics moved = row_count;
  return moved;
end $$;
insert into private.jobs (name, every, cron) values ('refresh_statistics', '1 minute', '* * * * *');

create view private.statistic_records with (security_invoker = true) as
  select id, 'statistic'::text as kind,
         jsonb_build_object('metric', metric, 'value', value, 'description', description) as data, sync_xid, rev
  from public.public_statistics where deleted_at is null;
insert into private.record_sources (source, collection) values ('private.statistic_records', 'public_records');

grant select on public.public_statistics, private.statistic_records to anon, authenticated;
