-- Two refusals that teams lacked: a picture whose address the app's policy would never show, and an answer or a report
-- about a time that does not fit. Nothing that is stored is changed.

-- An https address, or one in our own storage, which a backend without a certificate serves by http.
create function private.picture_url_ok(url text) returns boolean
language sql immutable set search_path = '' as $$
  select private.url_ok(url) and (url ~ '^https://' or url ~ ('^http://[^/?#]+/storage/v1/object/public/[a-z-]+/'
    || '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|jpeg|png|webp)$'))
$$;

-- As before, and a new logo needs https. The one that a team has stays when other columns change.
create or replace function private.team_from_args(t public.teams, given jsonb) returns public.teams
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'name' then t.name := private.arg_text(given, 'name', 3, 80); end if;
  if given ? 'city' then t.city := private.arg_text(given, 'city', 2, 80); end if;
  if given ? 'state' then t.state := private.arg_text(given, 'state', 2, 40); end if;
  if given ? 'logo' then t.logo := private.arg_text(given, 'logo', 8, 2008, false); end if;
  if given ? 'website' then t.website := private.arg_text(given, 'website', 8, 2008, false); end if;
  if given ? 'instagram' then t.instagram := private.arg_text(given, 'instagram', 1, 60, false); end if;
  if given ? 'description' then t.description := private.arg_text(given, 'description', 1, 4000, false); end if;
  if not coalesce(private.url_ok(t.logo), true) then perform private.refuse('invalid_args', 'logo'); end if;
  if given ? 'logo' and not coalesce(private.picture_url_ok(t.logo), true) then perform private.refuse('https_required', 'logo'); end if;
  if not coalesce(private.url_ok(t.website), true) then perform private.refuse('invalid_args', 'website'); end if;
  return t;
end $$;

-- As before: the addresses of a post's media and of a report's photos. Each now needs https.
create or replace function private.arg_urls(args jsonb, key text, low int, high int) returns text[]
language plpgsql immutable set search_path = '' as $$
declare urls text[] := private.arg_texts(args, key, low, high, 2008); url text;
begin
  foreach url in array urls loop
    if not private.url_ok(url) then perform private.refuse('invalid_args', key); end if;
    if not private.picture_url_ok(url) then perform private.refuse('https_required', key); end if;
  end loop;
  return urls;
end $$;

-- As before, until the entry has ended; without an end, until it begins.
create or replace function mutation."set_attendance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; said text; held text;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'status']);
  said := private.arg_choice(args, 'status', array['pending', 'confirmed', 'declined']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer, veteran, member}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  if coalesce(e.end_date, e.start_date) < now() then perform private.refuse('agenda_event_past'); end if;
  select a.status into held from public.team_attendances a where a.agenda_event_id = e.id and a.user_id = me;
  if 'pending' not in (said, coalesce(held, 'pending')) and held <> said then
    perform private.refuse('attendance_through_pending', 'status');
  end if;
  insert into public.team_attendances (agenda_event_id, team_id, user_id, name, status)
  select e.id, t.id, me, p.name, said from public.profiles p where p.id = me
  on conflict on constraint team_attendances_pkey do update set status = excluded.status;
  return private.touched_record(e.id);
end $$;

-- As before, once the entry has begun.
create or replace function mutation."save_report@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; given jsonb; key text; kept jsonb := '{}';
begin
  perform private.arg_keys(args, array['id', 'team_id', 'report']);
  given := private.arg(args, 'report', 'object', true);
  perform private.arg_keys(given, array['summary', 'achievements', 'challenges', 'learnings', 'photos']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  foreach key in array array['summary', 'achievements', 'challenges', 'learnings'] loop
    kept := kept || jsonb_build_object(key, private.arg_text(given, key, 1, 2000, key = 'summary'));
  end loop;
  kept := kept || jsonb_build_object('photos', private.arg_urls(given, 'photos', 0, 10));
  if e.start_date > now() then perform private.refuse('agenda_event_not_started'); end if;
  update public.team_agenda_events set report = kept, updated_at = now() where id = e.id;
  return private.touched_record(e.id);
end $$;
