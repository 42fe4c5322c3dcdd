import { describe, expect, test } from 'vitest';
import { SEEN_EVENTS, SEEN_HOME, SEEN_VERSION, seenEvent } from '#domain/event/seen-rows.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { lastPage, seenAt, type LastSeen } from './last-page.ts';

const PAGE = `<html><head><title>QG</title><meta name="description" content="x" />
  <meta name="qg-home-style" content="/assets/home.css" /></head>
  <body><main aria-busy="true"><i>skeleton</i></main></body></html>`;
const ID = '18110998-95d2-44ba-8fde-e31c5c9f4bd9';
const NOW = '2026-11-22T12:00:00Z';
const event = eventRow({ id: ID, name: 'Emboscada <b>', date: '2026-11-28' });
const visitor = { locale: 'pt-BR', signed_in: false };
const list = { version: SEEN_VERSION, synced_at: Date.parse(NOW), rows: [event] };

type Kept = Partial<Omit<LastSeen, 'rows'>> & { now?: string };
const written = (rows: unknown, { now = NOW, ...kept }: Kept = {}) =>
  lastPage(PAGE, { name: SEEN_EVENTS, reader: visitor, ...kept, rows }, now);

test.each([
  ['/events', SEEN_EVENTS],
  ['/events?utm_source=a', SEEN_EVENTS],
  ['/events?q=x', null],
  ['/', SEEN_HOME],
  [`/event/${ID}`, seenEvent(ID)],
  [`/event/${ID}?tab=teams`, null],
  [`/register/${ID}`, null],
  ['/outbox', null],
])('what %s shows is kept as %s', (address, name) =>
  expect(seenAt(new URL(address, 'https://qg.exemplo.com'))).toBe(name),
);

test('the rows stand in the page, as text, and the skeleton is gone', () => {
  const page = written(list)!;
  expect(page).toContain('>Emboscada &lt;b&gt;</a>');
  expect(page).not.toContain('skeleton');
  expect(page).toContain('<title>Eventos · QG Airsoft</title>');
});

test('their age stands there after a day, where no line under the head says it', () => {
  expect(written(list)).not.toContain('Dados de');
  expect(written(list, { now: '2026-11-23T12:00:00Z' })).toMatch(/online-only.*Dados de ontem, /s);
});

test('[law 1] a row has the room of a distance where the app will have it', () => {
  expect(written(list)).not.toContain('min-w-24 invisible');
  expect(written({ ...list, has_place: true })).toContain('fact min-w-24 invisible');
});

test('in the language of the person', () => {
  const page = written(list, { reader: { locale: 'en', signed_in: false } });
  expect(page).toContain('<title>Events · QG Airsoft</title>');
});

test.each([
  ['nothing', null],
  ['rows of another version', { ...list, version: SEEN_VERSION + 1 }],
  ['rows without a field', { ...list, rows: [{ id: ID, date: '2026-11-28' }] }],
  [
    'only rows that the list does not show any more',
    { ...list, rows: [{ ...event, date: '2026-01-01' }] },
  ],
])('with %s the page stays as it is', (_what, rows) => expect(written(rows)).toBeNull());

test.each([null, {}, { locale: 'pt-BR' }, { locale: 'xx', signed_in: true }])(
  'for the unknown reader %j the page stays as it is',
  (reader) => expect(written(list, { reader })).toBeNull(),
);

test('a signed-in person sees of an event what is the same for everybody', () => {
  const name = seenEvent(ID);
  const rows = { version: SEEN_VERSION, event };
  const of = (signed_in: boolean) => written(rows, { name, reader: { ...visitor, signed_in } })!;
  for (const page of [of(true), of(false)]) {
    expect(page).toContain('<title>Emboscada &lt;b&gt; · QG Airsoft</title>');
    expect(page).toContain('>Emboscada &lt;b&gt;</h1>');
  }
  expect(of(false)).toContain(`href="/register/${ID}"`);
  expect(of(true)).not.toContain(`href="/register/${ID}"`);
  expect(of(true)).not.toContain('role="tablist"');
});

test('an event in which I had a place keeps its room, and says to a stranger whose it is', () => {
  const name = seenEvent(ID);
  const of = (is_mine: boolean) =>
    written(
      { version: SEEN_VERSION, event, is_mine },
      { name, reader: { ...visitor, signed_in: true } },
    )!;
  expect(of(true)).toContain('my-place');
  expect(of(true)).not.toContain('por Marcos Lima');
  expect(of(false)).not.toContain('my-place');
  expect(of(false)).toContain('por Marcos Lima');
});

describe('the home page', () => {
  const rows = { version: SEEN_VERSION, counts: { events: 3 }, events: [event] };
  const of = (signed_in: boolean, next?: unknown) =>
    written(rows, { name: SEEN_HOME, reader: { ...visitor, signed_in }, next });
  const game = { version: SEEN_VERSION, event: { ...event, name: 'Resgate' } };

  test('of a visitor has its own stylesheet and the ways in, and nobody’s game', () => {
    const page = of(false, game);
    expect(page).toContain('href="/assets/home.css"');
    expect(page).toContain('href="/auth"');
    expect(page).not.toContain('Resgate');
  });

  test('of a person begins with the next game, or says that there is none', () => {
    expect(of(true, game)).toMatch(/Próximo jogo · Em 6 dias.*Resgate.*Emboscada/s);
    expect(of(true, { ...game, event: null })).toMatch(/Nenhum jogo marcado.*Emboscada/s);
    expect(of(true, game)).not.toContain('href="/auth"');
  });

  test('of a person has the pass from the day before, if they have a place', () => {
    const reader = { ...visitor, signed_in: true };
    const page = (has_pass: boolean, now = '2026-11-27T12:00:00Z') =>
      written(rows, { name: SEEN_HOME, reader, next: { ...game, has_pass }, now });
    expect(page(true)).toContain(`href="/event/${ID}/pass"`);
    expect(page(true, NOW)).not.toContain('/pass"');
    expect(page(false)).not.toContain('/pass"');
  });

  test('of a person who has a date with a team keeps its place below the next game', () => {
    const reader = { ...visitor, signed_in: true };
    const page = (agenda: unknown) =>
      written(rows, { name: SEEN_HOME, reader, next: game, agenda })!.split('Emboscada')[0];
    expect(page({ is_there: true })).toMatch(/Resgate.*class="bone/s);
    expect(page(null)).not.toContain('class="bone');
  });

  test('of a person for whom something waits keeps the place of its first five rows', () => {
    const reader = { ...visitor, signed_in: true };
    const page = (waiting: unknown) =>
      written(rows, { name: SEEN_HOME, reader, next: game, waiting })!.split('Emboscada')[0]!;
    expect(page({ rows: 2 })).toMatch(/Resgate.*class="waiting-row/s);
    expect(page({ rows: 7 }).split('class="waiting-row').length - 1).toBe(5);
    expect(page(null)).not.toContain('class="bone');
  });

  test.each([
    ['not known', undefined],
    ['of another version', { ...game, version: SEEN_VERSION + 1 }],
    ['over', { ...game, event: { ...event, date: '2026-11-21' } }],
  ])('waits for the app while the next game is %s', (_what, next) =>
    expect(of(true, next)).toBeNull(),
  );
});
