import { expect } from 'vitest';
import type { PushedRow } from '../acts.ts';
import type { Session } from '../session.ts';

/** [U8] The answer names exactly the scopes in which a pull brings the row. */
export async function expectItsScopes(
  db: Session,
  user: string,
  [collection, row, scopes]: PushedRow,
): Promise<void> {
  const { id, event_id, team_id, data } = row as Record<string, string>;
  const { team2_id } = (data ?? {}) as { team2_id?: string };
  const asked = ['public', 'me'];
  for (const one of [id, event_id]) if (one) asked.push(`event:${one}`);
  for (const one of [id, team_id, team2_id]) if (one) asked.push(`team:${one}`);
  const holding: string[] = [];
  for (const scope of new Set(asked)) {
    const said = await db.rpc<{ rows: unknown[] }>({ user }, 'sync_rows', {
      scope,
      collection,
      ids: [id],
    });
    if (said.rows.length > 0) holding.push(scope);
  }
  // a row of two teams comes for each
  if (!team2_id) expect([collection, scopes.toSorted()]).toEqual([collection, holding.toSorted()]);
  else expect(holding).toEqual(expect.arrayContaining(scopes));
}
