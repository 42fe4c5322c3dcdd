// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from '#sync/account/account.ts';
import { withOverlay } from '#sync/outbox/overlay.ts';
import { freshRows } from '#sync/replica/fresh-rows.ts';
import type { LocalRow, ReplicaStore } from '#sync/replica/replica-store.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { AccountContext } from '../account-context.ts';
import { useFreshRow } from './use-fresh-row.ts';

const EPOCH = '18110998-95d2-44ba-8fde-e31c5c9f4bd9';
const stored = (rev: number, name: string) =>
  ({ ...eventRow({ id: 'a', rev, name }), epoch: EPOCH, scopes: ['public'], me: 0 }) as const;

function Name({ row }: { row: ReturnType<typeof stored> }) {
  return useFreshRow('airsoft_events', row).name;
}

async function onScreen(row: ReturnType<typeof stored>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  const fresh = freshRows();
  const show = (next: typeof row, open = true) =>
    act(async () =>
      root.render(
        <AccountContext value={open ? ({ fresh } as Account) : null}>
          <Name row={next} />
        </AccountContext>,
      ),
    );
  await show(row);
  const store = fresh.telling({ write: async () => [] } as Partial<ReplicaStore> as ReplicaStore);
  const write = (next: object) =>
    act(async () => {
      await store.write('airsoft_events', [
        { was: undefined, row: next as LocalRow, removed: false },
      ]);
    });
  return { box, show, write };
}

test('the newer row that is being written is shown at once, and the one that was read after it', async () => {
  const { box, show, write } = await onScreen(stored(1, 'antes'));
  expect(box.textContent).toBe('antes');
  await write(stored(2, 'agora'));
  expect(box.textContent).toBe('agora');
  await show(stored(3, 'depois'));
  expect(box.textContent).toBe('depois');
});

test.each([
  ['an older row', stored(1, 'velha')],
  ['a row of the same version', stored(2, 'igual')],
  ['a row of another base', { ...stored(9, 'outra'), epoch: 'outra' }],
])('%s is not shown', async (_what, next) => {
  const { box, write } = await onScreen(stored(2, 'antes'));
  await write(next);
  expect(box.textContent).toBe('antes');
});

test('what the person has asked for stays on top', async () => {
  const [mine] = withOverlay<'airsoft_events'>(
    [stored(1, 'antes')],
    new Map([['a', (row) => row && { ...row, name: 'minha' }]]),
  );
  const { box, write } = await onScreen(mine as ReturnType<typeof stored>);
  await write(stored(2, 'agora'));
  expect(box.textContent).toBe('minha');
});

test('a row is shown before any account is open', async () => {
  const { box, show } = await onScreen(stored(1, 'antes'));
  await show(stored(1, 'antes'), false);
  expect(box.textContent).toBe('antes');
});
