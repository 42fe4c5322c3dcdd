import { expect, test } from 'vitest';
import { whatsappList } from './whatsapp-list.ts';

test('a heading, what is known of the event, and numbered people', () => {
  const text = whatsappList(
    ['Operação Mata', '28/11/2026, 09:00'],
    [{ title: '', lines: ['Ana (Lobos)', 'Bia'] }],
  );
  expect(text).toBe('*Operação Mata*\n28/11/2026, 09:00\n\n1. Ana (Lobos)\n2. Bia');
});

test('each team counts from one', () => {
  const text = whatsappList(
    ['Jogo'],
    [
      { title: 'Equipe 1', lines: ['Ana'] },
      { title: 'Equipe 2', lines: ['Bia', 'Caio'] },
    ],
  );
  expect(text).toBe('*Jogo*\n\n*Equipe 1*\n1. Ana\n\n*Equipe 2*\n1. Bia\n2. Caio');
});

test('a link stands at the end as it is', () => {
  const text = whatsappList(['Treino'], [], 'Responda: https://exemplo.test/team/a_b?tab=events');
  expect(text).toBe('*Treino*\n\nResponda: https://exemplo.test/team/a_b?tab=events');
});

test('typed text can neither turn bold nor start a new line', () => {
  const text = whatsappList(['*Jogo*'], [{ title: '', lines: ['Ana *_chefe_*\n~x~', 'um_dois'] }]);
  expect(text).toBe('*Jogo*\n\n1. Ana chefe x\n2. um_dois');
});
