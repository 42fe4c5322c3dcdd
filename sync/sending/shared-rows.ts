import type { PushResult } from '../wire/protocol.ts';

/**
 * An answer brings each row once, with the first mutation that touched it. Gives it to all mutations
 * that touched it, because each of them leaves the outbox alone. Rules [U8], [O3].
 */
export function withSharedRows(results: readonly PushResult[]): readonly PushResult[] {
  const brought = new Map(
    results.flatMap(({ rows }) => rows).map((one) => [`${one[0]} ${one[1].id}`, one]),
  );
  return results.map((result) => {
    const keys = new Set(result.touched.map(([collection, id]) => `${collection} ${id}`));
    const rows = [...keys].map((key) => brought.get(key)).filter((one) => one !== undefined);
    return { ...result, rows };
  });
}
