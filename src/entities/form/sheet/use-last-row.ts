import { useState } from 'react';

/**
 * The row of an open form as it was last: it may go away while somebody writes.
 * @param row undefined when it is gone, or was never here
 */
export function useLastRow<Row extends { readonly id: string }>(
  id: string | undefined,
  row: Row | undefined,
): Row | undefined {
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  return row ?? (last?.id === id ? last : undefined);
}
