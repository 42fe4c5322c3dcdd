-- Two administrators may write one advertisement: an edit is held against what its writer saw.

-- {id, patch, base}: the changed fields, and the old values that the person saw in them. update_advertisement@1 stays
-- for queues that older pages filled.
create function mutation."update_advertisement@2"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.advertisements; patch jsonb; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.advertisement_columns());
  perform private.arg_keys(base, private.advertisement_columns());
  select * into a from public.advertisements
    where id = private.arg_uuid(args, 'id') and deleted_at is null for update;
  if not found then perform private.refuse('advertisement_not_found'); end if;
  perform private.refuse_if_changed(to_jsonb(a), patch, base, 'advertisement_changed');
  return mutation."update_advertisement@1"(me, args - 'base');
end $$;

revoke all on function mutation."update_advertisement@2"(uuid, jsonb) from public;
insert into private.mutation_quotas (mutation, no_need) values ('update_advertisement@2', 'an administrator''s');
