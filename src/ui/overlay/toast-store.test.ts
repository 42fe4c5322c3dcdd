import { beforeEach, expect, test } from 'vitest';
import { showToast, useToastStore } from './toast-store.ts';

const shown = () => useToastStore.getState().shown?.title;
const { dismiss, withdraw } = useToastStore.getState();
const stays = (title: string) => showToast({ tone: 'error', title, for_ms: null });
const passes = (title: string) => showToast({ tone: 'info', title });

beforeEach(() => useToastStore.setState({ shown: null, behind: [] }));

test('a new toast takes the place of the old, which does not come back', () => {
  passes('one');
  passes('two');
  expect(shown()).toBe('two');
  dismiss();
  expect(shown()).toBeUndefined();
});

test('a toast that stays until it is dismissed returns after those that close by themselves', () => {
  stays('lost');
  passes('online again');
  passes('saved');
  expect(shown()).toBe('saved');
  dismiss();
  expect(shown()).toBe('lost');
  dismiss();
  expect(shown()).toBeUndefined();
});

test('two toasts that stay are shown one after the other, and the same one only once', () => {
  stays('lost');
  stays('no room');
  stays('lost');
  expect(shown()).toBe('lost');
  dismiss();
  expect(shown()).toBe('no room');
  dismiss();
  expect(shown()).toBeUndefined();
});

test('a toast that no longer applies is withdrawn, whether it is shown or waits; another one stays', () => {
  stays('lost');
  passes('saved');
  withdraw('lost');
  expect(shown()).toBe('saved');
  withdraw('saved');
  expect(shown()).toBeUndefined();
  stays('no room');
  withdraw('lost');
  expect(shown()).toBe('no room');
});

test('[law 5] a toast closes after 3 s, with a sentence below its title after 5, and with a button after 10', () => {
  passes('one');
  expect(useToastStore.getState().shown?.for_ms).toBe(3_000);
  showToast({ tone: 'error', title: 'more', detail: 'why' });
  expect(useToastStore.getState().shown?.for_ms).toBe(5_000);
  showToast({ tone: 'info', title: 'two', action: { label: 'undo', run: () => {} } });
  expect(useToastStore.getState().shown?.for_ms).toBe(10_000);
});
