// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import PointMap from './point-map.tsx';

vi.mock('./field-map.ts', () => ({
  openFieldMap: () => ({ show: () => {}, setOnline: () => {}, close: () => {} }),
}));
vi.mock('#platform/theme.ts', () => ({ subscribePreferences: () => () => {} }));

const box = () => document.querySelector<HTMLElement>('[role=application]')!;
const press = (how: PointerEventInit) =>
  act(() => {
    box().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...how }));
  });

beforeEach(() => void showForm(<PointMap value={null} onChange={() => {}} />));

test.each([
  ['a mouse', { pointerType: 'mouse', isPrimary: true }, true],
  ['a second finger', { pointerType: 'touch', isPrimary: false }, true],
  ['a thumb that scrolls', { pointerType: 'touch', isPrimary: true }, false],
])('%s takes hold of a map in a form: %j', (_, how, holds) => {
  press(how);
  expect(document.activeElement === box()).toBe(holds);
});
