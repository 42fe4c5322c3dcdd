// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screenAge } from '#entities/age/screen-age.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import type { UpdateOffer } from '../worker/update-offer.ts';
import { ShellBanners } from './banners.tsx';

const now = vi.hoisted(() => ({
  screen: '/events',
  online: true,
  update: null as UpdateOffer | null,
}));
vi.mock('@tanstack/react-router', () => ({
  useRouterState: ({ select }: { select: (state: object) => unknown }) =>
    select({ matches: [{ id: now.screen }] }),
}));
vi.mock('#live/freshness/use-online.ts', () => ({ useOnline: () => now.online }));
vi.mock('../worker/update-offer.ts', () => ({ useUpdateOffer: () => now.update }));

/** The notices that have a place, each with whether it can be read there. */
const placed = () =>
  [...document.querySelectorAll('.banner')].map((banner) => [
    banner.textContent,
    !banner.classList.contains('invisible'),
  ]);
/** As spec 1 says it. */
const offline = 'Modo Offline - Usando dados armazenados localmente';

let again: () => void;
beforeEach(() => {
  Object.assign(now, { screen: '/events', online: true, update: null });
  const shown = showForm(<ShellBanners />);
  again = () => shown.again(<ShellBanners />);
});
const turn = (change: Partial<typeof now>) => {
  Object.assign(now, change);
  again();
};

test('[law 1] what is said about the signal takes its place with the next screen, and gives it back with the one after', () => {
  turn({ online: false });
  expect(placed()).toEqual([]);
  turn({ screen: '/teams' });
  expect(placed()).toEqual([[offline, true]]);
  turn({ online: true });
  expect(placed()).toEqual([[offline, false]]);
  turn({ online: false });
  expect(placed()).toEqual([[offline, true]]);
  turn({ online: true, screen: '/map' });
  expect(placed()).toEqual([]);
});

test('[law 1] a new version is offered to who comes back to the app, and says there what it waits for', () => {
  turn({ update: { wait: 'no', accept: () => {} } });
  expect(placed()).toEqual([]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(placed()).toEqual([[expect.stringContaining(shell.update.body), true]]);
  turn({ update: { wait: 'sending', accept: () => {} } });
  expect(placed()).toEqual([[expect.stringContaining(shell.update.waits_for_sending), true]]);
});

test('[law 4] without a signal one line says so and how old the data of the screen is', async () => {
  turn({ online: false });
  turn({ screen: '/teams' });
  const line = () => document.querySelector('.banner-offline');
  const day_ms = 86_400_000;
  screenAge.set(Date.now() - day_ms);
  const said = async () => {
    await act(async () => {});
    return line()?.textContent;
  };
  await expect.poll(said).toContain(`${offline}· de ontem, `);
  await act(async () => screenAge.set(undefined));
  expect(line()?.textContent).toBe(offline);
});
