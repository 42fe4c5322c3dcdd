// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PointPicker } from './point-picker.tsx';

vi.mock('./point-map.tsx', () => ({ default: () => 'map' }));

test('a map that is asked for at the lower edge comes into view at once', () => {
  const into_view = vi.fn(() => Promise.resolve() as never); // the answer of newer browsers
  HTMLElement.prototype.scrollIntoView = into_view;
  const { leave } = showForm(<PointPicker value={null} onChange={() => {}} />);
  expect(into_view.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(into_view.mock.contexts[0]).toBe(document.querySelector('[role=status]')!.parentElement);
  leave(); // an effect that gave that answer on would crash here
});
