// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { CorrectButton, WaitingNotes } from './waiting-notes.tsx';

const address = vi.hoisted(() => ({ again: undefined as string | undefined }));
const navigate = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({
  useSearch: () => address,
  useNavigate: () => navigate,
}));

vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('./use-act.ts', () => ({ useRetry: () => vi.fn() }));
vi.mock('./use-say.ts', () => ({ useUndo: () => vi.fn() }));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
beforeEach(() => vi.clearAllMocks());

const record = { id: 'm1' } as OutboxRecord;

function shown(again: string | undefined) {
  address.again = again;
  const onCorrect = vi.fn();
  const root = createRoot(document.createElement('div'));
  const render = () =>
    act(() =>
      root.render(
        <TypesafeI18n locale="pt-BR">
          <CorrectButton record={record} onCorrect={onCorrect} />
        </TypesafeI18n>,
      ),
    );
  render();
  return { onCorrect, render };
}

test('whom Pendências leads here finds the form open, once', () => {
  const { onCorrect, render } = shown('m1');
  expect(onCorrect).toHaveBeenCalledTimes(1);
  const [{ search }] = navigate.mock.calls[0] as [{ search: (given: object) => object }];
  expect(search({ tab: 'events', again: 'm1' })).toEqual({ tab: 'events', again: undefined });
  render();
  expect(onCorrect).toHaveBeenCalledTimes(1);
});

test.each([undefined, 'm2'])('led by %s, the form waits for a tap', (again) => {
  expect(shown(again).onCorrect).not.toHaveBeenCalled();
});

test.each([
  ['with a signal', true],
  ['without one', false],
])('%s, what has just been asked for is noted once it takes long', (_, online) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (...asked: [id: string, created_at: string][]) =>
    act(() => {
      const records = asked.map(([id, created_at]) => {
        return { id, created_at, name: 'vote@1', status: 'queued', label: id, args: {} };
      });
      root.render(
        <TypesafeI18n locale="pt-BR">
          <WaitingNotes records={records as never} />
        </TypesafeI18n>,
      );
    });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const noted = () => place.querySelectorAll('li').length;
  const old = ['m1', '2026-11-21T11:00:00Z'] as [string, string];
  const young = ['m2', '2026-11-21T12:00:00Z'] as [string, string];
  show(); // the outbox is not read yet
  show(old);
  expect(noted()).toBe(1);
  show(old, young);
  pass(0);
  expect(noted()).toBe(online ? 1 : 2);
  show(old); // sent
  pass(5_000);
  expect(noted()).toBe(1);
  show(old, ['m3', '2026-11-21T14:00:00Z']); // the clock of this device is slow
  pass(5_000);
  expect(noted()).toBe(2);
  vi.useRealTimers();
});
