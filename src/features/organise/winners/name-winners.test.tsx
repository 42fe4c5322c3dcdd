// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { organise } from '#i18n/pt-BR/organise.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import NameWinners from './name-winners.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-act.ts', () => ({ useAct: () => asked }));
vi.mock('./use-winner-rows.ts', () => ({
  useWinnerRows: () => ({
    shown: ['t1', 't2'].map((id) => ({ id, name: id, city: 'Atibaia', state: 'SP' })),
    gone: [],
    playersOf: () => 0,
  }),
}));
beforeEach(() => asked.mockClear());

const save = () => [...document.querySelectorAll<HTMLButtonElement>('footer button')].at(-1)!;
const tick = (at: number) =>
  act(() => document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[at]!.click());
const show = (...winner_team_ids: string[]) =>
  showForm(
    <NameWinners
      event={{ id: 'e', winner_team_ids } as never as AirsoftEvent}
      onClose={() => {}}
    />,
  );

test.each([[[]], [['t1']]])('of winners %j nothing is saved until one differs', (named) => {
  show(...named);
  expect(save().textContent).toBe(
    organise.winners.save.replace('{count:number}', `${named.length}`),
  );
  expect(save().disabled).toBe(true);
  tick(0);
  expect(save().disabled).toBe(false);
  tick(0);
  expect(save().disabled).toBe(true);
  tick(1);
  act(() => save().click());
  expect(asked.mock.calls[0]![1]).toEqual({ event_id: 'e', team_ids: [...named, 't2'] });
});
