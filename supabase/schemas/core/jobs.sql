-- Jobs run by the clock. A job is a function private.<name>() that returns how much it did. Each run is a short
-- transaction of its own, because an open transaction that writes delays what devices can read. Many jobs delete what
-- is no longer needed (LGPD). They do a limited amount per run, and run again.

-- Each topic inserts its own. On hosted Supabase pg_cron runs them, on the embedded backend a timer does.
create table private.jobs (
  name  text primary key,
  every interval not null,
  cron  text not null
);
comment on table private.jobs is 'The jobs, and how often each runs. Read by nobody through the API.';
comment on column private.jobs.cron is 'The same as `every`, for pg_cron; of the rarer jobs also when.';
alter table private.jobs enable row level security; -- no policy: only definer functions read it

create table private.job_runs (
  name        text primary key,
  started_at  timestamptz not null,
  finished_at timestamptz,
  done        integer,
  failed      text,
  failures    integer not null default 0
);
comment on table private.job_runs is
  'The last run of each job. Read by nobody through the API; for the owner of the database.';
comment on column private.job_runs.failed is 'SQLSTATE of the last run; null when it succeeded.';
comment on column private.job_runs.failures is 'Failed runs in a row.';
alter table private.job_runs enable row level security; -- no policy: only definer functions read it

-- Runs one job, unless it is running already. An error is recorded and does not stop the timer, because the next run
-- may succeed. @returns how much it did; null when it failed, or was running already
create function private.run_job(name text) returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer; state text; started timestamptz := clock_timestamp();
begin
  if not exists (select from private.jobs j where j.name = run_job.name) then
    raise exception 'no such job' using errcode = '22023';
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('job ' || run_job.name, 0)) then return null; end if;
  begin
    execute format('select private.%I()', run_job.name) into n;
  exception when others then
    get stacked diagnostics state = returned_sqlstate;
    raise warning 'job % failed: %', run_job.name, state; -- never the message of the error: it may contain values of rows
  end;
  insert into private.job_runs as r (name, started_at, finished_at, done, failed, failures)
  values (run_job.name, started, clock_timestamp(), n, state, (state is not null)::int)
  on conflict on constraint job_runs_pkey do update set started_at = excluded.started_at, finished_at = excluded.finished_at,
    done = excluded.done, failed = excluded.failed, failures = case when excluded.failed is null then 0 else r.failures + 1 end;
  return n;
end $$;

-- The jobs that are due. The timer asks more often than any job runs.
create function private.due_jobs() returns setof text
language sql stable security definer set search_path = '' as $$
  select j.name from private.jobs j left join private.job_runs r on r.name = j.name
  where coalesce(r.started_at + j.every <= clock_timestamp(), true)
$$;

-- A transaction that has written and stays open hides all later changes from every device. After a minute it is an
-- alarm. @returns the age of the oldest one in seconds
create function private.watch_horizon() returns integer
language plpgsql security definer set search_path = '' as $$
declare age_s integer;
begin
  select coalesce(max(extract(epoch from clock_timestamp() - a.xact_start)), 0)::int into age_s
  from pg_stat_activity a where a.backend_xid is not null and a.pid <> pg_backend_pid() and a.datname = current_database();
  if age_s > 60 then raise warning 'a transaction has been writing for % s: devices wait behind it', age_s; end if;
  return age_s;
end $$;
insert into private.jobs (name, every, cron) values ('watch_horizon', '1 minute', '* * * * *');

-- For hosted Supabase: registers all jobs with pg_cron, if that is switched on (Database → Extensions), and limits
-- how long a request may be idle in a transaction. When pg_cron is switched on later, run `select
-- private.schedule_jobs();`.
create function private.schedule_jobs() returns integer
language plpgsql security definer set search_path = '' as $$
declare j record; n integer := 0;
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then return 0; end if;
  for j in select * from private.jobs loop
    execute 'select cron.schedule($1, $2, $3)' using 'qg ' || j.name, j.cron, format('select private.run_job(%L)', j.name);
    n := n + 1;
  end loop;
  execute 'select cron.schedule($1, $2, $3)' using 'qg public_snapshot', '* * * * *',
    'select private.rebuild_public_snapshot() where private.public_snapshot_is_dirty()';
  return n + 1;
end $$;
