-- Limits what one request may change: after 200 rows, no further mutation is started. Fifty mutations of a few rows
-- each are possible. Without the limit, ten splits of a thousand people ran for eight seconds until the time limit
-- cancelled them, and could be sent again at once. The answer has a result for each mutation that was done, and a
-- device sends the others again. A single mutation may change as many rows as the event has people.
create or replace function public.sync_push(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' set timezone = 'UTC' as $$
declare me uuid := (select auth.uid()); device uuid; m jsonb; result jsonb; results jsonb := '[]'; changed integer := 0;
begin
  if me is null then perform private.refuse_anonymous(); end if;
  perform private.arg_keys(p, array['v', 'user_id', 'device_id', 'mutations']);
  if private.arg_int(p, 'v', 1, 1000) > 1 then perform private.refuse('client_too_new'); end if;
  -- another account's queue must not be sent with this account's session (threat T24)
  if private.arg_uuid(p, 'user_id') <> me then perform private.refuse('wrong_user'); end if;
  device := private.arg_uuid(p, 'device_id');
  perform private.arg(p, 'mutations', 'array', true);
  if jsonb_array_length(p -> 'mutations') > 50 then perform private.refuse('invalid_args', 'mutations'); end if;
  for m in select * from jsonb_array_elements(p -> 'mutations') loop
    exit when changed >= 200;
    result := private.run_mutation(me, device, m);
    changed := changed + jsonb_array_length(coalesce(result -> 'touched', '[]'));
    results := results || jsonb_build_array(result || jsonb_build_object('rows', private.touched_rows(result -> 'touched')));
  end loop;
  return jsonb_build_object('v', 1, 'as_user', me, 'epoch', private.epoch(), 'server_now', now(), 'results', results);
end $$;
