import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVerification, type VerificationNews } from './verification.ts';

const RIGHT = '123456';
const invalid = { kind: 'refused', code: 'whatsapp_code_invalid', details: {} } as const;
let last_number = 0;
beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const nextNumber = () => `551190000${String(++last_number).padStart(4, '0')}`;

function open(number = nextNumber()) {
  const news: VerificationNews[] = [];
  const send = vi.fn(async () => ({ kind: 'ok', data: { webhook_failed: false } }) as const);
  const verify = vi.fn(async (code: string) =>
    code === RIGHT ? ({ kind: 'ok', data: {} } as const) : invalid,
  );
  const world = { send, verify, tell: (one: VerificationNews) => news.push(one), now: Date.now };
  const verification = createVerification(number, world);
  const kinds = () => news.map(({ kind }) => kind);
  return { ...verification, state: verification.store.getState, send, verify, news, kinds };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('the first code is sent automatically, once', async () => {
  const { start, send, state, kinds } = open();
  start();
  start();
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ sent: true, sending: false });
  expect(kinds()).toEqual(['sent']);
});

test('for a minute after each code no other is sent, also when the dialog is reopened', async () => {
  const number = nextNumber();
  const first = open(number);
  first.start();
  await settle();
  await vi.advanceTimersByTimeAsync(59_000);
  first.resend();
  const again = open(number);
  again.start();
  await settle();
  expect(first.send).toHaveBeenCalledTimes(1);
  expect(again.send).not.toHaveBeenCalled();
  expect(again.state()).toMatchObject({ sent: true, resend_at: 1_060_000 });
  await vi.advanceTimersByTimeAsync(1_000);
  again.resend();
  await settle();
  expect(again.send).toHaveBeenCalledTimes(1);
  expect(again.state().resend_at).toBe(1_120_000);
});

test('reopened while the first code is being sent, it shows that one', async () => {
  const number = nextNumber();
  const first = open(number);
  first.start();
  first.stop();
  const again = open(number);
  again.start();
  expect(again.state()).toMatchObject({ sending: true });
  await settle();
  expect(first.send).toHaveBeenCalledTimes(1);
  expect(again.send).not.toHaveBeenCalled();
  expect(again.state()).toMatchObject({ sent: true, sending: false, resend_at: 1_060_000 });
  expect(first.kinds()).toEqual([]);
  expect(again.kinds()).toEqual(['sent']);
});

test('six digits are checked 300 ms after the last one', async () => {
  const { type, verify, kinds } = open();
  type('12345');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(verify).not.toHaveBeenCalled();
  type(' 123-456 789');
  await vi.advanceTimersByTimeAsync(299);
  expect(verify).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(verify).toHaveBeenCalledExactlyOnceWith(RIGHT);
  expect(kinds()).toEqual(['verified']);
});

test('a button pressed meanwhile does not check twice', async () => {
  const { type, submit, verify } = open();
  type(RIGHT);
  submit();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(verify).toHaveBeenCalledTimes(1);
});

test('an incomplete code is not sent', () => {
  const { type, submit, state, verify } = open();
  type('123');
  submit();
  expect(state().problem).toBe('code_incomplete');
  expect(verify).not.toHaveBeenCalled();
});

test('the same code after a failure is refused locally; another one is sent', async () => {
  const { type, submit, state, verify } = open();
  type('000000');
  await vi.advanceTimersByTimeAsync(300);
  submit();
  expect(state().problem).toBe('code_repeated');
  type('00000');
  expect(state().problem).toBeUndefined();
  type('000000');
  await vi.advanceTimersByTimeAsync(300);
  expect(verify).toHaveBeenCalledTimes(1);
  type('111111');
  await vi.advanceTimersByTimeAsync(300);
  expect(verify).toHaveBeenCalledTimes(2);
});

test('after more than two attempts the field is emptied', async () => {
  const { type, state, kinds } = open();
  const left = [];
  for (const code of ['000000', '111111', '222222', '333333']) {
    type(code);
    await vi.advanceTimersByTimeAsync(300);
    left.push(state().code);
  }
  expect(left).toEqual(['000000', '111111', '', '']);
  expect(kinds()).toEqual(Array(4).fill('verify_failed'));
});

test('without a signal no attempt is counted: the same code may be sent again', async () => {
  const { type, submit, verify, kinds } = open();
  verify.mockResolvedValueOnce({ kind: 'transient' } as never);
  type(RIGHT);
  await vi.advanceTimersByTimeAsync(300);
  submit();
  await settle();
  expect(kinds()).toEqual(['verify_failed', 'verified']);
});

test('a failed send may be repeated at once; after one that came too soon, the server says when', async () => {
  const { start, resend, send, state, news } = open();
  send.mockResolvedValueOnce({ kind: 'transient' } as never);
  start();
  await settle();
  expect(state()).toMatchObject({ sent: false, resend_at: 0 });
  const details = { retry_after_s: 40 };
  send.mockResolvedValueOnce({ kind: 'refused', code: 'too_many_requests', details } as never);
  resend();
  await settle();
  expect(state().resend_at).toBe(1_040_000);
  expect(news.map(({ kind }) => kind)).toEqual(['send_failed', 'send_failed']);
});

test('a code that could not be delivered is reported, and can still be typed', async () => {
  const { start, send, state, kinds } = open();
  const data = { webhook_failed: true, development_code: RIGHT };
  send.mockResolvedValueOnce({ kind: 'ok', data } as never);
  start();
  await settle();
  expect(kinds()).toEqual(['not_delivered']);
  expect(state()).toMatchObject({ sent: true, development_code: RIGHT });
});

test('a closed dialog checks nothing any more', async () => {
  const { type, stop, verify } = open();
  type(RIGHT);
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(verify).not.toHaveBeenCalled();
});

test('an answer after the dialog was closed is ignored: the number is not saved', async () => {
  const { start, type, stop, verify, kinds } = open();
  start();
  await settle();
  const { promise, resolve } = Promise.withResolvers();
  verify.mockReturnValueOnce(promise as never);
  type(RIGHT);
  await vi.advanceTimersByTimeAsync(300);
  stop();
  resolve({ kind: 'ok', data: {} });
  await settle();
  expect(kinds()).toEqual(['sent']);
});

test('a refused code does not count as sent when the dialog is reopened', async () => {
  const number = nextNumber();
  const first = open(number);
  const refused = { kind: 'refused', code: 'too_many_requests', details: { retry_after_s: 3_600 } };
  first.send.mockResolvedValueOnce(refused as never);
  first.start();
  await settle();
  const again = open(number);
  again.start();
  await settle();
  expect(again.send).not.toHaveBeenCalled();
  expect(again.state().sent).toBe(false);
});
