import { expect, test } from 'vitest';
import { TERMS_OF } from '#domain/person/auth-form.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';

const db = await databaseOfFile();

/** Signs up with this data. @returns the account */
async function signUp(data: object): Promise<string> {
  const id = crypto.randomUUID();
  await db.rows(
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)`,
    [id, `${id}@exemplo.test`, JSON.stringify({ name: 'Nina Prado', ...data })],
  );
  return id;
}

type Export = { data: Record<string, unknown[] | undefined> };
const consentsOf = async (user: string) =>
  (await db.rpc<Export>({ user }, 'export_my_data', {})).data['account_consents'];

test('a consent is kept with the moment of the server, and its person can export it', async () => {
  const nina = await signUp({ terms: TERMS_OF, agreed_at: '2001-01-01' });
  expect(await consentsOf(nina)).toMatchObject([{ user_id: nina, terms: TERMS_OF }]);
  expect(
    await db.one(
      `select now() - agreed_at < interval '1 minute' from private.account_consents where user_id = $1`,
      [nina],
    ),
  ).toBe(true);
});

test.each([
  {},
  { terms: null },
  { terms: 'yes' },
  { terms: ' 2026-11-21' },
  { terms: '2026-11-21 ' },
  { terms: ['2026-11-21'] },
  { terms: { a: 1 } },
])('an account is made without a consent too: %j', async (data) => {
  const person = await signUp(data);
  expect(await db.one('select name from public.profiles where id = $1', [person])).toBe(
    'Nina Prado',
  );
  expect(await consentsOf(person)).toBeUndefined();
});

test('nobody reads or writes a consent directly, not even their own', async () => {
  const nina = await signUp({ terms: TERMS_OF });
  for (const who of ['anon', { user: nina }] as const) {
    for (const statement of [
      'select * from private.account_consents',
      `insert into private.account_consents (user_id, terms) values ('${nina}', '2030-01-01')`,
      `update private.account_consents set terms = '2030-01-01'`,
      'delete from private.account_consents',
    ]) {
      const refused = await refusal(() => db.trial(who, () => db.rows(statement)));
      expect(refused?.message, statement).toContain('permission denied');
    }
  }
});

test('a consent is deleted with its account', async () => {
  const nina = await signUp({ terms: TERMS_OF });
  await db.rows('delete from auth.users where id = $1', [nina]);
  expect(
    await db.one('select count(*)::int from private.account_consents where user_id = $1', [nina]),
  ).toBe(0);
});
