// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { emptyRegistration } from '#domain/registration-form.ts';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { readDraft } from './draft.ts';
import { useRegistrationForm, type RegistrationFormApi } from './use-registration-form.ts';

const mutate = vi.hoisted(() => vi.fn(() => Promise.resolve({ ok: true })));
vi.mock('#live/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#live/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'p1' }) }));

const event = { id: 'e1', name: 'Serra', game_mode: 'MilSim' } as AirsoftEvent;
const start = { ...emptyRegistration, name: 'Ana', whatsapp: '11987654321' };

test('a registration that is written down leaves no draft, however fast the button was', async () => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  let form!: RegistrationFormApi;
  function Desk() {
    const given = { event, teams: [], start, refused: undefined, onInvalid: () => {} };
    form = useRegistrationForm(given).form;
    return <form.Field name="name">{() => null}</form.Field>;
  }
  act(() =>
    createRoot(document.createElement('div')).render(
      <TypesafeI18n locale="pt-BR">
        <Desk />
      </TypesafeI18n>,
    ),
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // from here on nothing of it is drawn
  form.setFieldValue('name', 'Ana Souza');
  await vi.advanceTimersByTimeAsync(250);
  expect(readDraft('e1', 'p1')?.name).toBe('Ana Souza');

  form.setFieldValue('name', 'Ana Souza Lima');
  await form.handleSubmit();
  expect(mutate).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readDraft('e1', 'p1')).toBeUndefined();
});
