import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problems } from '../pt-BR/problems.ts';

const sql = globSync('supabase/schemas/**/*.sql')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every refusal code of the database has a sentence', () => {
  const codes = new Set([...sql.matchAll(/private\.refuse\('(\w+)'/g)].map(([, code]) => code));
  expect(codes.size).toBeGreaterThan(15);
  expect([...codes].filter((code) => !(String(code) in problems.refused))).toEqual([]);
});

test('Spec 1 §5 and §8: the spec’s own sentences, letter by letter', () => {
  expect(problems.refused).toMatchObject({
    not_signed_in: 'Você precisa estar logado para se inscrever em eventos',
    event_not_found: 'Evento não encontrado',
    registration_closed: 'Inscrições Encerradas',
    already_registered: 'Este operador já está registrado neste evento',
    whatsapp_already_registered: 'Você já está inscrito neste evento com este número de WhatsApp',
    event_full: 'Este evento atingiu o número máximo de participantes',
    team_required: 'Selecione ou crie um time.',
    team_full: 'Este time já está completo. Escolha outro ou crie um novo.',
    team_name_taken: 'Erro ao criar novo time. Tente outro nome.',
  });
});
