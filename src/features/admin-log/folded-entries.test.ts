import { expect, test } from 'vitest';
import { foldedEntries } from './folded-entries.ts';

type Given = [at: string, who: string | null, what: string, subject?: string | null];
/** @returns the rows, as the minutes of their entries */
const folded = (...given: Given[]) =>
  foldedEntries(
    given.map(([time, who, what, subject = null]) => ({
      id: `${time} ${who}`,
      at: `2026-11-26T${time}:00+00:00`,
      who,
      what,
      subject,
    })),
  ).map((row) => row.map(({ at }) => at.slice(11, 16)));

test('what one person repeats within an hour is one row, whatever lies between', () => {
  expect(
    folded(
      ['15:00', 'Ana', 'assign_patch', 'João'],
      ['14:50', 'Bia', 'assign_patch', 'João'],
      ['14:40', 'Ana', 'admin_list_people', 'joao'],
      ['14:00', 'Ana', 'assign_patch', 'Rui'],
      ['13:59', 'Ana', 'assign_patch', 'Eva'],
      ['13:00', 'Ana', 'assign_patch', 'Lia'],
    ),
  ).toEqual([['15:00', '14:00'], ['14:50'], ['14:40'], ['13:59', '13:00']]);
});

test('a number, a name and nobody are different subjects; deleted accounts are not one person', () => {
  expect(
    folded(
      ['15:03', 'Ana', 'admin_list_people', '#'],
      ['15:02', 'Ana', 'admin_list_people', 'joao'],
      ['15:01', 'Ana', 'admin_list_people'],
      ['15:00', 'Ana', 'admin_list_people', '#'],
      ['14:59', null, 'assign_role', 'Rui'],
      ['14:58', null, 'assign_role', 'Rui'],
    ),
  ).toEqual([['15:03', '15:00'], ['15:02'], ['15:01'], ['14:59'], ['14:58']]);
});
