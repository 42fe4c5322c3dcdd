// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { columnsOf, emptyEvent, type EventForm } from '#domain/event/form/event-form.ts';
import { event } from '#i18n/pt-BR/event.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { useCreateEvent, useUpdateEvent } from './use-save-event.ts';

const mutate = vi.hoisted(() => vi.fn());
const mutateAll = vi.hoisted(() => vi.fn());
const settled = vi.hoisted(() => vi.fn());
const navigate = vi.hoisted(() => vi.fn());
const discard = vi.hoisted(() => vi.fn());
const dropDraft = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#actions/use-mutate-all.ts', () => ({ useMutateAll: () => mutateAll }));
const takenLater = vi.hoisted(() => () => Promise.resolve(false));
vi.mock('#live/outbox/settled.ts', () => ({ settled, takenLater }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({ discard }) }));
const local = vi.hoisted(() => ({
  db: 'db',
  source: { now: () => Date.parse('2026-11-23T02:30:00Z') }, // still the 22nd where events are
}));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local }) }));
const persistStorage = vi.hoisted(() => vi.fn());
vi.mock('#platform/kept/storage-quota.ts', () => ({ persistStorage }));
vi.mock('#sync/drafts/drafts.ts', () => ({ dropDraft }));
const sent = vi.hoisted(() => ({ state: 'absent', row: {} }));
const paid = vi.hoisted(() => ({ state: 'present', row: {} }));
vi.mock('#live/rows/use-live-record.ts', () => ({
  useLiveRecord: (name: string) => (name === 'event_payments' ? paid : sent),
}));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));
vi.mock('#entities/form/leave/use-leave-form.ts', () => ({ useLeaveForm: () => navigate }));

const base: EventForm = { ...emptyEvent, name: 'Serra', date: '2026-12-01', time: '09:30' };
const whole = { ...base, location: 'Fazenda Boa Vista', briefing: '<p>Leve água e óculos.</p>' };
const kept = vi.fn();
const failed = vi.fn();
let save: (form: EventForm, base: EventForm) => Promise<void>;
let create: (form: EventForm, days?: readonly string[]) => Promise<void>;
function Desk() {
  const refused = [{ id: 'r1' }] as never;
  const given = { event_id: 'e1', draft_key: 'draft', refused, onKept: kept, onFailed: failed };
  const creates = useCreateEvent(given);
  const saves = useUpdateEvent(given);
  useEffect(() => {
    save = saves;
    create = creates;
  });
  return null;
}
beforeEach(() => {
  vi.clearAllMocks();
  sent.state = 'absent';
  useToastStore.setState({ shown: null, behind: [] });
  mutate.mockResolvedValue({ ok: true, value: { id: 'm1' } });
  mutateAll.mockResolvedValue({ ok: true, value: [{ id: 'm1' }] });
  showForm(<Desk />);
});
const saveAs = (form: EventForm) => act(() => save(form, base));
const toast = () => useToastStore.getState().shown?.title;

test('an unchanged form sends nothing, and leaves no draft', async () => {
  await saveAs({ ...base });
  expect(mutate).not.toHaveBeenCalled();
  expect(dropDraft).toHaveBeenCalledWith('db', 'draft');
  expect(navigate).toHaveBeenCalledWith({ to: '/event/$id', params: { id: 'e1' } });
  expect(toast()).toBe(form_words.unchanged);
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

test('what could not be stored on this device stays in the form, with the reason', async () => {
  mutate.mockResolvedValue({ ok: false, code: 'device_full' });
  mutateAll.mockResolvedValue({ ok: false, code: 'device_full' });
  await saveAs({ ...base, name: 'Serra Alta' });
  await act(() => create(whole));
  expect(failed.mock.calls).toEqual([
    [event.save.failed.replace(/\{message[^}]*\}/, () => problems.device_full)],
    [`${event.save.create_failed}. ${problems.device_full}`],
  ]);
  expect([kept.mock.calls, navigate.mock.calls, dropDraft.mock.calls]).toEqual([[], [], []]);
  expect(persistStorage).not.toHaveBeenCalled();
});

test('a person who was signed out meanwhile is asked to sign in, and comes back here', async () => {
  mutateAll.mockResolvedValue({ ok: false, code: 'not_signed_in' });
  await act(() => create(whole));
  expect(navigate).toHaveBeenCalledWith({ to: '/auth', search: { from: location.pathname } });
  expect(toast()).toBe(event.save.login_required);
  expect(useToastStore.getState().shown!.tone).toBe('error');
  expect([kept.mock.calls, failed.mock.calls]).toEqual([[], []]);
});

test('a new event is shown at once; a refusal that comes later leads back to its form', async () => {
  const later = Promise.withResolvers<object>();
  settled.mockReturnValue(later.promise);
  await act(() => create(whole));
  expect(mutateAll.mock.lastCall).toMatchObject([
    [
      {
        name: 'create_event@1',
        args: { id: 'e1', name: 'Serra', made_on: '2026-11-22' },
        label: 'Serra',
      },
    ],
  ]);
  expect(kept).toHaveBeenCalledOnce();
  expect(discard.mock.calls).toEqual([['r1']]);
  expect(persistStorage).toHaveBeenCalledOnce(); // from now on there is data worth keeping
  expect(navigate.mock.calls).toEqual([[{ to: '/event/$id', params: { id: 'e1' } }]]);
  await act(async () => later.resolve({ kind: 'refused', code: 'daily_limit' }));
  expect(toast()).toBe(event.save.create_failed);
  useToastStore.getState().shown!.action!.run();
  const again = { to: '/event/create', search: { again: 'm1' } };
  expect(navigate.mock.lastCall).toEqual([again]);
});

test.for([
  [{ kind: 'applied' }, event_form.saved.created],
  [{ kind: 'waiting', way: 'no_signal' }, form_words.queued],
] as const)('a new event that is %o says so', async ([outcome, said]) => {
  settled.mockResolvedValue(outcome);
  await act(() => create(whole));
  expect(toast()).toBe(said);
});

test.for([
  [{ code: 'invalid_args' }, event.save.update_failed],
  [
    { code: 'invalid_args', field: 'gate_time' },
    `${event.save.update_failed} (${event_form.field.gate_time})`,
  ],
  [{ code: 'invalid_args', field: 'a_newer_one' }, event.save.update_failed],
  [{ code: 'event_cancelled' }, undefined],
] as const)('changes that are refused as %j say so in the form', async ([refusal, said]) => {
  settled.mockResolvedValue({ kind: 'refused', ...refusal });
  await saveAs({ ...base, name: 'Serra Alta' });
  const [sentence] = failed.mock.lastCall as [string];
  if (said) expect(sentence).toBe(said);
  else expect(sentence).toMatch(new RegExp(`^${event.save.failed.replace(/\{.*/, '')}.+`));
});

const series = ['2026-12-01', '2026-12-08', '2026-12-15'];
const three = { ok: true, value: [{ id: 'm1' }, { id: 'm2' }, { id: 'm3' }] };

test('each day of a series is an event of its own, stored with the others; the first is shown', async () => {
  mutateAll.mockResolvedValue(three);
  settled.mockResolvedValue({ kind: 'applied' });
  await act(() => create(whole, series));
  expect(mutateAll).toHaveBeenCalledOnce();
  const [asks] = mutateAll.mock.lastCall as [{ args: { id?: string; date: string } }[]];
  expect(asks.map(({ args }) => args.date)).toEqual(series);
  // the form knows the first; the outbox makes the ids of the others
  expect(asks.map(({ args }) => args.id)).toEqual(['e1', undefined, undefined]);
  expect(asks).toMatchObject([
    { label: 'Serra (01/12/2026)' },
    { label: 'Serra (08/12/2026)' },
    { label: 'Serra (15/12/2026)' },
  ]);
  expect(navigate.mock.calls).toEqual([[{ to: '/event/$id', params: { id: 'e1' } }]]);
  expect(toast()).toMatch(/^3 eventos criados/);
});

test.for([
  [{ kind: 'waiting', way: 'no_signal' }, form_words.queued],
  [{ kind: 'withdrawn' }, undefined],
  [{ kind: 'refused', code: 'daily_limit' }, '1 de 3 eventos não foram criados'],
] as const)('a series of which one event is %o says so', async ([outcome, said]) => {
  mutateAll.mockResolvedValue(three);
  settled.mockImplementation((_, id) =>
    Promise.resolve(id === 'm3' ? outcome : { kind: 'applied' }),
  );
  await act(() => create(whole, series));
  expect(toast()).toBe(said);
  if (outcome.kind !== 'refused') return;
  expect(useToastStore.getState().shown!.detail).toBe(problems.refused.daily_limit);
  useToastStore.getState().shown!.action!.run();
  expect(navigate.mock.lastCall).toEqual([{ to: '/outbox' }]);
});

test('what another tab has sent of the same draft is not sent as another event; what differs is', async () => {
  settled.mockResolvedValue({ kind: 'applied' });
  const pix = { pix_key: 'ana@exemplo.com', pix_name: 'Ana Souza', pix_city: 'Atibaia' };
  const typed = { ...whole, ...pix, name: 'Serra ', price_cents: 'R$ 40,00' };
  const { pix_key, pix_name, pix_city, secret_place, ...row } = columnsOf(typed);
  Object.assign(sent, { state: 'present', row });
  paid.row = { pix_key, pix_name, pix_city, secret_place };
  showForm(<Desk />);
  await act(() => create(typed));
  await act(() => create({ ...typed, name: 'Serra 2' }));
  await act(() => create({ ...typed, pix_city: 'Itu' }));
  const ids = mutateAll.mock.calls.map(([[ask]]) => (ask as { args: { id: string } }).args.id);
  expect(ids[0]).toBe('e1');
  expect(new Set(ids).size).toBe(3);
  expect(navigate).toHaveBeenLastCalledWith({ to: '/event/$id', params: { id: ids[2] } });
});
