import { useLiveRecords, type LiveQuery } from '#live/use-live-records.ts';
import type { Rows } from '#sync/records/collections.ts';

export type Arena = Rows['arenas'];

const names = new Intl.Collator('pt-BR');
const query: LiveQuery<'arenas'> = { find: { selector: {} } };

/**
 * The arenas on this device by name, including mine that wait for approval; undefined until read.
 */
export function useArenas(): readonly Arena[] | undefined {
  const arenas = useLiveRecords('arenas', query);
  if (arenas.state === 'loading') return undefined;
  return arenas.rows.toSorted((a, b) => names.compare(a.name, b.name));
}
