-- A code that got into the wrong hands, such as a lost sheet of labels, can be withdrawn: from then on it is answered
-- as one that never was. Patches that were redeemed with it stay.

alter table private.patch_codes add column withdrawn_at timestamptz;
comment on column private.patch_codes.withdrawn_at is 'Since when it gives nothing any more; null: it was not withdrawn.';

-- As before, but not a withdrawn one.
create or replace function private.usable_patch_code(given text) returns private.patch_codes
language sql stable security definer set search_path = '' as $$
  select c from private.patch_codes c join public.patches p on p.id = c.patch_id
  where c.code = private.read_patch_code(given) and p.deleted_at is null
    and c.used < c.max_uses and coalesce(c.expires_at > now(), true) and c.withdrawn_at is null
$$;

-- As before, and `withdrawn_at`.
create or replace function private.list_patch_codes() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then perform private.refuse_anonymous(); end if;
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  perform private.log_access('admin_list_codes');
  return (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'patch_id', p.id, 'nome', p.nome, 'codigo', c.code,
      'max_uses', c.max_uses, 'used', c.used, 'expires_at', c.expires_at, 'withdrawn_at', c.withdrawn_at,
      'created_at', c.created_at)
      order by p.nome, c.created_at, c.code), '[]')
    from private.patch_codes c join public.patches p on p.id = c.patch_id where p.deleted_at is null);
end $$;

-- As before, but a withdrawn code is no usable one.
create or replace function mutation."generate_patch_codes@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare wanted uuid; how_many integer; uses integer; until timestamptz; given_to uuid[];
begin
  perform private.arg_keys(args, array['patch_id', 'count', 'max_uses', 'expires_at']);
  perform private.must_be_admin();
  wanted := private.arg_uuid(args, 'patch_id', false);
  how_many := private.arg_int(args, 'count', 1, 500, false);
  uses := coalesce(private.arg_int(args, 'max_uses', 1, 100000, false), 1);
  until := private.arg_instant(args, 'expires_at', false);
  if until <= now() then perform private.refuse('invalid_args', 'expires_at'); end if;
  if wanted is null then
    if how_many is not null then perform private.refuse('invalid_args', 'count'); end if;
    given_to := array(select p.id from public.patches p where p.deleted_at is null and not exists (
        select from private.patch_codes c where c.patch_id = p.id and c.used < c.max_uses
          and coalesce(c.expires_at > now(), true) and c.withdrawn_at is null)
      order by p.nome, p.id for key share);
    if cardinality(given_to) = 0 then perform private.refuse('no_patch_without_code'); end if;
  else
    perform 1 from public.patches p where p.id = wanted and p.deleted_at is null for key share;
    if not found then perform private.refuse('patch_not_found', 'patch_id'); end if;
    given_to := array_fill(wanted, array[coalesce(how_many, 1)]);
  end if;
  insert into private.patch_codes (patch_id, code, max_uses, expires_at, created_by)
  select g, private.new_patch_code(), uses, until, me from unnest(given_to) g;
  perform private.log_access('generate_patch_codes', wanted::text);
  return (select jsonb_agg(jsonb_build_array('patches', g)) from unnest(given_to) g);
end $$;

-- {ids}: 1 to 500 codes. Unknown ones and ones withdrawn before are passed over, so that a list that is minutes old
-- still stops what it can. The log has how many.
create function mutation."withdraw_patch_codes@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given uuid[]; n integer;
begin
  perform private.arg_keys(args, array['ids']);
  perform private.must_be_admin();
  if jsonb_array_length(private.arg(args, 'ids', 'array', true)) not between 1 and 500 then
    perform private.refuse('invalid_args', 'ids');
  end if;
  given := array(select private.arg_uuid(jsonb_build_object('ids', i), 'ids') from jsonb_array_elements(args -> 'ids') i);
  -- in one order, so that two administrators with the same codes do not wait for each other in a circle
  perform 1 from private.patch_codes c where c.id = any (given) order by c.id for update;
  update private.patch_codes c set withdrawn_at = now() where c.id = any (given) and c.withdrawn_at is null;
  get diagnostics n = row_count;
  perform private.log_access('withdraw_patch_codes', n::text);
  return '[]';
end $$;
revoke all on function mutation."withdraw_patch_codes@1"(uuid, jsonb) from public;
insert into private.mutation_quotas (mutation, no_need) values ('withdraw_patch_codes@1', 'an administrator''s');
