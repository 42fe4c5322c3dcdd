// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyWalkIn } from '#domain/attendance/walk-in.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { WalkInSheet } from './walk-in-sheet.tsx';

const device = vi.hoisted(() => {
  const drafts = new Map<string, unknown>();
  const meta = {
    get: async (key: string) => drafts.get(key),
    put: async (draft: object, key: string) => drafts.set(key, draft),
    delete: async (key: string) => drafts.delete(key),
  };
  return { drafts, account: { local: { db: { meta } } } };
});
vi.mock('#live/account-context.ts', () => ({ useAccount: () => device.account }));
vi.mock('#actions/use-mutate-all.ts', () => ({ useMutateAll: () => vi.fn() }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#entities/form/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

const event = { id: 'e1', name: 'Serra', max_op: 50 } as AirsoftEvent;

/** Opens the sheet after a search, until its fields are there. */
async function open(searched: string) {
  const given = { ...emptyWalkIn, name: searched };
  const screen = showForm(
    <WalkInSheet
      event={event}
      given={given}
      over={undefined}
      lease_id={undefined}
      onKept={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  await vi.waitFor(async () => {
    await act(async () => {}); // the draft is read
    screen.field('name');
  });
  return screen;
}

afterEach(() => device.drafts.clear());

test('somebody who was begun is still there after another name was searched for', async () => {
  const ana = await open('Ana');
  ana.type({ team: 'Onças' });
  await vi.waitFor(() => expect(device.drafts.size).toBe(1));
  ana.leave();

  const bia = await open('Bia');
  expect([bia.field('name').value, bia.field('team').value]).toEqual(['Bia', '']);
  bia.type({ team: 'Lobos' });
  await vi.waitFor(() => expect(device.drafts.size).toBe(2));
  bia.leave();

  for (const [name, team] of [
    ['Ana', 'Onças'],
    ['Bia', 'Lobos'],
  ] as const) {
    const again = await open(name);
    expect(again.field('team').value).toBe(team);
    again.leave();
  }
});
