// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { facts } from '#i18n/pt-BR/facts.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { Payment } from './payment.tsx';

const NOW = '2026-11-25T12:00:00Z';
const event = eventRow({ id: 'e1', price_cents: 6_000, starts_at: '2026-11-26T12:00:00Z' });
const payment = {
  id: 'e1',
  rev: 1,
  sync_xid: 1,
  pix_key: 'rita@serra.br',
  pix_name: 'RITA',
  pix_city: 'RECIFE',
  whatsapp: null,
  secret_place: null,
};
const words = facts.pix;
const said = () => document.body.textContent;

test('who has the key reads how to pay in the first frame, and opens its QR', async () => {
  showForm(<Payment event={event} payment={payment} now={NOW} />);
  expect(said()).toContain(`${words.key}: ${payment.pix_key}`);
  expect(said()).not.toContain(words.for_registered);
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words.show,
  );
  await act(async () => button!.click());
  await expect.poll(() => document.querySelector('[role=img]')?.ariaLabel).toBe(words.qr);
});

test('a stranger reads who sees the key, and nothing of it where it is free or without one', () => {
  showForm(<Payment event={event} payment={null} now={NOW} />);
  expect(said()).toBe(words.for_registered);
  showForm(<Payment event={{ ...event, price_cents: 0 }} payment={null} now={NOW} />);
  expect(said()).toBe('');
  showForm(<Payment event={event} payment={{ ...payment, pix_key: null }} now={NOW} />);
  expect(said()).toBe('');
});
