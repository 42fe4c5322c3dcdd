import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildHash, buildInputs } from './build-inputs.ts';

const ROOT = join(import.meta.dirname, '..');
const FILES = {
  'index.html': '',
  'package.json': '{ "type": "module", "imports": { "#local/*": "./supabase/local/*" } }',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
  'vite.config.ts': `import { lean } from './tools/lean.ts';`,
  'tools/build.ts': `import { hashOf } from '#local/version.ts';`,
  'tools/lean.ts': `import { join } from 'node:path';`,
  'tools/test.ts': 'not imported',
  'supabase/local/version.ts': `export { way } from '../way.ts';`,
  'supabase/way.ts': 'await import("vite");',
  'src/page.tsx': '',
  'src/page.test.tsx': '',
  'src/tree.gen.ts': '',
  'sync/round.ts': '',
  'sw/worker.ts': '',
  'public/icon.svg': '',
};

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'qg-build-inputs-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

const LEFT_OUT = ['tools/test.ts', 'src/page.test.tsx', 'src/tree.gen.ts'];
const INPUTS = Object.keys(FILES).filter((file) => !LEFT_OUT.includes(file));

test.each(INPUTS)('another content of %s is another build', (file) => {
  const before = buildHash(root);
  write(file, `${FILES[file as keyof typeof FILES]}\n`);
  expect(buildHash(root)).not.toBe(before);
});

test.each(LEFT_OUT)('a change of %s does not change the build hash', (file) => {
  const before = buildHash(root);
  write(file, 'other');
  expect(buildHash(root)).toBe(before);
});

test('a file that was added or renamed gives another build', () => {
  const before = buildHash(root);
  write('src/new.ts', '');
  const added = buildHash(root);
  expect(added).not.toBe(before);
  cpSync(join(root, 'src/new.ts'), join(root, 'src/newer.ts'));
  rmSync(join(root, 'src/new.ts'));
  expect(buildHash(root)).not.toBe(added);
});

test.each(['tools/lean.ts', 'index.html', 'public'])('%s is not silently left out', (file) => {
  rmSync(join(root, file), { recursive: true });
  expect(() => buildHash(root)).toThrow(file);
});

test('the inputs of this app include each module that takes part in its build', () => {
  expect(buildInputs(ROOT)).toEqual(
    expect.arrayContaining([
      'tools/shipped/stamp-page.ts',
      'tools/shipped/build-service-worker.ts',
      'supabase/local/door/security-headers.ts',
      'supabase/local/app-files/app-version.ts',
      'sw/service-worker.ts',
    ]),
  );
});
