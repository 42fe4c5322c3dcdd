import { expect, test } from 'vitest';
import { maskWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { whatsappVectors } from '#domain/whatsapp/whatsapp-vectors.ts';
import { openDatabase } from '../database.ts';

test('the database normalises and masks a number as the app does', async () => {
  await using db = await openDatabase();
  for (const [given, normal] of whatsappVectors) {
    expect([given, await db.one('select private.normalize_whatsapp($1)', [given])]).toEqual([
      given,
      normal,
    ]);
  }
  for (const number of ['5511987654321', '551133334444', '351912345678', '5511987654321234']) {
    expect(await db.one('select private.mask_whatsapp($1)', [number])).toBe(maskWhatsapp(number));
  }
});
