import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { rememberBehind } from '../../start/remember-behind.ts';
import { leaveSignIn } from './leave-sign-in.ts';

function opened(first: string) {
  const history = createMemoryHistory({ initialEntries: [first] });
  rememberBehind(history);
  return history;
}

test('Back from the page that a person signed in for is the page before it, not the same again', () => {
  const history = opened('/events');
  history.push('/event/7');
  history.push('/auth?from=/event/7');
  leaveSignIn(history, '/event/7');
  leaveSignIn(history, '/event/7'); // the screen and the form both ask
  expect(history.location.pathname).toBe('/event/7');
  history.back();
  expect(history.location.pathname).toBe('/events');
});

test('a form takes the place of the sign-in screen that stood before it', () => {
  const history = opened('/event/7');
  history.push('/register/7'); // a wall, which sends a visitor to sign in
  history.replace('/auth?from=/register/7');
  leaveSignIn(history, '/register/7');
  expect(history.location.pathname).toBe('/register/7');
  history.back();
  expect(history.location.pathname).toBe('/event/7');
});

test('a person who is signed in leaves it again when they go forward to it', () => {
  const history = opened('/events');
  history.push('/auth?from=/events');
  leaveSignIn(history, '/events');
  history.forward();
  expect(history.location.pathname).toBe('/auth');
  leaveSignIn(history, '/events');
  expect(history.location.pathname).toBe('/events');
});
