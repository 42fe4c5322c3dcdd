// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PendingTab } from './pending-tab.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => asked }));

const words = team_page.pending;
const PICTURE = 'https://exemplo.com/caio.webp';
const member = {
  id: 'm1',
  name: 'Caio Reis',
  avatar_url: PICTURE,
  created_at: '2026-11-21T12:00:00Z',
  whatsapp: '5561987654321',
};
const press = (name: string) =>
  act(() =>
    [...document.querySelectorAll('button')]
      .find((one) => (one.ariaLabel ?? one.textContent) === name)!
      .click(),
  );
const dialog = () => document.querySelector('dialog')!;

beforeEach(() => {
  asked.mockReset();
  showForm(
    <PendingTab
      team={{ id: 't1', name: 'Lobos' } as never}
      people={{ asking: [member] } as never}
      is_read
    />,
  );
});

test('a refusal asks first, says what it means for the person, and can be taken back', () => {
  press(`${words.reject}: Caio Reis`);
  expect(dialog().open).toBe(true);
  expect(dialog().textContent).toContain('Recusar o pedido de Caio Reis?');
  expect(dialog().textContent).toContain(
    words.reject_confirm.replaceAll('{name:string}', 'Caio Reis'),
  );
  press(common.cancel);
  expect(dialog().open).toBe(false);
  expect(asked).not.toHaveBeenCalled();

  press(`${words.reject}: Caio Reis`);
  press(words.reject);
  const [name, args] = asked.mock.calls[0]!;
  expect([name, args]).toEqual(['reject_member@1', { member_id: 'm1', team_id: 't1' }]);
});

test('an approval needs one tap, and the picture gives way to initials when it does not load', () => {
  const picture = document.querySelector<HTMLImageElement>('li img')!;
  expect(picture.src).toBe(PICTURE);
  act(() => void picture.dispatchEvent(new Event('error')));
  expect(document.querySelector('li img')).toBeNull();
  expect(document.querySelector('li')!.textContent).toContain('CR');

  press(`${words.approve}: Caio Reis`);
  expect(asked.mock.calls[0]![0]).toBe('approve_member@1');
  expect(dialog().open).toBe(false);
});
