-- What administrators read about people. Each of these lists is an entry of the access log.

-- {search?, limit?, offset?} → {total, people: [{id, name, avatar_url, team, whatsapp, verified}]}, by name (Spec 2
-- §2, /admin: search by name or WhatsApp). Only for administrators. Because the list contains phone numbers, each
-- call is written to the access log.
create function public.admin_list_people(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['search', 'limit', 'offset']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  return private.list_people(coalesce(private.arg_text(p, 'search', 1, 100, false), ''),
    coalesce(private.arg_int(p, 'limit', 1, 200, false), 50)::int, coalesce(private.arg_int(p, 'offset', 0, 1000000, false), 0)::int);
end $$;

-- By every word of the name in any order. What was searched for is logged; of a number or an address only that it was one.
create function private.list_people(search text, n integer, skip integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  digits text := nullif(regexp_replace(private.copied_number(search), '[\s()+.\u2010-\u2015\u2212-]', '', 'g'), '');
  is_number boolean := coalesce(digits ~ '^\d{3,}$', false);
  words text[] := private.search_words(search);
  answer jsonb;
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  perform private.log_access('admin_list_people',
    case when is_number or search ~ '\d{3}|@' then '#' else nullif(btrim(left(search, 100)), '') end);
  with found as (
    select c.id, c.name, c.avatar_url, c.team, w.whatsapp, w.verified_at is not null as verified
    from public.profile_cards c left join public.profile_contacts w on w.user_id = c.id,
      lateral (select private.folded(c.name) as name offset 0) as folded -- once, and not for each word
    where (search = '' or cardinality(words) > 0)
        and not exists (select from unnest(words) word where position(word in folded.name) = 0)
      or is_number and position(digits in w.whatsapp) > 0)
  select jsonb_build_object('total', (select count(*) from found), 'people', coalesce((
    select jsonb_agg(to_jsonb(f)) from (select * from found order by lower(name), id limit n offset skip) f), '[]'))
    into answer;
  return answer;
end $$;

-- {before?, before_id?, limit?} → {entries: [{id, at, what, who, subject}]}, newest first, at most 100, those before the
-- given position. `who` and `subject` are names; `who` is null of a deleted account, `subject` is '#' of a number or an address. Refuses
-- not_allowed. Reading it is an entry too.
create function public.admin_access_log(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['before', 'before_id', 'limit']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  return private.read_access_log((private.arg_text(p, 'before', 10, 40, false))::timestamptz,
    private.arg_uuid(p, 'before_id', false), coalesce(private.arg_int(p, 'limit', 1, 100, false), 50)::int);
exception when datetime_field_overflow or invalid_datetime_format then
  perform private.refuse('invalid_args', 'before');
end $$;

create function private.read_access_log(before timestamptz, before_id uuid, n integer) returns jsonb
language plpgsql volatile security definer set search_path = '' set timezone = 'UTC' as $$
declare answer jsonb;
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  with page as (
    select l.* from private.access_log l
    where before is null or (l.at, l.id) < (before, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by l.at desc, l.id desc limit n)
  select jsonb_build_object('entries', coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'at', g.at, 'what', g.what,
    'who', (select c.name from public.profile_cards c where c.id = g.user_id),
    'subject', case when private.uuid_or_null(g.subject) is null then g.subject else coalesce(
      (select c.name from public.profile_cards c where c.id = private.uuid_or_null(g.subject)),
      (select x.nome from public.patches x where x.id = private.uuid_or_null(g.subject)),
      (select x.name from public.arenas x where x.id = private.uuid_or_null(g.subject)),
      (select x.title from public.advertisements x where x.id = private.uuid_or_null(g.subject)),
      (select x.name from public.airsoft_events x where x.id = private.uuid_or_null(g.subject))) end)
    order by g.at desc, g.id desc), '[]')) into answer
  from page g;
  if before is null then perform private.log_access('admin_access_log'); end if;
  return answer;
end $$;

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

grant execute on function public.admin_list_people(jsonb), private.list_people(text, integer, integer),
  public.admin_access_log(jsonb), private.read_access_log(timestamptz, uuid, integer), public.admin_list_roles(jsonb),
  private.list_roles() to authenticated;
