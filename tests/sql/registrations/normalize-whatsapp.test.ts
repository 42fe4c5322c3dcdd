import { expect, test } from 'vitest';
import { maskWhatsapp, whatsappPerson } from '#domain/whatsapp/whatsapp.ts';
import { samePersonVectors, whatsappVectors } from '#tests/fixtures/people/whatsapp-vectors.ts';
import { addEvent, addPerson, registration, verdict } from '../acts.ts';
import { openDatabase } from '../database.ts';

test('the database normalises and masks a number as the app does', async () => {
  await using db = await openDatabase();
  for (const [given, normal] of whatsappVectors) {
    expect([given, await db.one('select private.normalize_whatsapp($1)', [given])]).toEqual([
      given,
      normal,
    ]);
    // what is stored is normalised again when it is sent back
    expect(await db.one('select private.normalize_whatsapp($1)', [normal])).toBe(normal);
  }
  for (const number of samePersonVectors.flatMap(([one, other]) => [one, other])) {
    expect(await db.one('select private.whatsapp_person($1)', [number])).toBe(
      whatsappPerson(number),
    );
  }
  for (const number of ['5511987654321', '551133334444', '351912345678', '5511987654321234']) {
    expect(await db.one('select private.mask_whatsapp($1)', [number])).toBe(maskWhatsapp(number));
  }
});

test('in one event a mobile with and without its ninth digit is one person', async () => {
  await using db = await openDatabase();
  const event = await addEvent(db, await addPerson(db, 'Dona do Jogo', '11911112222'));
  let people = 0;
  const register = async (whatsapp: string) => {
    const player = await addPerson(db, 'Jogador', `1191111333${(people += 1)}`);
    return verdict(db, player, { name: 'register@1', args: registration(event, { whatsapp }) });
  };
  expect(await register('(11) 8222-3344')).toBe('applied');
  expect(await register('(11) 98222-3344')).toMatch(/^whatsapp_already_registered/);
  // a fixed line is another one
  expect(await register('(11) 3222-3344')).toBe('applied');
  expect(await register('(11) 93222-3344')).toBe('applied');
});
