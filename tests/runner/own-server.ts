import { inject } from 'vitest';

/** The port of this worker's PostgreSQL (`database-server.ts`); null where the tests use PGlite. */
export function portOfWorker(): number | null {
  const ports = inject('postgres_ports');
  return ports[(Number(process.env['VITEST_POOL_ID']) - 1) % ports.length] ?? null;
}
