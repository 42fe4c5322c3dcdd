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
