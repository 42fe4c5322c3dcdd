import { afterAll, beforeAll } from 'vitest';
import { scrape } from '#tests/sql/catalog/scrape.ts';
import { freshDatabase } from './fresh-database.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

// hosted is real PostgreSQL; for the embedded backend see tests/sql/catalog/scrape.long.test.ts
scrape('hosted', (grants) => freshDatabase(server, grants));
