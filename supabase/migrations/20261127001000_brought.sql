-- Whom I registered with me (register_squad@1). An organiser sees every number, so a number that is there does not say it
-- to them. null and false to everybody else: the policy of operator_contacts hides the row from them, or they are another
-- person. No other mutation writes registered_by; who claims the place empties it, with a new version of the operator.
create or replace view private.sync_operators with (security_invoker = true) as
  select o.id, o.event_id, c.user_id, o.name, o.team,
         o.class, o.whatsapp_masked, o.event_team_id, o.walk_in, o.over_capacity, o.registered_at, c.whatsapp, c.invited_by, c.experience,
         o.sync_xid, o.rev, coalesce(c.registered_by = (select auth.uid()), false) as brought
  from public.operators o
  left join public.operator_contacts c on c.operator_id = o.id and c.event_id = o.event_id
  where o.deleted_at is null;
select private.write_sync();
