-- One request must take less than 250 ms on a small server (c1-costs.ts); fifty mutations took up to 870 ms. A refused
-- mutation costs time too. So a request runs at most twenty mutations, as many as a device sends at once. A request
-- with up to fifty is still accepted, but only the mutations that ran are answered: the device sends the others again.
-- The changed rows are read once, after the last mutation: reading them after each one was half of the cost.
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
  select coalesce(jsonb_agg(r || jsonb_build_object('rows', coalesce((
    select jsonb_agg(by_id -> key) from (
      select distinct (t ->> 0) || ' ' || (t ->> 1) as key from jsonb_array_elements(r -> 'touched') t) keys
    where by_id ? key), '[]')) order by n), '[]') into results
  from jsonb_array_elements(results) with ordinality x (r, n);
  return jsonb_build_object('v', 1, 'as_user', me, 'epoch', private.epoch(), 'server_now', now(), 'results', results);
end $$;

-- The same rules as before, in four statements instead of three for each team: a hundred teams of five hundred people
-- took 420 ms. Nobody leaves a team for the moment between two.
create or replace function mutation."save_event_teams@1"(me uuid, args jsonb) returns jsonb
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
    names := names || private.arg_text(t, 'name', 1, 30);
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
    updated_at = now() where id = e.id;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id))
    || coalesce((select jsonb_agg(jsonb_build_array('event_teams', k)) from unnest(kept) k), '[]')
    || coalesce((select jsonb_agg(jsonb_build_array('operators', d)) from unnest(dealt) d), '[]');
end $$;
