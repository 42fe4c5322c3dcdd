// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { emptyRegistration } from '#domain/registration/registration-form.ts';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { readDraft, showOtherDraft } from './draft.ts';
import { useRegistrationForm, type RegistrationFormApi } from './use-registration-form.ts';

const discard = vi.hoisted(() => vi.fn());
const mutate = vi.hoisted(() => vi.fn(() => Promise.resolve({ ok: true })));
const persistStorage = vi.hoisted(() => vi.fn());
vi.mock('#platform/kept/storage-quota.ts', () => ({ persistStorage }));
vi.mock('#live/outbox/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({ discard }) }));

const event = { id: 'e1', name: 'Serra', game_mode: 'MilSim' } as AirsoftEvent;
const start = { ...emptyRegistration, name: 'Ana', whatsapp: '11987654321' };

let form!: RegistrationFormApi;
let showOther!: () => void;
let leave!: () => void;

/** Renders the form. */
function layOut(onOther = () => {}, refused?: OutboxRecord) {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  function Desk() {
    const given = { user_id: 'p1', event, teams: [], start, refused, onInvalid: () => {}, onOther };
    ({ form, showOther } = useRegistrationForm(given));
    return <form.Field name="name">{() => null}</form.Field>;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <TypesafeI18n locale="pt-BR">
        <Desk />
      </TypesafeI18n>,
    ),
  );
  leave = () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    act(() => root.unmount());
  };
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

test('a form in which nothing was typed leaves the draft of another person as it was', () => {
  const of = (user_id: string, name: string) =>
    JSON.stringify({ user_id, values: { ...start, name } });
  sessionStorage.setItem('qg.draft.register.e1', of('p2', 'Caio'));
  sessionStorage.setItem('qg.draft.register.e1~2', of('p1', 'Bia'));
  layOut();
  showOther();
  expect(readDraft('e1', 'p1')?.name).toBe('Bia');
  showOtherDraft('e1');
  expect(readDraft('e1', 'p2')?.name).toBe('Caio');
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

test('a page that closes right after the last key keeps it, unless nothing was typed or all is stored', async () => {
  sessionStorage.clear();
  const close = () => window.dispatchEvent(new Event('pagehide'));
  layOut();
  close();
  expect(readDraft('e1', 'p1')).toBeUndefined();
  form.setFieldValue('name', 'Ana Souza');
  close();
  expect(readDraft('e1', 'p1')?.name).toBe('Ana Souza');
  await form.handleSubmit();
  close();
  expect(readDraft('e1', 'p1')).toBeUndefined();
});

test('a form that was left writes nothing when the page closes', () => {
  sessionStorage.clear();
  layOut();
  form.setFieldValue('name', 'Ana Souza');
  leave();
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft('e1', 'p1')).toBeUndefined();
});

test('a refused registration is discarded once the new one is stored, not before', async () => {
  mutate.mockResolvedValueOnce({ ok: false, code: 'device_full' } as never);
  layOut(undefined, { id: 'r1' } as OutboxRecord);
  persistStorage.mockClear();
  await form.handleSubmit();
  expect(discard).not.toHaveBeenCalled();
  expect(persistStorage).not.toHaveBeenCalled();
  await form.handleSubmit();
  expect(persistStorage).toHaveBeenCalledOnce(); // from now on there is data worth keeping
  expect(discard.mock.calls).toEqual([['r1']]);
});
