// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { profile as words } from '#i18n/pt-BR/profile.ts';
import type { Profile } from '#sync/records/profile.ts';
import { ProfileForm } from './profile-form.tsx';

const save = vi.hoisted(() => vi.fn(() => Promise.resolve({ kept: true, settled: 'applied' })));
vi.mock('./use-save-profile.ts', () => ({ useSaveProfile: () => save }));
vi.mock('#entities/form/use-stored-draft.ts', () => ({ useStoredDraft: () => null }));
vi.mock('#entities/form/use-keep-draft.ts', () => ({ useKeepDraft: () => {} }));
vi.mock('#live/account-context.ts', () => ({
  useAccount: () => ({ local: { db: { meta: { delete: async () => {} } } } }),
}));
vi.mock('./number-notes.tsx', () => ({ NumberNotes: () => null }));
vi.mock('../use-verify-number.ts', () => ({ useVerifyNumber: () => () => {} }));

const before = {
  name: 'Ana Souza',
  whatsapp: '5511987654321',
  team: 'Lobos',
  operator_experience: null,
  operator_classes: [],
} as unknown as Profile;

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('what another device of mine saved while I typed is not undone', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  const show = (profile: Profile) =>
    act(() =>
      root.render(
        <TypesafeI18n locale="pt-BR">
          <ProfileForm profile={profile} />
        </TypesafeI18n>,
      ),
    );
  show(before);
  show({ ...before, team: 'Corvos' });
  const field = (name: string) => page.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  expect(field('team').value).toBe('Corvos'); // the person had not touched the field

  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  act(() => {
    set.call(field('name'), 'Ana Souza Lima');
    field('name').dispatchEvent(new Event('input', { bubbles: true }));
  });
  show({ ...before, team: 'Tigres' });
  act(() => {
    page.querySelector<HTMLButtonElement>('button[type=submit]')!.click();
  });
  await expect.poll(() => save).toHaveBeenCalled();
  expect(save).toHaveBeenCalledWith({ patch: { name: 'Ana Souza Lima' }, whatsapp: null });
  expect(page.querySelector('form')!.getAttribute('aria-label')).toBe(words.form.title);
});
