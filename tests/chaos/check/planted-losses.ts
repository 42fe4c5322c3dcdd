import type { Session } from '#tests/sql/session.ts';
import type { Held } from '../phone/page-hooks.ts';
import type { Said } from './evidence.ts';

/**
 * Loses what a faulty product would lose: a mutation that the server had confirmed, and a row that
 * a device had read. A check that does not name both can't be trusted.
 * @returns their ids
 */
export async function plantLosses(
  session: Session,
  said: readonly Said[],
  held: readonly Held[],
): Promise<string[]> {
  const done = said.findLast(({ status }) => status === 'applied');
  if (done) await session.rows('delete from private.sync_mutations where id = $1', [done.id]);
  const row = held[0]?.rows['airsoft_events']?.pop();
  return [done, row].flatMap((one) => (one ? [one.id] : []));
}
