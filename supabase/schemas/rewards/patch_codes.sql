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
