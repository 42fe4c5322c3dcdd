import { expect, test } from 'vitest';
import { directionsLink } from './directions.ts';

const place = { latitude: -23.1, longitude: -46.5, location: 'Forte, Atibaia - SP' };
const unknown = { ...place, latitude: null, longitude: null };

test.each([
  [place, true, 'geo:-23.1,-46.5?q=-23.1%2C-46.5%20(Forte%2C%20Atibaia%20-%20SP)'],
  [unknown, true, 'geo:0,0?q=Forte%2C%20Atibaia%20-%20SP'],
  [place, false, 'https://www.google.com/maps/dir/?api=1&destination=-23.1%2C-46.5'],
  [unknown, false, 'https://www.google.com/maps/dir/?api=1&destination=Forte%2C+Atibaia+-+SP'],
])('%o, android %s', (of, android, link) => expect(directionsLink(of, android)).toBe(link));
