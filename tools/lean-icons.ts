import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/**
 * Imports every icon from its own file: through the library's single index, the first file of the
 * app would contain the icons of every screen.
 */
export function leanIcons(): Plugin {
  let files: ReadonlyMap<string, string>;
  return {
    name: 'qg-lean-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = iconFiles();
    },
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes("from 'lucide-react'")) return null;
      return {
        code: code.replace(IMPORT, (_, names: string) => ownImports(names, files)),
        map: null,
      };
    },
  };
}

function ownImports(names: string, files: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', local = icon] = name.split(' as ');
      const file = files.get(icon);
      if (!file) throw new Error(`lucide-react has no icon ${icon}`);
      return `import ${local} from 'lucide-react/icons/${file}';`;
    })
    .join(' ');
}

/** Files by the names under which the index exports them. */
function iconFiles(): ReadonlyMap<string, string> {
  const main = createRequire(import.meta.url).resolve('lucide-react');
  const index = join(dirname(main), '..', 'esm', 'lucide-react.mjs');
  const found = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(EXPORT)) {
    for (const name of names.split(',')) found.set(name.replace('default as', '').trim(), file);
  }
  return found;
}
