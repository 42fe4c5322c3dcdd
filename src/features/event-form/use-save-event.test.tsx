// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyEvent, type EventForm } from '#domain/event-form.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { showForm } from '#tests/fixtures/form-screen.tsx';
import { useToastStore } from '#ui/toast-store.ts';
import { useUpdateEvent } from './use-save-event.ts';

const mutate = vi.hoisted(() => vi.fn());
const settled = vi.hoisted(() => vi.fn());
const navigate = vi.hoisted(() => vi.fn());
const dropDraft = vi.hoisted(() => vi.fn());
vi.mock('#live/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#live/settled.ts', () => ({ settled }));
vi.mock('#live/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ engine: { db: 'db' } }) }));
vi.mock('#sync/drafts/drafts.ts', () => ({ dropDraft }));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));

const base: EventForm = { ...emptyEvent, name: 'Serra', date: '2026-12-01', time: '09:30' };
const kept = vi.fn();
const failed = vi.fn();
let save: (form: EventForm, base: EventForm) => Promise<void>;
function Desk() {
  const given = { event_id: 'e1', draft_key: 'draft', refused: [], onKept: kept, onFailed: failed };
  const saves = useUpdateEvent(given);
  useEffect(() => void (save = saves));
  return null;
}
beforeEach(() => {
  vi.clearAllMocks();
  mutate.mockResolvedValue({ ok: true, value: { id: 'm1' } });
  showForm(<Desk />);
});
const saveAs = (form: EventForm) => act(() => save(form, base));
const toast = () => useToastStore.getState().shown?.title;

test('an unchanged form sends nothing, and leaves no draft', async () => {
  await saveAs({ ...base });
  expect(mutate).not.toHaveBeenCalled();
  expect(dropDraft).toHaveBeenCalledWith('db', 'draft');
  expect(navigate).toHaveBeenCalledWith({ to: '/event/$id', params: { id: 'e1' } });
  expect(toast()).toBe(event_form.saved.unchanged);
});

test('what was changed is sent, with what the person saw before', async () => {
  settled.mockResolvedValue({ kind: 'applied' });
  await saveAs({ ...base, name: 'Serra Alta' });
  expect(mutate.mock.lastCall?.[0]).toBe('update_event@1');
  expect(mutate.mock.lastCall?.[1]).toMatchObject({
    id: 'e1',
    patch: { name: 'Serra Alta' },
    base: { name: 'Serra' },
  });
  expect(kept).toHaveBeenCalledOnce();
  expect(toast()).toBe(event_form.saved.updated);
});

test('after a refusal the form shows the reason, and the draft stays', async () => {
  settled.mockResolvedValue({ kind: 'refused', code: 'event_changed' });
  await saveAs({ ...base, name: 'Serra Alta' });
  expect(failed).toHaveBeenCalledOnce();
  expect(dropDraft).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});
