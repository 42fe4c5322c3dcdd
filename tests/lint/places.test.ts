import { expect, test } from 'vitest';
import { modules } from './imports.ts';

/** A city and its state that are joined by hand, and a place that is shown as it was typed. */
const BY_HAND =
  /city\}(?: - |\/)\$?\{|(?:(?<!Place(?:Text|Fact))>|value: |facts=\{|location=\{)\$?\{?(?:event|data|entry)\.location[\s}<]/;

test('[law 7 of a screen] no line of a screen ends between a city and its state', () => {
  const found = [...modules].flatMap(([path, { code }]) =>
    path.startsWith('src/') && !path.endsWith('domain/place/city-state.ts') && BY_HAND.test(code)
      ? [path]
      : [],
  );
  expect(found).toEqual([]);
});
