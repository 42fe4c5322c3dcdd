// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import type { useFirstSync } from '#live/freshness/use-sync-status.ts';
import { useListedEvents } from './use-listed-events.ts';

const replica = vi.hoisted(() => ({}));
const asked = vi.hoisted((): { limit: number | undefined }[] => []);
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ replica }) }));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: (_: string, { find }: { find: { limit?: number } }) => {
    asked.push({ limit: find.limit });
    return { state: 'loading' };
  },
}));
let first_sync: ReturnType<typeof useFirstSync> = null;
vi.mock('#live/freshness/use-sync-status.ts', () => ({ useFirstSync: () => first_sync }));
vi.mock('#live/rows/use-rows-to-come.ts', () => ({ useRowsToCome: () => false }));
vi.mock('./first-events.ts', async (real) => ({
  ...(await real<object>()),
  firstEvents: () => [eventRow({ id: 'first' })],
}));

test.each([
  ['a plain list begins with its first page', false, ['first'], 20],
  ['a search begins with all rows, so that no page says that there is no match', true, undefined, undefined], // prettier-ignore
])('%s', (_, is_asked, ids, limit) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked.length = 0;
  let listed: ReturnType<typeof useListedEvents>;
  function Shown() {
    listed = useListedEvents('2026-12-05', is_asked);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Shown />));
  expect(listed?.map(({ id }) => id)).toEqual(ids);
  expect(asked[0]).toEqual({ limit });
  act(() => root.unmount());
});

test('during a first sync only the first page is read, and all of it at the end', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  asked.length = 0;
  first_sync = 'initial_sync';
  function Shown() {
    useListedEvents('2026-12-05', false);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const render = () => act(() => root.render(<Shown />));
  render();
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  expect(new Set(asked.map(({ limit }) => limit))).toEqual(new Set([20]));
  first_sync = null;
  render();
  await vi.waitUntil(() => act(async () => asked.at(-1)!.limit === undefined), 5_000);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
