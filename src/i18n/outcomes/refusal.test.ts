import { expect, test } from 'vitest';
import { i18nObject } from '../i18n-util.ts';
import { loadLocale } from '../i18n-util.sync.ts';
import { refusalSentence, refusedPersonSentence, refusedSentence } from './refusal.ts';
import { validationSentence } from './validation-sentence.ts';

loadLocale('pt-BR');
const LL = i18nObject('pt-BR');

test('a known code has its own sentence', () => {
  expect(refusalSentence('event_full', LL)).toBe(
    'Este evento atingiu o número máximo de participantes',
  );
});

test.each([undefined, '', 'of_a_newer_server', 'toString', '__proto__', 'length'])(
  'an unknown code (%s) has the general one',
  (code) => expect(refusalSentence(code, LL)).toBe(LL.problems.refused.internal()),
);

test('for a squad it says who caused the refusal', () => {
  const args = { operators: [{ name: 'Ana Souza' }, { name: 'Bia Rocha' }] };
  const code = 'whatsapp_already_registered';
  const name = 'register_squad@1';
  const said = (field: string | undefined) =>
    refusedSentence({ name, args, error: { code, field } }, LL);
  expect(said('operators.1')).toBe(LL.problems.friend_registered({ name: 'Bia Rocha' }));
  for (const field of [undefined, 'operators.7', 'operators.x']) {
    expect(said(field)).toBe(LL.registration.whatsapp_taken());
  }
  expect(said('operators')).toBe(LL.validation.whatsapp_twice());
  const full = { name, args, error: { code: 'event_full', field: 'operators.1' } };
  expect(refusedSentence(full, LL)).toBe(LL.problems.refused.event_full());
  expect(refusedSentence(undefined, LL)).toBe(LL.problems.refused.internal());
});

test('of a squad, who did not cause the refusal reads why they are out too', () => {
  const args = {
    operators: [{ name: 'Ana Souza' }, { name: 'Bia Rocha' }, { name: 'Caio Prado' }],
  };
  const said = (at: number, code: string, field?: string) =>
    refusedPersonSentence({ name: 'register_squad@1', args, error: { code, field } }, at, LL);
  const taken = 'whatsapp_already_registered';
  expect(said(1, taken, 'operators.1')).toBe(LL.problems.friend_registered({ name: 'Bia Rocha' }));
  expect(said(2, taken, 'operators.1')).toBe(LL.registration.friends.all_or_none());
  for (const at of [1, 2]) expect(said(at, 'event_full')).toBe(LL.problems.refused.event_full());
});

test('Spec 1 §8: a registration refused without a specific reason has the sentence of the spec', () => {
  const said = (name: string, code: string) =>
    refusedSentence({ name, args: {}, error: { code } }, LL);
  expect(said('register@1', 'internal')).toBe('Erro ao processar inscrição');
  expect(said('register_squad@1', 'of_a_newer_server')).toBe('Erro ao processar inscrição');
  expect(said('register@1', 'event_full')).toBe(LL.problems.refused.event_full());
  expect(said('update_event@1', 'internal')).toBe(LL.problems.refused.internal());
});

test('Spec 2 §8: what a team asks and is refused without a specific reason has the sentence of the spec', () => {
  const said = (name: string, code: string) =>
    refusedSentence({ name, args: {}, error: { code } }, LL);
  expect(said('subscribe_team@1', 'internal')).toBe(LL.team.notifications.failed_detail());
  for (const name of ['create_rank@1', 'vote@1', 'save_briefing@1', 'mark_absences@1']) {
    expect(said(name, 'of_a_newer_server')).toBe(LL.team.not_done());
    expect(said(name, 'team_gone')).toBe(LL.problems.refused.team_gone());
  }
  expect(said('update_team@1', 'internal')).toBe(LL.problems.refused.internal());
});

test('Spec 1 §8: who is not registered does not read that they are, where another’s place has the number', () => {
  const error = { code: 'whatsapp_already_registered' };
  expect(refusedSentence({ name: 'add_participant@1', args: {}, error }, LL)).toBe(
    'Este número já está inscrito neste evento',
  );
  for (const name of ['walk_in@1', 'register@1', 'register_squad@1']) {
    expect(refusedSentence({ name, args: {}, error }, LL)).toBe(
      'Este número de WhatsApp já está cadastrado neste evento',
    );
  }
});

test('[S7] too many numbers in a day have a sentence of their own', () => {
  const error = { code: 'too_many_requests' };
  expect(refusedSentence({ name: 'register@1', args: {}, error }, LL)).toBe(
    LL.problems.too_many_numbers(),
  );
  expect(refusedSentence({ name: 'redeem_patch@1', args: {}, error }, LL)).toBe(
    LL.problems.refused.too_many_requests(),
  );
});

test('a field without a problem has no sentence', () => {
  expect(validationSentence([], LL)).toBeUndefined();
  expect(validationSentence([undefined], LL)).toBeUndefined();
  expect(validationSentence(['email_invalid'], LL)).toBe('Email inválido');
});

test.each([
  ['update_team@1', 'Unauthorized: You can only edit teams you captain'],
  ['delete_team@1', 'Unauthorized: You can only delete teams you captain'],
  ['approve_member@1', LL.problems.refused.not_allowed()],
])('Spec 2 §8: %s by whoever is not the captain: %s', (name, sentence) => {
  const said = (code: string) => refusedSentence({ name, args: {}, error: { code } }, LL);
  expect(said('not_allowed')).toBe(sentence);
  expect(said('team_gone')).toBe('Equipe não encontrada');
});

test.each([
  ['approve_member@1', LL.problems.request_gone()],
  ['reject_member@1', LL.problems.request_gone()],
  ['leave_team@1', LL.problems.not_in_team()],
  ['remove_member@1', LL.problems.refused.member_not_found()],
])('%s of a row that is gone says what it was: %s', (name, sentence) => {
  const error = { code: 'member_not_found' };
  expect(refusedSentence({ name, args: {}, error }, LL)).toBe(sentence);
});

test.each([
  ['request_join@1', LL.problems.in_team()],
  ['accept_invitation@1', LL.problems.in_team()],
  ['approve_member@1', LL.problems.refused.already_member()],
])('%s of who is in the team speaks to whom it is said: %s', (name, sentence) => {
  const error = { code: 'already_member' };
  expect(refusedSentence({ name, args: {}, error }, LL)).toBe(sentence);
});

test.each([
  ['accept_invitation@1', 'invitation_not_found'],
  ['join_staff@1', 'staff_link_not_found'],
])('%s by a link that was made without a signal says that it may come', (name, code) => {
  expect(refusedSentence({ name, args: {}, error: { code } }, LL)).toBe(
    LL.problems.link_not_there(),
  );
});

test.each(['approve_arena@1', 'reject_arena@1', 'ask_arena_change@1'])(
  '%s of an arena that is decided says who was first',
  (name) => {
    const said = (code: string) => refusedSentence({ name, args: {}, error: { code } }, LL);
    for (const code of ['arena_changed', 'arena_not_found']) {
      expect(said(code)).toBe(LL.problems.arena_decided());
    }
    expect(said('not_allowed')).toBe(LL.problems.refused.not_allowed());
    const changed = { code: 'arena_changed', field: 'phone' };
    expect(refusedSentence({ name, args: {}, error: changed }, LL)).toBe(
      LL.problems.arena_reread(),
    );
  },
);

test('a change of an arena that was published meanwhile says so', () => {
  const said = { name: 'update_arena@1', args: {}, error: { code: 'not_allowed' } };
  expect(refusedSentence(said, LL)).toBe(LL.problems.arena_published());
});
