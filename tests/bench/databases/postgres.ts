import { readFileSync } from 'node:fs';
import { addEvent, addPerson, mutate, registration } from '#tests/sql/acts.ts';
import type { Who } from '#tests/sql/session.ts';
import {
  type OpenSession,
  type RaceServer,
  startRaceServer,
} from '#tests/race/cluster/race-database.ts';
import { type Answer, knownAt, readToEnd } from './pull-pages.ts';
import { type Country, makeCountry, PLAYER } from './postgres-country.ts';

/** One measured figure. Times in milliseconds, rates per second, sizes in kilobytes. */
export type PostgresFigure = {
  what: string;
  value: number;
  unit: 'ms' | '/s' | 'kB' | '×';
  budget?: { at_most: number } | { at_least: number };
};

const CLIENTS = 20;
/** As long as a real briefing, because it is processed with every registration. */
const BRIEFING =
  '<p>Óculos no rosto, sempre. <strong>Ponto de encontro</strong>: o portão.</p>'.repeat(40);

/**
 * What one PostgreSQL can handle, on real PostgreSQL with fsync on. A call is a whole
 * request as PostgREST makes it: begin, role and claims, the function, commit.
 * @param larger how many times more rows the second country has; the figures with × compare the two
 */
export async function postgresFigures({ larger = 10 } = {}): Promise<PostgresFigure[]> {
  const server = await startRaceServer({ durable: true });
  try {
    const one = await measureCountry(server, 1);
    const many = await measureCountry(server, larger);
    const ratio = (what: string): PostgresFigure => ({
      what: `${what}, ${larger} times the rows`,
      value: valueOf(many, what) / valueOf(one, what),
      unit: '×',
      budget: { at_most: 1.3 },
    });
    return [...one, ratio(IDLE_CPU), ratio(CHANGED_CPU), ratio(DIGEST_CPU)];
  } finally {
    await server.stop();
  }
}

// Server time is what all phones share, and other work on this machine does not distort it.
const IDLE_CPU = 'idle pull of public, me and six events: server time';
const CHANGED_CPU = 'pull with 20 changed rows: server time';
const DIGEST_CPU = 'pull with the digests of me and an event of 1,000: server time';

async function measureCountry(server: RaceServer, scale: number): Promise<PostgresFigure[]> {
  const database = await server.database();
  const db = await server.open(database);
  const country = await makeCountry(db, { scale, newcomers: 2_700 });
  const figures = await pullFigures(db, country);
  if (scale === 1) {
    figures.push(...(await snapshotFigures(db)));
    figures.push(...(await registrationFigures(server, { database, db, country })));
  }
  await db.close();
  return figures;
}

async function pullFigures(db: OpenSession, { hot_event }: Country): Promise<PostgresFigure[]> {
  const who: Who = { user: PLAYER };
  const mine = await db.rows<{ id: string }>(
    'select event_id as id from public.operators where user_id = $1 order by 1 limit 5',
    [PLAYER],
  );
  const scopes = [
    'public',
    'me',
    ...[hot_event, ...mine.map(({ id }) => id)].map((id) => `event:${id}`),
  ];
  const pull = (known: object, digest: string[] = []) =>
    db.rpc<Answer>(who, 'sync_pull', { v: 1, scopes: known, limit: 500, digest });
  const here = async () =>
    knownAt(await pull(Object.fromEntries(scopes.map((scope) => [scope, {}]))));

  const page = await timed(db, 10, () => pull({ public: {}, me: {} }));
  const first = await timed(db, 3, async () => {
    await readToEnd(pull, ['public', 'me']);
    await readToEnd(pull, scopes.slice(2)); // known only once `me` has been read
  });
  const known = await here();
  const idle = await timed(db, 300, () => pull(known));
  const hot = `event:${hot_event}`;
  const digest = await timed(db, 100, () =>
    pull({ me: known['me'], [hot]: known[hot] }, ['me', hot]),
  );
  const first_event = await timed(db, 20, () => pull({ [hot]: {} }));
  await db.rows(
    `update public.operators set team = 'Mudou' where id in (select id from public.operators where event_id = $1 limit 20)`,
    [hot_event],
  );
  const changed = await timed(db, 100, () => pull(known));
  return [
    {
      ...figure(
        'first sync without the snapshot, public and me: first page, server time',
        page.cpu_ms,
      ),
      budget: { at_most: 50 },
    },
    {
      ...figure('first sync without the snapshot, with six events: all of it', median(first.ms)),
      budget: { at_most: 3_000 },
    },
    {
      ...figure('idle pull of public, me and six events: p95', percentile(idle.ms, 0.95)),
      budget: { at_most: 10 },
    },
    figure(IDLE_CPU, idle.cpu_ms),
    figure(CHANGED_CPU, changed.cpu_ms),
    figure(DIGEST_CPU, digest.cpu_ms),
    figure('first page of an event of 1,000: server time', first_event.cpu_ms),
  ];
}

async function snapshotFigures(db: OpenSession): Promise<PostgresFigure[]> {
  const built = await timed(db, 3, () => db.rows('select private.rebuild_public_snapshot()'));
  const bytes = await db.one<number>('select octet_length(body) from private.public_snapshot');
  const asked = await timed(db, 20, () => db.rows('select private.public_snapshot_is_dirty()'));
  return [
    figure('public snapshot of 10,000 rows: built, server time', built.cpu_ms),
    { what: 'public snapshot of 10,000 rows: before compression', value: bytes / 1024, unit: 'kB' },
    figure('public snapshot: asked whether it is dirty', median(asked.ms)),
  ];
}

async function registrationFigures(
  server: RaceServer,
  { database, db, country }: { database: string; db: OpenSession; country: Country },
): Promise<PostgresFigure[]> {
  const sessions = await Promise.all(Array.from({ length: CLIENTS }, () => server.open(database)));
  const people = country.newcomers.slice();
  /** Registers `count` people from twenty connections at once. @returns how many per second */
  const rate = async (count: number, eventOf: (n: number) => string): Promise<number> => {
    let n = 0;
    const started = performance.now();
    await Promise.all(
      sessions.map(async (session) => {
        while (n < count) {
          const turn = n++;
          const person = people.pop();
          if (!person) throw new Error('too few newcomers');
          const args = registration(eventOf(turn));
          await mutate(session, person, { name: 'register@1', args });
        }
      }),
    );
    return (count / (performance.now() - started)) * 1000;
  };
  // each of another person, because one person's number of events is limited
  const event = async (changes: object = {}) =>
    addEvent(db, await addPerson(db, 'Organizadora'), { briefing: BRIEFING, ...changes });
  const hot_owner = await addPerson(db, 'Organizadora');
  const hot = await addEvent(db, hot_owner, { briefing: BRIEFING });
  const many: string[] = [];
  for (let n = 0; n < 100; n += 1) many.push(await event());
  const full = await event({ max_op: 1 });
  const cpu = () => sessions.reduce((sum, { backend_pid }) => sum + processorMs(backend_pid), 0);
  await rate(300, (n) => many[n % many.length] ?? hot); // the pool's connections are warmed up
  const cpu_before = cpu();
  const hot_rate = await rate(1_000, () => hot);
  const cpu_each = (cpu() - cpu_before) / 1_000;
  const spread_rate = await rate(800, (n) => many[n % many.length] ?? hot);
  const refused_rate = await rate(500, () => full);
  const gone = await timed(db, 1, () =>
    mutate(db, hot_owner, { name: 'delete_event@1', args: { id: hot } }),
  );
  await Promise.all(sessions.map((session) => session.close()));
  return [
    {
      what: `registrations into one event, ${CLIENTS} clients`,
      value: hot_rate,
      unit: '/s',
      budget: { at_least: 400 },
    },
    figure('one of those registrations: server time', cpu_each),
    { what: `registrations into 100 events, ${CLIENTS} clients`, value: spread_rate, unit: '/s' },
    {
      what: `registrations refused by a full event, ${CLIENTS} clients`,
      value: refused_rate,
      unit: '/s',
    },
    figure('an event of 1,000 people deleted', median(gone.ms)),
  ];
}

/** Each call by the clock, and all of them by the processor time of the server process. */
async function timed(db: OpenSession, times: number, run: () => Promise<unknown>) {
  const ms: number[] = [];
  const cpu_before = processorMs(db.backend_pid);
  for (let n = 0; n < times; n += 1) {
    const started = performance.now();
    await run();
    ms.push(performance.now() - started);
  }
  return { ms, cpu_ms: (processorMs(db.backend_pid) - cpu_before) / times };
}

/**
 * User and system time of a process so far; NaN where there is no /proc. In steps of a hundredth of
 * a second.
 */
function processorMs(pid: number): number {
  try {
    const [, after_name = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = after_name.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

const figure = (what: string, value: number): PostgresFigure => ({ what, value, unit: 'ms' });
const percentile = (sample: number[], p: number): number =>
  sample.toSorted((a, b) => a - b)[Math.min(sample.length - 1, Math.floor(sample.length * p))] ??
  Number.NaN;
const median = (sample: number[]): number => percentile(sample, 0.5);
const valueOf = (figures: PostgresFigure[], what: string): number =>
  figures.find((one) => one.what === what)?.value ?? Number.NaN;
