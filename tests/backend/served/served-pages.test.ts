import { beforeAll, describe, expect, test } from 'vitest';
import { dayFromNow } from '#tests/sql/acts.ts';
import { CRAWLERS, READ } from './read-page.ts';
import { SITE_URL, servedWorld } from './served-world.ts';

/** The pages with their content, as link previews and search engines read them: no JavaScript. */
const { backend, pass, read, event, change } = servedWorld();

test.each(CRAWLERS)('%s finds what a preview shows, and the picture', async (user_agent) => {
  const date = dayFromNow(20);
  const id = await event({
    name: 'Operação Aurora',
    date,
    location: 'Campo Norte, Atibaia - SP',
    briefing: '<p>Dois times, um forte &amp; um rio.</p>',
  });
  const page = await read(`/event/${id}`, user_agent);
  expect([page.status, page.title]).toEqual([200, 'Operação Aurora · QG Airsoft']);
  const [day, month, year] = [date.slice(8), date.slice(5, 7), date.slice(0, 4)];
  const description = page.meta('og:description');
  expect(description).toContain('Campo Norte, Atibaia - SP');
  expect(description).toContain(`de ${year}`);
  expect(description).toContain('Dois times, um forte & um rio.');
  expect(page.meta('description')).toBe(description);
  expect(page.meta('og:title')).toBe('Operação Aurora');
  expect(page.meta('og:url')).toBe(`${SITE_URL}/event/${id}`);
  expect(page.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `${SITE_URL}/event/${id}`,
  );
  expect(page.meta('og:locale')).toBe('pt_BR');
  expect(page.meta('twitter:card')).toBe('summary_large_image');
  expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '630']);
  expect(page.words).toContain('Campo Norte');
  expect(page.words).toContain('Inscrever-se');
  expect(page.data).toMatchObject({
    '@type': 'Event',
    name: 'Operação Aurora',
    startDate: expect.stringContaining(`${year}-${month}-${day}`),
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: 'Campo Norte, Atibaia - SP' },
    offers: {
      availability: 'https://schema.org/InStock',
      url: `${SITE_URL}/register/${id}`,
    },
  });

  const address = page.meta('og:image') ?? '';
  expect(address.startsWith(`${SITE_URL}/`)).toBe(true);
  const picture = await fetch(backend().url + new URL(address).pathname);
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.byteLength).toBeLessThan(READ);
});

test('the invite link has the same preview', async () => {
  const id = await event({ name: 'Convite' });
  const page = await read(`/register/${id}`);
  expect([page.status, page.meta('og:title'), page.meta('og:url')]).toEqual([
    200,
    'Convite',
    `${SITE_URL}/event/${id}`,
  ]);
});

describe.each([
  ['markup', `Fim"><script>alert(1)</script><img src=x onerror=alert(2)>`],
  ['emoji', '🎯 Noite 👩‍👩‍👧‍👦 ção'],
  ['all the characters it may have', 'Emboscada '.repeat(12).trim()],
  ['right-to-left', 'عملية الصحراء'],
  ['a replacement pattern', '$& $1 $` </title>'],
])('a name with %s', (_, name) => {
  let id: string;
  beforeAll(async () => {
    pass(3_000);
    id = await event({ name });
  });

  test('is text, everywhere', async () => {
    for (const path of [`/event/${id}`, '/events', '/']) {
      const page = await read(path);
      expect(page.status).toBe(200);
      const scripts = [...page.document.querySelectorAll('script')];
      const running = scripts.filter(({ type }) => type === '' || type === 'module');
      expect(running.every((script) => script.src !== '' && script.textContent === '')).toBe(true);
      expect(page.document.querySelectorAll('[onerror], main img').length).toBe(0);
    }
    const page = await read(`/event/${id}`);
    expect(page.document.querySelector('h1')?.textContent).toBe(name);
    expect(page.title).toBe(`${name} · QG Airsoft`.replaceAll(/\s+/g, ' '));
    expect(page.data?.['name']).toBe(name);
    const shown = page.meta('og:title') ?? '';
    expect(name.startsWith(shown.replace(/…$/, ''))).toBe(true);
    expect(shown.isWellFormed() && shown.length <= 110).toBe(true);
  });

  test('has a picture', async () => {
    const { meta } = await read(`/event/${id}`);
    const picture = await fetch(backend().url + new URL(meta('og:image') ?? '').pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

test.each([
  ['postponed', `status = 'postponed'`, 'Adiado', 'EventPostponed', 'Discontinued'],
  [
    'cancelled',
    `status = 'cancelled', status_reason = 'Chuva'`,
    'Cancelado',
    'EventCancelled',
    'Discontinued',
  ],
  [
    'full',
    'max_op = 1, operators_count = 1, closed_because_full = true, registration_closed = true',
    'Lotado',
    'EventScheduled',
    'SoldOut',
  ],
  [
    'closed',
    'registration_closed = true',
    'Inscrições Encerradas',
    'EventScheduled',
    'Discontinued',
  ],
])(
  'the page of an event that is %s shows it, and offers no registration',
  async (_, assignments, word, status, availability) => {
    const id = await event({ name: `Evento ${word}` });
    await change(id, assignments);
    const page = await read(`/event/${id}`);
    expect(page.status).toBe(200);
    expect(page.meta('og:description')).toMatch(new RegExp(`^${word}`));
    expect(page.words).toContain(word);
    expect(page.words).not.toContain('Inscrever-se');
    expect(page.data).toMatchObject({
      eventStatus: `https://schema.org/${status}`,
      offers: { availability: `https://schema.org/${availability}` },
    });
    if (status === 'EventCancelled') expect(page.words).toContain('Chuva');
    if (status === 'EventScheduled') expect(page.words).toContain('Inscrições Encerradas');
  },
);

describe('an address without a public event', () => {
  const NIL = '00000000-0000-4000-8000-000000000000';
  test.each(['/event/x', `/event/${NIL}`, `/event/${NIL}?tab=teams`, `/register/${NIL}`])(
    '%s is 404, says nothing, and the app starts',
    async (path) => {
      const page = await read(path);
      expect([page.status, page.title, page.meta('robots')]).toEqual([
        404,
        'QG Airsoft',
        'noindex',
      ]);
      expect(page.meta('og:title')).toBeNull();
      expect(page.document.querySelector('#root')).not.toBeNull();
      expect(page.document.querySelector('script[type=module]')).not.toBeNull();
    },
  );

  test.each([
    ['private', (id: string) => change(id, 'is_public = false')],
    [
      'deleted',
      (id: string) =>
        backend().db.query(
          `update public.airsoft_events set deleted_at = now() where id = '${id}'`,
        ),
    ],
  ])('the address of a %s event becomes one with the next snapshot', async (_, hide) => {
    const id = await event({ name: 'Segredo da serra' });
    const before = await read(`/event/${id}`);
    const picture = new URL(before.meta('og:image') ?? '').pathname;
    expect(before.status).toBe(200);
    await hide(id);
    await backend().refreshSnapshot();
    for (const path of [`/event/${id}`, `/register/${id}`, '/events', '/', '/sitemap.xml']) {
      const { status, html } = await read(path);
      expect(status).toBe(path.endsWith(id) ? 404 : 200);
      expect(html).not.toContain('Segredo da serra');
      expect(html).not.toContain(id);
    }
    expect((await fetch(backend().url + picture)).status).toBe(404);
  });

  test.each([
    '/nada-disso',
    '/nada-disso?q=1',
    '/event',
    `/event/${NIL}/nada`,
    `/arena/${NIL}`,
    '/arena/x',
  ])('%s is nothing either', async (path) => {
    const page = await read(path);
    expect([page.status, page.meta('robots')]).toEqual([404, 'noindex']);
    expect(page.document.querySelector('script[type=module]')).not.toBeNull();
  });

  test('an arena is found as soon as it is on the map', async () => {
    const id = crypto.randomUUID();
    await backend().db.query(
      `insert into public.arenas (id, name, address, city, state, latitude, longitude, is_active)
       values ('${id}', 'Forte', 'Rua 1', 'Itu', 'SP', -23.26, -47.3, false)`,
    );
    expect((await read(`/arena/${id}`)).status).toBe(404);
    await backend().db.query(`update public.arenas set is_active = true where id = '${id}'`);
    await backend().refreshSnapshot();
    expect((await read(`/arena/${id}`)).status).toBe(200);
  });

  test.each(['/event/create', '/auth', '/index.html', '/leaderboard'])(
    '%s is the app’s own',
    async (path) => expect((await read(path)).status).toBe(200),
  );
});
