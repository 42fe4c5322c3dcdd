import { expect, test } from 'vitest';
import { notification_codes } from '#i18n/en/notification-codes.ts';
import { notificationText } from './notification-text.ts';

const told = (data: Record<string, unknown>) =>
  notificationText({ title: 'Título', body: 'Corpo', data }, notification_codes);

test('a code is shown in the person’s language, with its names', () => {
  expect(told({ code: 'join_request', name: 'Ana', team: 'Lobos $1 {x}' })).toEqual({
    title: 'New request',
    body: 'Ana wants to join the team Lobos $1 {x}.',
  });
});

test('without a name only the title is shown', () => {
  expect(told({ code: 'join_request', name: 'Ana' })).toEqual({ title: 'New request', body: '' });
});

test.each(['of_a_newer_server', 'toString', '__proto__'])(
  'for the code %s the server’s own text is shown',
  (code) => expect(told({ code })).toEqual({ title: 'Título', body: 'Corpo' }),
);
