// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useAfterWords } from './use-after-words.ts';

const known = vi.hoisted(() => ({ marks: undefined as object[] | undefined }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => ({}) }));
vi.mock('#live/event/use-event-records.ts', () => ({ useEventRecords: () => known.marks }));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: () => ({ state: 'present', rows: [] }),
}));

const event = {
  id: 'e1',
  date: '2026-11-22',
  time: '08:00',
  end_time: '14:00',
  starts_at: '2026-11-22T11:00:00Z',
  status: 'planned',
} as AirsoftEvent;
const AFTER = '2026-11-25T18:00:00Z';

function said(now: string, change: Partial<AirsoftEvent> = {}) {
  let words: ReturnType<typeof useAfterWords>;
  function Screen() {
    words = useAfterWords({ ...event, ...change }, { mine: { operator_id: 'o1' }, now });
    return null;
  }
  showForm(<Screen />);
  return words;
}

beforeEach(() => {
  known.marks = undefined;
});

test('until the marks are read, it says that the game is over, and of the person nothing', () => {
  expect(said(AFTER)).toEqual({ kind: 'info', title: registration.after.unknown, about: '' });
  known.marks = [];
  expect(said(AFTER)!.title).toBe(registration.after.missed);
});

test('before its end, and where it did not take place, there is nothing to say of it', () => {
  expect(said('2026-11-22T12:00:00Z')).toBeUndefined();
  expect(said(AFTER, { status: 'cancelled' })).toBeUndefined();
});
