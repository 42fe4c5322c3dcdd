import { freeze } from './database/frozen/frozen.ts';

/**
 * `npm run freeze`, before a release: from then on a migration is only ever added to
 * (supabase/README.md).
 */
try {
  const fresh = freeze();
  console.log(fresh.length > 0 ? `Frozen:\n${fresh.join('\n')}` : 'Everything is frozen already.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
