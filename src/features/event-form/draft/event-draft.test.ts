import { expect, test } from 'vitest';
import { emptyEvent } from '#domain/event/form/event-form.ts';
import { readEventDraft } from './event-draft.ts';

const draft = {
  event_id: '7d3c1c1e-6a0e-4c55-9d5e-0c6d3a2f8b10',
  values: { ...emptyEvent, name: 'Operação Cerrado', is_public: false },
  base: emptyEvent,
};

test('a draft is read as it was written', () => expect(readEventDraft(draft)).toEqual(draft));

test('a draft knows how often its event is repeated; what is no repetition is left out', () => {
  const repeated = { ...draft, repeat: { every_weeks: 2, times: 12 } };
  expect(readEventDraft(repeated)).toEqual(repeated);
  expect(readEventDraft({ ...draft, repeat: { every_weeks: 1, times: 13 } })).toEqual(draft);
  expect(readEventDraft({ ...draft, repeat: { every_weeks: 3, times: 2 } })).toEqual(draft);
});

test('fields that only a newer form has start empty', () => {
  const { max_op: _unknown, ...values } = draft.values;
  expect(readEventDraft({ ...draft, values })).toEqual(draft);
});

test.each([
  undefined,
  null,
  '',
  [],
  {},
  { ...draft, event_id: 'new' },
  { ...draft, values: { name: 1 } },
])('what is not a draft (%j) gives none', (stored) => expect(readEventDraft(stored)).toBeNull());
