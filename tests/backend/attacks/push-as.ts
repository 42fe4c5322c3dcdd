import { pushOf, type Mutation, type Outcome } from '#tests/sql/acts.ts';
import type { TestUser } from '../open-test-backend.ts';

/** Sends mutations in one request, like a device. @returns 'applied' or 'code: field' for each */
export async function pushAs({ id, client }: TestUser, mutations: Mutation[]): Promise<string[]> {
  const { data, error } = await client.rpc('sync_push', { p: pushOf(id, mutations) });
  if (error) throw error;
  return (data as { results: Outcome[] }).results.map(({ status, code, field }) =>
    code === undefined ? status : field === undefined ? code : `${code}: ${field}`,
  );
}

/** Sends one mutation. */
export const actAs = async (user: TestUser, name: string, args: object): Promise<string> =>
  (await pushAs(user, [{ name, args }]))[0] ?? 'no outcome';

/** Counts equal answers. */
export const tallyOf = (said: readonly string[]): Record<string, number | undefined> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(said, (one) => one)).map(([one, all]) => [one, all?.length]),
  );
