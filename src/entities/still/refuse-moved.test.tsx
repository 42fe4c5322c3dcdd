// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { refusesTaps, stubHeights } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { refuseMoved } from './refuse-moved.ts';

const place = (id: string, top: number) =>
  Object.defineProperty(document.getElementById(id)!, 'offsetTop', {
    value: top,
    configurable: true,
  });

test('[law 1] of a column, the parts that something above has pushed take no tap; the others do', () => {
  const grow = stubHeights();
  const column = (refused: string | null) => (
    <div ref={refuseMoved}>
      <p id="first" />
      {refused}
      <p id="tabs" />
    </div>
  );
  const { again } = showForm(column(null));
  place('tabs', 120);
  grow(400);
  again(column('refused'));
  place('tabs', 240);
  grow(520);
  expect(refusesTaps('#tabs')).toBe(true);
  expect(refusesTaps('#first')).toBe(false);
});
