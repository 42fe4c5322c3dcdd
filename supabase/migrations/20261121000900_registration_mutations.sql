-- register@1 and cancel_registration@1. Each runs as definer, for the signed-in caller, and returns the
-- rows that it touched as [[collection, id], …].
-- Lock order everywhere: event, then event team, then operator.

-- The event row's lock is what hands the last place to one person (security.md F4: under READ COMMITTED
-- the waiting transaction reads the new count; under REPEATABLE READ it would oversell).
create function private.lock_event(event uuid) returns public.airsoft_events
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'mutations need read committed' using errcode = '25001';
  end if;
  select * into e from public.airsoft_events where id = event and deleted_at is null for update;
  if not found then perform private.refuse('event_not_found'); end if;
  return e;
end $$;

-- Refuses in the order of decision 2. Read twice: before the lock, so that a full event costs no queue,
-- and after it, where the answer is the truth.
create function private.check_registration(e public.airsoft_events, me uuid, number text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if e.registration_closed then perform private.refuse('registration_closed'); end if;
  if e.starts_at <= now() then perform private.refuse('event_past'); end if;
  if exists (select 1 from public.operators o where o.event_id = e.id and o.user_id = me and o.deleted_at is null) then
    perform private.refuse('already_registered');
  end if;
  if exists (select 1 from public.operator_contacts c where c.event_id = e.id and c.whatsapp = number) then
    perform private.refuse('whatsapp_already_registered');
  end if;
  if e.max_op > 0 and e.operators_count >= e.max_op then perform private.refuse('event_full'); end if;
end $$;

-- People a team of this event may hold (Spec 2 §9); null = no limit.
create function private.team_size(game_mode text) returns integer
language sql immutable set search_path = '' as $$
  select case game_mode when '3X3' then 3 when '5X5' then 5 end
$$;

-- The team that the person chose or made. Refuses team_required, team_not_found, team_full, team_name_taken.
create function private.take_team(e public.airsoft_events, args jsonb, me uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  chosen uuid := private.arg_uuid(args, 'event_team_id', false);
  made jsonb := private.arg(args, 'new_team', 'object', false);
  t public.event_teams; team_name text;
begin
  if private.team_size(e.game_mode) is null then return null; end if;
  if made is not null then
    perform private.arg_keys(made, array['id', 'name']);
    team_name := private.arg_text(made, 'name', 1, 30);
    if exists (select 1 from public.event_teams x where x.event_id = e.id and lower(x.name) = lower(team_name)
                 and x.deleted_at is null) then
      perform private.refuse('team_name_taken');
    end if;
    insert into public.event_teams (id, event_id, name, created_by)
    values (private.arg_uuid(made, 'id'), e.id, team_name, me) returning * into t;
    return t.id;
  end if;
  if chosen is null then perform private.refuse('team_required'); end if;
  select * into t from public.event_teams where id = chosen and event_id = e.id and deleted_at is null for update;
  if not found then perform private.refuse('team_not_found'); end if;
  if t.members_count >= private.team_size(e.game_mode) then perform private.refuse('team_full'); end if;
  return t.id;
end $$;

create function mutation."register@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; number text; team_id uuid; operator uuid; person text;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id', 'name', 'team', 'whatsapp', 'invited_by',
                                       'experience', 'class', 'event_team_id', 'new_team']);
  operator := private.arg_uuid(args, 'operator_id');
  person := private.arg_text(args, 'name', 3, 100);
  number := private.normalize_whatsapp(private.arg_text(args, 'whatsapp', 10, 20));
  if number is null then perform private.refuse('invalid_args', 'whatsapp'); end if;

  select * into e from public.airsoft_events where id = private.arg_uuid(args, 'event_id') and deleted_at is null;
  if not found then perform private.refuse('event_not_found'); end if;
  perform private.check_registration(e, me, number);
  e := private.lock_event(e.id);
  perform private.check_registration(e, me, number);
  team_id := private.take_team(e, args, me);

  if exists (select 1 from public.operators where id = operator) then perform private.refuse('id_reused'); end if;
  insert into public.operators (id, event_id, user_id, name, team, class, whatsapp_masked, event_team_id)
  values (operator, e.id, me, person, private.arg_text(args, 'team', 1, 100, false),
          private.arg_choice(args, 'class', array['assault', 'sniper', 'support', 'dmr', 'cqb', 'medic', 'engineer', 'recon'], false),
          private.mask_whatsapp(number), team_id);
  insert into public.operator_contacts (operator_id, event_id, user_id, whatsapp, invited_by, experience)
  values (operator, e.id, me, number, private.arg_text(args, 'invited_by', 1, 100, false),
          private.arg_choice(args, 'experience', array['iniciante', 'intermediario', 'avancado', 'veterano'], false));
  return jsonb_build_array(jsonb_build_array('operators', operator), jsonb_build_array('airsoft_events', e.id))
      || case when team_id is null then '[]' else jsonb_build_array(jsonb_build_array('event_teams', team_id)) end;
end $$;

-- By the account that registered, until the event starts (decision 7); by the organiser, any time.
create function mutation."cancel_registration@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare o public.operators; e public.airsoft_events;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id']);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into o from public.operators
    where id = private.arg_uuid(args, 'operator_id') and event_id = e.id and deleted_at is null;
  if not found or (o.user_id is distinct from me and e.created_by is distinct from me) then
    perform private.refuse('registration_not_found');
  end if;
  if e.created_by is distinct from me and e.starts_at <= now() then perform private.refuse('event_started'); end if;

  delete from public.operator_contacts where operator_id = o.id; -- nothing personal stays behind
  update public.operators set deleted_at = now(), name = '', team = null, class = null, whatsapp_masked = null
    where id = o.id;
  return jsonb_build_array(jsonb_build_array('operators', o.id), jsonb_build_array('airsoft_events', e.id))
      || case when o.event_team_id is null then '[]'
         else jsonb_build_array(jsonb_build_array('event_teams', o.event_team_id)) end;
end $$;
