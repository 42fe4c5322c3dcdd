-- Who read a whole list of people or codes, and when (LGPD), and what administrators changed. The functions that give such
-- a list to an administrator write it, and every mutation by an administrator's right (bounds.test.ts). Nobody can read it
-- through the API.
create table private.access_log (
  id      uuid primary key default gen_random_uuid(),
  at      timestamptz not null default private.moment(),
  user_id uuid,                                        -- no reference: the log is kept when the account is deleted
  what    text not null check (what ~ '^[a-z0-9_]{3,60}$'),
  subject text check (length(subject) <= 200)          -- as its comment says
);
comment on table private.access_log is
  'Who read or changed what only administrators may, and when. Read by nobody through the API; administrators '
  'ask admin_access_log.';
comment on column private.access_log.what is 'The function that was called, e.g. admin_list_codes.';
comment on column private.access_log.subject is
  'An id, or the words that a list of people was searched for; never a number or an address.';
create index access_log_at on private.access_log (at);
alter table private.access_log enable row level security; -- no policy: only definer functions read it

create function private.log_access(what text, subject text default null) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.access_log (user_id, what, subject) values ((select auth.uid()), what, subject)
$$;

create function private.forget_access_log() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.access_log where at < now() - interval '365 days';
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_access_log', '1 day', '31 6 * * *');
