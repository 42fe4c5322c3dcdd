// @vitest-environment jsdom
import { useStore } from '@tanstack/react-form';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { emptyArena } from '#domain/arena/arena-form.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { locate } from '#platform/geolocation.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useArenaForm } from '../use-arena-form.ts';
import { ArenaPoint } from './arena-point.tsx';

vi.mock('#platform/geolocation.ts', () => ({ locate: vi.fn() }));
vi.mock('#live/freshness/use-online.ts', () => ({ useOnline: () => false }));
vi.mock('../use-find-address.ts', () => ({ useFindAddress: () => vi.fn() }));

const words = event_form.place;
function Point() {
  const form = useArenaForm({ start: emptyArena, onInvalid: () => {}, onSubmit: async () => {} });
  const { latitude, longitude } = useStore(form.store, ({ values }) => values);
  return (
    <>
      <output>{`${latitude} ${longitude}`}</output>
      <ArenaPoint form={form} pointPicker={() => null} />
    </>
  );
}

test('without a signal, who stands at the arena gives its point by one tap; where that fails, it is said', async () => {
  showForm(<Point />);
  const standHere = () =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === words.by_me)!
        .click(),
    );
  vi.mocked(locate).mockResolvedValueOnce({ ok: false, code: 'denied' });
  await standHere();
  expect(document.body.textContent).toContain(words.denied);
  const here = { latitude: -23.12345678, longitude: -46.5, accuracy_m: 5 };
  vi.mocked(locate).mockResolvedValueOnce({ ok: true, value: here });
  await standHere();
  expect(document.querySelector('output')!.textContent).toBe('-23.123457 -46.5');
  expect(document.body.textContent).toContain(words.located);
});
