import { useEffect, useMemo, useState } from 'react';
import { matches } from '#domain/words/search.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
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
  const { LL } = useI18nContext();
  const is_narrow = term.trim() !== '';
  // the worker indexes an array once, so that a keystroke must not make another one
  const texts = useMemo(
    () =>
      is_narrow
        ? rows?.map(({ id, name, location, game_mode: mode }) => ({
            id,
            name,
            location,
            game_mode: `${mode} ${LL.events.game_mode[mode]()}`,
          }))
        : undefined,
    [is_narrow, rows, LL],
  );
  const asked_rows = texts && texts.length > SHORT ? texts : undefined;

  useEffect(() => {
    if (!asked_rows) return;
    const asked = new AbortController();
    const search = async () => {
      const { field } = await import('#workers/field-client.ts');
      const ids = await field.search(asked.signal, { rows: asked_rows, term });
      setAnswer({ term, ids: new Set(ids) });
    };
    search().catch((error: unknown) => {
      if (!asked.signal.aborted) report(error);
    });
    return () => asked.abort();
  }, [asked_rows, term]);

  return useMemo(() => {
    if (!rows || !texts) return rows;
    if (!asked_rows) return rows.filter((_, at) => matches(texts[at]!, term));
    return answer ? rows.filter(({ id }) => answer.ids.has(id)) : rows;
  }, [rows, texts, term, asked_rows, answer]);
}
