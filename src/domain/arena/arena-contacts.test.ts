import { expect, test } from 'vitest';
import { arenaContacts, routeTo } from './arena-contacts.ts';

const none = { website: null, phone: null, instagram: null, whatsapp: null, facebook: null };
const hrefs = (given: Partial<Record<keyof typeof none, string>>) =>
  arenaContacts({ ...none, ...given }).map(({ href }) => href);

test('an arena without contacts has no links', () => {
  expect(arenaContacts(none)).toEqual([]);
});

test('Spec 2 §5: WhatsApp begins with 55, Instagram has no @', () => {
  expect(hrefs({ whatsapp: '11987654321' })).toEqual(['https://wa.me/5511987654321']);
  expect(hrefs({ whatsapp: '5511987654321' })).toEqual(['https://wa.me/5511987654321']);
  expect(hrefs({ instagram: '@forte' })).toEqual(['https://www.instagram.com/forte/']);
  expect(hrefs({ phone: '(11) 4002-8922' })).toEqual(['tel:1140028922']);
  expect(hrefs({ facebook: 'forte' })).toEqual(['https://www.facebook.com/forte']);
});

test('an address that is no web address is no link', () => {
  expect(hrefs({ website: 'javascript:alert(1)' })).toEqual([]);
});

test('the way there is a drive', () => {
  const place = {
    name: 'Forte',
    address: 'Rua 1',
    city: 'Atibaia',
    state: 'SP',
    latitude: -23.1,
    longitude: -46.5,
  };
  expect(routeTo(place, { android: false })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=-23.1%2C-46.5&travelmode=driving',
  );
  expect(routeTo(place, { android: true })).toBe('geo:-23.1,-46.5?q=-23.1%2C-46.5%20(Forte)');
});
