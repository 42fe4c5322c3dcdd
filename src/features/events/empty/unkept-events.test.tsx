// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import UnkeptEvents from './unkept-events.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a>{children}</a>,
}));
vi.mock('#platform/clock.ts', () => ({ nowUtc: () => '2026-11-22T12:00:00Z' }));

const id = (n: number) => `01a1fe05-6af7-73eb-bc02-204af34afb9${n}`;
const game = (n: number, name: string, date: string) => ({
  ...eventRow({ id: id(n), name, date, starts_at: `${date}T12:00:00+00:00` }),
  rev: 1,
  sync_xid: 1,
});
const rows = [
  game(1, 'Depois', '2026-12-05'),
  game(2, 'Antes', '2026-11-28'),
  game(3, 'Passado', '2026-11-20'),
];
const snapshot = {
  v: 1,
  as_user: null,
  epoch: 'e',
  server_now: '2026-11-22T12:00:00Z',
  horizon: 1,
  scopes: {
    public: {
      c: { airsoft_events: { rows, done: true } },
      departed: [],
      departed_done: true,
      window_from: '2026-11-07',
    },
  },
  acks: [],
};

async function show(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const screen = showForm(<UnkeptEvents url="http://server" />);
  do {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  } while (document.querySelector('.bone'));
  return { screen, names: [...document.querySelectorAll('a')].map((a) => a.textContent) };
}

test('where nothing can be kept, the coming games are shown all the same', async () => {
  const { names } = await show(async () => Response.json(snapshot));
  expect(names.map((name) => /Antes|Depois|Passado/.exec(name)?.[0])).toEqual(['Antes', 'Depois']);
});

test('without a signal the list is empty, and a screen that was left hears nothing', async () => {
  const { screen, names } = await show(() => Promise.reject(new TypeError('offline')));
  expect(names).toEqual([]);
  screen.leave();
});

test('what waits on this device is said, so that nobody clears it away', async () => {
  const waiting = (n: number) => JSON.stringify({ waiting: n, lost: 0 });
  localStorage.setItem('qg.waiting.qg:ana:q', waiting(2));
  localStorage.setItem('qg.waiting.qg:bia:q', waiting(1));
  localStorage.setItem('qg.theme', 'dark');
  await show(() => Promise.reject(new TypeError('offline')));
  expect(document.body.textContent).toContain('3 ações esperam envio neste aparelho');
  localStorage.clear();
  await show(() => Promise.reject(new TypeError('offline')));
  expect(document.body.textContent).not.toContain('envio neste aparelho');
});
