import * as v from 'valibot';
import type { SharedDatabase } from '../identity/session.ts';
import { callRpc, type ServerConfig } from './transport.ts';

/** What is counted of an advertisement (Spec 1 §7, increment-ad-metrics). */
export type AdMetric = 'views' | 'clicks';

type AdCount = { readonly ad_id: string; readonly metric_type: AdMetric; readonly sent: boolean };

/**
 * What this device counted on one day, whoever was signed in: nobody is named, so it stays when they sign out, and
 * what waits for a signal is sent. The id is made anew each day, so that nobody is known again tomorrow; within
 * it, the server takes a count that comes twice as one.
 */
type CountedDay = {
  readonly day: string; // YYYY-MM-DD, as the event's days
  readonly visit_id: string;
  readonly counts: readonly AdCount[];
};

const KEY = 'ad_counts';
/** The server takes no older ones, and no more at once. */
const DAYS = 7;
const AT_ONCE = 50;

const read = async (shared: SharedDatabase): Promise<readonly CountedDay[]> =>
  ((await shared.values.get(KEY)) as readonly CountedDay[] | undefined) ?? [];

/**
 * Writes down that an ad was seen or clicked: once a day on this device, whichever tab it was, with or without a
 * network. `deliverAdCounts` brings it to the server.
 * @param today YYYY-MM-DD
 * @returns false when it is counted already
 */
export function countAd(
  shared: SharedDatabase,
  count: { readonly ad_id: string; readonly metric_type: AdMetric },
  today: string,
): Promise<boolean> {
  return shared.transaction('rw', shared.values, async () => {
    const days = (await read(shared)).filter(({ day }) => !isOver(day, today));
    const mine = days.find(({ day }) => day === today) ?? {
      day: today,
      visit_id: crypto.randomUUID(),
      counts: [],
    };
    if (mine.counts.some((other) => isSame(other, count))) return false;
    const counts = [...mine.counts, { ...count, sent: false }];
    await shared.values.put([...days.filter((one) => one.day !== today), { ...mine, counts }], KEY);
    return true;
  });
}

/** Sends what was counted and not sent yet. Two tabs may do it at once: the server counts it once. */
export async function deliverAdCounts(
  shared: SharedDatabase,
  server: ServerConfig,
  today: string,
): Promise<void> {
  for (const { day, visit_id, counts } of await read(shared)) {
    const batch = counts.filter(({ sent }) => !sent).slice(0, AT_ONCE);
    if (batch.length === 0 || isOver(day, today)) continue;
    const answer = await callRpc(server, {
      rpc: 'count_ad',
      body: {
        visit_id,
        counts: batch.map(({ ad_id, metric_type }) => ({ ad_id, metric_type, day })),
      },
      token: null, // an ad is not to know who looked at it
      answer: v.object({ counted: v.number() }),
    });
    if (answer.kind !== 'ok' && answer.kind !== 'refused') return; // weather: the next session tries again
    await markSent(shared, day, batch);
  }
}

const markSent = (shared: SharedDatabase, day: string, batch: readonly AdCount[]): Promise<void> =>
  shared.transaction('rw', shared.values, async () => {
    const days = (await read(shared)).map((one) =>
      one.day === day
        ? {
            ...one,
            counts: one.counts.map((count) =>
              batch.some((other) => isSame(other, count)) ? { ...count, sent: true } : count,
            ),
          }
        : one,
    );
    await shared.values.put(days, KEY);
  });

const isSame = (
  a: Pick<AdCount, 'ad_id' | 'metric_type'>,
  b: Pick<AdCount, 'ad_id' | 'metric_type'>,
): boolean => a.ad_id === b.ad_id && a.metric_type === b.metric_type;

const isOver = (day: string, today: string): boolean =>
  Date.parse(today) - Date.parse(day) > DAYS * 86_400_000;
