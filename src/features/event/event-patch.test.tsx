// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { EventPatch } from './event-patch.tsx';

const records = vi.hoisted(() => vi.fn());
vi.mock('#live/rows/use-live-records.ts', () => ({ useLiveRecords: records }));

const event = { id: 'e1', name: 'Serra', patch: null, starts_at: '2026-11-20T12:00:00Z' };
const show = (of: object, now = '2026-11-22T12:00:00Z') =>
  showForm(<EventPatch event={of as AirsoftEvent} now={now} />);
const patch = { id: 'p1', nome: 'Serra', imagem_url: null, descricao: null, para: null };
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
  show(event);
  act(() => document.querySelector('button')!.click());
  expect(document.querySelectorAll('img.patch')).toHaveLength(2);
  expect(document.querySelectorAll('img.patch-faded')).toHaveLength(grey);
});

test('the patches that will be made are shown before they are there, never beside them, and not where nobody gets them', () => {
  const rows: object[] = [];
  records.mockImplementation(() => ({ state: 'present', rows }));
  const coming = {
    ...event,
    is_public: true,
    is_info_only: false,
    patch_for: 'both',
    patch_drawing: 3,
  };
  const names = () =>
    [...document.querySelectorAll('button .font-medium')].map((one) => one.textContent);
  const before = '2026-11-19T12:00:00Z';
  show({ ...coming, patch_name: null }, before);
  expect(names()).toEqual(['Serra', 'Serra ★']);
  show({ ...coming, patch_name: 'Pico', patch_for: 'won' }, before);
  expect(names()).toEqual(['Pico ★']);
  for (const change of [
    { is_public: false },
    { is_info_only: true },
    { status: 'cancelled' },
    { patch_for: 'withdrawn' },
  ]) {
    show({ ...coming, patch_name: null, ...change }, before);
    expect(names()).toEqual([]);
  }
  // over, and here are none: nobody earned them
  show({ ...coming, patch_name: null });
  expect(names()).toEqual([]);
  rows.push({ ...patch, nome: 'Vale', para: 'came' });
  show({ ...coming, patch_name: null }, before);
  expect(names()).toEqual(['Vale']);
});
