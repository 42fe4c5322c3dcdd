import { boundedCache } from '#served/bounded-cache.ts';
import { hasPlaces } from '#served/pages/fill-page.ts';
import { eventPicture } from '#served/picture/event-picture.ts';
import { picturedAt, picturePath, teamPicturePath } from '#served/picture/picture-path.ts';
import { teamPicture } from '#served/picture/team-picture.ts';
import { arenaAt, eventAt, pageName, teamAt } from '#served/pages/page-name.ts';
import { robotsText, servedPage, sitemapXml } from '#served/site.ts';
import { readSnapshot, type PublicSnapshot, type PublicTeam } from '#served/snapshot.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { failed } from '../_shared/answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';

/** What the static host serves: the app's page and the public snapshot. */
type Site = {
  origin: string;
  page: string;
  api: Api;
  /** The security headers of the app's page: every page has them. */
  headers: Headers;
  /** Null while there is none: then every page is the app's own. */
  snapshot: PublicSnapshot | null;
};

/** Where a visitor reads single rows. */
type Api = Pick<FunctionEnvironment, 'supabase_url' | 'publishable_key'>;

/** The two files are fetched again after this time. Unit: ms. */
const KEPT_MS = 60_000;
const FETCH_MS = 10_000;

const PASSED_ON = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
const CACHED = 'public, max-age=60, stale-while-revalidate=600';

/** Bounds the memory: a picture has about 100 kB, and takes 0.1 s to draw. */
const MOST_PICTURES = 60;
const pictures = boundedCache<Uint8Array<ArrayBuffer>>(MOST_PICTURES);

let kept: { site: Promise<Site>; at: number } | null = null;

/**
 * GET the app's pages with their public content in them (src/served), in front of a static host:
 * `/functions/v1/served-page/event/<id>` is the page of `/event/<id>`. It reads the host's
 * index.html and public snapshot, and, with a visitor's rights, an event that the snapshot lacks.
 */
export async function servePage(
  request: Request,
  { setting, supabase_url, publishable_key }: FunctionEnvironment,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return failed(405, 'method_not_allowed');
  }
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/^(\/functions\/v1)?\/served-page(?=\/|$)/, '') || '/';
  const origin = new URL(setting('SITE_URL') ?? supabase_url).origin;
  try {
    const site = await siteAt(origin, { supabase_url, publishable_key });
    return (await file(url.pathname, site)) ?? (await page(url, site));
  } catch (error) {
    console.error('served page', error);
    return failed(502, 'unavailable');
  }
}

function siteAt(origin: string, api: Api): Promise<Site> {
  if (!kept || Date.now() - kept.at > KEPT_MS) {
    const site = readSite(origin, api);
    kept = { site, at: Date.now() };
    site.catch(() => (kept = null));
  }
  return kept.site;
}

async function readSite(origin: string, api: Api): Promise<Site> {
  const [app, rows] = await Promise.all([
    read(`${origin}/index.html`),
    read(`${origin}/snapshot/public.json`).catch(() => null),
  ]);
  const page = await app.text();
  if (!hasPlaces(page)) throw new Error('index.html has no place for content');
  const passed = [...app.headers].filter(([name]) => PASSED_ON.includes(name));
  return {
    origin,
    page,
    api,
    headers: new Headers(passed),
    snapshot: rows && readSnapshot(await rows.text()),
  };
}

async function read(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(FETCH_MS) });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new Error(`${address} answered ${response.status}`);
}

/** The files that are not pages: robots.txt, the sitemap, and the pictures of previews. */
async function file(path: string, site: Site): Promise<Response | null> {
  const { origin, snapshot } = site;
  if (path === '/robots.txt') return answer(robotsText(origin), 'text/plain; charset=utf-8');
  if (!snapshot) return null;
  if (path === '/sitemap.xml') {
    return answer(sitemapXml(snapshot, origin), 'application/xml; charset=utf-8');
  }
  const pictured = picturedAt(path);
  if (pictured === null) return null;
  if (pictured.of === 'team') {
    const team = await publicTeam(pictured.id, site);
    if (!team) return notFound();
    return picture(path, { current: teamPicturePath(team), draw: () => teamPicture(team) }, origin);
  }
  const event = await publicEvent(pictured.id, site);
  if (!event) return notFound();
  return picture(path, { current: picturePath(event), draw: () => eventPicture(event) }, origin);
}

const notFound = (): Response => new Response('Not found\n', { status: 404 });

type Drawing = {
  /** The path of the newest version. */
  current: string;
  draw: () => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Every other address of the picture leads to that of its newest version, so that nobody can have
 * the same picture drawn again and again.
 */
async function picture(asked: string, { current, draw }: Drawing, origin: string) {
  if (asked !== current) {
    const headers = { location: origin + current, 'cache-control': CACHED };
    return new Response(null, { status: 302, headers });
  }
  return new Response(await pictures.get(current, draw), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

const answer = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': type, 'cache-control': CACHED } });

/**
 * One public event: from the snapshot, or from the API when the game was too long ago for the
 * snapshot.
 */
const publicEvent = async (id: string, { snapshot, api }: Site): Promise<AirsoftEvent | null> =>
  snapshot?.by_id.get(id) ?? (await readAsVisitor(api, 'public_event', { event_id: id }));

/** One team: from the snapshot, or from the API when it is newer than that. */
const publicTeam = async (id: string, { snapshot, api }: Site): Promise<PublicTeam | null> =>
  snapshot?.teams_by_id.get(id) ?? (await readAsVisitor(api, 'public_team', { team_id: id }));

/** One row as a visitor may read it; null when a visitor may read no such row. */
async function readAsVisitor<Row>(
  { supabase_url, publishable_key }: Api,
  rpc: string,
  args: object,
): Promise<Row | null> {
  const found = await read(`${supabase_url}/rest/v1/rpc/${rpc}`, {
    method: 'POST',
    headers: { apikey: publishable_key, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  return (await found.json()) as Row | null;
}

/** Then the answer is the app's own page, and the app reads the event itself. */
function leftToTheApp(error: unknown): 'unread' {
  console.error('served page', error);
  return 'unread';
}

async function page(url: URL, site: Site): Promise<Response> {
  const { snapshot, headers, origin, page: app } = site;
  // the snapshot may be older than an arena, and an arena's page is the app's own
  const name = arenaAt(url.pathname) === null ? pageName(url) : null;
  const event_id = name === null ? null : eventAt(url.pathname);
  const team_id = name === null ? null : teamAt(url.pathname);
  const now = new Date().toISOString();
  const event = event_id === null ? null : await publicEvent(event_id, site).catch(leftToTheApp);
  const team = team_id === null ? null : await publicTeam(team_id, site).catch(leftToTheApp);
  const written =
    name !== null && snapshot && event !== 'unread' && team !== 'unread'
      ? servedPage(name, { snapshot, event, team, page: app, origin, now })
      : { status: 200, html: app };
  const all = new Headers(headers);
  all.set('content-type', 'text/html; charset=utf-8');
  all.set('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  return new Response(written.html, { status: written.status, headers: all });
}
