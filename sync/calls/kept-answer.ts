import type { DeviceDatabase } from '../device/device-database.ts';
import { report } from '../device/report.ts';

/** The server's last answer to a question, as this device keeps it; null when it never had one. */
export async function keptAnswer<Answer>(db: DeviceDatabase, key: string): Promise<Answer | null> {
  return ((await db.meta.get(key)) as Answer | undefined) ?? null;
}

/** Keeps an answer. It is shown on a full device too, so a failed write is only reported. */
export async function keepAnswer(db: DeviceDatabase, key: string, answer: object): Promise<void> {
  try {
    await db.meta.put(answer, key);
  } catch (error) {
    report(error);
  }
}
