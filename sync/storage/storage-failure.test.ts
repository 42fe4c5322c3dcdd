import { expect, test } from 'vitest';
import { isOutOfSpace, mayPass, noteAnswer, noteLoss, storageLoss } from './storage-failure.ts';

test('[case 32] a lost connection is not a full phone', () => {
  expect(isOutOfSpace(new DOMException('lost', 'UnknownError'))).toBe(false);
  expect(isOutOfSpace(undefined)).toBe(false);
});

test('[case 30] a full phone is recognised by the error’s name, also inside what Dexie throws and the thread answers', () => {
  const full = new DOMException('full', 'QuotaExceededError');
  expect(isOutOfSpace(full)).toBe(true);
  expect(isOutOfSpace(Object.assign(new Error('AbortError'), { inner: full }))).toBe(true);
  noteAnswer({ return: [] });
  expect(isOutOfSpace(new Error('could not requestRemote'))).toBe(false);
  noteAnswer({ error: { name: 'QuotaExceededError' } });
  expect(isOutOfSpace(new Error('could not requestRemote'))).toBe(true);
  // once there is room again, a connection that is lost later counts only as lost
  expect(isOutOfSpace(new DOMException('lost', 'UnknownError'))).toBe(false);
});

test('[W8] a server that the thread lost is known by the name that it answered, however often it is judged', () => {
  noteAnswer({ error: { name: 'UnknownError' } });
  const lost = new Error('could not requestRemote');
  expect([isOutOfSpace(lost), mayPass(lost)]).toEqual([false, true]);
  noteLoss(lost);
  expect(storageLoss.get()).toBe('server');
  expect(mayPass(new Error('another'))).toBe(false);
});
