// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from '#sync/account/account.ts';
import { freshRows } from '#sync/replica/fresh-rows.ts';
import type { LocalRow, ReplicaStore } from '#sync/replica/replica-store.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { AccountContext } from '../account-context.ts';
import { useLiveRecord } from './use-live-record.ts';

const row = (rev: number) => ({ ...eventRow({ id: 'a', rev, name: `v${rev}` }), epoch: 'e' });
const replica = vi.hoisted(() => ({ found: {} as object }));
vi.mock('./use-live-records.ts', () => ({ useLiveRecords: () => replica.found }));

test('a row that is being written is shown, and is known not to be stored yet', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const seen: unknown[] = [];
  const Name = () => {
    const found = useLiveRecord('airsoft_events', 'a');
    if (found.state === 'present') seen.push([found.row.name, found.is_stored]);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  const fresh = freshRows();
  const show = (rev: number) =>
    act(async () => {
      replica.found = { state: 'present', rows: [row(rev)] };
      root.render(
        <AccountContext value={{ fresh } as Account}>
          <Name />
        </AccountContext>,
      );
    });
  await show(1);
  const store = fresh.telling({ write: async () => [] } as Partial<ReplicaStore> as ReplicaStore);
  const write = { was: undefined, row: row(2) as unknown as LocalRow, removed: false };
  await act(async () => void (await store.write('airsoft_events', [write])));
  expect(seen.at(-1)).toEqual(['v2', false]);
  await show(2);
  expect(seen.at(-1)).toEqual(['v2', true]);
  expect(seen[0]).toEqual(['v1', true]);
});
