// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm, walkRules } from '#tests/fixtures/browser/form-screen.tsx';
import AddParticipant from '#features/participants/add-participant.tsx';
import PostponeEvent from './postpone-event.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-act.ts', () => ({ useAct: () => asked }));
vi.mock('#features/participants/use-known-number.ts', () => ({ useKnownNumber: () => undefined }));
beforeEach(() => asked.mockClear());

const of = (game_mode: string) =>
  ({ id: 'e1', name: 'Serra', game_mode, status: 'planned', time: '09:30' }) as AirsoftEvent;
const nothing = () => {};

test('an event is postponed to a future day', async () => {
  const screen = showForm(
    <PostponeEvent event={of('MilSim')} now="2026-11-22T12:00:00Z" onClose={nothing} />,
  );
  await walkRules(screen, {
    right: { date: '23/11/2026', time: '09:30' },
    broken: [
      [{ date: '' }, 'date', 'date_invalid'],
      [{ date: '21/11/2026' }, 'date', 'date_invalid'],
      [{ date: '31/02/2027' }, 'date', 'date_invalid'],
      [{ time: '' }, 'time', 'time_invalid'],
      [{ time: '25:00' }, 'time', 'time_invalid'],
    ],
    sent: asked,
  });
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual([
    'postpone_event@1',
    { id: 'e1', date: '2026-11-23', time: '09:30' },
  ]);
});

test('a participant whom the organiser adds', async () => {
  const screen = showForm(<AddParticipant event={of('3X3')} teams={[]} onClose={nothing} />);
  await walkRules(screen, {
    right: { name: 'Bia Reis', whatsapp: '11987654321', team: '', new_team_name: 'Alfa' },
    broken: [
      [{ name: '' }, 'name', 'operator_required'],
      [{ whatsapp: ' ' }, 'whatsapp', 'operator_required'],
      [{ name: 'Bi' }, 'name', 'registration_name_too_short'],
      [{ name: 'B'.repeat(101) }, 'name', 'name_too_long'],
      [{ name: 'Bia 7' }, 'name', 'name_invalid_characters'],
      [{ whatsapp: '1198765' }, 'whatsapp', 'whatsapp_too_short'],
      [{ team: 'x'.repeat(101) }, 'team', 'letters_over'],
      [{ new_team_name: '' }, 'new_team_name', 'team_name_required'],
      [{ new_team_name: 'x'.repeat(31) }, 'new_team_name', 'team_name_too_long'],
    ],
    sent: asked,
  });
  expect(asked.mock.lastCall?.[0]).toBe('add_participant@1');
});
