import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventDay } from '#domain/time/event-day.ts';
import { openBackend } from '#local/backend.ts';
import { madeOnce } from './made-once.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** A data directory as the first start leaves it, for each state of the SQL and each day. */
export const seededDataDir = (seed: 'demo' | 'none'): Promise<string> =>
  madeOnce('data', `${seed}-${sqlHash()}`, async (data_dir) => {
    const backend = await openBackend({ data_dir, seed, dist_dir: null, port: 0 });
    await backend.close();
  });

function sqlHash(): string {
  const supabase = join(ROOT, 'supabase');
  // the demo data counts days in this zone
  const hash = createHash('sha256').update(eventDay(new Date().toISOString()));
  hash.update(readFileSync(join(ROOT, 'package-lock.json'))); // another PGlite writes other files
  for (const folder of ['migrations', 'seed', 'local']) {
    for (const name of readdirSync(join(supabase, folder), { recursive: true })
      .map(String)
      .toSorted()) {
      if (/\.(sql|ts)$/.test(name))
        hash.update(name).update(readFileSync(join(supabase, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
