import type { Who } from '#tests/sql/session.ts';
import type { OpenSession } from '../cluster/race-database.ts';
import { pause } from '../seeded-random.ts';

/**
 * Two at once, in a guaranteed order: the second begins when the first has done its work and not
 * committed; the first commits when the second waits for it, or has ended without waiting.
 * @param meanwhile what the first also does while the second waits
 */
export async function afterFirst<T>(
  [first, second]: readonly [OpenSession, OpenSession],
  { who = 'postgres', act }: { who?: Who; act: () => Promise<unknown> },
  then: () => Promise<T>,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<{ answer: T; waited: boolean }> {
  let over = false;
  let waited = false;
  const settled = await first.request(who, async () => {
    await act();
    const doing = Promise.allSettled([then()]).finally(() => (over = true));
    while (!over && !waited) {
      waited = await first.one<boolean>('select pg_backend_pid() = any (pg_blocking_pids($1))', [
        second.backend_pid,
      ]);
      if (!waited) await pause(2);
    }
    await meanwhile();
    return { doing };
  });
  const [outcome] = await settled.doing;
  if (outcome.status === 'rejected') throw outcome.reason;
  return { answer: outcome.value, waited };
}
