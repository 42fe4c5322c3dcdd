-- A code that is over the limit of tries waits on the phone and goes on by itself, instead of being refused for good;
-- and a code that was looked up doesn't cost a second try when it is redeemed.

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

-- As before, but a code that was found is remembered for redeem_patch@1.
create or replace function private.validate_code(given text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare me uuid := (select auth.uid()); c private.patch_codes;
begin
  if me is null then perform private.refuse_anonymous(); end if;
  if length(given) not between 1 and 60 then return '{"status": "refused", "code": "patch_code_invalid"}'; end if;
  if not private.spend_code_try(me) then return '{"status": "refused", "code": "too_many_requests"}'; end if;
  c := private.usable_patch_code(given);
  if c.id is null then
    perform private.note_code_miss();
    return '{"status": "refused", "code": "patch_code_invalid"}';
  end if;
  insert into private.attempts (what, subject) values ('code_found', me || ' ' || c.id);
  return (select jsonb_build_object('status', 'found', 'owned',
      exists (select from public.user_patches u where u.user_id = me and u.patch_id = p.id),
      'patch', jsonb_build_object('id', p.id, 'nome', p.nome, 'descricao', p.descricao, 'tipo', p.tipo, 'imagem_url', p.imagem_url))
    from public.patches p where p.id = c.patch_id);
end $$;

-- As before, but a code that was found within 15 minutes costs no second try, and one over the limit waits.
create or replace function mutation."redeem_patch@1"(me uuid, args jsonb) returns jsonb
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

-- As before, but a mutation that has to wait (PT429) leaves no trace. @returns {wait_s} for it
create or replace function private.run_mutation(me uuid, device uuid, m jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mutation uuid; done private.sync_mutations; hash text; rows_ jsonb; failed text; bad_field text;
  detail text; constraint_ text; due timestamptz; too_many boolean; wait_s integer;
begin
  if me is distinct from (select auth.uid()) then perform private.refuse('wrong_user'); end if;
  -- the account was deleted meanwhile
  if not exists (select 1 from public.profiles where id = me) then perform private.refuse_anonymous(); end if;
  perform private.arg_keys(m, array['id', 'seq', 'name', 'args', 'not_after']);
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
    due := private.arg_instant(m, 'not_after', false);
    if due < now() then perform private.refuse('expired'); end if;
    perform private.spend_quota(me, m ->> 'name'); -- inside the block, so that a refusal rolls the count back
    rows_ := private.execute_mutation(me, m ->> 'name', m -> 'args');
    -- {"refused": code} is a refusal that keeps what was written, such as a counted try. An error would roll it back.
    if jsonb_typeof(rows_) = 'object' then
      failed := rows_ ->> 'refused';
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

-- As before, but what has to wait is not answered, and the device sends it again; with nothing else in the request the
-- answer is PT429, so that the device waits first. Rules [U5], [U7].
create or replace function public.sync_push(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' set timezone = 'UTC' as $$
declare
  me uuid := (select auth.uid()); device uuid; m jsonb; result jsonb; results jsonb := '[]'; touched jsonb := '[]';
  wait_s integer; by_id jsonb; -- the rows, by collection and id
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
  select jsonb_object_agg((f ->> 0) || ' ' || (f -> 1 ->> 'id'), f) into by_id from jsonb_array_elements(private.touched_rows(touched)) f;
  with first_touched as (
    select (t ->> 0) || ' ' || (t ->> 1) as key, min(n) as n
      from jsonb_array_elements(results) with ordinality x (r, n), jsonb_array_elements(r -> 'touched') t group by 1),
  brought as (select n, jsonb_agg(by_id -> key) as rows from first_touched where by_id ? key group by n)
  select coalesce(jsonb_agg(r || jsonb_build_object('rows', coalesce(b.rows, '[]')) order by x.n), '[]') into results
    from jsonb_array_elements(results) with ordinality x (r, n) left join brought b on b.n = x.n;
  return jsonb_build_object('v', 1, 'as_user', me, 'epoch', private.epoch(), 'server_now', now(), 'results', results);
end $$;

revoke all on function private.ask_to_wait(integer), private.found_code_lately(uuid, uuid), private.code_wait_s(uuid) from public;
grant execute on function private.ask_to_wait(integer) to authenticated; -- sync_push runs as its caller
