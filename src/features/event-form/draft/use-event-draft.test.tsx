// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyEvent } from '#domain/event/form/event-form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { draftKey, useEventDraft } from './event-draft.ts';

const readDraft = vi.hoisted(() => vi.fn());
vi.mock('#sync/drafts/drafts.ts', () => ({ readDraft }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: { db: 'db' } }) }));

const draft = (name: string) => ({
  event_id: '7d3c1c1e-6a0e-4c55-9d5e-0c6d3a2f8b10',
  values: { ...emptyEvent, name },
  base: emptyEvent,
});
let found: ReturnType<typeof useEventDraft>;
function Desk({ of }: { of: string | undefined }) {
  const now = useEventDraft(draftKey(of));
  useEffect(() => void (found = now));
  return null;
}
beforeEach(() => void readDraft.mockReset());

test('a draft is unknown until it is read; there may be none', async () => {
  const stored = Promise.withResolvers<unknown>();
  readDraft.mockReturnValue(stored.promise);
  showForm(<Desk of="e1" />);
  expect(readDraft.mock.calls).toEqual([['db', 'event:e1']]);
  expect(found).toBeUndefined();
  await act(async () => stored.resolve(draft('Serra')));
  expect(found).toEqual(draft('Serra'));

  readDraft.mockResolvedValue(undefined);
  await act(async () => showForm(<Desk of={undefined} />));
  expect(readDraft).toHaveBeenLastCalledWith('db', 'event:new'); // drafts of older versions have it
  expect(found).toBeNull();
});

test('an answer about another event comes too late', async () => {
  const [first, second] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  readDraft.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const { again } = showForm(<Desk of="e1" />);
  again(<Desk of="e2" />);
  await act(async () => second.resolve(draft('Dois')));
  await act(async () => first.resolve(draft('Um')));
  expect(found!.values.name).toBe('Dois');
});
