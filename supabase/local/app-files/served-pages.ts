import { hasPlaces } from '#served/pages/fill-page.ts';
import type { PublicSnapshot } from '#served/snapshot.ts';
import { arenaAt, eventAt, isScreen, pageName, teamAt } from '#served/pages/page-name.ts';
import {
  robotsText,
  servedPage,
  sitemapXml,
  type ServedPage,
  type SiteParts,
} from '#served/site.ts';
import { encode, negotiate, type Encoded } from './encoded-body.ts';
import type { AppVersion } from './app-version.ts';
import { boundedCache } from '#served/bounded-cache.ts';
import type { Pictures } from './preview-pictures.ts';
import { TooManyReaders, type PublicRows } from './public-rows.ts';
import { withPageValues, type PageValues } from './page-values.ts';

/** The app's pages with their public content in them (src/served). */
export type ServedPages = {
  /** @returns null for what this server does not write, and while there is no snapshot */
  answer(request: Request, app: AppPage): Promise<Response | null>;
};

/** The page of the version that is served; another version is another object. */
export type AppPage = {
  html: string;
};

/**
 * The page of a version of the app.
 * @returns null when its index.html has no place for content, like the fixtures of the tests
 */
export function appPage({ files }: AppVersion, values: PageValues): AppPage | null {
  const bytes = files.get('/index.html');
  const html = bytes && withPageValues(Buffer.from(bytes).toString('utf8'), values);
  if (!html || !hasPlaces(html)) return null;
  return { html };
}

export type ServedPagesOptions = {
  rows: PublicRows;
  pictures: Pictures;
  /** Where this site is: `https://…`, without a trailing slash. Known once it listens. */
  origin: () => string;
  now_ms: () => number;
};

/** Bounds the memory: an encoded page has about 15 kB. */
const MOST_PAGES = 400;
/** After this time a page is written again, because another event may be past. Unit: ms. */
const PAGE_MS = 60_000;

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const ROBOTS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'public, max-age=3600',
};
const SITEMAP = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
};

const UNKNOWN = '/event/?';

type Kept = { status: number; body: Encoded };

/** Writes each page once for each version of snapshot and app, and at most once a minute. */
export function openServedPages({
  rows,
  pictures,
  origin,
  now_ms,
}: ServedPagesOptions): ServedPages {
  const pages = boundedCache<Kept>(MOST_PAGES);
  let kept_for: unknown[] = [];

  /** Everything kept is dropped when the snapshot, the app or the minute changes. */
  function current(found: PublicSnapshot, app: AppPage): void {
    const of = [found, app, Math.floor(now_ms() / PAGE_MS)];
    if (of.every((part, i) => part === kept_for[i])) return;
    pages.clear();
    kept_for = of;
  }

  type Content = Pick<SiteParts, 'snapshot' | 'event' | 'team'>;
  const write = (name: string, content: Content, app: AppPage): ServedPage =>
    servedPage(name, {
      ...content,
      page: app.html,
      origin: origin(),
      now: new Date(now_ms()).toISOString(),
    });

  async function page(name: string, app: AppPage): Promise<Kept | null> {
    const path = name.replace('?', '');
    const [event_id, team_id] = [eventAt(path), teamAt(path)];
    const event = event_id === null ? null : await rows.event(event_id);
    const team = team_id === null ? null : await rows.team(team_id);
    const arena_id = arenaAt(path);
    const arena_is_there = arena_id !== null && (await rows.hasArena(arena_id));
    const snapshot = rows.get();
    // an arena that is there is the app's own page
    if (!snapshot || arena_is_there) return null;
    current(snapshot, app);
    // all unknown addresses have the same page
    const is_known = isScreen(name) || event !== null || team !== null;
    const key = is_known ? name : UNKNOWN;
    return await pages.get(key, async () => {
      const { status, html } = write(key, { snapshot, event, team }, app);
      return { status, body: await encode(Buffer.from(html), { quality: 5 }) };
    });
  }

  async function file(path: string): Promise<Response | null> {
    if (path === '/robots.txt') return new Response(robotsText(origin()), { headers: ROBOTS });
    if (path !== '/sitemap.xml') return pictures.answer(path);
    const found = rows.get();
    return found && new Response(sitemapXml(found, origin()), { headers: SITEMAP });
  }

  return {
    async answer(request, app) {
      const url = new URL(request.url);
      const name = pageName(url);
      if (name === null) return file(url.pathname);
      const found = await page(name, app).catch((error: unknown) => {
        // the app starts without it
        if (!(error instanceof TooManyReaders)) console.error('served page', name, error);
        return null;
      });
      if (!found) return null;
      const body = negotiate(found.body, request);
      const headers = { ...PAGE, ...body.headers };
      return new Response(body.bytes, { status: found.status, headers });
    },
  };
}
