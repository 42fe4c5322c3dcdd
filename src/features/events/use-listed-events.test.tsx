// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
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
  act(() => createRoot(document.createElement('div')).render(<Shown />));
  expect(listed?.map(({ id }) => id)).toEqual(ids);
  expect(asked[0]).toEqual({ limit });
});
