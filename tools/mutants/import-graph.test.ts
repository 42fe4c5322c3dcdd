import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { distances, importersOf } from './import-graph.ts';

test('every file that imports another is found, whatever the syntax, with the number of imports between them', () => {
  const root = mkdtempSync(join(tmpdir(), 'qg-graph-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'package.json': `{ "imports": { "#far/*": "./src/far/*" } }`,
    'src/far/leaf.ts': '',
    'src/named.ts': `import {\n  a,\n} from './far/leaf.ts';`,
    'src/late.ts': `const a = await import('#far/leaf.ts');`,
    'src/effect.ts': `import './named.ts';`,
    'src/again.ts': `export { a } from './effect.ts';`,
    'src/type.ts': `import type { A } from './far/leaf.ts';`,
    'sw/thread.ts': `new Worker(new URL('../src/again.ts', import.meta.url));`,
    'sw/other.ts': `import { a } from 'leaf.ts';`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  expect(Object.fromEntries(distances(importersOf(root), 'src/far/leaf.ts'))).toEqual({
    'src/far/leaf.ts': 0,
    'src/named.ts': 1,
    'src/late.ts': 1,
    'src/effect.ts': 2,
    'src/again.ts': 3,
    'sw/thread.ts': 4,
  });
});
