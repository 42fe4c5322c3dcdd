// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { screenAge, useScreenAge } from './screen-age.ts';

function Part({ synced_at }: { synced_at: number | undefined }) {
  useScreenAge(synced_at);
  return null;
}
const list = <Part key="list" synced_at={2_000} />;

test('the line says the age of the oldest part, and that of the list again once the part beside it is closed', () => {
  const screen = showForm([list]);
  expect(screenAge.get()).toBe(2_000);
  screen.again([list, <Part key="a" synced_at={1_000} />]);
  expect(screenAge.get()).toBe(1_000);
  screen.again([list, <Part key="b" synced_at={undefined} />]); // never read
  expect(screenAge.get()).toBe(2_000);
  screen.again([list]);
  expect(screenAge.get()).toBe(2_000);
  screen.leave();
  expect(screenAge.get()).toBeUndefined();
});
