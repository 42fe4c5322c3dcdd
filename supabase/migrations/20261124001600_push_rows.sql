-- As before, but a row comes once in an answer, with the first mutation that touched it. Twenty registrations of one
-- event brought its row twenty times: 408 kB for an event with a long briefing. A device gives the row to every mutation
-- that touched it (sync/outbox/shared-rows.ts); an older app leaves the others shown until its pull has read the row.
create or replace function public.sync_push(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' set timezone = 'UTC' as $$
declare
  me uuid := (select auth.uid()); device uuid; m jsonb; result jsonb; results jsonb := '[]'; touched jsonb := '[]';
  by_id jsonb; -- the rows, by collection and id
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
    touched := touched || coalesce(result -> 'touched', '[]');
    results := results || jsonb_build_array(result);
  end loop;
  select jsonb_object_agg((f ->> 0) || ' ' || (f -> 1 ->> 'id'), f) into by_id from jsonb_array_elements(private.touched_rows(touched)) f;
  with first_touched as (
    select (t ->> 0) || ' ' || (t ->> 1) as key, min(n) as n
      from jsonb_array_elements(results) with ordinality x (r, n), jsonb_array_elements(r -> 'touched') t group by 1),
  brought as (select n, jsonb_agg(by_id -> key) as rows from first_touched where by_id ? key group by n)
  select coalesce(jsonb_agg(r || jsonb_build_object('rows', coalesce(b.rows, '[]')) order by x.n), '[]') into results
    from jsonb_array_elements(results) with ordinality x (r, n) left join brought b on b.n = x.n;
  return jsonb_build_object('v', 1, 'as_user', me, 'epoch', private.epoch(), 'server_now', now(), 'results', results);
end $$;
