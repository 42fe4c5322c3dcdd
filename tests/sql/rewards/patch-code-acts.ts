import { addAdmin, addPerson, mutate, verdict } from '../acts.ts';
import type { Session } from '../session.ts';

/** What an administrator and players do with the codes of patches. */
export async function patchCodes(db: Session) {
  const admin = await addAdmin(db);
  const person = () => addPerson(db, 'Jogadora');

  async function addPatch(): Promise<string> {
    const args = { id: crypto.randomUUID(), nome: `Patch ${crypto.randomUUID()}` };
    const said = await verdict(db, admin, { name: 'create_patch@1', args });
    if (said !== 'applied') throw new Error(`create_patch: ${said}`);
    return args.id;
  }

  /** Codes of a new patch. */
  async function codes(args: object = {}): Promise<[code: string, patch: string][]> {
    const patch = await addPatch();
    await mutate(db, admin, { name: 'generate_patch_codes@1', args: { patch_id: patch, ...args } });
    const rows = await db.rows<{ code: string }>(
      'select code from private.patch_codes where patch_id = $1',
      [patch],
    );
    return rows.map(({ code }) => [code, patch]);
  }

  return {
    admin,
    person,
    addPatch,
    codes,
    oneCode: async (args: object = {}) => (await codes(args))[0] ?? ['', ''],
    redeem: (user: string, code: string) =>
      verdict(db, user, { name: 'redeem_patch@1', args: { code } }),
    validate: (user: string, code: string) =>
      db.request({ user }, () =>
        db.one<Record<string, unknown>>('select public.validate_code($1)', [code]),
      ),
    tries: (user: string) =>
      db.one<number>(
        'select coalesce((select cardinality(at) from private.code_tries where user_id = $1), 0)',
        [user],
      ),
    /** As if the attempts so far had been made that much earlier. */
    wait: (user: string, interval: string) =>
      db.rows(
        `update private.code_tries set at = array(select a - $2::interval from unnest(at) a) where user_id = $1`,
        [user, interval],
      ),
  };
}
