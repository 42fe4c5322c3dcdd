// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import MenuSheet from './menu-sheet.tsx';
import { navigation } from './navigation.ts';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useRouterState: () => '/events',
}));
vi.mock('../account/use-account-state.ts', () => ({ useAccountState: () => ({ person: null }) }));
vi.mock('../corner/more-entries.tsx', () => ({ default: () => null }));
vi.mock('./menu-settings.tsx', () => ({ MenuSettings: () => null }));

test('every entry of the menu has an icon, and no two have the same', () => {
  showForm(<MenuSheet onClose={() => {}} />);
  const entries = [...document.querySelectorAll('a')];
  const drawings = entries.map((entry) => entry.querySelector('svg')?.innerHTML);
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
    ...navigation.map(({ to }) => to),
    '/outbox',
    '/auth',
  ]);
  expect(new Set(drawings).size).toBe(entries.length);
  expect(drawings).not.toContain(undefined);
});
