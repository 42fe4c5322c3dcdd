-- A patch is an award that people collect. It may belong to an event or to a team.
create table public.patches (
  id         uuid primary key,
  nome       text not null check (length(nome) between 2 and 80),
  descricao  text check (length(descricao) <= 1000),
  tipo       text not null default 'normal'
    check (tipo in ('normal', 'mvp', 'especial', 'evento', 'equipe', 'others')),
  imagem_url text check (private.url_ok(imagem_url)),
  desenho    integer check (desenho between 1 and 12),
  para       text check (para in ('came', 'won')),
  evento_id  uuid references public.airsoft_events,
  equipe_id  uuid references public.teams,
  created_at timestamptz not null default private.moment(),
  deleted_at timestamptz,
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1
);
comment on table public.patches is 'A patch that people collect. Read by anybody, until it is deleted.';
comment on column public.patches.desenho is
  'Of src/ui/drawing/patch-drawing.ts, seen where there is no picture. Null: one that is drawn from the id.';
comment on column public.patches.para is
  'Of a patch that is made with its event: who gets it (event_patches.sql). Null: an administrator made it.';
create index patches_sync on public.patches (sync_xid, id) where deleted_at is null;
create index patches_equipe on public.patches (equipe_id);
create trigger stamp before insert or update on public.patches
  for each row execute function private.stamp();

alter table public.patches enable row level security;
create policy patches_select on public.patches for select to anon, authenticated
  using (deleted_at is null);
create index patches_evento on public.patches (evento_id);
create trigger leave_public after update or delete on public.patches for each row execute function private.leave_public();

create view private.sync_patches with (security_invoker = true) as
  select id, nome, descricao, tipo, imagem_url, desenho, para, evento_id, equipe_id, created_at, sync_xid, rev
  from public.patches where deleted_at is null;
insert into private.scope_collections (kind, collection, place, source) values
  ('public', 'patches', 4, 'private.sync_patches');

-- Mutations ------------------------------------------------------------------------------------------

create function private.patch_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['nome', 'descricao', 'tipo', 'imagem_url', 'evento_id', 'equipe_id']
$$;

-- The writable columns of a patch, read from `given`; columns that are not given keep the values of `p`. Refuses
-- invalid_args.
create function private.patch_from_args(p public.patches, given jsonb) returns public.patches
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'nome' then p.nome := private.arg_line(given, 'nome', 2, 80); end if;
  if given ? 'descricao' then p.descricao := private.arg_text(given, 'descricao', 1, 1000, false); end if;
  if given ? 'tipo' then
    p.tipo := private.arg_choice(given, 'tipo', array['normal', 'mvp', 'especial', 'evento', 'equipe', 'others']);
  end if;
  if given ? 'imagem_url' then p.imagem_url := private.arg_text(given, 'imagem_url', 8, 2008, false); end if;
  if not coalesce(private.url_ok(p.imagem_url), true) then perform private.refuse('invalid_args', 'imagem_url'); end if;
  if given ? 'evento_id' then
    p.evento_id := private.arg_uuid(given, 'evento_id', false);
    -- everybody sees patches, so a patch must not contain the id of a private event, which is its invitation link
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

-- Always lock in this order: patch, code, then the person's patches.
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
  perform private.log_access('create_patch', p.id::text);
  return jsonb_build_array(jsonb_build_array('patches', p.id));
end $$;

-- {id, patch: {column: new}, base: {column: what the person saw}}. The type, and so the points, can't change once
-- somebody has the patch.
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
  perform private.log_access('update_patch', p.id::text);
  return jsonb_build_array(jsonb_build_array('patches', p.id));
end $$;

-- Soft delete. A patch that somebody has can't be deleted. Its unused codes are deleted too. What is made with an event is
-- withdrawn from it.
create function mutation."delete_patch@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare p public.patches; event uuid;
begin
  perform private.arg_keys(args, array['id']);
  perform private.must_be_admin();
  select x.evento_id into event from public.patches x
    where x.id = private.arg_uuid(args, 'id') and x.para is not null and x.deleted_at is null;
  if private.withdraw_patches(event) then
    return jsonb_build_array(jsonb_build_array('patches', args -> 'id'), jsonb_build_array('airsoft_events', event));
  end if;
  p := private.lock_patch(private.arg_uuid(args, 'id'));
  if exists (select from public.user_patches u where u.patch_id = p.id) then perform private.refuse('patch_in_use'); end if;
  delete from private.patch_codes where patch_id = p.id;
  update public.patches set deleted_at = now() where id = p.id;
  perform private.log_access('delete_patch', p.id::text);
  return jsonb_build_array(jsonb_build_array('patches', p.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_patch@1', 'public.patches', 'id', 'patches', 'private.is_admin()');
insert into private.mutation_quotas (mutation, no_need) values
  ('create_patch@1', 'an administrator''s'), ('update_patch@1', 'an administrator''s'),
  ('delete_patch@1', 'an administrator''s');

grant select on public.patches, private.sync_patches to anon, authenticated;
