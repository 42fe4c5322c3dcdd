// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyEvent } from '#domain/event/form/event-form.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useEventForm, type EventFormApi } from '../use-event-form.ts';
import { UnsavedEvent } from './unsaved-event.tsx';

const drafts = vi.hoisted(() => ({
  writeDraft: vi.fn(),
  dropDraft: vi.fn(),
  dropKnownDraft: vi.fn(),
}));
const hold = vi.hoisted(() => vi.fn());
const block = vi.hoisted(() => vi.fn());
vi.mock('#sync/drafts/drafts.ts', () => drafts);
vi.mock('#platform/kept/unsaved-work.ts', () => ({ holdUnsavedWork: hold }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: { db: 'db' } }) }));
const router = vi.hoisted(() => ({ history: { block: vi.fn() } }));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => router }));

const { leave: words } = form_words;
let form: EventFormApi;
let leave: () => void;
let desk: { is_over: boolean };
const release = vi.fn();
const unblock = vi.fn();
function Desk({ isOver }: { isOver: () => boolean }) {
  const made = useEventForm({
    start: { event_id: 'e1', values: emptyEvent, base: emptyEvent, restored: false },
    today: '2026-11-22',
    onInvalid: () => {},
    onSubmit: () => Promise.resolve(),
  });
  useEffect(() => void (form = made));
  const about = { event_id: 'e1', draft_key: 'event:new', base: emptyEvent, isOver };
  return <UnsavedEvent form={made} {...about} />;
}
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  const now = (desk = { is_over: false });
  hold.mockReturnValue(release);
  router.history.block = block.mockReturnValue(unblock);
  ({ leave } = showForm(<Desk isOver={() => now.is_over} />));
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});
const type = (name: string) => act(() => form.setFieldValue('name', name));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('what is typed is a draft a moment later, once', () => {
  type('Se');
  wait(249);
  type('Serra');
  wait(249);
  expect(drafts.writeDraft).not.toHaveBeenCalled();
  wait(1);
  const values = { ...emptyEvent, name: 'Serra' };
  const kept = { event_id: 'e1', values, base: emptyEvent };
  expect(drafts.writeDraft.mock.calls).toEqual([['db', 'event:new', kept]]);
  expect(hold).toHaveBeenCalledOnce();
});

test('a page that is hidden may not come back: the draft is written at once', () => {
  type('Serra');
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(drafts.writeDraft).not.toHaveBeenCalled();
  visible.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(drafts.writeDraft).toHaveBeenCalledOnce();
  expect(drafts.dropKnownDraft).not.toHaveBeenCalled();
  visible.mockRestore();
});

test('an unchanged form leaves no draft, and no mark of unsaved work', () => {
  type('Serra');
  type('');
  wait(250);
  expect(drafts.dropKnownDraft).toHaveBeenCalledWith('db', 'event:new');
  expect(drafts.writeDraft).not.toHaveBeenCalled();
  expect([release.mock.calls.length, unblock.mock.calls.length]).toEqual([1, 1]);
});

test('a form that was stored or discarded neither writes a draft nor deletes one', () => {
  desk.is_over = true;
  type('Serra');
  wait(250);
  expect([drafts.writeDraft.mock.calls, drafts.dropKnownDraft.mock.calls]).toEqual([[], []]);
});

test.for([
  [words.leave, false],
  [words.stay, true],
] as const)('leaving asks first: “%s” blocks it: %s', async ([answer, blocked]) => {
  expect(block).not.toHaveBeenCalled(); // nothing was typed
  type('Serra');
  const { blockerFn, enableBeforeUnload } = block.mock.lastCall![0];
  expect(enableBeforeUnload).toBe(false); // a closed tab loses nothing: the draft stays
  let asked: Promise<boolean>;
  act(() => void (asked = blockerFn()));
  const dialog = document.querySelector('dialog')!;
  expect(dialog.open).toBe(true);
  const button = [...dialog.querySelectorAll('button')].find((one) => one.textContent === answer);
  act(() => button!.click());
  expect(await asked!).toBe(blocked);
  expect(dialog.open).toBe(false);
  desk.is_over = true;
  expect(await blockerFn()).toBe(false);
});
