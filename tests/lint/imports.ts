import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Module = {
  readonly code: string;
  /** Comes together with it. */
  readonly needs: readonly string[];
  /** Comes later. */
  readonly fetches: readonly string[];
};

/** Every file of the app but the texts, by its path. */
export const modules: ReadonlyMap<string, Module> = new Map(
  globSync('src/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.|^src\/i18n\/(pt-BR|en|es|i18n-)/.test(path))
    .map((path) => [path, read(path)]),
);

function read(path: string): Module {
  const code = readFileSync(path, 'utf8');
  const all = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, to]) =>
      to!.startsWith('#') ? to!.replace('#', 'src/') : join(path, '..', to!),
    );
  return {
    code,
    needs: all(/^(?:im|ex)port (?!type)[^;]*?from '([^']+)'/gms),
    fetches: all(/import\(\s*'([^']+)'/g),
  };
}
