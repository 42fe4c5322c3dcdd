import { useMemo } from 'react';
import { isOnItsWay } from '#live/outbox/about-row.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';

/**
 * What the server has of a row, as a form; undefined without a row, and while something that I asked
 * about it has not come back.
 * @param formOf the same function over renders
 */
export function useTheirs<Row extends { readonly id: string }, Form>(
  row: Row | undefined,
  formOf: (row: Row) => Form,
): Form | undefined {
  const outbox = useOutbox();
  return useMemo(
    () => (row && outbox && !isOnItsWay(row.id, outbox) ? formOf(row) : undefined),
    [row, outbox, formOf],
  );
}
