// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusesTaps, stubHeights } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { refuseMoved } from './refuse-moved.ts';
import { heedActs } from './heed-acts.ts';
import { LOOK_MS } from './refuse-taps.ts';

heedActs();

let grow: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  const told = stubHeights();
  grow = () => told(1);
});
afterEach(() => vi.useRealTimers());

const place = (id: string, box: Partial<Record<'offsetTop' | 'offsetWidth', number>>) => {
  for (const [side, value] of Object.entries(box))
    Object.defineProperty(document.getElementById(id)!, side, { value, configurable: true });
};
const at = (top: number) => {
  place('tabs', { offsetTop: top });
  grow();
};

const column = (key: string, come = false) => (
  <div key={key} id="screen" ref={refuseMoved}>
    <p id="first" />
    <p id="tabs" />
    <div>
      <div ref={refuseMoved} />
    </div>
    {come && <p id="question" />}
    <p id="bar" style={{ position: 'sticky' }} />
  </div>
);

test('[law 1] of a column, the parts that something has pushed take no tap until they could be looked at; the others do', () => {
  showForm(column('seen'));
  at(120);
  at(121); // nothing that a thumb would notice
  expect(refusesTaps('#tabs')).toBe(false);
  place('bar', { offsetTop: 700 });
  at(240);
  expect(refusesTaps('#tabs')).toBe(true);
  expect(refusesTaps('#first')).toBe(false);
  expect(refusesTaps('#bar')).toBe(false);
  vi.advanceTimersByTime(LOOK_MS - 200);
  at(320); // what was looked at has moved again
  vi.advanceTimersByTime(LOOK_MS - 200);
  expect(refusesTaps('#tabs')).toBe(true);
  vi.advanceTimersByTime(200);
  expect(refusesTaps('#tabs')).toBe(false);
  place('first', { offsetWidth: 300 });
  grow();
  expect(refusesTaps('#first')).toBe(true);
});

test('[law 1] a part that comes later takes no tap until it could be looked at', async () => {
  showForm(<p />);
  await Promise.resolve(); // nothing gives its place to the column
  const { again } = showForm(column('seen'));
  at(120);
  again(column('seen', true));
  place('question', { offsetWidth: 328 });
  grow();
  expect(refusesTaps('#question')).toBe(true);
  expect(refusesTaps('#tabs')).toBe(false);
  vi.advanceTimersByTime(LOOK_MS);
  grow();
  expect(refusesTaps('#question')).toBe(false);
});

test('[law 1] also where another screen takes the place of the one that was seen last, and not later', async () => {
  const { again } = showForm(column('seen'));
  at(264);
  again(column('known'));
  at(319);
  expect(refusesTaps('#tabs')).toBe(true);
  again(<p />);
  await Promise.resolve();
  again(column('come back'));
  at(393);
  expect(refusesTaps('#tabs')).toBe(false);
});

test.each(['click', 'keydown', 'input'])(
  'what a %s moves takes taps at once; what moves a frame later, as by an answer of the server, does not',
  async (kind) => {
    showForm(<p />);
    await Promise.resolve(); // nothing gives its place to the column
    showForm(column('seen'));
    at(120);
    document.querySelector('#first')!.dispatchEvent(new Event(kind, { bubbles: true }));
    document.querySelector('#first')!.dispatchEvent(new Event(kind, { bubbles: true }));
    vi.advanceTimersToNextFrame();
    at(240);
    expect(refusesTaps('#tabs')).toBe(false);
    vi.advanceTimersToNextFrame();
    at(320);
    expect(refusesTaps('#tabs')).toBe(true);
  },
);
