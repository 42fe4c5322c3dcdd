import * as v from 'valibot';
import { Count, Id } from '#sync/records/record.ts';
import type { DeviceDatabase } from '#sync/device/device-database.ts';
import { visitorsClient } from '#sync/identity/client.ts';
import { keepAnswer, keptAnswer } from '../kept-answer.ts';
import { REQUEST_TIMEOUT_MS, type ServerConfig } from '#sync/transport/transport.ts';

/** The server's limit; the best teams come first. */
export const BOARD_ROWS = 100;
const KEY = 'team_leaderboard';

const Row = v.object({
  id: Id,
  name: v.string(),
  logo: v.nullable(v.string()),
  city: v.string(),
  state: v.string(),
  event_count: Count,
  member_count: Count,
  score: Count,
});
export type TeamStanding = v.InferOutput<typeof Row>;

/** The server's last answer. */
export type TeamLeaderboard = {
  readonly rows: readonly TeamStanding[];
  readonly at: number; // UTC ms by this device's clock
};

/** The ranking as this device last received it; null when it never did. */
export const keptTeamLeaderboard = (db: DeviceDatabase): Promise<TeamLeaderboard | null> =>
  keptAnswer(db, KEY);

/**
 * Fetches the ranking from the server, which counts all members and games (Spec 2 §7,
 * get_team_leaderboard), and keeps the answer.
 * @returns null when the server could not be reached or its answer not read
 */
export async function fetchTeamLeaderboard(
  db: DeviceDatabase,
  server: ServerConfig,
  { signal, now }: { signal: AbortSignal; now: number },
): Promise<TeamLeaderboard | null> {
  const client = await visitorsClient(server);
  const asked = client?.rpc('get_team_leaderboard', { limit_rows: BOARD_ROWS });
  const patience = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
  const reply = await asked?.abortSignal(patience);
  const read = v.safeParse(v.array(Row), reply?.data);
  if (!read.success) return null;
  const board = { rows: read.output, at: now };
  await keepAnswer(db, KEY, board);
  return board;
}
