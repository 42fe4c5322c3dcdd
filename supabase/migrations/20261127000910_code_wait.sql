-- Who looks up too many codes is told for how long to wait, as redeem_patch@1 tells the device (*_redeem_waits.sql).

-- As before, and {status: 'refused', code: 'too_many_requests', retry_after_s}: seconds until the person has a try again.
create or replace function private.validate_code(given text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare me uuid := (select auth.uid()); c private.patch_codes;
begin
  if me is null then perform private.refuse_anonymous(); end if;
  if length(given) not between 1 and 60 then return '{"status": "refused", "code": "patch_code_invalid"}'; end if;
  if not private.spend_code_try(me) then
    return jsonb_build_object('status', 'refused', 'code', 'too_many_requests',
      'retry_after_s', greatest(private.code_wait_s(me), 1));
  end if;
  c := private.usable_patch_code(given);
  if c.id is null then
    perform private.note_code_miss();
    return '{"status": "refused", "code": "patch_code_invalid"}';
  end if;
  insert into private.attempts (what, subject) values ('code_found', me || ' ' || c.id);
  return (select jsonb_build_object('status', 'found', 'owned',
      exists (select from public.user_patches u where u.user_id = me and u.patch_id = p.id),
      'patch', jsonb_build_object('id', p.id, 'nome', p.nome, 'descricao', p.descricao, 'tipo', p.tipo, 'imagem_url', p.imagem_url))
    from public.patches p where p.id = c.patch_id);
end $$;
