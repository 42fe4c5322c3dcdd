// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { focusArrived, focusPart } from './focus-heading.ts';

const show = (html: string) => (document.body.innerHTML = html);
const focused = () => document.activeElement?.id;

test('the focus goes to the part that changes, and to its heading once that arrives', () => {
  show(
    '<main><div id="part" tabindex="-1" data-takes-focus></div><a id="row" href="#x"></a></main>',
  );
  expect(focusPart()).toBe(true);
  expect(focused()).toBe('part');
  document.querySelector('#part')!.innerHTML = '<h1 id="heading"></h1>';
  focusArrived();
  expect(focused()).toBe('heading');

  document.querySelector<HTMLElement>('#row')!.focus(); // the person went on meanwhile
  focusArrived();
  expect(focused()).toBe('row');
  show('<main></main>');
  expect(focusPart()).toBe(false);
});
