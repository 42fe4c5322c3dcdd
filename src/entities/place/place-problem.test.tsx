// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { events } from '#i18n/pt-BR/events.ts';
import { map as words } from '#i18n/pt-BR/map.ts';
import { refusesTaps } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { loadHowToAllow } from './how-to-allow.tsx';
import { PlaceProblem } from './place-problem.tsx';
import { usePlace } from './place-store.ts';

const unknown = usePlace.getInitialState();
afterEach(() => act(() => usePlace.setState(unknown)));

test('who has not allowed the location reads how to, and nobody else', async () => {
  usePlace.setState({ phase: 'timeout' });
  showForm(<PlaceProblem />);
  expect(document.querySelector('details')).toBeNull();
  await act(async () => {
    usePlace.setState({ phase: 'denied' });
    await loadHowToAllow();
  });
  expect(document.querySelector('[role=status]')!.textContent).toBe(events.distance.denied);
  const more = () => act(async () => document.querySelector('details')?.textContent);
  await expect.poll(more).toBe(words.how_to_allow + words.allow_steps);
});

test('[law 1] rows that it pushes down take no tap until they could be looked at', () => {
  usePlace.setState({ phase: 'locating' });
  showForm(
    <>
      <PlaceProblem pushes="rows" />
      <ul id="rows" />
    </>,
  );
  expect(refusesTaps('#rows')).toBe(false);
  act(() => usePlace.setState({ phase: 'timeout' }));
  expect(document.querySelector('[role=status]')!.textContent).toBe(events.distance.unavailable);
  expect(refusesTaps('#rows')).toBe(true);
});
