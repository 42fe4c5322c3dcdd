// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyRegistration } from '#domain/registration/registration-form.ts';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { AccountContext } from '#live/account-context.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { readDraft } from '#sync/drafts/drafts.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { readRegistrationDraft } from './registration-draft.ts';
import { useRegistrationForm, type RegistrationFormApi } from './use-registration-form.ts';

const discard = vi.hoisted(() => vi.fn());
const mutate = vi.hoisted(() => vi.fn(() => Promise.resolve({ ok: true })));
const persistStorage = vi.hoisted(() => vi.fn());
vi.mock('#platform/kept/storage-quota.ts', () => ({ persistStorage }));
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({ discard }) }));

const event = { id: 'e1', name: 'Serra', game_mode: 'MilSim' } as AirsoftEvent;
const start = { ...emptyRegistration, name: 'Ana', whatsapp: '11987654321' };
const PAUSE_MS = 400;

let db: DeviceDatabase;
let form!: RegistrationFormApi;
let leave!: () => void;
beforeEach(() => {
  db = new DeviceDatabase('ana');
});
afterEach(async () => {
  leave();
  await db.delete();
});

/** Renders the form. */
function layOut(refused?: OutboxRecord) {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  function Desk() {
    ({ form } = useRegistrationForm({
      event,
      teams: [],
      teams_here: true,
      start,
      refused,
      onInvalid: () => {},
    }));
    return <form.Field name="name">{() => null}</form.Field>;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <AccountContext value={{ local: { db } } as never}>
        <TypesafeI18n locale="pt-BR">
          <Desk />
        </TypesafeI18n>
      </AccountContext>,
    ),
  );
  leave = () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    act(() => root.unmount());
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // from here on nothing renders
}

const kept = async () => readRegistrationDraft(await readDraft(db, 'register:e1'))?.name;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

test('what was typed is stored with the account, and fields that only a newer form has are empty', async () => {
  layOut();
  form.setFieldValue('name', 'Ana Souza');
  await expect.poll(kept).toBe('Ana Souza');
  expect(readRegistrationDraft({ values: { name: 'Ana' } })).toEqual({ ...start, whatsapp: '' });
  for (const broken of [undefined, null, '', [], {}, { values: 1 }])
    expect(readRegistrationDraft(broken)).toBeNull();
});

test('a stored registration leaves no draft, however fast the button was', async () => {
  layOut();
  form.setFieldValue('name', 'Ana Souza');
  await expect.poll(kept).toBe('Ana Souza');
  form.setFieldValue('name', 'Ana Souza Lima');
  await form.handleSubmit();
  expect(mutate).toHaveBeenCalledOnce();
  await pause();
  expect(await kept()).toBeUndefined();
});

test('a page that is hidden right after the last key keeps it, unless nothing was typed or all is stored', async () => {
  layOut();
  hide();
  expect(await kept()).toBeUndefined();
  form.setFieldValue('name', 'Ana Souza');
  hide();
  expect(await kept()).toBe('Ana Souza');
  await form.handleSubmit();
  hide();
  expect(await kept()).toBeUndefined();
});

test('a form that is left right after the last key keeps it', async () => {
  layOut();
  form.setFieldValue('name', 'Ana Souza');
  leave();
  expect(await kept()).toBe('Ana Souza');
});

test('a refused registration is discarded once the new one is stored, not before', async () => {
  mutate.mockResolvedValueOnce({ ok: false, code: 'device_full' } as never);
  layOut({ id: 'r1' } as OutboxRecord);
  persistStorage.mockClear();
  await form.handleSubmit();
  expect(discard).not.toHaveBeenCalled();
  expect(persistStorage).not.toHaveBeenCalled();
  await form.handleSubmit();
  expect(persistStorage).toHaveBeenCalledOnce(); // from now on there is data worth keeping
  expect(discard.mock.calls).toEqual([['r1']]);
});
