import type { Claims } from '../auth/access-token.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createLine } from '../limits/line.ts';

/**
 * Whether the caller may listen to a topic. `busy`: too many queries; a later attempt gets an
 * answer.
 */
export type MayListen = (topic: string, claims: Claims) => Promise<boolean | 'busy'>;

/** How long a positive answer is cached: tabs and reconnects of one person repeat the query. */
const BELIEVED_MS = 5_000;
/** Queries waiting for the database; 1,000 take about two seconds. */
const MOST_WAITING = 1_000;

/**
 * The topics that the policies on realtime.messages open to everybody: answered without the
 * database (`realtime-topics.test.ts`).
 */
export const isPublicTopic = (topic: string): boolean =>
  topic === 'public' || topic.startsWith('event:');

/**
 * The policies on realtime.messages decide who may listen, as on hosted. A query holds the whole
 * database for about two milliseconds. So public topics are answered without it, an anonymous
 * caller gets no others, and only one query at a time waits for the database: a read never waits
 * for more than one.
 * @param mayAsk whether the account may query the database once more
 */
export function askPolicies(
  db: Pick<OpenDatabase, 'asCaller'>,
  mayAsk: (account: string) => boolean,
): MayListen {
  const answers = new Map<string, Promise<boolean>>();
  const line = createLine(MOST_WAITING);

  return async (topic, { role, sub }) => {
    if (isPublicTopic(topic)) return true;
    if (role !== 'authenticated' || sub === undefined) return false;
    const key = `${sub} ${topic}`;
    const known = answers.get(key);
    if (known) return known;
    if (line.isFull() || !mayAsk(sub)) return 'busy';
    const answer = line.inTurn(() => ask(db, topic, sub));
    answers.set(key, answer);
    const forget = () => answers.delete(key);
    // a negative answer is not cached: a person accepted into a team may join at once
    answer.then((yes) => (yes ? setTimeout(forget, BELIEVED_MS).unref() : forget()), forget);
    return answer;
  };
}

function ask(db: Pick<OpenDatabase, 'asCaller'>, topic: string, user_id: string): Promise<boolean> {
  return db.asCaller({ user_id }, async (query) => {
    await query(`select set_config('realtime.topic', $1, true)`, [topic]);
    const { rows } = await query(`select 1 from realtime.messages where extension = 'broadcast'`);
    return rows.length > 0;
  });
}
