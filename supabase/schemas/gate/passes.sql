-- What the function event-passes signs: the caller's places, and those of the people whom they registered, in games that
-- are not over. At the gate the signature stands for a list that a phone without a signal does not have.

-- {granted: true, at, places: [{event_id, operator_id, name, team}]}, the next games first; `at` is when they were held.
-- {granted: false} after sixty an hour.
create function private.pass_places() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare me uuid := (select auth.uid());
begin
  if me is null then perform private.refuse_anonymous(); end if;
  if not private.take_turn('passes', me::text, 60, interval '1 hour') then return '{"granted": false}'; end if;
  return jsonb_build_object('granted', true, 'at', now(), 'places', coalesce((
    select jsonb_agg(jsonb_build_object('event_id', p.event_id, 'operator_id', p.id, 'name', p.name,
                                        'team', coalesce(p.team, '')) order by p.starts_at, p.id)
    from (
      select o.id, o.event_id, o.name, o.team, e.starts_at
      from public.operators o join public.airsoft_events e on e.id = o.event_id
      where o.deleted_at is null and e.deleted_at is null and e.status <> 'cancelled'
        and e.date >= (now() at time zone 'America/Sao_Paulo')::date - 1
        -- an organiser also adds strangers: their passes are not the organiser's to show
        and o.id = any (array(
          select mine.id from public.operators mine where mine.user_id = me
          union select c.operator_id from public.operator_contacts c
          join public.airsoft_events of on of.id = c.event_id
          where c.registered_by = me and of.created_by is distinct from me))
      order by e.starts_at, o.id limit 200) p), '[]'));
end $$;

create function public.get_pass_places() returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.pass_places()
$$;
comment on function public.get_pass_places() is
  'The places that the caller may show at a check-in, for the function event-passes. Signed in only.';

grant execute on function public.get_pass_places(), private.pass_places() to authenticated;
