// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { EventPatch } from './event-patch.tsx';

const records = vi.hoisted(() => vi.fn());
vi.mock('#live/rows/use-live-records.ts', () => ({ useLiveRecords: records }));

const event = { id: 'e1', name: 'Serra', patch: null, starts_at: '2026-11-20T12:00:00Z' };
const patch = { id: 'p1', nome: 'Serra', imagem_url: null, descricao: null };
const mine = {
  kind: 'user_patch',
  data: { patch_id: 'p1', data_conquista: '2026-11-21T12:00:00Z' },
};

test.for([
  [[], 2],
  [[mine], 0],
] as const)('with %j of mine, both pictures are grey or neither: %i', ([of_mine, grey]) => {
  records.mockImplementation((collection: string) => ({
    state: 'present',
    rows: collection === 'patches' ? [patch] : of_mine,
  }));
  showForm(<EventPatch event={event as AirsoftEvent} now="2026-11-22T12:00:00Z" />);
  act(() => document.querySelector('button')!.click());
  expect(document.querySelectorAll('img.patch')).toHaveLength(2);
  expect(document.querySelectorAll('img.patch-faded')).toHaveLength(grey);
});
