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

const screen = (
  <>
    <PlaceProblem pushes="rows" />
    <ul id="rows" />
  </>
);

test('who has not allowed the location reads how to, and nobody else; [law 1] rows that it pushes take no tap', async () => {
  usePlace.setState({ phase: 'timeout' });
  showForm(screen);
  expect(document.querySelector('details')).toBeNull();
  act(() => usePlace.setState({ phase: 'denied' }));
  const { leave } = showForm(screen);
  expect(document.querySelector('[role=status]')!.textContent).toBe(events.distance.denied);
  expect(refusesTaps('#rows')).toBe(false);
  await act(loadHowToAllow);
  const more = () => act(async () => document.querySelector('details')?.textContent);
  await expect.poll(more).toBe(words.how_to_allow + words.allow_steps);
  expect(refusesTaps('#rows')).toBe(true);
  leave();
  showForm(screen); // comes with all of it
  expect(document.querySelector('details')).not.toBeNull();
  expect(refusesTaps('#rows')).toBe(false);
});

test('[law 1] rows that it pushes down take no tap until they could be looked at', () => {
  showForm(<p />);
  usePlace.setState({ phase: 'locating' });
  showForm(screen);
  expect(refusesTaps('#rows')).toBe(false);
  act(() => usePlace.setState({ phase: 'timeout' }));
  expect(document.querySelector('[role=status]')!.textContent).toBe(events.distance.unavailable);
  expect(refusesTaps('#rows')).toBe(true);
});
