// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { EarlierCorrection } from './earlier-correction.tsx';

const device = vi.hoisted(() => ({ outbox: [] as object[], answer: undefined as unknown }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.outbox }));
vi.mock('#live/administration/use-answer.ts', () => ({ useAnswer: () => device }));

const arena = arenaRow({ id: 'a1', name: 'Forte', city: 'Itu' });
const asked = (arena_id: string, city: string, status = 'queued') => ({
  name: 'propose_arena_change@1',
  args: { id: city, arena_id, patch: { city }, base: {} },
  status,
});

test.each([
  ['the last one that waits on this device', [asked('a1', 'Salto'), asked('a1', 'Tatuí')], 'Tatuí'],
  [
    'what was sent, where nothing waits',
    [asked('a2', 'Jaú'), asked('a1', 'Jaú', 'rejected')],
    'Leme',
  ],
])('the form goes on with %s', async (_, outbox, city) => {
  device.outbox = outbox;
  device.answer = [{ arena_id: 'a1', patch: { city: 'Leme' } }];
  const goOn = vi.fn();
  showForm(<EarlierCorrection arena={arena as never} onContinue={goOn} />);
  await act(async () => document.querySelector('button')!.click());
  expect(goOn).toHaveBeenCalledExactlyOnceWith({ city });
});
