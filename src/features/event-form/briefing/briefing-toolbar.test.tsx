// @vitest-environment jsdom
import type { Editor } from '@tiptap/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { BriefingToolbar } from './briefing-toolbar.tsx';

const tools = vi.hoisted(() =>
  ['bold', 'italic', 'link', 'undo'].map((name) => ({
    name,
    icon: () => null,
    active: vi.fn(() => false),
    run: vi.fn(),
    enabled: () => name !== 'undo',
  })),
);
vi.mock('./briefing-tools.ts', () => ({ briefingTools: tools }));
vi.mock('@tiptap/react', () => ({
  useEditorState: ({ editor, selector }: { editor: Editor; selector: (of: object) => unknown }) =>
    selector({ editor }),
}));

const editor = {} as Editor;
const link = vi.fn();
const buttons = () => [...document.querySelectorAll('button')];
const stops = () => buttons().map(({ tabIndex }) => tabIndex);
const press = (key: string) => {
  const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void document.activeElement!.dispatchEvent(pressed));
  return pressed.defaultPrevented;
};

beforeEach(() => {
  vi.clearAllMocks();
  for (const { active } of tools) active.mockReturnValue(false);
});
const show = () => showForm(<BriefingToolbar editor={editor} controls="e" onLink={link} />);

test('is one stop for Tab; after the last tool the arrow keys return to the first', () => {
  show();
  expect(stops()).toEqual([0, -1, -1, -1]);
  buttons()[0]!.focus();
  for (const [key, at] of [
    ['ArrowLeft', 3],
    ['ArrowRight', 0],
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['ArrowUp', 1],
    ['End', 3],
    ['ArrowRight', 0],
    ['End', 3],
    ['Home', 0],
  ] as const) {
    expect(press(key)).toBe(true);
    expect([key, buttons().indexOf(document.activeElement as never)]).toEqual([key, at]);
    expect(stops()).toEqual([0, 1, 2, 3].map((n) => (n === at ? 0 : -1)));
  }
  expect(press('a')).toBe(false);
});

test('a tool runs, one that can do nothing does not, and a link asks for its address', () => {
  show();
  const click = (at: number) => act(() => buttons()[at]!.click());
  click(1);
  expect(tools[1]!.run).toHaveBeenCalledWith(editor);
  expect(stops()).toEqual([-1, 0, -1, -1]);
  click(3);
  expect(tools[3]!.run).not.toHaveBeenCalled();
  expect(buttons()[3]!.getAttribute('aria-disabled')).toBe('true');
  click(2);
  expect([link.mock.calls.length, tools[2]!.run.mock.calls.length]).toEqual([1, 0]);
});

test('an existing link is removed', () => {
  tools[2]!.active.mockReturnValue(true);
  show();
  act(() => buttons()[2]!.click());
  expect([link.mock.calls.length, tools[2]!.run.mock.calls.length]).toEqual([0, 1]);
  expect(buttons()[2]!.getAttribute('aria-pressed')).toBe('true');
});
