import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { SHARE_PATH } from '#sync/device/shared-text.ts';
import { apiError, BACKEND_HEADER, finished, preflight, restError } from '../door/api-response.ts';
import { forAddress } from '../database/thread/address-served.ts';
import type { Answer, Call } from '../door/call.ts';
import { callerOf, type Caller } from '../door/caller.ts';
import { isApiPath } from '../door/canonical-path.ts';
import { limitConnections, MOST_CONNECTIONS, type MostConnections } from '../door/connections.ts';
import { admit, turnAway } from '../door/door.ts';
import type { Health } from './health.ts';
import type { PageValues } from '../app-files/page-values.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { refuseUpgrade } from '../door/refuse-upgrade.ts';
import {
  ALWAYS,
  apiHeaders,
  appHeaders,
  HSTS,
  previewHeaders,
  storageHeaders,
} from '../door/security-headers.ts';
import type { Site } from '../door/site.ts';
import type { PublicSnapshot } from '../app-files/snapshot.ts';
import type { StaticFiles } from '../app-files/static-files.ts';
import { openWaitingRoom, SEATS, type Seats } from '../door/waiting-room.ts';

export type ServerParts = {
  api: Answer;
  functions: Answer;
  storage: Answer;
  realtime: Realtime;
  snapshot: PublicSnapshot;
  files: StaticFiles | null;
  health: () => Promise<Health>;
};

/**
 * Serves the app in place of the built files, e.g. Vite: created once the server exists, called for
 * everything outside the API.
 */
export type Front = (
  server: Server,
  values: PageValues,
) => Promise<(request: IncomingMessage, response: ServerResponse) => void>;

export type ListenOptions = {
  /** 0 takes a free port. */
  port: number;
  site: Site;
  seats?: Seats | undefined;
  most_connections?: MostConnections | undefined;
  front: Front | null;
  values: PageValues;
};

type Bindings = {
  caller: Caller;
};

type Handed = { req: { raw: Request; path: string }; env: Bindings };

/** Answers 304 when the client has what the answer's ETag names. */
const notModified = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    BACKEND_HEADER,
    'access-control-allow-origin',
    'service-worker-allowed',
  ],
});

/** All routes of the backend, as one function from request to response. */
function createRoutes(parts: ServerParts, { port, seats }: { port: () => number; seats: Seats }) {
  const routes = new Hono<{ Bindings: Bindings }>();
  const forApi = async (path: string, response: Response) => finished(response, path);

  routes.use(async (c, next) => {
    await next();
    const headers = headersFor(c.req.path, port());
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    if (c.env.caller.is_https) c.res.headers.set('strict-transport-security', HSTS);
  });
  routes.get('/health', async (c) => forApi(c.req.path, Response.json(await parts.health())));
  routes.get('/snapshot/public.json', notModified, (c) => parts.snapshot.answer(c.req.raw));
  // compresses long answers; the snapshot and the files are compressed once and cached
  routes.use('/rest/v1/rpc/sync_pull', compress());
  const waiting = openWaitingRoom(seats);
  const seated = (answer: Answer) => async (c: Handed) => {
    const call: Call = { request: c.req.raw, path: c.req.path, caller: c.env.caller };
    return (await waiting.take(call.caller.address, () => answer(call))) ?? busy(call.path);
  };
  routes.all('/functions/v1/*', seated(parts.functions));
  routes.all('/storage/v1/*', seated(parts.storage));
  routes.all('/rest/v1/*', seated(parts.api));
  routes.all('/auth/v1/*', seated(parts.api));
  // a phone without its service worker: nobody reads the text, and the screen says that nothing came
  routes.post(SHARE_PATH, (c) => c.redirect(SHARE_PATH, 303));
  routes.all('*', notModified, async (c) => {
    const { path, raw } = c.req;
    if (isApiPath(path)) {
      return forApi(
        path,
        raw.method === 'OPTIONS' ? preflight(raw) : restError(404, 'not_found', 'No such endpoint'),
      );
    }
    if (raw.method !== 'GET' && raw.method !== 'HEAD') return plain(405, 'Method not allowed');
    return (await parts.files?.answer(raw)) ?? plain(404, 'Not found');
  });
  routes.onError((error, c) => {
    console.error('server', c.req.path, error);
    return forApi(c.req.path, restError(500, 'internal', 'Internal error'));
  });
  return routes;
}

async function busy(path: string): Promise<Response> {
  const problem = { status: 503, code: 'busy', message: 'Too many requests wait' };
  const response = apiError(path, problem);
  response.headers.set('retry-after', '2');
  return finished(response, path);
}

/**
 * A part of a page, which the page's policy decides about. A worker has a policy of its own. The
 * policy is half a kilobyte, and an update of the app has two hundred such answers.
 */
const PART = /^\/assets\/(?!.*\.worker-)[\w.-]+\.(js|css|woff2)$/;

function headersFor(path: string, port: number): Record<string, string> {
  if (path.startsWith('/storage/')) return storageHeaders;
  if (/^\/(event|team)-picture\//.test(path)) return previewHeaders;
  if (PART.test(path)) return ALWAYS;
  return isApiPath(path) ? apiHeaders : appHeaders(port);
}

/** A request that still arrives after the first two limits is cut off. Unit: ms. */
const TIMEOUTS = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  // After a long pause of this thread, an idle connection's timer could fire before the request
  // that arrived meanwhile is read, and the sender would see a reset.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2_000,
};

/** Listens on loopback only. @returns the server and the port that it got */
export async function listen(
  parts: ServerParts,
  {
    port: wanted,
    site,
    seats = SEATS,
    most_connections = MOST_CONNECTIONS,
    front,
    values,
  }: ListenOptions,
): Promise<{ server: Server; port: number }> {
  let port = wanted;
  const routes = createRoutes(parts, { port: () => port, seats });
  const callers = new WeakMap<IncomingMessage, Caller>();
  const listener = getRequestListener(
    (request, { incoming }) => {
      const caller =
        callers.get(incoming as IncomingMessage) ?? callerOf(incoming as IncomingMessage, site);
      return forAddress(caller.address, () => routes.fetch(request, { caller }));
    },
    { overrideGlobalObjects: false },
  );
  // an upgrade to another protocol than WebSocket is answered as a plain request
  const shouldUpgradeCallback = (request: IncomingMessage): boolean =>
    front !== null || request.headers.upgrade?.toLowerCase() === 'websocket';
  const server = createServer({ ...TIMEOUTS, shouldUpgradeCallback }, (request, response) => {
    const admitted = admit(request, site);
    if ('status' in admitted) return turnAway(response, admitted);
    callers.set(request, admitted.caller);
    if (app && !isApiPath(admitted.path)) app(request, response);
    else void listener(request, response);
  });
  limitConnections(server, site, most_connections);
  const app = front ? await front(server, values) : null;
  server.on('upgrade', (request, socket, head) => {
    const admitted = admit(request, site);
    if ('status' in admitted) return refuseUpgrade(socket, admitted.status);
    const { address } = admitted.caller;
    if (!parts.realtime.upgrade({ request, socket, head }, address) && !app) socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;
  return { server, port };
}

/**
 * Finishes the requests in flight and accepts no new ones. @param within_ms then connections that
 * still send are cut off
 */
export async function stopServer(server: Server, within_ms: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // a keep-alive connection becomes idle only after its answer
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut_off = setTimeout(() => server.closeAllConnections(), within_ms);
  server.closeIdleConnections();
  await closed;
  clearInterval(sweep);
  clearTimeout(cut_off);
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
