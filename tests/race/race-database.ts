import pg from 'pg';
import { applyMigrations, applyStandIns } from '#local/database/migrations.ts';
import { type Connection, Session } from '#tests/sql/session.ts';
import { type Cluster, startCluster } from './postgres.ts';

/** A session on its own connection to real PostgreSQL. */
export interface OpenSession extends Session {
  close(): Promise<void>;
  /** The server's process behind the connection. */
  backend_pid: number;
}

/** A cluster with our schema in a template, from which each test takes its own database. */
export interface RaceServer {
  cluster: Cluster;
  /** A new database, a copy of `like`; without it, a copy of the empty schema. @returns its name */
  database(like?: string): Promise<string>;
  open(database: string): Promise<OpenSession>;
  /** Ends every session that was opened, and the server. */
  stop(): Promise<void>;
}

const TEMPLATE = 'qg_template';
const INT8 = 20;
const DATE = 1082;

export async function startRaceServer(options: { durable?: boolean } = {}): Promise<RaceServer> {
  const cluster = await startCluster(options);
  const opened = new Set<OpenSession>();
  let count = 0;

  async function open(database: string): Promise<OpenSession> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: cluster.port,
      user: 'postgres',
      database,
      types: { getTypeParser: plainTypes as typeof pg.types.getTypeParser },
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

  const maintenance = await open('postgres');
  await maintenance.exec(`create database ${TEMPLATE}`);
  const builder = await open(TEMPLATE);
  const run = (sql: string) => builder.exec(sql);
  await applyStandIns(run, { bare: true });
  await applyMigrations(run);
  await builder.close();
  await maintenance.close();

  return {
    cluster,
    open,
    async database(like = TEMPLATE) {
      const admin = await open('postgres');
      count += 1;
      const name = `qg_${count}`;
      await admin.exec(`create database ${name} template ${like} strategy file_copy`);
      await admin.close();
      return name;
    },
    async stop() {
      await Promise.allSettled([...opened].map((session) => session.close()));
      await cluster.stop();
    },
  };
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
