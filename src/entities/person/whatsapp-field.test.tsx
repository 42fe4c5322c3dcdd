// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { validation } from '#i18n/pt-BR/validation.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { WhatsappField } from './whatsapp-field.tsx';

const field = (value: string, known?: string) => (
  <WhatsappField {...{ value, known }} label="WhatsApp" hint="DDD" onChange={() => {}} />
);

test('where a digit may be missing it is asked beside the field, and is no error', () => {
  const { again } = showForm(field('11 98765-432'));
  const asked = () => document.body.textContent;
  expect(asked()).toContain(validation.whatsapp_digit);
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  again(field('(11) 8765-4321'));
  expect(asked()).toContain(validation.whatsapp_digit);
  again(field('11 98765-4321'));
  expect(asked()).toContain('DDD');
  expect(asked()).not.toContain(validation.whatsapp_digit);
  again(field('11 98765-432', 'Ana Lima'));
  expect(asked()).toContain('Ana Lima');
});
