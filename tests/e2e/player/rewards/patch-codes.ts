import type { TestBackend } from '../../backend/test-backend.ts';

/**
 * A new patch with a code that one person can redeem.
 * @param code of Crockford's base 32, 10 to 16 characters
 */
export async function patchWithCode(
  { query }: TestBackend,
  { nome, code }: { nome: string; code: string },
): Promise<void> {
  await query(
    `with p as (
       insert into public.patches (id, nome, descricao, tipo)
       values (gen_random_uuid(), $1, 'Para quem achou o cartão.', 'especial') returning id
     )
     insert into private.patch_codes (patch_id, code) select id, $2 from p`,
    [nome, code],
  );
}

/** The patches of a person, as the database has them. */
export const patchesOf = ({ query }: TestBackend, email: string): Promise<{ nome: string }[]> =>
  query<{ nome: string }>(
    `select p.nome from public.user_patches u join public.patches p on p.id = u.patch_id
     join auth.users a on a.id = u.user_id where a.email = $1`,
    [email],
  );
