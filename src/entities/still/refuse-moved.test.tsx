// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { refusesTaps, stubGrowth } from '#tests/fixtures/browser/growing.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { refuseMoved } from './refuse-moved.ts';

const place = (id: string, box: Partial<Record<'offsetTop' | 'offsetWidth', number>>) => {
  for (const [side, value] of Object.entries(box))
    Object.defineProperty(document.getElementById(id)!, side, { value, configurable: true });
};

test('[law 1] of a column, the parts that something above has pushed take no tap; the others do', () => {
  const grow = stubGrowth();
  const column = (refused: string | null) => (
    <div ref={refuseMoved}>
      <p id="first" />
      {refused}
      <p id="tabs" />
    </div>
  );
  const { again } = showForm(column(null));
  place('tabs', { offsetTop: 120 });
  grow(400);
  again(column('refused'));
  place('tabs', { offsetTop: 240 });
  grow(520);
  expect(refusesTaps('#tabs')).toBe(true);
  expect(refusesTaps('#first')).toBe(false);
  place('first', { offsetWidth: 300 });
  grow(521);
  expect(refusesTaps('#first')).toBe(true);
});
