import { expect, test } from 'vitest';
import { addArgs, addProblems } from './added-participant.ts';
import { emptyRegistration } from '../registration/registration-form.ts';

const target = { game_mode: 'MilSim', event_teams: [] } as const;
const ana = { ...emptyRegistration, name: 'Ana Lima', whatsapp: '11 98765-4321' };

test('name and WhatsApp are both required', () => {
  expect(addProblems(emptyRegistration, target)).toEqual([
    { field: 'name', code: 'operator_required' },
    { field: 'whatsapp', code: 'operator_required' },
  ]);
  expect(addProblems({ ...ana, whatsapp: '12' }, target)).toEqual([
    { field: 'whatsapp', code: 'whatsapp_too_short' },
  ]);
  expect(addProblems(ana, target)).toEqual([]);
  expect(addProblems(ana, { ...target, game_mode: '3X3' })[0]?.code).toBe('team_required');
});

test('what is sent', () => {
  const ids = { operator_id: 'o', event_id: 'e', new_team_id: 't' };
  expect(addArgs(ana, target, ids)).toEqual({
    operator_id: 'o',
    event_id: 'e',
    name: 'Ana Lima',
    whatsapp: '5511987654321',
  });
});
