import { join } from 'node:path';
import { openBackend, type Backend, type Seed } from './backend.ts';
import { deleteDataDir } from './data-dir/delete-data-dir.ts';
import { siteOf } from './door/site.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './auth/demo-accounts.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Reads PORT, DATA_DIR, DATABASE_URL, SEED, KEEP and NEW_KEYS. The defaults are those of `npm start`: with demo
 * data, as long as only this machine can reach it.
 */
export function optionsFromEnvironment(env: NodeJS.ProcessEnv) {
  return {
    data_dir: env['DATA_DIR'] ?? join(ROOT, '.data'),
    database_url: env['DATABASE_URL'] || undefined,
    data_dir_consent: { keep_database: env['KEEP'] === '1', new_keys: env['NEW_KEYS'] === '1' },
    seed: seedNamed(env['SEED'] || (siteOf(env).is_local ? 'demo' : 'none')),
    dist_dir: env['DIST_DIR'] ?? join(ROOT, 'dist'),
    port: Number(env['PORT'] ?? 4173),
    settings: env,
  };
}

const seedNamed = (name: string): Seed => (name === 'none' || name === 'large' ? name : 'demo');

/** The longest time to stop: Docker kills after 10 s. Unit: ms. */
const STOP_WITHIN_MS = 4_700;
/** Ctrl-C under npm arrives twice: from the terminal, and forwarded by npm. Unit: ms. */
const SAME_SIGNAL_MS = 300;

/**
 * Opens a backend, prints its address, and closes it cleanly on Ctrl-C; a second one ends it at
 * once.
 */
export async function run(open: () => Promise<Backend>, seed: Seed): Promise<void> {
  const backend = await open();
  let stopping_since = 0;
  const stop = () => {
    if (stopping_since > 0) {
      if (performance.now() - stopping_since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stopping_since = performance.now();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref(); // what was acknowledged is on disk
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
  if (backend.mail_way === 'none') {
    console.log('\nNo mail is sent, because SMTP_URL is not set. For a forgotten password:');
    console.log('  npm run admin -- --new-password EMAIL');
  }
  console.log('\nCtrl-C stops it.');
}

function reset({
  data_dir,
  database_url,
}: {
  data_dir: string;
  database_url?: string | undefined;
}) {
  if (database_url !== undefined) {
    throw new Error(
      'RESET=1 deletes a data directory only. Drop the database of DATABASE_URL yourself.',
    );
  }
  deleteDataDir(data_dir);
}

if (import.meta.main) {
  const options = optionsFromEnvironment(process.env);
  try {
    if (process.env['RESET'] === '1') reset(options);
    await run(() => openBackend(options), options.seed);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
