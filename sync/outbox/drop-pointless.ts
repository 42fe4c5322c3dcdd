import type { DeviceDatabase } from '../device/device-database.ts';
import type { Asked } from '../kit/mutation.ts';
import { findMutation } from '../registry/registry.ts';

/**
 * A mutation was refused, and so was a later one that takes back a part of it. Removes the later one,
 * and that part of the first: the person need not decide about it.
 * @param settled the mutations, by id, whose outcome has just been recorded
 */
export async function dropPointless(
  db: DeviceDatabase,
  settled: ReadonlyMap<string, unknown>,
): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const refused = await db.outbox.where('status').equals('rejected').sortBy('seq');
    for (const earlier of refused) {
      let left: Asked | null = earlier;
      const pointless: number[] = [];
      for (const { id, seq, lane, name, args, error } of refused) {
        if (!settled.has(id) || lane !== earlier.lane || seq! <= earlier.seq!) continue;
        const back = findMutation(name)?.takesBack;
        if (!back || error?.code !== back.code) continue;
        if (back.without(args, earlier) === undefined) continue;
        pointless.push(seq!);
        left = left && (back.without(args, left) ?? null);
      }
      if (pointless.length === 0) continue;
      await db.outbox.bulkDelete(pointless);
      if (left) await db.outbox.put({ ...earlier, ...left });
      else await db.outbox.delete(earlier.seq!);
    }
  });
}
