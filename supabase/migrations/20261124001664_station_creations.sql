-- As before, and what stations found: see *_mutation_ledger.sql.
create or replace function private.creations() returns table (mutation text, relation text, id_key text, collection text, mine text)
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
    ('create_staff_link@1',    'public.staff_links',        'id', 'event_records',  'r.event_id in (select private.my_own_event_ids())'),
    ('join_staff@1',           'public.event_staff',        'id', 'event_records',  'r.user_id = $2 and r.accepted_at is not null'),
    ('check_in@1',             'public.check_ins',          'id', 'event_records',  'r.staff_id = $2'),
    ('lease_places@1',         'public.place_leases',       'id', 'event_records',  'r.user_id = $2'),
    ('record_station@1',       'public.station_records',    'id', 'event_records',  'r.staff_id = $2 and r.station = $3 ->> ''station'''),
    ('create_team@1',          'public.teams',              'id', 'teams',          'r.captain_id = $2'),
    ('request_join@1',         'public.team_members',       'id', 'team_members',   'r.user_id = $2'),
    ('accept_invitation@1',    'public.team_members',       'id', 'team_members',   'r.user_id = $2 and r.approved'),
    ('create_invitation@1',    'public.team_invitations',   'id', 'team_records',   'private.role_in($2, r.team_id) = ''captain'''),
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
