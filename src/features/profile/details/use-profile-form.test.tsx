// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { profile as words } from '#i18n/pt-BR/profile.ts';
import { hasUnsavedWork } from '#platform/kept/unsaved-work.ts';
import {
  captureWhatsappVerifications,
  onWhatsappVerification,
  type WhatsappVerification,
} from '#platform/whatsapp/whatsapp-verification.ts';
import type { Profile } from '#sync/records/profile.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { useProfileForm, type ProfileFormApi } from './use-profile-form.ts';

const save = vi.hoisted(() => ({ saveFields: vi.fn(), saveNumber: vi.fn() }));
vi.mock('./use-save-profile.ts', () => ({ useSaveProfile: () => save }));

const profile = {
  name: 'Ana Souza',
  whatsapp: '5511987654321',
  team: 'Lobos',
  operator_experience: null,
  operator_classes: [],
} as unknown as Profile;
const invalid = vi.fn();
let asked: WhatsappVerification[];
let form: ProfileFormApi;
function Desk() {
  const now = useProfileForm(profile, invalid);
  useEffect(() => void (form = now));
  return <now.Field name="name">{() => null}</now.Field>;
}
beforeEach(() => {
  vi.clearAllMocks();
  save.saveFields.mockResolvedValue(true);
  useToastStore.setState({ shown: null, behind: [] });
  asked = [];
});
captureWhatsappVerifications();
const end = onWhatsappVerification((one) => asked.push(one));
afterAll(end);
const type = (field: 'name' | 'whatsapp', text: string) =>
  act(() => form.setFieldValue(field, text));
const submit = () => act(() => form.handleSubmit());
const toast = () => useToastStore.getState().shown;

test('an update of the app waits while typed text would be lost', async () => {
  const { leave } = showForm(<Desk />);
  expect(hasUnsavedWork()).toBe(false);
  type('name', 'Ana Lima');
  expect(hasUnsavedWork()).toBe(true);
  await submit();
  expect(hasUnsavedWork()).toBe(false); // it is stored
  expect(asked).toEqual([]); // the number is the same
  type('name', 'Ana Reis');
  leave();
  expect(hasUnsavedWork()).toBe(false);
});

test('what could not be stored stays in the form', async () => {
  save.saveFields.mockResolvedValue(false);
  const { leave } = showForm(<Desk />);
  type('name', 'Ana Lima');
  type('whatsapp', '11912345678');
  await submit();
  expect(form.state.values.name).toBe('Ana Lima');
  expect([hasUnsavedWork(), asked]).toEqual([true, []]);
  leave();
});

test('an unchanged form stores nothing, and says so', async () => {
  showForm(<Desk />);
  await submit();
  expect(save.saveFields).not.toHaveBeenCalled();
  expect(toast()).toMatchObject({ tone: 'info', title: words.form.unchanged });
});

test('a broken rule stores nothing', async () => {
  showForm(<Desk />);
  type('name', 'A');
  await submit();
  expect([invalid.mock.calls.length, save.saveFields.mock.calls.length]).toEqual([1, 0]);
});

test('a new number is stored once it is verified, and the fields before', async () => {
  const { leave } = showForm(<Desk />);
  type('name', 'Ana Lima');
  type('whatsapp', '11912345678');
  await submit();
  expect(save.saveFields).toHaveBeenCalledWith({ name: 'Ana Lima' });
  expect(asked).toMatchObject([{ whatsapp: '5511912345678', name: 'Ana Lima' }]);
  expect(save.saveNumber).not.toHaveBeenCalled();
  asked[0]!.onSuccess!();
  expect(save.saveNumber).toHaveBeenCalledExactlyOnceWith('5511912345678');
  leave();
});

test('a number that is not verified stays as it was, with the reason', async () => {
  showForm(<Desk />);
  const before = form.state.values.whatsapp;
  type('whatsapp', '11912345678');
  await submit();
  expect(form.state.values.whatsapp).toBe(before);
  expect(save.saveFields).not.toHaveBeenCalled();
  asked[0]!.onError!('cancelado');
  expect(toast()).toMatchObject({
    tone: 'error',
    title: words.number_kept,
    detail: 'cancelado',
  });
  expect(save.saveNumber).not.toHaveBeenCalled();
});
