import { expect, test } from 'vitest';
import { directionsLink } from './directions.ts';

const place = {
  latitude: -23.1,
  longitude: -46.5,
  location: 'Forte, Atibaia - SP',
  place_is_secret: false,
};
const unknown = { ...place, latitude: null, longitude: null };

test.each([
  [place, true, 'geo:-23.1,-46.5?q=-23.1%2C-46.5%20(Forte%2C%20Atibaia%20-%20SP)'],
  [unknown, true, 'geo:0,0?q=Forte%2C%20Atibaia%20-%20SP'],
  [
    place,
    false,
    'https://www.google.com/maps/dir/?api=1&destination=-23.1%2C-46.5&travelmode=driving',
  ],
  [
    unknown,
    false,
    'https://www.google.com/maps/dir/?api=1&destination=Forte%2C+Atibaia+-+SP&travelmode=driving',
  ],
])('the link to %o, on Android: %s: %s', (of, android, link) =>
  expect(directionsLink(of, { android })).toBe(link),
);

const secret = { ...place, place_is_secret: true };

test('a person who does not know the secret place gets no link, whatever is stored with the event', () => {
  expect(directionsLink(secret, { android: false })).toBeNull();
  expect(directionsLink(secret, { android: true, secret_place: null })).toBeNull();
});

test('a person who knows the secret place is led there, and never to the words for everybody', () => {
  const known = { android: false, secret_place: 'Estrada do Sossego, km 4' };
  expect(directionsLink(secret, known)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Estrada+do+Sossego%2C+km+4&travelmode=driving',
  );
  const map = 'https://maps.app.goo.gl/abc';
  expect(directionsLink(secret, { android: true, secret_place: map })).toBe(map);
});

test.each([
  ['Campo X https://maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
  [
    'Campo X (https://www.google.com/maps/place/X/@-23.1,-46.5,17z).',
    'https://www.google.com/maps/place/X/@-23.1,-46.5,17z',
  ],
  ['Campo X, maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
  [
    'Waze: https://waze.com/ul?ll=-23.1%2C-46.5&navigate=yes!',
    'https://waze.com/ul?ll=-23.1%2C-46.5&navigate=yes',
  ],
])('the way to %j is its link, on every phone', (location, link) => {
  expect(directionsLink({ ...place, location }, { android: true })).toBe(link);
  expect(directionsLink({ ...unknown, location }, { android: false })).toBe(link);
});

test('another address in a place is not searched', () =>
  expect(
    directionsLink(
      { ...unknown, location: 'Forte https://instagram.com/forte' },
      { android: true },
    ),
  ).toBe('geo:0,0?q=Forte'));
