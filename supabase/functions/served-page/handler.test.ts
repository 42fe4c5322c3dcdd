import { afterEach, expect, test, vi } from 'vitest';
import { teamPicturePath } from '#served/picture/picture-path.ts';
import { teamRow } from '#tests/fixtures/samples/rows.ts';
import { servePage } from './handler.ts';

const draw = vi.hoisted(() => vi.fn(() => Promise.resolve(new Uint8Array([137, 80]))));
vi.mock('#served/picture/team-picture.ts', () => ({ teamPicture: draw }));
afterEach(() => vi.unstubAllGlobals());

const SITE = 'https://qg.exemplo.com';
const PAGE = `<html><head><title>QG</title><meta name="description" content="x" /></head>
  <body><main aria-busy="true"><noscript>Ligue</noscript></main></body></html>`;
const team = teamRow({ id: '18110998-95d2-44ba-8fde-e31c5c9f4bd9', name: 'Lobos' });
const rows = (of: readonly object[]) => ({ rows: of });
const snapshot = {
  server_now: '2026-11-23T12:00:00Z',
  scopes: {
    public: {
      c: {
        airsoft_events: rows([]),
        teams: rows([team]),
        patches: rows([]),
        public_records: rows([]),
      },
    },
  },
};
const get = (path: string) => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/index.html') ? new Response(PAGE) : Response.json(snapshot),
  );
  return servePage(new Request(`https://x.supabase.co/functions/v1/served-page${path}`), {
    supabase_url: 'https://x.supabase.co',
    publishable_key: 'key',
    service_key: null,
    caller: null,
    setting: (name) => (name === 'SITE_URL' ? SITE : null),
  });
};

test('a picture is drawn once, and any other address of it leads to the newest version', async () => {
  const current = teamPicturePath(team);
  for (const version of ['00000000', '00000001', 'ffffffff']) {
    const answer = await get(`/team-picture/${team.id}-${version}.png`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, SITE + current]);
  }
  expect(draw).not.toHaveBeenCalled();
  for (let n = 0; n < 3; n += 1) {
    const answer = await get(current);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  expect(draw).toHaveBeenCalledTimes(1);
});
