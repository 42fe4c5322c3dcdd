// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { profile } from '#i18n/pt-BR/profile.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PatchCelebration } from './patch-celebration.tsx';

const world = vi.hoisted(() => ({
  patches: [] as object[],
  mutate: vi.fn(),
  take: vi.fn(async (_: object, ids: readonly string[]) => ids),
}));
vi.mock('./use-my-patches.ts', () => ({
  useMyPatches: () => ({ state: 'present', patches: world.patches }),
}));
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => world.mutate }));
vi.mock('./viewed-patches.ts', async (original) => ({
  ...(await original<object>()),
  takeUnviewed: world.take,
}));

const earned = (id: string, celebrated: boolean) => ({
  patch: { id, nome: `Patch ${id}`, descricao: null, imagem_url: null },
  earned_at: new Date().toISOString(),
  celebrated,
});
const person = { id: 'ana', email: 'ana@exemplo.com' } as never;
const show = async (...patches: object[]) => {
  world.patches = patches;
  showForm(<PatchCelebration person={person} onSee={vi.fn()} />);
  await act(async () => {});
  return document.body.textContent;
};
beforeEach(() => vi.clearAllMocks());

test('what is celebrated here is told to the other devices', async () => {
  expect(await show(earned('a', false))).toContain('Patch a');
  expect(world.mutate.mock.calls).toEqual([
    ['celebrate_patches@1', { patch_ids: ['a'] }, { label: '' }],
  ]);
  const main = document.querySelector('dialog .btn-primary');
  expect(main!.textContent, 'the way out is no main action').toBe(profile.celebration.see);
});

test('in a new profile nothing is celebrated again', async () => {
  expect(await show(earned('a', true))).not.toContain('Patch a');
  expect(world.take).not.toHaveBeenCalled();
  await show(earned('a', true), earned('b', false));
  expect(world.take.mock.lastCall?.[1]).toEqual(['b']);
  expect(document.body.textContent).not.toContain('Patch a');
});
