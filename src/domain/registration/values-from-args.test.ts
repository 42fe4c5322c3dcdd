import { expect, test } from 'vitest';
import type { GameMode } from '#sync/records/airsoft-event.ts';
import {
  emptyRegistration,
  registrationRequest,
  type RegistrationForm,
} from './registration-form.ts';
import { valuesFromArgs } from './values-from-args.ts';

const ids = { operator_ids: ['o', 'p'], event_id: 'e', new_team_id: 'n' };

test.each([
  ['plain', { ...emptyRegistration, name: 'Ana Souza', whatsapp: '+55 (11) 98765-4321' }, 'MilSim'],
  [
    'a new trio',
    {
      ...emptyRegistration,
      name: 'Ana Souza',
      whatsapp: '+55 (11) 98765-4321',
      team: 'Lobos',
      invited_by: 'Bia',
      experience: 'veterano',
      class: 'medic',
      team_choice: 'new',
      new_team_name: 'Trem Bão',
    },
    '3X3',
  ],
  [
    'with a friend',
    {
      ...emptyRegistration,
      name: 'Ana Souza',
      whatsapp: '+55 (11) 98765-4321',
      friends: [{ name: 'Bia Rocha', whatsapp: '+55 (11) 98765-0000', class: 'medic' }],
    },
    'MilSim',
  ],
] satisfies [string, RegistrationForm, GameMode][])(
  '%s: the sent arguments fill the form in again',
  (_name, form, game_mode) => {
    const { args } = registrationRequest(form, { game_mode, event_teams: [] }, ids);
    expect(valuesFromArgs(args)).toEqual(form);
  },
);
