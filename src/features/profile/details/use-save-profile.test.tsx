// @vitest-environment jsdom
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { profile as words } from '#i18n/pt-BR/profile.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const ask = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-act.ts', () => ({ useAsk: () => ask }));

let save: ReturnType<typeof useSaveProfile>;
function Desk() {
  const now = useSaveProfile();
  useEffect(() => void (save = now));
  return null;
}
const act = {
  label: words.title,
  said: {
    done: words.saved,
    refused: words.save_failed,
    failed: words.save_failed,
    signed_out: words.login_required,
    waiting: words.saved_here,
  },
};

test.each([true, false])(
  'fields and number count as saved once this device has stored them: %s',
  async (kept) => {
    ask.mockReset().mockResolvedValue({ kept });
    showForm(<Desk />);
    expect(await save.saveFields({ name: 'Ana' })).toBe(kept);
    expect(await save.saveNumber('5511987654321')).toBe(kept);
    expect(ask.mock.calls).toEqual([
      ['update_profile@1', { patch: { name: 'Ana' } }, act],
      ['set_whatsapp@1', { whatsapp: '5511987654321' }, act],
    ]);
  },
);
