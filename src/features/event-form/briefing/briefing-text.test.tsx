// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { briefing } from '#i18n/pt-BR/briefing.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import BriefingText from './briefing-text.tsx';

const change = vi.fn();
type Given = { described_by?: string; invalid?: boolean };
const text = (value: string, { described_by, invalid = false }: Given = {}) => (
  <BriefingText
    id="e"
    value={value}
    onChange={change}
    labelled_by="e-label"
    described_by={described_by}
    invalid={invalid}
  />
);
beforeEach(() => {
  vi.clearAllMocks();
  // jsdom has no layout to scroll in
  const here = () => new DOMRect();
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: here });
});
const dialog = () => document.querySelector('dialog')!;
const box = () => document.querySelector<HTMLElement>('[role="textbox"]')!;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.ariaLabel === name || one.textContent === name,
  )!;
const click = (name: string) => act(() => button(name).click());
const tool = (name: keyof typeof briefing.tool) => button(briefing.tool[name]);
const is_on = (name: keyof typeof briefing.tool) =>
  tool(name).getAttribute('aria-pressed') === 'true';
/**
 * Selects the text of the element; with `at`, puts the cursor behind that many of its characters.
 */
const select = (selector: string, at?: number) =>
  act(() => {
    box().focus();
    const text = box().querySelector(selector)!.firstChild!;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (at !== undefined) range.setStart(text, at);
    if (at !== undefined) range.collapse(true);
    getSelection()!.removeAllRanges();
    getSelection()!.addRange(range);
    document.dispatchEvent(new Event('selectionchange'));
  });
const written = () => change.mock.lastCall?.[0];

test('is a text box with the label, the error and the state of a field', () => {
  showForm(text('<p>Leve água.</p>'));
  const said = (name: string) => box().getAttribute(name);
  expect(box().innerHTML).toBe('<p>Leve água.</p>');
  expect(dialog().open).toBe(false);
  expect(box().className).toContain('briefing-text');
  expect(document.querySelector('style')).toBeNull(); // the policy forbids inline styles
  expect(['id', 'aria-multiline', 'aria-labelledby', 'aria-invalid'].map(said)).toEqual([
    'e',
    'true',
    'e-label',
    'false',
  ]);
  expect(said('aria-describedby')).toBeNull();
  expect(document.querySelector('[data-invalid]')).toBeNull();
  showForm(text('', { described_by: 'e-error', invalid: true }));
  expect(['aria-describedby', 'aria-invalid'].map(said)).toEqual(['e-error', 'true']);
  expect(document.querySelector('[data-invalid]')).not.toBeNull();
});

test('a text that comes from outside replaces the shown one, and is not reported as typed', () => {
  const { again } = showForm(text('<p>Antes.</p>'));
  again(text('<p>Do assistente.</p>'));
  expect(box().innerHTML).toBe('<p>Do assistente.</p>');
  expect(change).not.toHaveBeenCalled();
});

test('what was written here is not set again: the cursor would jump', () => {
  const { again } = showForm(text('<p>Antes.</p>'));
  select('p');
  click(briefing.tool.bold);
  expect(written()).toBe('<p><strong>Antes.</strong></p>');
  const shown = box().firstChild;
  again(text(written()));
  expect(box().firstChild).toBe(shown);
  again(text('<p>Antes.</p>')); // the form was reset
  expect(box().innerHTML).toBe('<p>Antes.</p>');
});

test.for([
  ['bold', '<p><strong>um</strong></p>'],
  ['italic', '<p><em>um</em></p>'],
  ['underline', '<p><u>um</u></p>'],
  ['strike', '<p><s>um</s></p>'],
  ['heading', '<h2>um</h2>'],
  ['subheading', '<h3>um</h3>'],
  ['bullets', '<ul><li><p>um</p></li></ul>'],
  ['numbers', '<ol><li><p>um</p></li></ol>'],
  ['quote', '<blockquote><p>um</p></blockquote>'],
] as const)('%s is set, shown as set, and removed', ([name, html]) => {
  showForm(text('<p>um</p>'));
  select('p');
  expect(is_on(name)).toBe(false);
  act(() => tool(name).click());
  expect([written(), is_on(name)]).toEqual([html, true]);
  act(() => tool(name).click());
  expect([written(), is_on(name)]).toEqual(['<p>um</p>', false]);
});

test('undo and redo have no state, and are off while there is nothing to do', () => {
  showForm(text('<p>um</p>'));
  const off = () =>
    (['undo', 'redo'] as const).map((name) => tool(name).getAttribute('aria-disabled'));
  expect(tool('undo').getAttribute('aria-pressed')).toBeNull();
  expect(off()).toEqual(['true', 'true']);
  select('p');
  act(() => tool('bold').click());
  expect(off()).toEqual([null, 'true']);
  act(() => tool('undo').click());
  expect([written(), off()]).toEqual(['<p>um</p>', ['true', null]]);
  act(() => tool('redo').click());
  expect([written(), off()]).toEqual(['<p><strong>um</strong></p>', [null, 'true']]);
});

test('an emptied text is empty, not an empty paragraph', () => {
  showForm(text('<ul><li></li></ul>'));
  select('p');
  act(() => tool('bullets').click());
  expect(written()).toBe('');
});

const type = (address: string) => {
  const input = dialog().querySelector('input')!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  act(() => {
    set.call(input, address);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return input;
};

test('a link asks for its address, and is removed as a whole', () => {
  showForm(text('<p>as <em>regras</em></p>'));
  select('em');
  act(() => tool('link').click());
  expect(dialog().open).toBe(true);
  expect(dialog().textContent).not.toContain(briefing.link.invalid);
  type('exemplo');
  click(briefing.link.set);
  expect(dialog().textContent).toContain(briefing.link.invalid);
  expect([dialog().open, change.mock.calls]).toEqual([true, []]);
  type(' exemplo.com ');
  click(briefing.link.set);
  const linked = '<p>as <em><a href="https://exemplo.com/">regras</a></em></p>';
  expect([written(), dialog().open]).toEqual([linked, false]);
  select('a', 2);
  expect(is_on('link')).toBe(true);
  act(() => tool('link').click());
  expect([written(), dialog().open]).toEqual(['<p>as <em>regras</em></p>', false]);
});

test('without a selection the address is the text; Enter sets it and submits no form', () => {
  showForm(text('<p>regras:</p>'));
  select('p', 7);
  act(() => tool('link').click());
  const press = (key: string, input: HTMLInputElement) => {
    const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void input.dispatchEvent(pressed));
    return pressed.defaultPrevented;
  };
  const input = type(' exemplo.com/a ');
  expect([press('a', input), change.mock.calls]).toEqual([false, []]);
  expect(press('Enter', input)).toBe(true);
  expect(written()).toBe('<p>regras:<a href="https://exemplo.com/a">exemplo.com/a</a></p>');
});

test('a link dialog that was cancelled changes nothing', () => {
  showForm(text('<p>regras</p>'));
  select('p');
  act(() => tool('link').click());
  type('exemplo');
  click(briefing.link.set);
  click(common.cancel);
  expect([dialog().open, change.mock.calls]).toEqual([false, []]);
  act(() => tool('link').click());
  expect(dialog().querySelector('input')!.value).toBe('');
  expect(dialog().textContent).not.toContain(briefing.link.invalid);
});
