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
  expect(hrefs({ facebook: 'forte' })).toEqual(['https://www.facebook.com/forte']);
});

test.each([
  ['(11) 4002-8922', '+551140028922'],
  ['11 98765-4321', '+5511987654321'],
  ['(55) 3222-1111', '+555532221111'], // an area code
  ['55 11 98765-4321', '+5511987654321'],
  ['+55 11 98765-4321', '+5511987654321'],
  ['011 4002-8922', '+551140028922'],
  ['+598 99 123 456', '+59899123456'],
  // these are dialled as they are
  ['0800 123 4567', '08001234567'],
  ['4003-1234', '40031234'],
])('the telephone %s is called as %s', (phone, called) =>
  expect(hrefs({ phone })).toEqual([`tel:${called}`]),
);

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
