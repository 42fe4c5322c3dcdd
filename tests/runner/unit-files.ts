import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** What a file may leave behind for the next one: mocks, clocks, globals, databases. */
const LEAVES =
  /\bvi\b|jsdom|globalThis|process\.env|indexed-?db|local-?storage|#tests\/fixtures\/(?!samples|typed|outbox\/waiting-records|replica\/map-store)/i;
const NEEDS_DOCUMENT = /^\/\/ @vitest-environment jsdom/;
/** Replace `location`, or need `crypto.subtle`: no file can in a document's own world. */
const NEEDS_WORKER = /stubGlobal\('location'|viewed-patches/;

const files = globSync('{src/!(domain|i18n|served),sync,sw,tools}/**/*.test.ts', { cwd: ROOT }).map(
  (file) => ({
    file: file.replaceAll('\\', '/'),
    text: readFileSync(join(ROOT, file), 'utf8'),
  }),
);
const found = (isOne: (text: string) => boolean) =>
  files.filter(({ text }) => isOne(text)).map(({ file }) => file);

/**
 * Test files that leave nothing behind, so that one worker serves all of them: most of what they take
 * is to read the same modules again.
 */
export const pureFiles = found((text) => !LEAVES.test(text));

/** Test files that need a document, and can run beside the screens, where jsdom is read only once. */
export const documentFiles = found((text) => NEEDS_DOCUMENT.test(text) && !NEEDS_WORKER.test(text));
