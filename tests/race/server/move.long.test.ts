import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, openBackend } from '#local/backend.ts';
import { move } from '#local/move/move.ts';
import { epochOf, newEvent, push, send } from '#tests/backend/data-dir/backup-acts.ts';
import { call, PASSWORD, signUp, type TestUser } from '#tests/backend/open-test-backend.ts';
import { register, signIn } from '#tests/backend/passkeys/passkey-acts.ts';
import { softwareAuthenticator } from '#tests/backend/passkeys/software-authenticator.ts';
import { WEBP } from '#tests/fixtures/samples/pictures.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';

let server: RaceServer;
let data_dir: string;
let ana: TestUser;
let epoch: string;
let picture: string;
let phone: ReturnType<typeof softwareAuthenticator>;
const pageOf = ({ port }: Backend) => ({ origin: `http://localhost:${port}`, rp_id: 'localhost' });
const event_id = crypto.randomUUID();
const sent = () => push(ana, 'create_event@1', newEvent(event_id));
let first: ReturnType<typeof sent>;

const open = (database_url?: string): Promise<Backend> =>
  openBackend({ data_dir, database_url, seed: 'demo', dist_dir: null, port: 0 });

beforeAll(async () => {
  server = await startRaceServer();
  data_dir = mkdtempSync(join(tmpdir(), 'qg-move-'));
  const backend = await open();
  ana = await signUp(backend, 'ana@exemplo.com');
  phone = softwareAuthenticator(pageOf(backend));
  expect(await register(ana.client, phone)).toBe('kept');
  first = sent();
  expect(await send(backend, ana, first)).toBe('applied');
  picture = `${ana.id}/${crypto.randomUUID()}.webp`;
  const { error } = await ana.client.storage
    .from('avatars')
    .upload(picture, WEBP.buffer, { contentType: 'image/webp' });
  expect(error).toBeNull();
  epoch = await epochOf(backend);
  await backend.close();
});
afterAll(async () => {
  await server.stop();
  rmSync(data_dir, { recursive: true, force: true });
});

test('a data directory is moved whole, with a new epoch, and stays as it was', async () => {
  const url = server.url(await server.database('template1'));
  const said: string[] = [];
  await move({ data_dir, database_url: url, say: (line) => said.push(line) });
  expect(said).toHaveLength(2);

  const moved = await open(url);
  expect(await epochOf(moved)).not.toBe(epoch);
  const signed_in = await call(moved, '/auth/v1/token?grant_type=password', {
    json: { email: ana.email, password: PASSWORD },
  });
  expect(signed_in.status).toBe(200);
  const bia = await signUp(moved, 'bia@exemplo.com');
  expect(await signIn(bia, phone, pageOf(moved))).toBe(ana.id);
  const { rows } = await moved.db.query<{ name: string }>(
    'select name from public.airsoft_events where id = $1',
    [event_id],
  );
  expect(rows).toEqual([{ name: 'Operação Alvorada' }]);
  // the earlier session is still valid, because the keys were copied too; the ledger knows its
  // mutation
  expect(await send(moved, ana, first)).toBe('applied');
  expect(await count(moved)).toBe(1);
  const seen = await fetch(`${moved.url}/storage/v1/object/public/avatars/${picture}`);
  expect(new Uint8Array(await seen.arrayBuffer())).toEqual(WEBP);
  const second = push(ana, 'create_event@1', newEvent(crypto.randomUUID()));
  expect(await send(moved, ana, second)).toBe('applied');
  await moved.close();

  const old = await open();
  expect(await epochOf(old)).toBe(epoch);
  expect(await count(old)).toBe(1);
  await old.close();

  async function count({ db }: Backend): Promise<number> {
    const found = await db.query<{ n: number }>(
      'select count(*)::int as n from private.sync_mutations where user_id = $1',
      [ana.id],
    );
    return found.rows[0]!.n;
  }
});

test('a database that holds accounts is refused, and nothing of it is changed', async () => {
  const url = server.url(await server.database('template1'));
  await move({ data_dir, database_url: url, say: () => undefined });
  await expect(move({ data_dir, database_url: url, say: () => undefined })).rejects.toThrow(
    /holds accounts already/,
  );
});

test('keys of another database in the shared folder are refused before anything is copied', async () => {
  const url = server.url(await server.database('template1'));
  const shared = join(data_dir, 'postgres');
  rmSync(shared, { recursive: true, force: true });
  const other = await open(server.url(await server.database('template1')));
  await other.close();
  const kept = readFileSync(join(shared, 'keys.json'), 'utf8');
  await expect(move({ data_dir, database_url: url, say: () => undefined })).rejects.toThrow(
    /belongs to another database/,
  );
  expect(readFileSync(join(shared, 'keys.json'), 'utf8')).toBe(kept);
  rmSync(shared, { recursive: true });
});

test('a move that fails half-way leaves nobody in the other database, and can be run again', async () => {
  const name = await server.database('template1');
  const url = server.url(name);
  const db = await server.open(name);
  // refuses the rows of one of the last tables
  await db.exec(`create schema broken; create function broken.no() returns trigger language plpgsql
    as $$ begin raise exception 'no room'; end $$;
    create function broken.on_users() returns event_trigger language plpgsql as $$ begin
      if to_regclass('public.user_roles') is not null and not exists (select from pg_trigger where tgname = 'no_room') then
        create trigger no_room before insert on public.user_roles for each row execute function broken.no();
        alter table public.user_roles enable always trigger no_room;
      end if; end $$;
    create event trigger break_it on ddl_command_end when tag in ('CREATE TABLE') execute function broken.on_users();`);
  await expect(move({ data_dir, database_url: url, say: () => undefined })).rejects.toThrow();
  const [row] = await db.rows<{ there: number }>('select count(*)::int as there from auth.users');
  expect(row).toEqual({ there: 0 });
  await db.exec('drop event trigger break_it; drop schema broken cascade;');
  await move({ data_dir, database_url: url, say: () => undefined });
  expect(await db.one('select count(*)::int from auth.users')).toBeGreaterThan(0);
  await db.close();
  expect(existsSync(join(data_dir, 'db'))).toBe(true);
});
