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
