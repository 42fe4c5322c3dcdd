import { expect, test } from 'vitest';
import { verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, must, type TeamRole } from './team-acts.ts';

const db = await databaseOfFile();
const full = await addFullTeam(db);

const as = (role: TeamRole, name: string, args: object) =>
  verdict(db, full.person[role], { name, args: { team_id: full.team, ...args } });
async function addAgendaEvent(start_date = '2030-01-01T12:00:00.000Z'): Promise<string> {
  const entry = { title: 'Treino', type: 'training', location: 'Galpão', start_date };
  const args = { id: crypto.randomUUID(), team_id: full.team, ...entry };
  await must(db, full.person.captain, 'create_agenda_event@1', args);
  return args.id;
}
const PAST = '2026-01-01T12:00:00.000Z';
const briefing = { objectives: 'Tomar a base.', equipment: 'Óculos.' };
const report = { summary: 'Deu certo.', photos: ['https://exemplo.test/f.webp'] };

const textsOf = async (id: string) =>
  (
    await db.rows<{ briefing: object | null; report: object | null }>(
      'select briefing, report from public.team_agenda_events where id = $1',
      [id],
    )
  )[0]!;

test('of two officers who wrote one text the second is refused, and what only one wrote is kept', async () => {
  const id = await addAgendaEvent();
  const save = (role: TeamRole, patch: object, base: object) =>
    as(role, 'save_briefing@1', { id, patch, base });
  const none = { objectives: null, equipment: null };
  expect(await save('captain', briefing, none)).toBe('applied');
  expect(await save('officer', { ...briefing, objectives: 'Outro.' }, none)).toBe(
    'record_changed: objectives',
  );
  const notes = (text: string | null) => ({ notes: text });
  expect(await save('officer', notes('Água.'), notes(null))).toBe('applied');
  expect(await save('captain', notes('Água.'), notes(null))).toBe('applied'); // the same text
  const saw = { objectives: briefing.objectives };
  expect(await save('captain', { objectives: 'Segurar a base.' }, saw)).toBe('applied');
  expect((await textsOf(id)).briefing).toEqual({
    objectives: 'Segurar a base.',
    equipment: 'Óculos.',
    roles: null,
    strategy: null,
    notes: 'Água.',
  });
});

test('a report is changed text by text, its photos as one; required texts stay required', async () => {
  const id = await addAgendaEvent(PAST);
  const save = (patch: object, base: object = {}) =>
    as('officer', 'save_report@1', { id, patch, base });
  expect(await save({ learnings: 'Calma.' })).toBe('invalid_args: summary');
  expect(await save(report, { summary: null, photos: [] })).toBe('applied');
  expect(await save({ photos: [] }, { photos: [] })).toBe('record_changed: photos');
  expect(await save({ photos: ['http://exemplo.test/f.webp'] })).toBe('https_required: photos');
  expect(await save({ summary: ' ' }, { summary: report.summary })).toBe('invalid_args: summary');
  expect(await save({ learnings: 'Calma.' }, { learnings: null })).toBe('applied');
  expect((await textsOf(id)).report).toEqual({
    ...report,
    achievements: null,
    challenges: null,
    learnings: 'Calma.',
  });
  const early = await addAgendaEvent();
  expect(await as('captain', 'save_report@1', { id: early, patch: report, base: {} })).toBe(
    'agenda_event_not_started',
  );
  expect(await as('captain', 'save_briefing@1', { id: early, patch: {}, base: {} })).toBe(
    'invalid_args: objectives',
  );
});
