// @vitest-environment jsdom
import { act, createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { SheetForm } from './sheet-form.tsx';

vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: {} }) }));
vi.mock('../leave/unsaved-form.tsx', () => ({ UnsavedForm: () => null }));

test('the button says that the form is being sent, as long as that takes, and sends it once', async () => {
  const sending = Promise.withResolvers<void>();
  const handleSubmit = vi.fn(() => sending.promise);
  showForm(
    <SheetForm
      form={{ handleSubmit }}
      element={createRef()}
      title="Arena"
      submit="Enviar"
      draft_key="arena:new"
      draft={undefined}
      isOver={() => false}
      onClose={vi.fn()}
      onDiscard={undefined}
      failure=""
    >
      {null}
    </SheetForm>,
  );
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const looks = () => [button.textContent, button.getAttribute('aria-busy')];
  expect(looks()).toEqual(['Enviar', null]);
  await act(async () => button.click());
  expect(looks()).toEqual([form_words.submitting, 'true']);
  await act(async () => button.click());
  expect(handleSubmit).toHaveBeenCalledOnce();
  await act(async () => sending.resolve());
  expect(looks()).toEqual(['Enviar', null]);
});

test('why it was not sent is said beside the button, until something else is typed', async () => {
  const sheet = (text: string) => (
    <SheetForm
      form={{ handleSubmit: async () => {} }}
      element={createRef()}
      title="Arena"
      submit="Enviar"
      draft_key="arena:new"
      draft={drafts[text]}
      isOver={() => false}
      onClose={vi.fn()}
      onDiscard={undefined}
      failure="Sem ponto no mapa"
    >
      {null}
    </SheetForm>
  );
  const drafts: Record<string, object> = { first: {}, later: {} };
  const { again } = showForm(sheet('first'));
  const said = () => document.querySelector('footer [role=alert]')?.textContent;
  expect(said()).toBe('Sem ponto no mapa');
  again(sheet('later'));
  expect(said()).toBeUndefined();
  await act(async () => document.querySelector<HTMLButtonElement>('[type=submit]')!.click());
  expect(said()).toBe('Sem ponto no mapa');
});
