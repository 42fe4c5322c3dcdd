import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { applyMigrations, applyStandIns, type RunSql } from '#local/database/migrations.ts';
import { type Connection, Session } from '#tests/sql/session.ts';
import { copyCluster, keepCluster, keptCluster } from './kept-cluster.ts';
import { type Cluster, startCluster } from './postgres.ts';

/** A session on its own connection to real PostgreSQL. */
export type OpenSession = Session & {
  close(): Promise<void>;
  /** The server's process behind the connection. */
  backend_pid: number;
};

/** A cluster with our schema in a template, from which each test takes its own database. */
export type RaceServer = {
  cluster: Cluster;
  /** A new database, a copy of `like`; without it, a copy of the empty schema. @returns its name */
  database(like?: string): Promise<string>;
  /** Deletes a database, and ends who has it open. */
  drop(name: string): Promise<void>;
  open(database: string): Promise<OpenSession>;
  /** Where a program finds a database. */
  url(database: string): string;
  /** Ends every session that was opened, and the server. */
  stop(): Promise<void>;
};

const TEMPLATE = 'qg_template';
const INT8 = 20;
const DATE = 1082;

/** @param options `from`: the files of another server, instead of one with our schema only */
export async function startRaceServer({
  from,
  ...options
}: { durable?: boolean; quiet?: boolean; from?: string | undefined } = {}): Promise<RaceServer> {
  const kept = from ?? keptCluster();
  if (!existsSync(kept)) await makeCluster(kept);
  const cluster = await startCluster({ ...options, fill: (data) => copyCluster(kept, data) });
  const { close, ...databases } = databasesAt(cluster.port);
  return {
    cluster,
    ...databases,
    async stop() {
      await close();
      await cluster.stop();
    },
  };
}

/** The databases of such a server that runs already. */
export function databasesAt(
  port: number,
): Pick<RaceServer, 'open' | 'url' | 'database' | 'drop'> & { close: () => Promise<void> } {
  const opened = new Set<OpenSession>();

  async function open(database: string): Promise<OpenSession> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      database,
      types: { getTypeParser: plainTypes as typeof pg.types.getTypeParser },
      // a statement that waits for ever becomes an error of its test; the long run has tests that wait
      ...(process.env['QG_SUITE'] === 'gate' && { statement_timeout: 50_000 }),
    });
    client.on('error', () => undefined); // a killed server: the query in flight reports it
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const session = Object.assign(new Session(connectionOf(client)), {
      backend_pid: rows[0].pid as number,
      close: async () => {
        opened.delete(session);
        await client.end();
      },
    });
    opened.add(session);
    return session;
  }

  return {
    open,
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async database(like = TEMPLATE) {
      const admin = await open('postgres');
      const name = `qg_${randomUUID().replaceAll('-', '')}`;
      await admin.exec(`create database ${name} template ${like} strategy file_copy`);
      await admin.close();
      return name;
    },
    async drop(name) {
      const admin = await open('postgres');
      await admin.exec(`drop database ${name} with (force)`);
      await admin.close();
    },
    async close() {
      await Promise.allSettled([...opened].map((session) => session.close()));
    },
  };
}

/** A server with our schema in its template, whose files are kept: what follows copies them. */
async function makeCluster(kept: string): Promise<void> {
  const cluster = await startCluster();
  const run = async (database: string, work: (run: RunSql) => Promise<unknown>) => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: cluster.port,
      user: 'postgres',
      database,
    });
    await client.connect();
    await work((sql) => client.query(sql));
    await client.end();
  };
  await run('postgres', (sql) => sql(`create database ${TEMPLATE}`));
  await run(TEMPLATE, async (sql) => {
    await applyStandIns(sql, { bare: true });
    await applyMigrations(sql);
  });
  await cluster.stop((data) => keepCluster(data, kept));
}

function connectionOf(client: pg.Client): Connection {
  return {
    async query(text, params) {
      const { rows, rowCount } = await client.query(text, params);
      return { rows, affectedRows: rowCount ?? 0 };
    },
    exec: (text) => client.query(text),
  };
}

/** Numbers as numbers, days as YYYY-MM-DD, like PGlite and JSON. */
function plainTypes(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (oid === INT8) return Number;
  if (oid === DATE) return (text) => text;
  return pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown;
}
