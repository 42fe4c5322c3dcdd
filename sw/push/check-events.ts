import * as v from 'valibot';
import { PROTOCOL_VERSION, PullAnswer, type PullRequest } from '#sync/wire/protocol.ts';
import { isGone } from '#sync/replica/scopes.ts';
import { accessToken, readSession } from '#sync/identity/session.ts';
import { callRpc } from '#sync/transport/transport.ts';
import { forOwner, shared, type Owner } from '../owner.ts';
import { eventNews, type EventNews, type Told } from './event-news.ts';
import { showEventNews } from './notifications.ts';
import { worker } from '../worker-scope.ts';

const LIMIT = 200;
const TOLD = 'check_evt_told';
/** Marks are transaction ids of one epoch: after a restore they start again. */
const ToldRecord = v.object({ epoch: v.string(), marks: v.record(v.string(), v.number()) });

/**
 * Asks what has changed in my events since a page was last open, and notifies. The replica is not
 * touched: a page brings it up to date. The scope `me` is enough: it holds every event that I made
 * or am in.
 */
export async function checkEvents(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  // a visible page shows the change itself
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await forOwner(async (owner) => {
    for (const { epoch, ...news } of await findNews(owner)) {
      // the person signed out meanwhile
      if ((await readSession(shared))?.user.id !== owner.user_id) return;
      // after the notification: if the worker is killed in between, it is shown again and replaces
      // the first
      if (await showEventNews(news)) await remember(owner, news, epoch);
    }
  });
}

async function findNews(owner: Owner): Promise<(EventNews & { epoch: string })[]> {
  const { db, user_id } = owner;
  const state = await db.scopes.get('me');
  if (!state?.complete) return [];
  const answer = await pullMe(owner, {
    v: PROTOCOL_VERSION,
    epoch: state.epoch,
    scopes: { me: { c: state.c, departed: state.departed } },
    limit: LIMIT,
    digest: [],
    unsettled: [],
  });
  const rows = answer?.scopes['me'];
  if (!rows || isGone(rows) || rows.restarted) return [];
  const offset = ((await db.meta.get('clock_offset_ms')) as number | undefined) ?? 0;
  const { epoch } = answer;
  const news = eventNews(rows, {
    user_id,
    synced_at: state.synced_at + offset,
    told: await toldIn(owner, epoch),
    own: await ownEvents(owner),
  });
  return news.map((one) => ({ ...one, epoch }));
}

async function pullMe({ source, user_id }: Owner, body: PullRequest): Promise<PullAnswer | null> {
  const token = await accessToken(source, user_id);
  if (token.kind !== 'token') return null;
  const outcome = await callRpc(source.server, {
    rpc: 'sync_pull',
    token: token.access_token,
    body,
    answer: PullAnswer,
  });
  return outcome.kind === 'ok' && outcome.data.as_user === user_id ? outcome.data : null;
}

/**
 * Events of mutations that this device sent and whose rows no page has stored yet. An entry of a
 * team's agenda names an event, and changes nothing of it.
 */
async function ownEvents({ db }: Owner): Promise<Set<string>> {
  const records = await db.outbox.toArray();
  return new Set(
    records.flatMap(({ name, args }) =>
      'event_id' in args && name !== 'create_agenda_event@1' ? [String(args.event_id)] : [],
    ),
  );
}

async function toldIn({ db }: Owner, epoch: string): Promise<Told> {
  const told = v.safeParse(ToldRecord, await db.meta.get(TOLD));
  return told.success && told.output.epoch === epoch ? told.output.marks : {};
}

/**
 * Each change is reported once, however often the browser wakes the worker before a page moves the
 * cursors.
 */
async function remember(owner: Owner, { event_id, mark }: EventNews, epoch: string): Promise<void> {
  const { db } = owner;
  await db.transaction('rw', db.meta, async () => {
    const marks = { ...(await toldIn(owner, epoch)), [event_id]: mark };
    await db.meta.put({ epoch, marks }, TOLD);
  });
}
