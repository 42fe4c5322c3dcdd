// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { briefing } from '#i18n/pt-BR/briefing.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useBriefingAssistant } from './use-briefing-assistant.ts';

const ask = vi.hoisted(() => vi.fn());
const isOnline = vi.hoisted(() => vi.fn());
const sayWithUndo = vi.hoisted(() => vi.fn());
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: {} }) }));
vi.mock('#live/freshness/use-online.ts', () => ({ isOnline }));
vi.mock('#sync/calls/generate-briefing.ts', () => ({ generateBriefing: ask }));
const report = vi.hoisted(() => vi.fn());
vi.mock('#sync/device/report.ts', () => ({ report }));
vi.mock('#entities/form/use-undo-toast.ts', () => ({ useUndoToast: () => sayWithUndo }));

const facts = { name: 'Serra', location: 'Cotia', date: '2026-12-01', game_mode: '5X5', max_op: 0 };
const change = vi.fn();
let desk: ReturnType<typeof useBriefingAssistant>;
function Desk({ known = facts }: { known?: typeof facts }) {
  const now = useBriefingAssistant({ facts: known, value: '<p>Antes.</p>', onChange: change });
  useEffect(() => void (desk = now));
  return null;
}
beforeEach(() => {
  vi.clearAllMocks();
  isOnline.mockReturnValue(true);
  ask.mockResolvedValue({ ok: true, briefing: '<p>Da IA.</p>' });
});
const generate = () => act(async () => desk.generate());

test('what the model writes waits for approval, and can be undone', async () => {
  showForm(<Desk />);
  await generate();
  expect([desk.proposed, desk.busy, desk.said]).toEqual([
    { html: '<p>Da IA.</p>', by: 'ai' },
    false,
    undefined,
  ]);
  expect(change).not.toHaveBeenCalled();
  act(() => desk.accept());
  expect(change).toHaveBeenLastCalledWith('<p>Da IA.</p>');
  expect(desk.proposed).toBeUndefined();
  expect(sayWithUndo.mock.lastCall![0]).toMatchObject({ tone: 'success', title: briefing.made });
  sayWithUndo.mock.lastCall![0].undo();
  expect(change).toHaveBeenLastCalledWith('<p>Antes.</p>');
});

test('without a signal the template is written on this device', async () => {
  isOnline.mockReturnValue(false);
  showForm(<Desk />);
  await generate();
  expect(desk.said).toEqual({ text: briefing.offline, kind: 'info' });
  expect(ask).not.toHaveBeenCalled();
  act(() => desk.offerTemplate());
  expect(desk.said).toBeUndefined();
  expect(desk.proposed).toMatchObject({ by: 'template' });
  expect(desk.proposed!.html).toContain(briefing.template.follows);
  act(() => desk.accept());
  expect(sayWithUndo.mock.lastCall![0].title).toBe(briefing.used);
});

test('a refused text changes nothing', async () => {
  showForm(<Desk />);
  await generate();
  act(() => desk.refuse());
  act(() => desk.accept());
  expect(change).not.toHaveBeenCalled();
});

test('an event without its facts gets a template, and nothing of the model', async () => {
  showForm(<Desk known={{ ...facts, name: 'Se' }} />);
  await generate();
  expect(desk.said).toEqual({ text: briefing.fields_required, kind: 'refused' });
  expect([ask.mock.calls, desk.proposed]).toEqual([[], undefined]);
  act(() => desk.offerTemplate());
  expect([desk.said, desk.proposed?.by]).toEqual([undefined, 'template']);
});

test.for<[code: string, reason: string | undefined, said: string]>([
  ['unreachable', undefined, problems.generic.network.message],
  ['not_signed_in', undefined, auth.guard.not_authenticated],
  ['session_over', undefined, problems.generic.auth.message],
  ['ai_blocked', 'SAFETY', briefing.blocked_because.replace(/\{reason[^}]*\}/, 'SAFETY')],
  ['ai_blocked', undefined, problems.answers.ai_blocked],
  ['ai_empty', undefined, problems.answers.ai_empty],
  ['of_a_newer_server', undefined, problems.generic.server.message],
])('%s (%s) says why nothing was written', async ([code, reason, said]) => {
  ask.mockResolvedValue({ ok: false, code, reason });
  showForm(<Desk />);
  await generate();
  const text = briefing.failed.replace(/\{message[^}]*\}/, () => said);
  expect([desk.said, desk.busy]).toEqual([{ text, kind: 'refused' }, false]);
  expect(desk.proposed).toBeUndefined();
  ask.mockReturnValue(Promise.withResolvers().promise);
  await generate();
  expect([desk.said, desk.busy]).toEqual([undefined, true]); // it was that of the last time
});

test('a failure is reported, unless the form was left meanwhile', async () => {
  const broken = new Error('broken');
  ask.mockRejectedValue(broken);
  const { leave } = showForm(<Desk />);
  await generate();
  expect(report.mock.calls).toEqual([[broken]]);
  expect(desk.busy).toBe(false);

  const late = Promise.withResolvers<never>();
  ask.mockReturnValue(late.promise);
  await generate();
  expect(desk.busy).toBe(true);
  leave();
  const signal: AbortSignal = ask.mock.lastCall![2];
  expect(signal.aborted).toBe(true);
  late.reject(signal.reason);
  await act(() => late.promise.catch(() => {}));
  expect(report).toHaveBeenCalledOnce();
});
