import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** What a file may leave behind for the next one: mocks, clocks, globals, databases. */
const LEAVES =
  /\bvi\b|jsdom|globalThis|process\.env|indexed-?db|local-?storage|#tests\/fixtures\/(?!samples|typed|outbox\/waiting-records|replica\/map-store)/i;

/**
 * Test files that leave nothing behind, so that one worker serves all of them: most of what they take
 * is to read the same modules again.
 */
export const pureFiles = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LEAVES.test(readFileSync(join(ROOT, file), 'utf8')));
