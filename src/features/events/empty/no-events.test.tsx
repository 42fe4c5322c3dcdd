// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { sync } from '#i18n/pt-BR/sync.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import NoEvents from './no-events.tsx';

vi.mock('#live/freshness/use-never-reached.ts', () => ({ useNeverReached: () => false }));
vi.mock('#live/freshness/use-sync-status.ts', () => ({
  useSyncStatus: () => ({ phase: 'initial_sync', synced_at: null, received: 0 }),
  useSyncNow: () => () => {},
}));
vi.mock('@tanstack/react-router', () => ({ Link: () => null }));

test('[law 1] the tools of the list stand first from the start of a first sync, and its progress below', () => {
  showForm(<NoEvents seen={<p>tools</p>} />);
  expect(document.body.textContent).toMatch(`tools${sync.first_time}`);
});
