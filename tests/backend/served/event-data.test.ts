import { expect, test } from 'vitest';
import { dayFromNow } from '#tests/sql/acts.ts';
import { SITE_URL, servedWorld } from './served-world.ts';

/** What search engines read about an event (JSON-LD, schema.org/Event), in each of its states. */
const { db, read, event, change } = servedWorld();

const date = dayFromNow(20);
const PLACE = { location: 'Campo Norte, Atibaia - SP', latitude: -23.1, longitude: -46.5 };
const schema = (name: string) => `https://schema.org/${name}`;

/** @param assignments SQL: what the organiser decided afterwards */
async function dataOf(changes: object = {}, assignments?: string) {
  const id = await event({ name: 'Operação Aurora', date, time: '22:30', ...PLACE, ...changes });
  if (assignments) await change(id, assignments);
  const { data, html } = await read(`/event/${id}`);
  return { id, data: data!, html };
}

test('a planned event: its local start with the zone, its place and point, and where to register', async () => {
  const { id, data } = await dataOf({ end_time: '02:00', gate_time: '21:00' });
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Operação Aurora',
    url: `${SITE_URL}/event/${id}`,
    // in UTC this game would be on the next day
    startDate: `${date}T22:30:00-03:00`,
    doorTime: `${date}T21:00:00-03:00`,
    endDate: `${dayFromNow(21)}T02:00:00-03:00`,
    eventStatus: schema('EventScheduled'),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    location: {
      '@type': 'Place',
      name: PLACE.location,
      address: PLACE.location,
      geo: { '@type': 'GeoCoordinates', latitude: -23.1, longitude: -46.5 },
    },
    offers: {
      '@type': 'Offer',
      url: `${SITE_URL}/register/${id}`,
      validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      availability: schema('InStock'),
    },
  });
});

test('without a point, an end or a price nothing is said of them', async () => {
  const { data } = await dataOf({ latitude: null, longitude: null });
  expect(data['location']).toEqual({
    '@type': 'Place',
    name: PLACE.location,
    address: PLACE.location,
  });
  for (const absent of ['endDate', 'doorTime', 'maximumAttendeeCapacity', 'isAccessibleForFree']) {
    expect(data).not.toHaveProperty(absent);
  }
  expect(data['offers']).not.toHaveProperty('price');
  expect(data['offers']).not.toHaveProperty('priceCurrency');
});

test.each([
  ['postponed', `status = 'postponed'`, 'EventPostponed', 'Discontinued'],
  ['cancelled', `status = 'cancelled'`, 'EventCancelled', 'Discontinued'],
  [
    'full',
    'max_op = 1, operators_count = 1, closed_because_full = true, registration_closed = true',
    'EventScheduled',
    'SoldOut',
  ],
  ['closed', 'registration_closed = true', 'EventScheduled', 'Discontinued'],
])('an event that is %s says so, and keeps its day', async (_, assignments, status, offered) => {
  const { data } = await dataOf({ price_cents: 4000 }, assignments);
  expect(data).toMatchObject({
    startDate: `${date}T22:30:00-03:00`,
    eventStatus: schema(status),
    offers: { price: '40.00', priceCurrency: 'BRL', availability: schema(offered) },
  });
});

test('an event that is over is offered to nobody', async () => {
  const { data } = await dataOf({}, 'date = date - 25');
  expect(data).toMatchObject({
    eventStatus: schema('EventScheduled'),
    offers: { availability: schema('Discontinued') },
  });
});

test.each([
  [0, '0.00', true],
  [4050, '40.50', false],
])('a price of %i centavos is %s', async (price_cents, price, free) => {
  const { data } = await dataOf({ price_cents });
  expect(data).toMatchObject({
    isAccessibleForFree: free,
    offers: { price, priceCurrency: 'BRL' },
  });
});

test('an event that only informs offers nothing', async () => {
  expect((await dataOf({ is_info_only: true })).data).not.toHaveProperty('offers');
});

test('a secret place is nowhere in the page, and its public words are no address', async () => {
  const { id, data, html } = await dataOf({
    location: 'Local divulgado aos inscritos',
    place_is_secret: true,
    secret_place: 'Sítio do Jatobá, km 12',
  });
  expect(data['location']).toEqual({ '@type': 'Place', name: 'Local divulgado aos inscritos' });
  expect(html).not.toContain('Jatobá');
  expect(html).not.toContain('-46.5');
  // it is stored, so that the page could have told it
  const kept = 'select secret_place from public.event_payments where id = $1';
  expect(await db().one<string>(kept, [id])).toBe('Sítio do Jatobá, km 12');
});
