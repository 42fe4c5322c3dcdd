import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_DIR, releasedMigrations } from './database/migrations.ts';
import { BASELINE, baselineText } from './database/schemas.ts';

/** `npm run baseline`, after a change in supabase/schemas (supabase/README.md). */
if (releasedMigrations().some(({ name }) => name === BASELINE)) {
  console.error(`${BASELINE} is released. Write a migration instead: supabase/README.md.`);
  process.exitCode = 1;
} else {
  writeFileSync(join(MIGRATIONS_DIR, BASELINE), baselineText());
}
