// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  captureWhatsappVerifications,
  onWhatsappVerification,
  openWhatsappVerification,
} from './whatsapp-verification.ts';

const ask = (whatsapp: string) => openWhatsappVerification({ whatsapp, name: 'Ana' });

test('a request waits until somebody answers, and none is answered twice', () => {
  captureWhatsappVerifications();
  const answered: string[] = [];
  ask('1');
  ask('2');
  const stop = onWhatsappVerification(({ whatsapp }) => void answered.push(whatsapp));
  expect(answered).toEqual(['1', '2']);
  ask('3');
  stop();
  ask('4');
  expect(answered).toEqual(['1', '2', '3']);
  onWhatsappVerification(({ whatsapp }) => void answered.push(whatsapp));
  expect(answered).toEqual(['1', '2', '3', '4']);
});
