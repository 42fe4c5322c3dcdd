import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayFromNow } from '#tests/sql/acts.ts';
import { ROLES, type Role } from '#tests/sql/matrix/topics/topic.ts';
import { buildWorld, type World } from '#tests/sql/matrix/world/matrix-world.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { seededRandom } from '../seeded-random.ts';

const TURNS = 80;

let server: RaceServer;
let database: string;
let world: World;
let scopes: string[];
const alone = new Map<Role, object>();
beforeAll(async () => {
  server = await startRaceServer();
  database = await server.database();
  const db = await server.open(database);
  world = await buildWorld(db);
  // answers from before and after midnight differ
  await db.exec(`create or replace function private.window_from() returns date language sql stable set search_path = '' as
    $$ select date '${dayFromNow(-15)}' $$`);
  const teams = await db.rows<{ id: string }>('select id from public.teams');
  scopes = [
    'public',
    'me',
    ...Object.values(world.event).map((id) => `event:${id}`),
    ...teams.map(({ id }) => `team:${id}`),
  ];
  await db.close();
  for (const role of ROLES) {
    const session = await server.open(database);
    alone.set(role, await everything(session, role));
    await session.close();
  }
});
afterAll(() => server.stop());

/** Everything that a device of this role receives, including its digests. */
async function everything(db: OpenSession, role: Role): Promise<object> {
  const { scopes: answer } = await db.rpc<{ scopes: object }>(world.who[role], 'sync_pull', {
    v: 1,
    limit: 1000,
    digest: scopes,
    scopes: Object.fromEntries(scopes.map((scope) => [scope, {}])),
  });
  return answer;
}

/** The roles that got another answer than on a connection of their own. */
async function misled(db: OpenSession): Promise<Role[]> {
  const random = seededRandom(7);
  const wrong = new Set<Role>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const role = random.pick(ROLES);
    const answer = await everything(db, role);
    if (JSON.stringify(answer) !== JSON.stringify(alone.get(role))) wrong.add(role);
  }
  return [...wrong];
}

test('[T1] a connection that has served other roles answers each role like a new one', async () => {
  const answers = new Set([...alone.values()].map((answer) => JSON.stringify(answer)));
  expect(answers.size).toBe(ROLES.length); // no two of them see the same
  const db = await server.open(database);
  expect(await misled(db)).toEqual([]);
  await db.close();
});

test('negative control: pages that are read as their owner are detected', async () => {
  const db = await server.open(database);
  await db.exec(
    'alter function private.collection_page(uuid, text, jsonb, integer, boolean) security definer',
  );
  expect(await misled(db)).toContain('anon');
  await db.close();
});
