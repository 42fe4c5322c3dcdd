import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#sync/account/account.ts';
import type { ManyPointsMap } from './many-points-map.ts';
import { parkMap, takeParked } from './parked-map.ts';

const openAccount = () => ({ replica: { closed: false, onClose: [] as (() => void)[] } });
const accountOf = (opened: ReturnType<typeof openAccount>) => opened as unknown as Account;
const openMap = () => ({ leave: vi.fn(), close: vi.fn() });
const mapOf = (opened: ReturnType<typeof openMap>) => opened as unknown as ManyPointsMap;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the screen that left a map finds it once', () => {
  const [account, map] = [accountOf(openAccount()), openMap()];
  parkMap(account, 'arenas', mapOf(map));
  expect(map.leave).toHaveBeenCalled();
  expect(takeParked(account, 'arenas')).toBe(map);
  expect(takeParked(account, 'arenas')).toBeUndefined();
  vi.runAllTimers();
  expect(map.close).not.toHaveBeenCalled();
});

test('a map is closed after a minute, for another map, another person, and with its account', () => {
  const opened = openAccount();
  const account = accountOf(opened);
  const closes = (what: () => void) => {
    const map = openMap();
    parkMap(account, 'arenas', mapOf(map));
    what();
    expect(map.close).toHaveBeenCalledOnce();
    expect(takeParked(account, 'arenas')).toBeUndefined();
  };
  closes(() => vi.advanceTimersByTime(60_000));
  closes(() => expect(takeParked(account, 'events')).toBeUndefined());
  closes(() => expect(takeParked(accountOf(openAccount()), 'arenas')).toBeUndefined());
  closes(() => opened.replica.onClose.forEach((close) => close()));
  expect(opened.replica.onClose).toHaveLength(1);
  opened.replica.closed = true;
  closes(() => {});
});
