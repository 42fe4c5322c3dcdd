// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { problems } from '#i18n/pt-BR/problems.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { MyData } from './my-data.tsx';

const exportMyData = vi.hoisted(() => vi.fn());
vi.mock('#sync/calls/my-data.ts', () => ({ exportMyData }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: {} }) }));
vi.mock('./delete-account.tsx', () => ({ DeleteAccount: () => null }));

const { export_failed, export_limit } = profile.account;

test.for([
  ['too_many_requests', export_limit],
  ['not_allowed', problems.refused.not_allowed],
])('a copy that is refused says why: %s', async ([code, detail]) => {
  exportMyData.mockResolvedValue({ kind: 'refused', code });
  showForm(<MyData {...({} as Parameters<typeof MyData>[0])} />);
  await act(async () => document.querySelector('button')!.click());
  expect(useToastStore.getState().shown).toMatchObject({ title: export_failed, detail });
});
