import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { addEvent, addPerson } from '#tests/sql/acts.ts';
import { addTeam } from '#tests/sql/teams/team-acts.ts';
import { Session } from '#tests/sql/session.ts';
import { openRealBackend } from '../open-test-backend.ts';
import { connectionOf } from '../open-world-backend.ts';
import { appPageDir } from './app-page.ts';
import { readPage } from './read-page.ts';

export const SITE_URL = 'https://qg.exemplo.com';

/**
 * A backend that serves the app's page, with events of one organiser, and a clock that the test
 * moves.
 */
export function servedWorld() {
  const dist_dir = appPageDir();
  let backend: Backend;
  let db: Session;
  let owner: string;
  let clock_ms = Date.now();
  beforeAll(async () => {
    backend = await openRealBackend({
      dist_dir,
      settings: { SITE_URL, APP_ENV: 'local' },
      clock: () => clock_ms,
    });
    db = new Session(connectionOf(backend));
    owner = await addPerson(db, 'Olívia', '5511987650001');
  }, 120_000);
  afterAll(async () => {
    await backend.close();
    rmSync(dist_dir, { recursive: true });
  });
  beforeEach(() => {
    clock_ms += 3_000; // an unknown event is looked up again
  });
  return {
    dist_dir,
    backend: () => backend,
    db: () => db,
    pass: (ms: number) => void (clock_ms += ms),
    read: (path: string, user_agent?: string) => readPage(backend.url, path, user_agent),
    event: (changes: object) => addEvent(db, owner, changes),
    /** Of a captain of its own. @returns its id */
    team: async (changes: object, captain = 'Olga Capitã') => {
      const { team } = await addTeam(db, await addPerson(db, captain), changes);
      return team;
    },
    change: (id: string, assignments: string) =>
      backend.db.query(`update public.airsoft_events set ${assignments} where id = '${id}'`),
  };
}
