// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { NewEvent } from './new-event.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

test('the way to a new event is in words at every width', () => {
  showForm(<NewEvent />);
  const link = document.querySelector('a')!;
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Novo Evento', '/event/create']);
  expect(link.querySelector('[class*=sr-only]')).toBeNull();
});
