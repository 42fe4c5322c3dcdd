// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { DistanceFact } from './distance-fact.tsx';
import { usePlace } from './place-store.ts';

const fact = () => document.querySelector('.fact');

test('[law 1] a row has the room of a distance before it is known, and none where no position comes', () => {
  act(() => usePlace.setState({ has_room: false }));
  const row = showForm(<DistanceFact distance_m={undefined} />);
  expect(fact()).toBeNull();
  act(() => usePlace.setState({ has_room: true }));
  expect([fact()!.className, fact()!.textContent]).toEqual([
    'fact min-w-24 tabular-nums invisible',
    '',
  ]);
  row.again(<DistanceFact distance_m={45_200} />);
  expect(fact()!.className).not.toContain('invisible');
  expect(fact()!.textContent).toMatch(/^a 45\skm$/);
});
