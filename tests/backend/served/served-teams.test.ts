import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { addMember, must } from '#tests/sql/teams/team-acts.ts';
import { addPerson } from '#tests/sql/acts.ts';
import { CRAWLERS, READ } from './read-page.ts';
import { SITE_URL, servedWorld } from './served-world.ts';

/** The pages of teams, as link previews and search engines read them: no JavaScript. */
const { backend, db, pass, read, team } = servedWorld();

const pictureOf = async (path: string) => {
  const { meta } = await read(path);
  const answer = await fetch(backend().url + new URL(meta('og:image') ?? '').pathname);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test.each(CRAWLERS)('%s finds the card of a team, and its picture', async (user_agent) => {
  const id = await team({
    name: 'Lobos da Serra',
    city: 'Petrópolis',
    state: 'RJ',
    description: 'Jogo limpo,\nrádio curto.',
    website: 'https://lobos.exemplo.com',
    instagram: '@lobos',
    whatsapp: '5524988887777',
  });
  const page = await read(`/team/${id}`, user_agent);
  expect([page.status, page.title]).toEqual([200, 'Lobos da Serra · QG Airsoft']);
  const description = 'Petrópolis - RJ. 1 membro. Jogo limpo, rádio curto.'; // no person's name
  expect(page.meta('og:description')).toBe(description);
  expect(page.meta('description')).toBe(description);
  expect(page.meta('og:title')).toBe('Lobos da Serra');
  expect(page.meta('og:url')).toBe(`${SITE_URL}/team/${id}`);
  expect(page.meta('twitter:card')).toBe('summary_large_image');
  for (const said of [
    'Petrópolis - RJ',
    'Olga Capitã',
    'Jogo limpo',
    'Membros (1)',
    'Entrar para participar',
  ])
    expect(page.words).toContain(said);
  expect(page.data).toMatchObject({
    '@type': 'SportsTeam',
    name: 'Lobos da Serra',
    sameAs: ['https://lobos.exemplo.com', 'https://instagram.com/lobos'],
    location: { address: { addressLocality: 'Petrópolis', addressRegion: 'RJ' } },
  });
  // it is stored, so that the page could have told it
  const number = 'select whatsapp from public.team_contacts where team_id = $1';
  expect(await db().one(number, [id])).toBe('5524988887777');
  expect(page.html).not.toContain('88887777');

  const { answer, bytes } = await pictureOf(`/team/${id}`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.byteLength).toBeLessThan(READ);
});

test('the join link has the preview of its team, and no content of its own', async () => {
  const id = await team({ name: 'Venha jogar' });
  const page = await read(`/team/join/${id}?fbclid=x`);
  expect([page.status, page.meta('og:title'), page.meta('og:url')]).toEqual([
    200,
    'Venha jogar',
    `${SITE_URL}/team/${id}`,
  ]);
  expect(page.meta('og:image')).toBe((await read(`/team/${id}`)).meta('og:image'));
  expect(page.document.querySelector('#served')).toBeNull();
});

describe.each([
  ['markup', `Fim"><script>alert(1)</script><img src=x onerror=alert(2)>`],
  ['emoji', '🐺 Lobos 👩‍👩‍👧‍👦'],
  ['right-to-left', 'ذئاب الصحراء'],
  ['a replacement pattern', '$& $1 $` </title>'],
])('a name with %s', (_, name) => {
  let id: string;
  beforeAll(async () => {
    pass(3_000);
    id = await team({ name, description: name, city: `A ${name}`.slice(0, 60) });
  });

  test('is text, everywhere, and has a picture', async () => {
    for (const path of [`/team/${id}`, `/team/join/${id}`, '/teams']) {
      const page = await read(path);
      expect(page.status).toBe(200);
      const scripts = [...page.document.querySelectorAll('script')];
      const running = scripts.filter(({ type }) => type === '' || type === 'module');
      expect(running.every((script) => script.src !== '' && script.textContent === '')).toBe(true);
      expect(page.document.querySelectorAll('[onerror], main img').length).toBe(0);
    }
    const page = await read(`/team/${id}`);
    expect(page.document.querySelector('h1 .wrap-anywhere')?.textContent).toBe(name);
    expect(page.data?.['name']).toBe(name);
    const { answer } = await pictureOf(`/team/${id}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

test('a picture is made once for each version: a member changes nothing in it, a name does', async () => {
  const captain = await addPerson(db(), 'Rui');
  const id = await team({ name: 'Antes' });
  const address = async () => (await read(`/team/${id}`)).meta('og:image');
  const first = await address();
  const leader = await db().one<string>('select captain_id from public.teams where id = $1', [id]);
  await addMember(db(), captain, { team: id, captain: leader });
  await backend().refreshSnapshot();
  expect((await read(`/team/${id}`)).words).toContain('Membros (2)');
  expect(await address()).toBe(first);
  await db().rows(`update public.teams set name = 'Depois' where id = $1`, [id]);
  await backend().refreshSnapshot();
  expect(await address()).not.toBe(first);
  // an address that was shared before shows the newest picture, and is not kept for ever
  const earlier = await fetch(backend().url + new URL(first ?? '').pathname);
  expect([earlier.status, earlier.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=300',
  ]);
});

const NIL = '00000000-0000-4000-8000-000000000000';
test.each([
  '/team/x',
  `/team/${NIL}`,
  `/team/${NIL}?tab=about`,
  `/team/join/${NIL}`,
  '/team/join/x',
])('%s is 404, says nothing, and the app starts', async (path) => {
  const page = await read(path);
  expect([page.status, page.title, page.meta('robots')]).toEqual([404, 'QG Airsoft', 'noindex']);
  expect(page.meta('og:title')).toBeNull();
  expect(page.document.querySelector('script[type=module]')).not.toBeNull();
});

test.each(['/team/create', '/team/alliances', `/team/edit/${NIL}`, `/team/${NIL}/advanced`])(
  '%s is the app’s own',
  async (path) => expect((await read(path)).status).toBe(200),
);

test('the teams are listed by name, are in the sitemap, and a deleted one is nowhere', async () => {
  const id = await team({ name: 'Aaa primeiro', city: 'Santos', state: 'SP' });
  const gone = await team({ name: 'Aab apagada' });
  const picture = new URL((await read(`/team/${gone}`)).meta('og:image') ?? '').pathname;
  const owner = await db().one<string>('select captain_id from public.teams where id = $1', [gone]);
  await must(db(), owner, 'delete_team@1', { id: gone });
  await backend().refreshSnapshot();
  const list = await read('/teams');
  expect([list.title, list.meta('og:url')]).toEqual(['Equipes · QG Airsoft', `${SITE_URL}/teams`]);
  const links = [...list.document.querySelectorAll('#served .row-link')];
  const names = links.map((link) => link.textContent);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt-BR', { numeric: true })));
  const link = links.find(({ textContent }) => textContent === 'Aaa primeiro');
  expect(link?.getAttribute('href')).toBe(`/team/${id}`);
  expect(list.words).toContain('Santos - SP');
  expect((await read('/teams?q=x')).document.querySelector('#served')).toBeNull();

  const sitemap = await (await fetch(`${backend().url}/sitemap.xml`)).text();
  const { document } = new JSDOM(sitemap, { contentType: 'text/xml' }).window;
  const addresses = [...document.querySelectorAll('loc')].map((loc) => loc.textContent);
  expect(addresses).toEqual(
    expect.arrayContaining([`${SITE_URL}/team/${id}`, `${SITE_URL}/teams`]),
  );

  expect((await read(`/team/${gone}`)).status).toBe(404);
  expect((await fetch(backend().url + picture)).status).toBe(404);
  for (const html of [list.html, sitemap])
    expect(html).not.toMatch(new RegExp(`Aab apagada|${gone}`));
});
