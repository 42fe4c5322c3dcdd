// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { emptyRegistration } from '#domain/registration-form.ts';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { readDraft, showOtherDraft } from './draft.ts';
import { useRegistrationForm, type RegistrationFormApi } from './use-registration-form.ts';

const mutate = vi.hoisted(() => vi.fn(() => Promise.resolve({ ok: true })));
vi.mock('#live/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#live/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'p1' }) }));

const event = { id: 'e1', name: 'Serra', game_mode: 'MilSim' } as AirsoftEvent;
const start = { ...emptyRegistration, name: 'Ana', whatsapp: '11987654321' };

let form!: RegistrationFormApi;
let showOther!: () => void;

/** Renders the form. */
function layOut(onOther = () => {}) {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  function Desk() {
    const given = { event, teams: [], start, refused: undefined, onInvalid: () => {}, onOther };
    ({ form, showOther } = useRegistrationForm(given));
    return <form.Field name="name">{() => null}</form.Field>;
  }
  act(() =>
    createRoot(document.createElement('div')).render(
      <TypesafeI18n locale="pt-BR">
        <Desk />
      </TypesafeI18n>,
    ),
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // from here on nothing renders
}

test('showing what another tab had begun keeps what was typed just now', async () => {
  const of = (name: string) => JSON.stringify({ user_id: 'p1', values: { ...start, name } });
  sessionStorage.setItem('qg.draft.register.e1', of('Ana'));
  sessionStorage.setItem('qg.draft.register.e1~2', of('Bia'));
  const onOther = vi.fn();
  layOut(onOther);
  form.setFieldValue('name', 'Ana Souza');
  showOther(); // before a draft is stored
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onOther).toHaveBeenCalledOnce();
  expect(readDraft('e1', 'p1')?.name).toBe('Bia');
  showOtherDraft('e1');
  expect(readDraft('e1', 'p1')?.name).toBe('Ana Souza');
  sessionStorage.clear();
});

test('a stored registration leaves no draft, however fast the button was', async () => {
  layOut();
  form.setFieldValue('name', 'Ana Souza');
  await vi.advanceTimersByTimeAsync(250);
  expect(readDraft('e1', 'p1')?.name).toBe('Ana Souza');

  form.setFieldValue('name', 'Ana Souza Lima');
  await form.handleSubmit();
  expect(mutate).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readDraft('e1', 'p1')).toBeUndefined();
});
