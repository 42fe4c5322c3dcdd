import { expect, test } from 'vitest';
import { openDatabase } from '#local/database/database.ts';
import { newKeys } from '#local/auth/keys.ts';
import { createLiteApp } from '#local/auth/lite-app.ts';
import { createMailbox } from '#local/mail/mailbox.ts';
import { applyMigrations, applyStandIns, migrationFiles } from '#local/database/migrations.ts';
import { fixtures, soon } from '../open-test-backend.ts';

test('negative control: @supabase/lite alone mixes two simultaneous requests', async () => {
  const db = await openDatabase(null);
  const keys = newKeys();
  const app = createLiteApp(db, {
    keys,
    site_url: 'http://localhost',
    mailbox: createMailbox({ is_local: true }),
  });
  await app.ensureSystemSchema();
  await applyStandIns(db.exec, { bare: false });
  await applyMigrations(db.exec, migrationFiles(fixtures.migrations_dir));
  await db.exec('grant execute on function public.whoami() to service_role');
  const role = async (apikey: string) => {
    const request = new Request('http://localhost/rest/v1/rpc/whoami', { headers: { apikey } });
    return ((await (await app.fetch(request)).json()) as { role: string }).role;
  };
  const both = [keys.publishable_key, keys.secret_key];
  await role(keys.publishable_key); // reads the schema, which spreads out the requests behind it
  const at_once = () => Promise.all(both.map(role));
  await soon(at_once).not.toEqual(['anon', 'service_role']); // after some attempts
  const in_turn = await Promise.all(both.map((key) => db.turns.take(() => role(key))));
  expect(in_turn).toEqual(['anon', 'service_role']);
  await db.close();
});
