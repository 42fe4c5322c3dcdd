import type { TestProject } from 'vitest/node';
import { openBackend } from '#local/backend.ts';
import { seededServer } from '#tests/e2e/seeded-data.ts';
import {
  databasesAt,
  type RaceServer,
  startRaceServer,
} from '#tests/race/cluster/race-database.ts';

/** Projects whose servers hold the demo data. */
const SEEDED: ReadonlySet<string> = new Set([
  'e2e',
  'e2e-engine',
  'firefox',
  'webkit',
  'webkit-alone',
]);

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker; empty: the tests use PGlite. */
    postgres_ports: number[];
  }
}

/** A database as the backend prepares it, without accounts: what a test takes is a copy. */
export const BACKEND_TEMPLATE = 'qg_backend';

/**
 * Each worker of a project has a PostgreSQL of its own: an open transaction in one database holds
 * back the horizon of every database of its server. A test on PGlite takes three to five times as
 * long, and computes in the process that measures it. `TEST_DATABASE=pglite npm test -- sql
 * backend` runs the same tests there.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const on_pglite = project.config.env['TEST_DATABASE'] === 'pglite';
  const count = on_pglite ? 0 : Number(project.config.maxWorkers);
  const servers: RaceServer[] = [];
  const from = count > 0 && SEEDED.has(project.name) ? (await seededServer()).cluster : undefined;
  for (let n = 0; n < count; n += 1) servers.push(await startRaceServer({ quiet: true, from }));
  const ports = servers.map(({ cluster }) => cluster.port);
  if (project.name === 'backend') await Promise.all(ports.map(makeTemplate));
  project.provide('postgres_ports', ports);
  return async () => void (await Promise.all(servers.map((server) => server.stop())));
}

async function makeTemplate(port: number): Promise<void> {
  const { open, url } = databasesAt(port);
  const admin = await open('postgres');
  await admin.exec(`create database ${BACKEND_TEMPLATE}`);
  await admin.close();
  const backend = await openBackend({
    data_dir: null,
    database_url: url(BACKEND_TEMPLATE),
    seed: 'none',
    dist_dir: null,
    port: 0,
  });
  await backend.close();
}
