import { useMemo } from 'react';
import { useAnswer, type Question } from '#live/administration/use-answer.ts';
import { namesOf } from '#sync/calls/administration.ts';

type Names = ReadonlyMap<string, string>;
const NOBODY: Names = new Map();

/**
 * The names of people by their id. The device has no rows of them: without a signal it is empty.
 * @param ids of people; null of a deleted account
 */
export function useNames(ids: readonly (string | null)[]): Names {
  // a new question only for other people
  const asked = [...new Set(ids.filter((id) => id !== null))].toSorted().join(',');
  const question = useMemo<Question<Names>>(
    () =>
      async ({ local, person }) => {
        if (asked === '') return { kind: 'ok', data: NOBODY };
        if (!person) return { kind: 'auth' };
        return namesOf({ source: local.source, user_id: person.id }, asked.split(','));
      },
    [asked],
  );
  return useAnswer(question).answer ?? NOBODY;
}
