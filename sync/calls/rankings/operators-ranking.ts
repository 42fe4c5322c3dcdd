import * as v from 'valibot';
import type { DeviceDatabase } from '#sync/device/device-database.ts';
import { Count, Id } from '#sync/records/record.ts';
import { clientOf, type Caller } from '#sync/identity/client.ts';
import { keepAnswer, keptAnswer } from '../kept-answer.ts';
import { REQUEST_TIMEOUT_MS } from '#sync/transport/transport.ts';

/** The server's limit; the first come first. */
const ROWS = 100;
const keyOf = (tab: RankingTab): string => `operators_ranking:${tab}`;

/** What operators are ordered by (Spec 2 §2 /ranking). */
export const rankingTabs = ['overall', 'events', 'experience', 'teams'] as const;
export type RankingTab = (typeof rankingTabs)[number];

const sums = {
  score: Count,
  events_count: Count,
  /** Years, at least; a number in text (Spec 2 §3). */
  experience: v.pipe(v.string(), v.decimal()),
  teams_count: Count,
  organized_events: Count,
};
export const RankedRow = v.object({
  user_id: Id,
  name: v.string(),
  /** Masked but for the area code; null for a visitor. */
  whatsapp: v.nullable(v.string()),
  ...sums,
});
export type RankedOperator = v.InferOutput<typeof RankedRow>;

export const Place = v.pipe(v.number(), v.integer(), v.minValue(1));
const MyPlace = v.object({
  place: Place,
  /** How many have a place. */
  of: Count,
  /** The place before, and what is missing to it, in what the tab counts; null for the first. */
  next: v.nullable(v.object({ place: Place, missing: Count })),
  ...sums,
});
export type MyPlace = v.InferOutput<typeof MyPlace>;

const OwnPlace = v.union([
  v.pipe(
    v.object({ place: v.null() }),
    v.transform(() => null),
  ),
  MyPlace,
]);

/** The server's last answer for a tab. */
export type OperatorsRanking = {
  readonly rows: readonly RankedOperator[];
  /**
   * Mine, however far it is from the first; null for a visitor, and without a value in this tab.
   * undefined: the server did not say it.
   */
  readonly mine: MyPlace | null | undefined;
  readonly at: number; // UTC ms by this device's clock
};

/** The ranking as this device last received it; null when it never did. */
export const keptOperatorsRanking = (
  db: DeviceDatabase,
  tab: RankingTab,
): Promise<OperatorsRanking | null> => keptAnswer(db, keyOf(tab));

/**
 * Fetches the ranking and the person's own place from the server (Spec 2 §7, get_operators_ranking),
 * and keeps the answer.
 * @returns null when the server could not be reached or its answer not read
 */
export async function fetchOperatorsRanking(
  { db, ...caller }: Caller & { readonly db: DeviceDatabase },
  tab: RankingTab,
  { signal, now }: { signal: AbortSignal; now: number },
): Promise<OperatorsRanking | null> {
  const client = await clientOf(caller);
  if (!client) return null;
  const patience = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
  const [all, own] = await Promise.all([
    client.rpc('get_operators_ranking', { tab, limit_rows: ROWS }).abortSignal(patience),
    caller.user_id === null
      ? { data: { place: null } as unknown }
      : client.rpc('ranking_place', { p: { tab } }).abortSignal(patience),
  ]);
  const rows = v.safeParse(v.array(RankedRow), all.data);
  const mine = v.safeParse(OwnPlace, own.data);
  if (!rows.success) return null;
  const place = mine.success ? mine.output : undefined;
  const ranking = { rows: rows.output, mine: place, at: now };
  await keepAnswer(db, keyOf(tab), ranking);
  return ranking;
}
