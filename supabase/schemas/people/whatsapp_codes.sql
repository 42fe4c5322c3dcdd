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
