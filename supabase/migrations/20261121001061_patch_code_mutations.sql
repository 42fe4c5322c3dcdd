-- generate_patch_codes@1 and redeem_patch@1 (decision 13).

-- {patch_id, count, max_uses, expires_at}: `count` codes for that patch. Without patch_id: one for each patch that has
-- none to use; refuses no_patch_without_code when there is no such patch. Who may use codes reads them in
-- admin_list_codes; here come back the patches, one for each code.
create function mutation."generate_patch_codes@1"(me uuid, args jsonb) returns jsonb
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
        select from private.patch_codes c where c.patch_id = p.id and c.used < c.max_uses and coalesce(c.expires_at > now(), true))
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

-- {code}. Nothing says whether a code is unknown, over or used up. A wrong one is refused without an error, so that
-- the try that it was is kept (see run_mutation).
create function mutation."redeem_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare given text; c private.patch_codes;
begin
  perform private.arg_keys(args, array['code']);
  given := private.arg_text(args, 'code', 1, 60);
  if not private.spend_code_try(me) then perform private.refuse('too_many_requests'); end if;

  select * into c from private.patch_codes where code = private.read_patch_code(given);
  if exists (select from private.patch_redemptions r where r.code_id = c.id and r.user_id = me) then
    return '{"refused": "patch_already_redeemed"}';
  end if;
  -- the locks hand out the last use; what was read before them is read again
  perform 1 from public.patches p where p.id = c.patch_id and p.deleted_at is null for key share;
  perform 1 from private.patch_codes where id = c.id for update;
  c := private.usable_patch_code(given);
  if c.id is null then
    perform private.note_code_miss();
    return '{"refused": "patch_code_invalid"}';
  end if;
  if not private.earn_patch(me, c.patch_id, 'redeemed') then return '{"refused": "patch_already_redeemed"}'; end if;
  update private.patch_codes set used = used + 1 where id = c.id;
  insert into private.patch_redemptions (code_id, user_id) values (c.id, me);
  return private.touched_by_patch(me, me, c.patch_id);
end $$;
