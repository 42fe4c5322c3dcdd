import { join } from 'node:path';
import { openBackend, type Backend, type Seed } from './backend.ts';
import { deleteDataDir } from './database/delete-data-dir.ts';
import { siteOf } from './http/site.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './auth/demo-accounts.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * What PORT, DATA_DIR, SEED, KEEP and NEW_KEYS say; the defaults are those of `npm start`: with demo data, as long as
 * only who sits at this machine can reach it.
 */
export function optionsFromEnvironment(env: NodeJS.ProcessEnv) {
  return {
    data_dir: env['DATA_DIR'] ?? join(ROOT, '.data'),
    data_dir_consent: { keep_database: env['KEEP'] === '1', new_keys: env['NEW_KEYS'] === '1' },
    seed: seedNamed(env['SEED'] || (siteOf(env).is_local ? 'demo' : 'none')),
    dist_dir: env['DIST_DIR'] ?? join(ROOT, 'dist'),
    port: Number(env['PORT'] ?? 4173),
    settings: env,
  };
}

const seedNamed = (name: string): Seed => (name === 'none' || name === 'large' ? name : 'demo');

/** Opens a backend, says where it is, and closes it cleanly on Ctrl-C. */
export async function run(open: () => Promise<Backend>, seed: Seed): Promise<void> {
  const backend = await open();
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    backend.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`\nQG Airsoft  http://localhost:${backend.port}\n`);
  if (seed !== 'none') {
    console.log(`Demo accounts, password ${DEMO_PASSWORD}:`);
    for (const { email } of DEMO_ACCOUNTS) console.log(`  ${email}`);
  }
  console.log('\nCtrl-C stops it.');
}

if (import.meta.main) {
  const options = optionsFromEnvironment(process.env);
  try {
    if (process.env['RESET'] === '1') deleteDataDir(options.data_dir);
    await run(() => openBackend(options), options.seed);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
