-- What is asked for again after the ledger has forgotten it. A mutation that makes a row carries the row's id; where that
-- row is there, and the caller is who makes such rows there, the answer is what the first one was.

-- `relation`: where the row is; `id_key`: the argument with its id; `mine`: whether $2 made the row r, or may make it,
-- and so sees it. Somebody else is told what they were told before.
create function private.creations() returns table (mutation text, relation text, id_key text, collection text, mine text)
language sql immutable set search_path = '' as $$
  values
    ('register@1',             'public.operators',          'operator_id', 'operators',      'r.user_id = $2'),
    ('add_participant@1',      'public.operators',          'operator_id', 'operators',      'r.event_id in (select private.my_own_event_ids())'),
    ('walk_in@1',              'public.operators',          'operator_id', 'operators',
      'r.walk_in and (r.event_id in (select private.my_own_event_ids()) or r.event_id in (select private.my_staffed_event_ids()))'),
    ('create_event@1',         'public.airsoft_events',     'id', 'airsoft_events', 'r.created_by = $2'),
    ('create_event_team@1',    'public.event_teams',        'id', 'event_teams',    'r.created_by = $2'),
    ('join_waiting_list@1',    'public.waiting_list',       'id', 'event_records',  'r.user_id = $2 and r.status <> ''left'''),
    ('add_staff@1',            'public.event_staff',        'id', 'event_records',  'r.event_id in (select private.my_own_event_ids())'),
    ('check_in@1',             'public.check_ins',          'id', 'event_records',  'r.staff_id = $2'),
    ('create_team@1',          'public.teams',              'id', 'teams',          'r.captain_id = $2'),
    ('request_join@1',         'public.team_members',       'id', 'team_members',   'r.user_id = $2'),
    ('create_rank@1',          'public.team_ranks',         'id', 'team_records',   'private.role_in($2, r.team_id) in (''captain'', ''officer'')'),
    ('post_communication@1',   'public.team_communications', 'id', 'team_records',  'r.author_id = $2'),
    ('create_agenda_event@1',  'public.team_agenda_events', 'id', 'team_records',   'r.created_by = $2'),
    ('claim_achievement@1',    'public.team_achievements',  'id', 'team_records',   'private.role_in($2, r.team_id) = ''captain'''),
    ('propose_alliance@1',     'public.team_alliances',     'id', 'team_records',
      'r.team1_id::text = $3 ->> ''team_id'' and private.role_in($2, r.team1_id) = ''captain'''),
    ('propose_arena@1',        'public.arenas',             'id', 'arenas',         'r.created_by = $2'),
    ('create_patch@1',         'public.patches',            'id', 'patches',        'private.is_admin()'),
    ('create_advertisement@1', 'public.advertisements',     'id', 'public_records',
      'exists (select from public.advertisement_metrics m where m.ad_id = r.id and m.created_by = $2)'),
    ('assign_role@1',          'public.user_roles',         'id', null,             'private.is_admin()'),
    ('register_device@1',      'public.user_devices',       'id', null,             'r.user_id = $2')
$$;

-- The rows that a mutation made before, as it touched them; null when it did not, as far as can be told: what was
-- deleted since is not there, and a row of another event, team, person or mark
-- is another one. What was edited since is there.
create function private.done_before(me uuid, name text, args jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare made record; asked jsonb := args; r jsonb; friend uuid; touched jsonb := '[]';
begin
  if name = 'register_squad@1' then -- by its first person; the others were registered with them
    asked := (args -> 'operators' -> 0) || jsonb_build_object('event_id', args -> 'event_id');
    for friend in select private.uuid_or_null(o.value ->> 'operator_id') from jsonb_array_elements(args -> 'operators') with ordinality o
                  where o.ordinality > 1 loop
      if not exists (select from public.operators x where x.id = friend and x.event_id::text = asked ->> 'event_id') then return null; end if;
      touched := touched || jsonb_build_array(jsonb_build_array('operators', friend));
    end loop;
  end if;
  select * into made from private.creations() c
    where c.mutation = case name when 'register_squad@1' then 'register@1' else name end;
  if made.mutation is null then return null; end if;
  execute format('select to_jsonb(r) from %s r where r.id = $1 and (%s)', made.relation, made.mine)
    into r using private.uuid_or_null(asked ->> made.id_key), me, asked;
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
