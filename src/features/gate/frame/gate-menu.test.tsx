// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import type { Gate } from '../use-gate.ts';
import { GateMenu } from './gate-menu.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

test('each way of the menu has an icon of its own', () => {
  const gate = { event: eventRow({ id: 'e' }), list: { counts: { came: 1 } } } as unknown as Gate;
  showForm(<GateMenu gate={gate} owner trouble={2} device_id="d" now="" />);
  act(() => document.querySelector<HTMLElement>(`[aria-label="${words.more}"]`)!.click());
  const icons = [...document.querySelectorAll('nav svg')].map(({ innerHTML }) => innerHTML);
  expect(icons.length).toBeGreaterThanOrEqual(8);
  expect(new Set(icons).size).toBe(icons.length);
});
