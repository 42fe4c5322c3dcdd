-- create_patch@1, update_patch@1, delete_patch@1, assign_patch@1, revoke_patch@1: an administrator's, every one.
-- Lock order everywhere: patch, then code, then what a person has.

create function private.must_be_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
end $$;

create function private.patch_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['nome', 'descricao', 'tipo', 'imagem_url', 'evento_id', 'equipe_id']
$$;

-- The writable columns of a patch, read from `given` over the row as it is. Refuses invalid_args.
create function private.patch_from_args(p public.patches, given jsonb) returns public.patches
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'nome' then p.nome := private.arg_text(given, 'nome', 2, 80); end if;
  if given ? 'descricao' then p.descricao := private.arg_text(given, 'descricao', 1, 1000, false); end if;
  if given ? 'tipo' then
    p.tipo := private.arg_choice(given, 'tipo', array['normal', 'mvp', 'especial', 'evento', 'equipe', 'others']);
  end if;
  if given ? 'imagem_url' then p.imagem_url := private.arg_text(given, 'imagem_url', 8, 2008, false); end if;
  if not coalesce(private.url_ok(p.imagem_url), true) then perform private.refuse('invalid_args', 'imagem_url'); end if;
  if given ? 'evento_id' then
    p.evento_id := private.arg_uuid(given, 'evento_id', false);
    -- patches are for everybody to see, and the id of a private event is its invite link (decision 3)
    if p.evento_id is not null and not exists (
        select from public.airsoft_events e where e.id = p.evento_id and e.is_public and e.deleted_at is null) then
      perform private.refuse('invalid_args', 'evento_id');
    end if;
  end if;
  if given ? 'equipe_id' then
    p.equipe_id := private.arg_uuid(given, 'equipe_id', false);
    if p.equipe_id is not null and not exists (select from public.teams t where t.id = p.equipe_id and t.deleted_at is null) then
      perform private.refuse('invalid_args', 'equipe_id');
    end if;
  end if;
  return p;
end $$;

create function private.lock_patch(patch uuid) returns public.patches
language plpgsql security definer set search_path = '' as $$
declare p public.patches;
begin
  select * into p from public.patches where id = patch and deleted_at is null for update;
  if not found then perform private.refuse('patch_not_found'); end if;
  return p;
end $$;

create function mutation."create_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare p public.patches;
begin
  perform private.arg_keys(args, private.patch_columns() || 'id'::text);
  perform private.must_be_admin();
  p.id := private.arg_uuid(args, 'id');
  if exists (select from public.patches x where x.id = p.id) then perform private.refuse('id_reused'); end if;
  if not args ? 'nome' then perform private.refuse('invalid_args', 'nome'); end if;
  p := private.patch_from_args(p, args);
  insert into public.patches (id, nome, descricao, tipo, imagem_url, evento_id, equipe_id)
  values (p.id, p.nome, p.descricao, coalesce(p.tipo, 'normal'), p.imagem_url, p.evento_id, p.equipe_id);
  return jsonb_build_array(jsonb_build_array('patches', p.id));
end $$;

-- {id, patch: {column: new}, base: {column: what the person saw}}. What a patch is worth stays once somebody has it.
create function mutation."update_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare p public.patches; patch jsonb; base jsonb; was text;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  perform private.must_be_admin();
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.patch_columns());
  perform private.arg_keys(base, private.patch_columns());
  p := private.lock_patch(private.arg_uuid(args, 'id'));
  perform private.refuse_if_changed(to_jsonb(p), patch, base, 'patch_changed');
  was := p.tipo;
  p := private.patch_from_args(p, patch);
  if p.tipo <> was and exists (select from public.user_patches u where u.patch_id = p.id) then
    perform private.refuse('patch_in_use', 'tipo');
  end if;
  update public.patches set nome = p.nome, descricao = p.descricao, tipo = p.tipo, imagem_url = p.imagem_url,
    evento_id = p.evento_id, equipe_id = p.equipe_id where id = p.id;
  return jsonb_build_array(jsonb_build_array('patches', p.id));
end $$;

-- Soft. Nobody's collection gets a hole: a patch that somebody has stays. Its unused codes go with it.
create function mutation."delete_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare p public.patches;
begin
  perform private.arg_keys(args, array['id']);
  perform private.must_be_admin();
  p := private.lock_patch(private.arg_uuid(args, 'id'));
  if exists (select from public.user_patches u where u.patch_id = p.id) then perform private.refuse('patch_in_use'); end if;
  delete from private.patch_codes where patch_id = p.id;
  update public.patches set deleted_at = now() where id = p.id;
  return jsonb_build_array(jsonb_build_array('patches', p.id));
end $$;

-- What I have by this patch, as touched rows; nothing when it is another's: that stands in another's scope.
create function private.touched_by_patch(me uuid, person uuid, patch uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array('my_records', t.id)), '[]') from (
    select id from public.user_patches where user_id = person and patch_id = patch and person = me
    union all
    select id from public.user_points where user_id = person and source = 'patch_earned' and source_id = patch and person = me) t
$$;

create function mutation."assign_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare person uuid; wanted uuid;
begin
  perform private.arg_keys(args, array['user_id', 'patch_id']);
  perform private.must_be_admin();
  person := private.arg_uuid(args, 'user_id');
  wanted := private.arg_uuid(args, 'patch_id');
  if not exists (select from public.profiles where id = person) then perform private.refuse('user_not_found', 'user_id'); end if;
  if not exists (select from public.patches where id = wanted and deleted_at is null) then
    perform private.refuse('patch_not_found', 'patch_id');
  end if;
  if not private.earn_patch(person, wanted, 'assigned') then perform private.refuse('patch_already_owned'); end if;
  perform private.log_access('assign_patch', wanted::text);
  return private.touched_by_patch(me, person, wanted);
end $$;

-- Takes it back, and its points.
create function mutation."revoke_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.arg_keys(args, array['user_id', 'patch_id']);
  perform private.must_be_admin();
  delete from public.user_patches
    where user_id = private.arg_uuid(args, 'user_id') and patch_id = private.arg_uuid(args, 'patch_id');
  if not found then perform private.refuse('patch_not_owned'); end if;
  perform private.log_access('revoke_patch', args ->> 'patch_id');
  return '[]';
end $$;
