// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { profile as words } from '#i18n/pt-BR/profile.ts';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { LeaveTeam } from './leave-team.tsx';

const mutateAll = vi.hoisted(() => vi.fn());
const settled = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-mutate-all.ts', () => ({ useMutateAll: () => mutateAll }));
vi.mock('#live/outbox/settled.ts', () => ({ settled, takenLater: () => Promise.resolve(false) }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: { db: {} } }) }));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** Presses the button of my place in a team. */
async function pressed(member: { role: string; approved: boolean }) {
  const mine = { team: { id: 't1', name: 'Lobos' }, member: { id: 'm1', ...member } };
  const page = document.createElement('div');
  document.body.append(page);
  act(() =>
    createRoot(page).render(
      <TypesafeI18n locale="pt-BR">
        <LeaveTeam mine={mine as never} />
      </TypesafeI18n>,
    ),
  );
  const press = (label: string) =>
    act(async () => {
      [...page.querySelectorAll('button')].find((one) => one.textContent === label)!.click();
      await Promise.resolve();
    });
  await press(page.querySelector('button')!.textContent);
  return { page, press };
}

test('a captain is told what to do first, instead of being asked', async () => {
  const { page } = await pressed({ role: 'captain', approved: true });
  expect(page.querySelector('dialog')!.open).toBe(false);
  expect(useToastStore.getState().shown).toMatchObject({
    title: words.leave.refused,
    detail: problems.refused.captain_cannot_leave,
  });
});

test('a person who only asked to join withdraws the request, and leaves no team', async () => {
  mutateAll.mockResolvedValueOnce({ ok: true, value: [{ id: 'x' }] });
  settled.mockResolvedValueOnce({ kind: 'applied' });
  const { page, press } = await pressed({ role: 'member', approved: false });
  expect(page.querySelector('dialog')!.textContent).toContain(words.withdraw.title);
  expect(page.textContent).not.toContain(words.leave.title);
  await press(words.withdraw.yes);
  expect(useToastStore.getState().shown?.title).toBe(words.withdraw.done);
});
