// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from '#sync/account/account.ts';
import { AccountContext } from '../account-context.ts';
import { UnreadRows, UnreadRowsThrow } from './unread-rows.ts';
import { useReplicaRows } from './use-replica-rows.ts';

const report = vi.hoisted(() => vi.fn());
vi.mock('#sync/device/report.ts', () => ({ report }));

type Told = { next: (docs: object[]) => void; error: (error: Error) => void };
let told: Told;
const teams = {
  closed: false,
  find: () => ({
    $: {
      subscribe: (to: Told) => {
        told = to;
        return { unsubscribe: () => undefined };
      },
    },
  }),
};
const everything = { selector: {} };
const seen = vi.fn();
function Teams() {
  seen(useReplicaRows('teams', everything));
  return null;
}

function show(throws: boolean): void {
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <AccountContext value={{ replica: { teams } } as unknown as Account}>
        <UnreadRowsThrow value={throws}>
          <Teams />
        </UnreadRowsThrow>
      </AccountContext>,
    ),
  );
}
const fails = () => act(() => told.error(new Error('Connection lost')));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  teams.closed = false;
});

test('rows that can’t be read are an error under a boundary for them', () => {
  show(true);
  act(() => told.next([{ _data: { id: 't1' } }]));
  expect(seen).toHaveBeenLastCalledWith([{ id: 't1' }]);
  expect(fails).toThrow(UnreadRows);
  expect(report).toHaveBeenCalledOnce();
});

test('elsewhere they stay unknown, and the error is reported', () => {
  show(false);
  fails();
  expect(seen).toHaveBeenLastCalledWith(undefined);
  expect(report).toHaveBeenCalledOnce();
});

test('an account that was closed takes its rows along, and nothing failed', () => {
  show(true);
  teams.closed = true;
  fails();
  expect(report).not.toHaveBeenCalled();
});
