import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '#tests/fixtures/free-port.ts';
import { postgresBinaries, SERVER_USER } from './postgres-binaries.ts';

/** A real PostgreSQL of our own, in a temporary directory, on 127.0.0.1 only. */
export type Cluster = {
  port: number;
  pid(): number;
  /** Kills the postmaster like a power cut. */
  killHard(): Promise<void>;
  /** Starts it again, as soon as the backend processes that a kill left behind have noticed it. */
  start(): Promise<void>;
  /**
   * Stops the server and deletes its files.
   * @param last what is done with the files before
   */
  stop(last?: (data: string) => void): Promise<void>;
};

/**
 * @param durable false turns fsync off: a killed process loses nothing by it, only a crashed
 * machine would. True when commits are timed.
 * @param quiet true: no transaction runs that a test has not begun, so that no row waits behind one
 * @param fill puts the files of a server into the empty directory; without it, initdb does
 */
export async function startCluster({
  durable = false,
  quiet = false,
  fill,
}: { durable?: boolean; quiet?: boolean; fill?: (data: string) => void } = {}): Promise<Cluster> {
  const dir = mkdtempSync(join(tmpdir(), 'qg-postgres-'));
  chmodSync(dir, 0o755);
  const data = join(dir, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (SERVER_USER) chownSync(data, SERVER_USER.uid, SERVER_USER.gid);
  const folder = await postgresBinaries(dir);
  const program = (name: string) => join(folder, 'bin', name);
  if (fill) fill(data);
  else await initialise(program('initdb'), data);
  let port = 0;
  let server: ChildProcess | undefined;
  const killOnExit = () => server?.kill('SIGKILL');
  process.once('exit', killOnExit);

  const launch = async () => {
    const settings = {
      ...SETTINGS,
      ...(durable ? {} : CARELESS),
      ...(quiet ? QUIET : {}),
      port: String(port),
    };
    const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    server = spawn(program('postgres'), ['-D', data, ...flags], { ...SERVER_USER, cwd: dir });
    await answering(server, port);
  };
  // Another process may have taken a port that was free a moment ago.
  for (let attempt = 1; ; attempt += 1) {
    port = await freePort();
    try {
      await launch();
      break;
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
  return {
    port,
    pid: () => server?.pid ?? 0,
    async start() {
      for (;;) {
        try {
          return await launch();
        } catch (error) {
          // PostgreSQL itself knows whether the data directory is still in use
          if (!String(error).match(/shared memory block|Address already in use/)) throw error;
          await pause(50);
        }
      }
    },
    async killHard() {
      if (!server) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
    async stop(last) {
      process.removeListener('exit', killOnExit);
      if (server && server.exitCode === null && server.signalCode === null) {
        const gone = once(server, 'exit');
        server.kill('SIGINT'); // fast shutdown: open sessions are ended
        await gone;
      }
      last?.(data);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The files of an empty server. */
const initialise = (initdb: string, data: string): Promise<void> =>
  finished(
    spawn(
      initdb,
      [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--no-sync',
        '--no-instructions',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { ...SERVER_USER, cwd: dirname(data) },
    ),
  );

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '128MB',
  autovacuum_naptime: '10s',
  log_min_messages: 'fatal',
  deadlock_timeout: '200ms',
};
const QUIET = { autovacuum: 'off' };
const CARELESS = { fsync: 'off', full_page_writes: 'off' };

function finished(child: ChildProcess): Promise<void> {
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
}

/** Waits until the server accepts connections. @throws its output when it exits instead */
async function answering(server: ChildProcess, port: number): Promise<void> {
  let said = '';
  let failed = false;
  server.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  server.stdout?.resume();
  server.once('error', (error) => {
    said += String(error);
    failed = true;
  });
  // at its exit, some of its output has not arrived yet
  server.once('close', () => (failed = true));
  for (;;) {
    if (failed) throw new Error(`PostgreSQL did not start: ${said}`);
    try {
      const client = new pg.Client({
        host: '127.0.0.1',
        port,
        user: 'postgres',
        database: 'postgres',
      });
      client.on('error', () => undefined);
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(30);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
