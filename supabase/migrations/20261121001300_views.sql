-- The read-only views of Spec 1 §3, for whoever asks table by table; devices pull. Each runs as its caller:
-- the policies decide, the view says only which of them it is about.

create view public.public_events with (security_invoker = true) as
  select * from private.sync_airsoft_events where is_public and date >= private.window_from();

-- What I organise or take part in, not where I help or wait; `role` as the profile shows it: owner, or participant.
create view public.my_events with (security_invoker = true) as
  select e.*, case when e.created_by = (select auth.uid()) then 'owner' else 'participant' end as role
  from private.sync_airsoft_events e
  where e.id in (select private.my_own_event_ids() union select private.my_registered_event_ids());

create view public.public_profiles with (security_invoker = true) as
  select id, name, avatar_url, team from public.profile_cards;

create view public.my_profile with (security_invoker = true) as
  select * from private.sync_profiles where id = (select auth.uid());

create view public.event_operators_safe with (security_invoker = true) as
  select id, event_id, name, team, class, whatsapp_masked, event_team_id, registered_at
  from public.operators where deleted_at is null;

-- {search?, limit?, offset?} → {total, people: [{id, name, avatar_url, team, whatsapp, verified}]}, by name (Spec 2 §2,
-- /admin: search by name or WhatsApp). For administrators; a list of numbers leaves a line in the log.
create function public.admin_list_people(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['search', 'limit', 'offset']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  return private.list_people(coalesce(private.arg_text(p, 'search', 1, 100, false), ''),
    coalesce(private.arg_int(p, 'limit', 1, 200, false), 50)::int, coalesce(private.arg_int(p, 'offset', 0, 1000000, false), 0)::int);
end $$;

create function private.list_people(search text, n integer, skip integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare digits text := nullif(regexp_replace(search, '[\s()+.-]', '', 'g'), ''); answer jsonb;
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  perform private.log_access('admin_list_people');
  with found as (
    select c.id, c.name, c.avatar_url, c.team, w.whatsapp, w.verified_at is not null as verified
    from public.profile_cards c left join public.profile_contacts w on w.user_id = c.id
    where search = '' or position(lower(search) in lower(c.name)) > 0
      or (digits ~ '^\d{3,}$' and position(digits in w.whatsapp) > 0))
  select jsonb_build_object('total', (select count(*) from found), 'people', coalesce((
    select jsonb_agg(to_jsonb(f)) from (select * from found order by lower(name), id limit n offset skip) f), '[]'))
    into answer;
  return answer;
end $$;
