-- read_notification@1, read_all_notifications@1. Read is read: there is no way back.

-- {id}. One that is gone is no refusal: whoever read it elsewhere loses nothing.
create function mutation."read_notification@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given uuid;
begin
  perform private.arg_keys(args, array['id']);
  given := private.arg_uuid(args, 'id');
  update public.notifications set read = true where id = given and user_id = me and not read;
  return coalesce((select jsonb_build_array(jsonb_build_array('my_records', n.id))
                   from public.notifications n where n.id = given and n.user_id = me), '[]');
end $$;

-- {up_to, ids?}: those made until then and no later, so that one that came while this waited for a network stays
-- unread. `ids` are what the device showed meanwhile; the instant decides.
create function mutation."read_all_notifications@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare read_now jsonb;
begin
  perform private.arg_keys(args, array['up_to', 'ids']);
  perform private.arg(args, 'ids', 'array', false);
  with changed as (
    update public.notifications set read = true
    where user_id = me and not read and created_at <= private.arg_instant(args, 'up_to') returning id)
  select jsonb_agg(jsonb_build_array('my_records', id)) into read_now from changed;
  return coalesce(read_now, '[]');
end $$;
