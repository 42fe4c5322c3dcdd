// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { push } from '#i18n/pt-BR/push.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PushForTeam } from './push-for-team.tsx';
import { usePushState } from './push-store.ts';

vi.mock('./use-push.ts', () => ({ useLookAtPush: () => {} }));

const text = () => document.body.textContent;
const press = (label: string) =>
  act(() =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === label)!.click(),
  );
type State = Partial<ReturnType<typeof usePushState.getState>>;
const show = (state: State) => {
  usePushState.setState(state);
  showForm(<PushForTeam />);
};

beforeEach(() => {
  localStorage.clear();
  usePushState.setState({ reach: 'ready', on: false, open: false });
});

test.each<[State, string, boolean]>([
  [{ reach: 'ready' }, push.team.body, true],
  [{ reach: 'denied' }, push.denied.browser, false],
  [{ reach: 'needs_install' }, push.needs_install.body, false],
])('a device that stays silent says so and why: %o', (state, why, offers) => {
  show(state);
  expect(text()).toContain(push.team.title);
  expect(text()).toContain(why);
  expect(text().includes(push.turn_on)).toBe(offers);
});

test.each<[State]>([[{ on: true }], [{ on: undefined }]])('nothing while it is %o', (state) => {
  show(state);
  expect(text()).toBe('');
});

test('one tap opens the dialog that asks the browser; declined is declined', () => {
  show({});
  press(push.turn_on);
  expect(usePushState.getState().open).toBe(true);
  press(push.offer.later);
  expect(text()).toBe('');
  show({});
  expect(text()).toBe('');
});
