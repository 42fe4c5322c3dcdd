// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useSheetStart } from './use-sheet-start.ts';

const stored = vi.hoisted(() => ({ draft: undefined as object | null | undefined }));
vi.mock('../use-stored-draft.ts', () => ({ useStoredDraft: () => stored.draft }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const form = (text: string) => ({ values: { text }, base: { text: '' } });

async function begin() {
  let start: ReturnType<typeof useSheetStart<{ text: string }>>;
  const root = createRoot(document.createElement('div'));
  function Sheet({ rows }: { rows: readonly { id: string }[] | undefined }) {
    start = useSheetStart({ draft_key: 'k', read: () => null, rows, first: () => form('first') });
    return null;
  }
  return async (rows: readonly { id: string }[] | undefined) => {
    await act(async () => root.render(<Sheet rows={rows} />));
    return start;
  };
}

test('nothing is shown before draft and rows are known; then the draft begins, with its row’s id', async () => {
  const show = await begin();
  stored.draft = undefined;
  expect(await show([])).toBeUndefined();
  stored.draft = { id: 'e1', ...form('draft') };
  expect(await show(undefined)).toBeUndefined();
  expect(await show([])).toEqual({
    id: 'e1',
    new_id: 'e1',
    ...form('draft'),
    restored: true,
  });
  // another tab sent it meanwhile: what is on the screen stays, for a row of its own
  const other = await show([{ id: 'e1' }]);
  expect(other).toMatchObject({ id: 'e1', ...form('draft'), restored: true });
  expect(other!.new_id).not.toBe('e1');
});

test('a draft whose row exists was sent already: the form begins anew, with another id', async () => {
  stored.draft = { id: 'e1', ...form('draft') };
  const start = await (await begin())([{ id: 'e1' }]);
  expect(start).toMatchObject({ ...form('first'), restored: false });
  expect(start!.id).not.toBe('e1');
});

test('without a draft the first values begin', async () => {
  stored.draft = null;
  expect(await (await begin())([])).toMatchObject({ ...form('first'), restored: false });
});
