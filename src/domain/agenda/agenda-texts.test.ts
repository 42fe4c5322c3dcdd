import { expect, test } from 'vitest';
import {
  briefingFields,
  briefingFormOf,
  briefingOf,
  reportFields,
  reportFormOf,
  refusedTexts,
  reportOf,
  textProblems,
} from './agenda-texts.ts';

test('a briefing needs objectives and equipment, a report a summary', () => {
  expect(textProblems(briefingFormOf(null), briefingFields)).toEqual([
    { field: 'objectives', code: 'required' },
    { field: 'equipment', code: 'required' },
  ]);
  expect(textProblems(reportFormOf(null), reportFields)).toEqual([
    { field: 'summary', code: 'required' },
  ]);
  const long = { ...reportFormOf(null), summary: 'x', learnings: 'x'.repeat(2001) };
  expect(textProblems(long, reportFields)).toEqual([{ field: 'learnings', code: 'text_too_long' }]);
});

test('a refused save comes back over what its writer saw, other texts as they are now', () => {
  const now = { ...reportFormOf(null), summary: 'Dela', learnings: 'Água', photos: ['b'] };
  const sent = { patch: { summary: 'Meu', photos: ['a'] }, base: { summary: null, photos: [] } };
  expect(refusedTexts(now, sent)).toEqual({
    base: { ...now, summary: '', photos: [] },
    values: { ...now, summary: 'Meu', photos: ['a'] },
  });
});

test('what was not given is null, and comes back as an empty field', () => {
  const briefing = {
    objectives: ' Tomar a base ',
    equipment: 'Óculos',
    roles: ' ',
    strategy: '',
    notes: 'x',
  };
  expect(briefingOf(briefing)).toEqual({
    objectives: 'Tomar a base',
    equipment: 'Óculos',
    roles: null,
    strategy: null,
    notes: 'x',
  });
  const report = { ...reportFormOf(null), summary: 'Deu certo', photos: ['https://a/1.webp'] };
  expect(reportFormOf(reportOf(report))).toEqual(report);
});
