// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { searchIndex, indexRows, packRows, type SearchRow } from '#domain/words/search.ts';
import type { Locales } from '#i18n/i18n-types.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import type { ListedRow } from '../first-events.ts';
import { useFoundEvents } from './use-found-events.ts';

type Asked = { rows: readonly SearchRow[]; term: string };
const asked = vi.hoisted(() => vi.fn<(given: Asked) => void>());
vi.mock('#workers/field-client.ts', () => ({
  field: {
    search: async (_: AbortSignal, given: Asked) => {
      asked(given);
      return searchIndex(indexRows(packRows(given.rows)), given.term);
    },
  },
}));
afterEach(() => asked.mockClear());

const row = (id: string, game_mode: string) =>
  ({ id, name: `Jogo ${id}`, location: 'Campinas', game_mode }) as ListedRow;
const few = [row('a', 'Treinamento'), row('b', 'Cenário'), row('c', 'Outros'), row('d', 'CQB')];
const many = [...few, ...Array.from({ length: 200 }, (_, at) => row(`m${at}`, 'MilSim'))];

function List({ rows, term }: { rows: readonly ListedRow[]; term: string }) {
  return (
    useFoundEvents(rows, term)
      ?.map(({ id }) => id)
      .join() ?? null
  );
}

const words: readonly [Locales, string, string][] = [
  ['en', 'training', 'a'],
  ['en', 'Treinamento', 'a'],
  ['en', 'scenario', 'b'],
  ['en', 'other', 'c'],
  ['es', 'entrenamiento', 'a'],
  ['es', 'otros', 'c'],
  ['pt-BR', 'treina', 'a'],
  ['pt-BR', 'cqb', 'd'],
];

test.each(words)(
  'in %s %j finds the mode as it is shown, or as it is stored',
  (locale, term, id) => {
    showForm(<List rows={few} term={term} />, locale);
    expect(document.body.textContent).toBe(id);
  },
);

test.each(words)('in %s %j does so in a long list too', async (locale, term, id) => {
  showForm(<List rows={many} term={term} />, locale);
  await act(() => expect.poll(() => asked).toHaveBeenCalled());
  expect(document.body.textContent).toBe(id);
});

test('the worker gets the same array with every keystroke, and none for an empty field', async () => {
  const screen = showForm(<List rows={many} term="" />, 'en');
  expect(document.body.textContent).toBe(many.map(({ id }) => id).join());
  for (const term of ['t', 'tr', 'tra']) {
    screen.again(<List rows={many} term={term} />);
    await expect.poll(() => asked.mock.lastCall?.[0].term).toBe(term);
  }
  expect(new Set(asked.mock.calls.map(([{ rows }]) => rows)).size).toBe(1);
});
