// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { aroundTabs } from './event-around-tabs.tsx';

vi.mock('#features/organise/organiser-actions.tsx', () => ({
  OrganiserActions: () => <p>organises</p>,
  OrganiserAtThumb: () => null,
}));
vi.mock('#features/my-registration/registration-panel.tsx', () => ({
  RegisterLink: () => null,
  RegistrationPanel: () => null,
}));

test('what the organiser does stands in the head of a wide screen, beside the name', () => {
  const { main_action } = aroundTabs('2026-11-25T12:00:00Z');
  showForm(main_action(eventRow({ id: 'e1' })));
  expect(document.body.textContent).toBe('organises');
});
