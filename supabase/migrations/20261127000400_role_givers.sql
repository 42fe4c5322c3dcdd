-- Administrators see since when each of them has the role, and who gave it (Spec 2 §6).

-- {} → {people: [{id, name, team, created_at, given_by}]}, the first one first. `given_by` is a name; null of the first
-- one, and where that account was deleted. Refuses not_allowed. Reading it is an entry of the log.
create function public.admin_list_roles(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array[]::text[]);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  return private.list_roles();
end $$;

create function private.list_roles() returns jsonb
language plpgsql volatile security definer set search_path = '' set timezone = 'UTC' as $$
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  perform private.log_access('admin_list_roles');
  return jsonb_build_object('people', (
    select jsonb_agg(jsonb_build_object('id', r.user_id, 'name', coalesce(c.name, ''), 'team', c.team,
      'created_at', r.created_at, 'given_by', g.name) order by r.created_at, r.user_id)
    from public.user_roles r
      left join public.profile_cards c on c.id = r.user_id
      left join public.profile_cards g on g.id = r.granted_by
    where r.role = 'admin'));
end $$;
