-- update_profile@1, set_whatsapp@1.

-- {patch: {name, team, avatar_url, operator_experience, operator_classes}}: the fields that changed. Nobody else
-- writes them, so the last of my devices wins, field by field.
create function mutation."update_profile@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given jsonb; p public.profiles;
begin
  perform private.arg_keys(args, array['patch']);
  given := private.arg(args, 'patch', 'object', true);
  perform private.arg_keys(given, array['name', 'team', 'avatar_url', 'operator_experience', 'operator_classes']);
  select * into p from public.profiles where id = me for update;
  if given ? 'name' then p.name := private.arg_person_name(given, 'name', 2); end if;
  if given ? 'team' then p.team := private.arg_text(given, 'team', 1, 100, false); end if;
  if given ? 'avatar_url' then
    p.avatar_url := private.arg_text(given, 'avatar_url', 8, 2048, false);
    if not coalesce(private.url_ok(p.avatar_url), true) then perform private.refuse('invalid_args', 'avatar_url'); end if;
  end if;
  if given ? 'operator_experience' then
    p.operator_experience := private.arg_choice(given, 'operator_experience',
      array['iniciante', 'intermediario', 'experiente', 'veterano'], false);
  end if;
  if given ? 'operator_classes' then
    select coalesce(array_agg(distinct private.arg_choice(jsonb_build_object('operator_classes', c), 'operator_classes',
        array['assaulter', 'support', 'sniper', 'medic', 'breacher', 'recon'])), '{}') into p.operator_classes
      from jsonb_array_elements(private.arg(given, 'operator_classes', 'array', true)) c;
  end if;
  update public.profiles x set name = p.name, team = p.team, avatar_url = p.avatar_url, updated_at = now(),
    operator_experience = p.operator_experience, operator_classes = p.operator_classes where x.id = me;
  return jsonb_build_array(jsonb_build_array('profiles', me));
end $$;

-- {whatsapp}. Another number is not verified, unless I proved it within the hour (security.md T4).
create function mutation."set_whatsapp@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given text; proved timestamptz;
begin
  perform private.arg_keys(args, array['whatsapp']);
  given := private.normalize_whatsapp(private.arg_text(args, 'whatsapp', 10, 20));
  if given is null then perform private.refuse('whatsapp_invalid', 'whatsapp'); end if;
  select p.proved_at into proved from private.whatsapp_proofs p
    where p.user_id = me and p.number = given and p.proved_at > now() - interval '1 hour';
  insert into public.profile_contacts as c (user_id, whatsapp, verified_at) values (me, given, proved)
  on conflict on constraint profile_contacts_pkey do update set whatsapp = excluded.whatsapp,
    verified_at = case when c.whatsapp = excluded.whatsapp then c.verified_at else excluded.verified_at end;
  return jsonb_build_array(jsonb_build_array('profiles', me));
end $$;

-- Whose number is that? ----------------------------------------------------------------------------------

-- Where a number takes part: my own that I have verified, anywhere; any, in my own events (decision 6). At most five.
create function private.whatsapp_matches(given text) returns table (event_id uuid, event text, team text)
language sql stable security definer set search_path = '' as $$
  with asked as (select private.normalize_whatsapp(left(given, 40)) as number)
  select e.id, e.name, coalesce(t.name, o.team)
  from asked join public.operator_contacts c on c.whatsapp = asked.number
  join public.operators o on o.id = c.operator_id and o.deleted_at is null
  join public.airsoft_events e on e.id = c.event_id and e.deleted_at is null
  left join public.event_teams t on t.id = o.event_team_id
  where e.created_by = (select auth.uid())
    or exists (select from public.profile_contacts p where p.user_id = (select auth.uid())
                 and p.whatsapp = asked.number and p.verified_at is not null)
  order by e.starts_at desc, e.id limit 5
$$;

-- → {exists} and, when it does, {teams: [name], events: [{id, name}]}. Refuses too_many_requests after ten a minute.
-- A number that is not mine to ask for, one that is nowhere and one that is no number say the same.
create function public.check_whatsapp(number text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare found jsonb;
begin
  if (select auth.uid()) is null then perform private.refuse_anonymous(); end if;
  if not private.may_check_whatsapp() then perform private.refuse('too_many_requests'); end if;
  select jsonb_build_object('exists', true,
      'teams', coalesce(jsonb_agg(distinct m.team) filter (where m.team is not null), '[]'),
      'events', jsonb_agg(jsonb_build_object('id', m.event_id, 'name', m.event)))
    into found from private.whatsapp_matches(number) m having count(*) > 0;
  return coalesce(found, '{"exists": false}');
end $$;

create function private.may_check_whatsapp() returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.take_turn('check_whatsapp', (select auth.uid())::text, 10, interval '1 minute')
$$;
