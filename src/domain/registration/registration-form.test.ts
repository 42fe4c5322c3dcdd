import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { register } from '#sync/event-mutations/registration.ts';
import { registerSquad } from '#sync/event-mutations/registration.ts';
import {
  emptyRegistration,
  registrationProblems,
  registrationRequest,
  roomInTeam,
  type RegistrationForm,
  type RegistrationTarget,
} from './registration-form.ts';
import { prefilledRegistration } from './registration-prefill.ts';

const trio = '0199aaaa-0000-7000-8000-000000000001';
const full_trio = '0199aaaa-0000-7000-8000-000000000002';
const milsim: RegistrationTarget = { game_mode: 'MilSim', event_teams: [] };
const three: RegistrationTarget = {
  game_mode: '3X3',
  event_teams: [
    { id: trio, members_count: 2 },
    { id: full_trio, members_count: 3 },
  ],
};
const ids = {
  operator_ids: ['0199aaaa-0000-7000-8000-00000000000a', '0199aaaa-0000-7000-8000-00000000000d'],
  event_id: '0199aaaa-0000-7000-8000-00000000000b',
  new_team_id: '0199aaaa-0000-7000-8000-00000000000c',
};
const good: RegistrationForm = {
  ...emptyRegistration,
  name: 'Ana Lima',
  whatsapp: '(11) 98765-4321',
};

describe('problems', () => {
  test('an empty form', () => {
    expect(registrationProblems(emptyRegistration, three)).toEqual([
      { field: 'name', code: 'registration_name_too_short' },
      { field: 'whatsapp', code: 'whatsapp_too_short' },
      { field: 'event_team_id', code: 'team_required' },
    ]);
  });

  test('name and number are enough where there are no teams', () => {
    expect(registrationProblems(good, milsim)).toEqual([]);
  });

  test.each([
    ['a free team', { event_team_id: trio }, []],
    ['a full team', { event_team_id: full_trio }, [{ field: 'event_team_id', code: 'team_full' }]],
    [
      'a team of another event',
      { event_team_id: ids.event_id },
      [{ field: 'event_team_id', code: 'team_required' }],
    ],
    ['a new team', { team_choice: 'new', new_team_name: 'Trio de Ferro' }, []],
    ['30 characters', { team_choice: 'new', new_team_name: 'ã'.repeat(30) }, []],
    [
      '31 characters',
      { team_choice: 'new', new_team_name: 'a'.repeat(31) },
      [{ field: 'new_team_name', code: 'team_name_too_long' }],
    ],
    [
      'no name',
      { team_choice: 'new', new_team_name: '  ' },
      [{ field: 'new_team_name', code: 'team_name_required' }],
    ],
    [
      'the field of the other way',
      { team_choice: 'new', event_team_id: full_trio, new_team_name: 'Nós' },
      [],
    ],
  ] as const)('3X3 with %s', (_name, change, problems) => {
    expect(registrationProblems({ ...good, ...change }, three)).toEqual(problems);
  });

  test('a team of 5X5 holds five', () => {
    const five = { game_mode: '5X5', event_teams: [{ id: trio, members_count: 4 }] } as const;
    expect(registrationProblems({ ...good, event_team_id: trio }, five)).toEqual([]);
    const none_left = { ...five, event_teams: [{ id: trio, members_count: 5 }] };
    expect(registrationProblems({ ...good, event_team_id: trio }, none_left)).toHaveLength(1);
  });

  test('long texts', () => {
    const long = { ...good, team: 'a'.repeat(101), invited_by: 'a'.repeat(100) };
    expect(registrationProblems(long, milsim)).toEqual([{ field: 'team', code: 'text_too_long' }]);
  });
});

describe('what is sent', () => {
  test.each([
    ['only what must be', good, milsim],
    [
      'everything',
      { ...good, team: ' Lobos ', invited_by: 'Bia', experience: 'avancado', class: 'dmr' },
      milsim,
    ],
    ['a chosen team', { ...good, event_team_id: trio }, three],
    ['a new team', { ...good, team_choice: 'new', new_team_name: ' Trio ' }, three],
  ] as const)('is what the mutation accepts: %s', (_name, form, target) => {
    const { name, args } = registrationRequest(form, target, ids);
    expect(name).toBe('register@1');
    expect(v.parse(v.strictObject(register.args.entries), args)).toEqual(args);
  });

  test('is trimmed, and omits what was not given', () => {
    const form: RegistrationForm = {
      ...good,
      team: ' Lobos ',
      team_choice: 'new',
      new_team_name: ' Nós ',
    };
    expect(registrationRequest(form, three, ids).args).toEqual({
      operator_id: ids.operator_ids[0],
      event_id: ids.event_id,
      name: 'Ana Lima',
      whatsapp: '5511987654321',
      team: 'Lobos',
      new_team: { id: ids.new_team_id, name: 'Nós' },
    });
  });

  test('no team outside 3X3 and 5X5, even when one was chosen before the mode changed', () => {
    expect(
      registrationRequest({ ...good, event_team_id: trio }, milsim, ids).args,
    ).not.toHaveProperty('event_team_id');
  });

  test('a form with problems is a bug of the caller', () => {
    expect(() => registrationRequest(emptyRegistration, milsim, ids)).toThrow('problems');
  });
});

describe('a squad in one registration', () => {
  const bia = { name: 'Bia Rocha', whatsapp: '(11) 98765-0000', class: 'medic' } as const;
  const squad: RegistrationForm = { ...good, friends: [bia] };

  test('is sent as one mutation, me first', () => {
    const { name, args } = registrationRequest({ ...squad, event_team_id: '' }, milsim, ids);
    expect(name).toBe('register_squad@1');
    expect(v.parse(v.strictObject(registerSquad.args.entries), args)).toEqual({
      event_id: ids.event_id,
      operators: [
        { operator_id: ids.operator_ids[0], name: 'Ana Lima', whatsapp: '5511987654321' },
        { operator_id: ids.operator_ids[1], ...bia, whatsapp: '5511987650000' },
      ],
    });
  });

  test.each([
    [{ ...bia, name: 'B' }, 'friends[0].name', 'registration_name_too_short'],
    [{ ...bia, whatsapp: '1' }, 'friends[0].whatsapp', 'whatsapp_too_short'],
    [{ ...bia, whatsapp: '+55 11 98765-4321' }, 'friends[0].whatsapp', 'whatsapp_twice'],
  ])('%o: %s is %s', (friend, field, code) => {
    expect(registrationProblems({ ...good, friends: [friend] }, milsim)).toEqual([{ field, code }]);
  });

  test('a repeated number is reported at the second person', () => {
    const twice = { ...good, friends: [bia, bia] };
    expect(registrationProblems(twice, milsim)).toEqual([
      { field: 'friends[1].whatsapp', code: 'whatsapp_twice' },
    ]);
  });

  test('a trio with one free place does not take two, a new one takes three', () => {
    const one_place = { ...squad, event_team_id: trio };
    expect(roomInTeam(one_place, three)).toBe(1);
    expect(registrationProblems(one_place, three)).toEqual([
      { field: 'event_team_id', code: 'squad_too_large' },
    ]);
    const fresh: RegistrationForm = { ...squad, team_choice: 'new', new_team_name: 'Nós' };
    expect(registrationProblems(fresh, three)).toEqual([]);
    const four = {
      ...fresh,
      friends: [1, 2, 3].map((n) => ({ ...bia, whatsapp: `1198765000${n}` })),
    };
    expect(registrationProblems(four, three)).toEqual([
      { field: 'new_team_name', code: 'squad_too_large' },
    ]);
  });
});

describe('a profile fills the form', () => {
  const profile = {
    name: 'Ana Lima',
    team: null,
    whatsapp: '5511987654321',
    operator_experience: 'experiente',
    operator_classes: ['breacher', 'sniper'],
  } as const;

  test('with its own scales mapped to those of the form', () => {
    const form = prefilledRegistration({
      ...profile,
      operator_classes: [...profile.operator_classes],
    });
    expect(form).toEqual({
      ...emptyRegistration,
      name: 'Ana Lima',
      whatsapp: '+55 (11) 98765-4321',
      experience: 'avancado',
      class: 'cqb',
    });
    expect(registrationProblems(form, milsim)).toEqual([]);
  });

  test('and leaves unknown fields empty', () => {
    const bare = { ...profile, whatsapp: null, operator_experience: null, operator_classes: [] };
    expect(prefilledRegistration(bare)).toEqual({ ...emptyRegistration, name: 'Ana Lima' });
  });
});
