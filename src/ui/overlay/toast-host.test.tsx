// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ToastHost } from './toast-host.tsx';
import { showToast, useToastStore } from './toast-store.ts';

const top = vi.hoisted(() => ({ dialog: undefined as object | undefined, changed: () => {} }));
vi.mock('./top-dialog.ts', () => {
  const watch = (listener: () => void) => {
    top.changed = listener;
    return () => {};
  };
  return { topDialog: () => top.dialog, watchTopDialog: watch, watchNothing: watch };
});

const shown = () => useToastStore.getState().shown?.title;

test('a toast closes by itself, but not while a finger is about to press it', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const page = document.createElement('div');
  document.body.append(page);
  act(() => createRoot(page).render(<ToastHost close_label="Fechar" />));
  const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const undo = () => [...page.querySelectorAll('button')].find((b) => b.textContent === 'Desfazer');

  act(() => showToast({ tone: 'info', title: 'um', action: { label: 'Desfazer', run: () => {} } }));
  later(9_000);
  act(() => undo()!.focus());
  later(60_000);
  expect(shown()).toBe('um');
  act(() => undo()!.click());
  act(() => showToast({ tone: 'info', title: 'dois' }));
  later(5_000);
  expect(shown()).toBeUndefined(); // the pointer is not over this toast
});

test('[law 5] on a phone only a toast to decide on stands near the thumb, where main actions are', () => {
  const place = () => document.querySelector('.toast-place')!.classList.contains('toast-top');
  act(() => showToast({ tone: 'success', title: 'Feito' }));
  expect(place()).toBe(true);
  act(() => showToast({ tone: 'info', title: 'um', action: { label: 'Desfazer', run: () => {} } }));
  expect(place()).toBe(false);
});

test('a toast stays at the end while somebody goes by keyboard, who may be in the bar at the top', () => {
  const at_end = () => document.querySelector('.toast-place')!.hasAttribute('data-by-keys');
  Element.prototype.scrollIntoView = vi.fn();
  const visible = vi.spyOn(Element.prototype, 'matches');
  visible.mockImplementation((what) => what.startsWith(':focus-visible'));
  act(() => showToast({ tone: 'success', title: 'Feito' }));
  expect(at_end()).toBe(true);
  visible.mockReturnValue(false);
  act(() => void dispatchEvent(new FocusEvent('focusin')));
  expect(at_end()).toBe(false);
  visible.mockRestore();
});

test('a toast of a sheet that closes goes on below, and is not said twice', () => {
  const sheet = document.createElement('dialog');
  document.body.append(sheet);
  top.dialog = sheet;
  act(() => showToast({ tone: 'success', title: 'Arena enviada' }));
  expect(sheet.querySelector('[role=status] .toast-card')?.className).not.toContain('toast-moved');
  top.dialog = undefined;
  act(() => top.changed());
  const card = document.querySelector('.toast-card')!;
  expect([sheet.contains(card), card.classList.contains('toast-moved')]).toEqual([false, true]);
  expect(card.parentElement!.getAttribute('aria-live')).toBe('off');
  act(() => showToast({ tone: 'success', title: 'Outra' }));
  expect(document.querySelector('[role=status] .toast-card')?.className).not.toContain('moved');
});
