-- {number, code_hash, ip_hash, user_id?} → {issued: true, number} or {issued: false, code, retry_after_s}. As before, and
-- `number` is where the code must be sent: a rule of the sender's own read some numbers as somebody else's.
create or replace function public.issue_whatsapp_code(p jsonb) returns jsonb
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
