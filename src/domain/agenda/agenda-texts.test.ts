import { expect, test } from 'vitest';
import {
  briefingFields,
  briefingFormOf,
  briefingOf,
  reportFields,
  reportFormOf,
  refusedTexts,
  reportMerge,
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

test('of the photos of two people all stay, but what either took away; nobody is asked', () => {
  const report = (photos: string[], summary = 'Deu certo') => ({
    ...reportFormOf(null),
    summary,
    photos,
  });
  const base = report(['1', '2', '3']);
  const theirs = report(['1', '3', 'theirs'], 'Foi bem');
  const forms = { base, mine: report(['1', '2', 'mine']), theirs };
  expect(reportMerge.conflicts(forms)).toEqual([]);
  const once = reportMerge.follow(forms);
  expect(once).toEqual({
    base: theirs,
    mine: report(['1', 'theirs', 'mine'], 'Foi bem'),
  });
  // until the form holds it, it is computed again
  expect(reportMerge.follow({ ...forms, mine: once.mine })).toEqual(once);
  const both = { ...forms, mine: report(['mine'], 'Choveu') };
  expect(reportMerge.conflicts(both)).toEqual(['summary']);
  const after = { ...forms, ...once };
  expect(reportMerge.follow(after).base).toBe(once.base); // nothing is left to follow
});
