import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openBackend } from '#local/backend.ts';
import { addEvent, addNewcomer } from '#tests/sql/acts.ts';
import { Session } from '#tests/sql/session.ts';
import { connectionOf } from '#tests/backend/open-world-backend.ts';

const MAIN = join(import.meta.dirname, '../../../supabase/local/main.ts');

/** One kind of installation, as its operator starts it. */
export type Site = {
  what: string;
  data_dir: string;
  /** Undefined: PGlite in the directory. */
  database_url?: string;
  processes: number;
};

/** A site with people who have not registered yet, and an event without a limit of places. */
export type RunningSite = {
  urls: string[];
  anon_key: string;
  event_id: string;
  /** By person: id and access token. */
  people: { id: string; token: string }[];
  /** Resident memory of its processes, without PostgreSQL's. Unit: MB. */
  memory_mb: () => number;
  stop: () => Promise<void>;
};

/** Makes the data, then starts the processes: `npm start` without the build. */
export async function startSite(site: Site, count: number): Promise<RunningSite> {
  const { data_dir, database_url } = site;
  const made = await openBackend({ data_dir, database_url, seed: 'demo', dist_dir: null, port: 0 });
  const db = new Session(connectionOf(made));
  const owner = await db.one<string>(
    `select id from auth.users where email = 'organizador@exemplo.com'`,
  );
  const event_id = await addEvent(db, owner, { max_op: 0 });
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await addNewcomer(db, `Pessoa ${n}`));
  await made.close();

  const keys_dir = database_url === undefined ? data_dir : join(data_dir, 'postgres');
  const { jwt_secret } = JSON.parse(readFileSync(join(keys_dir, 'keys.json'), 'utf8')) as {
    jwt_secret: string;
  };
  const servers = await Promise.all(
    Array.from({ length: site.processes }, () => startProcess(site)),
  );
  return {
    urls: servers.map(({ url }) => url),
    anon_key: made.anon_key,
    event_id,
    people: ids.map((id) => ({ id, token: tokenOf(id, jwt_secret) })),
    memory_mb: () => servers.reduce((sum, { child }) => sum + residentMb(child.pid!), 0),
    stop: async () => {
      await Promise.all(
        servers.map(async ({ child }) => {
          const gone = once(child, 'exit');
          child.kill('SIGTERM');
          await gone;
        }),
      );
    },
  };
}

async function startProcess({
  data_dir,
  database_url,
}: Site): Promise<{ url: string; child: ChildProcess }> {
  const env = {
    ...process.env,
    DATA_DIR: data_dir,
    DATABASE_URL: database_url ?? '',
    PORT: '0',
    SEED: 'none',
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', () => reject(new Error('the server did not start')));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url) resolve(url.replace('localhost', '127.0.0.1'));
  });
  return { url: await promise, child };
}

function tokenOf(sub: string, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3_600;
  const claims = { sub, role: 'authenticated', aud: 'authenticated', exp };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function residentMb(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(pages) * 4096) / 1024 / 1024;
}
