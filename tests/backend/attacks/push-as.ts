import { inRequests, pushOf, type Mutation, type Outcome } from '#tests/sql/acts.ts';
import type { TestUser } from '../open-test-backend.ts';

/**
 * Sends mutations one request after another, like a device. @returns 'applied' or 'code: field' for
 * each
 */
export async function pushAs({ id, client }: TestUser, mutations: Mutation[]): Promise<string[]> {
  const said: string[] = [];
  for (const some of inRequests(mutations)) {
    const { data, error } = await client.rpc('sync_push', { p: pushOf(id, some) });
    if (error) throw error;
    for (const { status, code, field } of (data as { results: Outcome[] }).results)
      said.push(code === undefined ? status : field === undefined ? code : `${code}: ${field}`);
  }
  return said;
}

/** Sends one mutation. */
export const actAs = async (user: TestUser, name: string, args: object): Promise<string> =>
  (await pushAs(user, [{ name, args }]))[0] ?? 'no outcome';

/** Counts equal answers. */
export const tallyOf = (said: readonly string[]): Record<string, number | undefined> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(said, (one) => one)).map(([one, all]) => [one, all?.length]),
  );
