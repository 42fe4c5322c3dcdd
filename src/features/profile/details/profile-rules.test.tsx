// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { Profile } from '#sync/records/profile.ts';
import { showForm, walkRules } from '#tests/fixtures/browser/form-screen.tsx';
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

test('the rules of the profile', async () => {
  const profile = {
    name: 'Ana Souza',
    whatsapp: '5511987654321',
    team: 'Lobos',
    operator_experience: null,
    operator_classes: [],
  } as unknown as Profile;
  await walkRules(showForm(<ProfileForm profile={profile} />), {
    right: { name: 'Ana Lima', whatsapp: '5511987654321', team: 'Corvos' },
    broken: [
      [{ name: 'A' }, 'name', 'profile_name_too_short'],
      [{ name: 'A'.repeat(101) }, 'name', 'name_too_long'],
      [{ name: 'Ana 7' }, 'name', 'name_invalid_characters'],
      [{ whatsapp: '1198765' }, 'whatsapp', 'whatsapp_too_short'],
      [{ team: 'x'.repeat(101) }, 'team', 'letters_over'],
    ],
    sent: save,
  });
  const patch = { name: 'Ana Lima', team: 'Corvos' };
  expect(save).toHaveBeenCalledWith({ patch, whatsapp: null });
});
