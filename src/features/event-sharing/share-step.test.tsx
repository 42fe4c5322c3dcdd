// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { sayCreated } from '#entities/event/just-created.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { ShareStep } from './share-step.tsx';

const share = vi.hoisted(() => vi.fn());
vi.mock('#platform/sharing/share.ts', () => ({ canShare: () => true }));
vi.mock('#entities/event/use-share-event.ts', () => ({ useShareEvent: () => share }));

test('the step after creating an event shares it, and leaves the orange button to the bar at the thumb', () => {
  const event = eventRow({ id: 'e1', name: 'Serra', date: '2026-12-05' });
  const now = '2026-11-22T12:00:00Z';
  showForm(<ShareStep event={event} now={now} />);
  expect(document.querySelector('button')).toBeNull();
  act(() => sayCreated({ event_id: 'e1', days: ['2026-12-05'] }));
  expect(document.querySelector('.btn-primary')).toBeNull();
  const [first] = document.querySelectorAll('button');
  expect(first!.textContent).toBe(event_words.action.share);
  act(() => first!.click());
  expect(share).toHaveBeenCalledOnce();
});
