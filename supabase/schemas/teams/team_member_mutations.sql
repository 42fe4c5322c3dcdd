-- request_join@1, approve_member@1, reject_member@1, remove_member@1, leave_team@1, set_member_role@1,
-- transfer_captain@1. Each of them locks the team first.

-- Limits the teams of a person. A device can follow only so many scopes, and teams must not use all of them.
create function private.refuse_one_team_more(me uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from public.team_members where user_id = me and deleted_at is null) >= 20 then
    perform private.refuse('too_many_teams');
  end if;
end $$;

-- Inserts a request to join, with the name and number of the profile. What the team answered them before is over: the
-- notification stays in their list, and the page of the team says no more that it refused or removed them.
create function private.add_team_member(member uuid, into_team uuid, person uuid, instagram text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.team_members (id, team_id, user_id, name)
  select member, into_team, p.id, p.name from public.profiles p where p.id = person;
  insert into public.team_member_contacts (member_id, team_id, user_id, whatsapp, instagram)
  values (member, into_team, person, (select c.whatsapp from public.profile_contacts c where c.user_id = person), instagram);
  update public.notifications set data = data || '{"is_over": true}'
    where user_id = person and url = '/team/' || into_team and data ->> 'code' in ('join_rejected', 'member_removed');
end $$;

-- Empties the member's row and keeps it, so that devices learn that the person left. Triggers delete what the person
-- had in the team.
create function private.end_membership(m public.team_members) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_member_contacts where member_id = m.id;
  update public.team_members set deleted_at = now(), name = '', role = 'member', approved = false where id = m.id;
end $$;

-- The member of this team that the arguments name. Refuses member_not_found.
create function private.team_member(team uuid, args jsonb) returns public.team_members
language plpgsql stable security definer set search_path = '' as $$
declare m public.team_members;
begin
  select * into m from public.team_members
    where id = private.arg_uuid(args, 'member_id') and team_id = team and deleted_at is null;
  if not found then perform private.refuse('member_not_found'); end if;
  return m;
end $$;

create function private.touched_member(member uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_array('team_members', member))
$$;

create function mutation."request_join@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; member uuid; held text;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'instagram']);
  member := private.arg_uuid(args, 'id');
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  held := private.role_in(me, t.id);
  if held = 'pending' then perform private.refuse('join_pending'); end if;
  if held is not null then perform private.refuse('already_member'); end if;
  if exists (select 1 from public.team_members where id = member) then perform private.refuse('id_reused'); end if;
  perform private.refuse_one_team_more(me);
  perform private.add_team_member(member, t.id, me, private.arg_instagram(args, 'instagram'));
  perform private.notify(t.captain_id, 'join_request', '/team/' || t.id || '?tab=pending',
    jsonb_build_object('team', t.name, 'name', (select name from public.profiles where id = me)),
    'join_request:' || t.id || ':' || me || ':' || current_date); -- one notification a day, however often the person asks
  return private.touched_member(member);
end $$;

create function mutation."approve_member@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  m := private.team_member(t.id, args);
  if m.approved then perform private.refuse('already_member'); end if;
  update public.team_members set approved = true where id = m.id;
  perform private.notify(m.user_id, 'member_approved', '/team/' || t.id,
    jsonb_build_object('team', t.name), 'member_approved:' || m.id);
  return private.touched_member(m.id);
end $$;

create function mutation."reject_member@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  m := private.team_member(t.id, args);
  if m.approved then perform private.refuse('already_member'); end if;
  perform private.end_membership(m);
  perform private.notify(m.user_id, 'join_rejected', '/team/' || t.id,
    jsonb_build_object('team', t.name), 'join_rejected:' || m.id);
  return private.touched_member(m.id);
end $$;

create function mutation."remove_member@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  m := private.team_member(t.id, args);
  if m.role = 'captain' then perform private.refuse('captain_cannot_leave'); end if;
  if not m.approved then perform private.refuse('member_not_found'); end if; -- a request is rejected instead
  perform private.end_membership(m);
  perform private.notify(m.user_id, 'member_removed', '/team/' || t.id,
    jsonb_build_object('team', t.name), 'member_removed:' || m.id);
  return private.touched_member(m.id);
end $$;

-- The person leaves the team, or withdraws the request to join. The captain is told, once a day however often somebody
-- comes and goes. Its cause is like that of a request, because the end of an account deletes notifications that contain
-- its name by it.
create function mutation."leave_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id']);
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  m := private.team_member(t.id, args);
  if m.user_id is distinct from me then perform private.refuse('member_not_found'); end if;
  if m.role = 'captain' then perform private.refuse('captain_cannot_leave'); end if;
  if m.approved then
    perform private.notify(t.captain_id, 'member_left', '/team/' || t.id || '?tab=members',
      jsonb_build_object('team', t.name, 'name', m.name),
      'join_request:' || t.id || ':' || me || ':left:' || current_date);
  end if;
  perform private.end_membership(m);
  return private.touched_member(m.id);
end $$;

create function mutation."set_member_role@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id', 'role']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  m := private.team_member(t.id, args);
  if not m.approved then perform private.refuse('member_not_found'); end if;
  if m.role = 'captain' then perform private.refuse('not_allowed'); end if; -- only transfer_captain@1 changes the captain
  update public.team_members set role = private.arg_choice(args, 'role', array['officer', 'veteran', 'member'])
    where id = m.id;
  return private.touched_member(m.id);
end $$;

-- The new captain must be an approved member. The former captain becomes an officer.
create function mutation."transfer_captain@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members; mine uuid;
begin
  perform private.arg_keys(args, array['member_id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  m := private.team_member(t.id, args);
  if not m.approved or m.user_id is null then perform private.refuse('member_not_found'); end if;
  if m.user_id = me then perform private.refuse('already_member'); end if;
  update public.team_members set role = 'officer' where team_id = t.id and user_id = me and deleted_at is null
    returning id into mine;
  update public.team_members set role = 'captain' where id = m.id;
  update public.teams set captain_id = m.user_id, updated_at = private.moment() where id = t.id;
  perform private.notify(m.user_id, 'captain_transferred', '/team/' || t.id,
    jsonb_build_object('team', t.name), 'captain_transferred:' || t.id || ':' || m.rev);
  return jsonb_build_array(jsonb_build_array('teams', t.id), jsonb_build_array('team_members', m.id),
                           jsonb_build_array('team_members', mine));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('request_join@1', 'public.team_members', 'id', 'team_members', 'r.user_id = $2');
insert into private.mutation_quotas (mutation, what) values
  ('approve_member@1', 'members'), ('reject_member@1', 'members'), ('set_member_role@1', 'members'),
  ('transfer_captain@1', 'members'), ('request_join@1', 'join_requests');
insert into private.mutation_quotas (mutation, no_need) values
  ('leave_team@1', 'takes away what was counted when it was made'),
  ('remove_member@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('join_request', 'pt-BR', 'Nova solicitação', '{name} quer entrar na equipe {team}.'),
  ('join_request', 'en', 'New request', '{name} wants to join the team {team}.'),
  ('join_request', 'es', 'Nueva solicitud', '{name} quiere entrar en el equipo {team}.'),
  ('member_approved', 'pt-BR', 'Solicitação aprovada', 'Você agora faz parte da equipe {team}.'),
  ('member_approved', 'en', 'Request approved', 'You are now part of the team {team}.'),
  ('member_approved', 'es', 'Solicitud aprobada', 'Ahora formas parte del equipo {team}.'),
  ('join_rejected', 'pt-BR', 'Solicitação recusada', 'A equipe {team} recusou a sua solicitação.'),
  ('join_rejected', 'en', 'Request refused', 'The team {team} refused your request.'),
  ('join_rejected', 'es', 'Solicitud rechazada', 'El equipo {team} rechazó tu solicitud.'),
  ('member_removed', 'pt-BR', 'Você saiu da equipe', 'Você foi removido da equipe {team}.'),
  ('member_removed', 'en', 'You are off the team', 'You were removed from the team {team}.'),
  ('member_removed', 'es', 'Saliste del equipo', 'Te quitaron del equipo {team}.'),
  ('captain_transferred', 'pt-BR', 'Nova capitania', 'Você agora é o capitão da equipe {team}.'),
  ('captain_transferred', 'en', 'New captain', 'You are now the captain of the team {team}.'),
  ('captain_transferred', 'es', 'Nueva capitanía', 'Ahora eres el capitán del equipo {team}.'),
  ('member_left', 'pt-BR', 'Um membro saiu', '{name} saiu da equipe {team}.'),
  ('member_left', 'en', 'A member left', '{name} left the team {team}.'),
  ('member_left', 'es', 'Un miembro salió', '{name} salió del equipo {team}.');
