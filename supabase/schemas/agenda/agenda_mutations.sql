-- save_briefing@2 and save_report@2: {id, team_id, patch, base}, like update_agenda_event@1. The first versions replace
-- the whole text, so of two officers who wrote without a signal the second one overwrote the first unseen. Now a field
-- that somebody else changed meanwhile refuses the whole, with the field's name, and the writer sees both texts; fields
-- that only one of them changed are kept together. The first versions stay for what waits on phones.

create function mutation."save_briefing@2"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; patch jsonb; base jsonb; held jsonb; key text; kept jsonb := '{}';
  texts text[] := array['objectives', 'equipment', 'roles', 'strategy', 'notes'];
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, texts);
  perform private.arg_keys(base, texts);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  -- an entry without a briefing has none of the texts
  held := '{"objectives": null, "equipment": null, "roles": null, "strategy": null, "notes": null}' || coalesce(e.briefing, '{}');
  perform private.refuse_if_changed(held, patch, base);
  held := held || patch;
  foreach key in array texts loop
    kept := kept || jsonb_build_object(key, private.arg_text(held, key, 1, 2000, key in ('objectives', 'equipment')));
  end loop;
  update public.team_agenda_events set briefing = kept, updated_at = now() where id = e.id;
  return private.touched_record(e.id);
end $$;
revoke all on function mutation."save_briefing@2"(uuid, jsonb) from public;

-- The photos are one field. Those that a report has stay as they are when other fields change.
create function mutation."save_report@2"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; patch jsonb; base jsonb; held jsonb; key text; kept jsonb := '{}';
  texts text[] := array['summary', 'achievements', 'challenges', 'learnings'];
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, texts || array['photos']);
  perform private.arg_keys(base, texts || array['photos']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  if e.start_date > now() then perform private.refuse('agenda_event_not_started'); end if;
  held := '{"summary": null, "achievements": null, "challenges": null, "learnings": null, "photos": []}' || coalesce(e.report, '{}');
  perform private.refuse_if_changed(held, patch, base);
  kept := jsonb_build_object('photos', case when patch ? 'photos' then to_jsonb(private.arg_urls(patch, 'photos', 0, 10)) else held -> 'photos' end);
  held := held || patch;
  foreach key in array texts loop
    kept := kept || jsonb_build_object(key, private.arg_text(held, key, 1, 2000, key = 'summary'));
  end loop;
  update public.team_agenda_events set report = kept, updated_at = now() where id = e.id;
  return private.touched_record(e.id);
end $$;
revoke all on function mutation."save_report@2"(uuid, jsonb) from public;

insert into private.mutation_quotas (mutation, what) values ('save_briefing@2', 'agenda'), ('save_report@2', 'agenda');
