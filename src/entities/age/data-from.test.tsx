// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { DataFrom } from './data-from.tsx';

const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;
const line = () => document.querySelector('p');

test('[law 1] the age of old data keeps its place when newer data comes, and takes none on a screen that is looked at', () => {
  const { again } = showForm(<DataFrom synced_at={hoursAgo(30)} />);
  expect(line()!.textContent).toMatch(/Podem ter mudado/);
  expect(line()!.className).not.toContain('invisible');
  again(<DataFrom synced_at={hoursAgo(0)} />);
  expect(line()!.className).toContain('invisible');
  again(<DataFrom key="the next screen" synced_at={hoursAgo(0)} />);
  expect(line()).toBeNull();
  again(<DataFrom key="the next screen" synced_at={hoursAgo(30)} />);
  expect(line()).toBeNull();
});
