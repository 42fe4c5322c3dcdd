import { useEffect, useMemo, useState } from 'react';
import { matches } from '#domain/search/search.ts';
import type { ListedRow } from '../first-events.ts';
import { report } from '#sync/device/report.ts';

/** A longer list is searched in the worker, so that a keystroke never blocks the screen. */
const SHORT = 150;

/** The rows that match; while the worker searches, its last result. */
export function useFoundEvents(
  rows: readonly ListedRow[] | undefined,
  term: string,
): readonly ListedRow[] | undefined {
  const [answer, setAnswer] = useState<{ term: string; ids: ReadonlySet<string> }>();
  const asks = term.trim() !== '' && rows !== undefined && rows.length > SHORT;

  useEffect(() => {
    if (!asks) return;
    const asked = new AbortController();
    const search = async () => {
      const { field } = await import('#workers/field-client.ts');
      const ids = await field.search(asked.signal, { rows, term });
      setAnswer({ term, ids: new Set(ids) });
    };
    search().catch((error: unknown) => {
      if (!asked.signal.aborted) report(error);
    });
    return () => asked.abort();
  }, [asks, rows, term]);

  return useMemo(() => {
    if (!rows || term.trim() === '') return rows;
    if (!asks) return rows.filter((row) => matches(row, term));
    return answer ? rows.filter(({ id }) => answer.ids.has(id)) : rows;
  }, [rows, term, asks, answer]);
}
