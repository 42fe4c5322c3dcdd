import { expect, test } from 'vitest';
import { failureToast } from './failure-toast.ts';
import { i18nObject } from '../i18n-util.ts';
import { loadLocale } from '../i18n-util.sync.ts';

loadLocale('pt-BR');
const LL = i18nObject('pt-BR');

test.each([
  ['network', 'Erro de conexão', 'Verifique sua conexão com a internet e tente novamente.'],
  ['auth', 'Erro de autenticação', 'Sua sessão expirou. Por favor, faça login novamente.'],
  ['validation', 'Erro de validação', 'Por favor, verifique os dados informados.'],
  ['not_found', 'Não encontrado', 'O recurso solicitado não foi encontrado.'],
  ['server', 'Erro no servidor', 'Ocorreu um erro inesperado. Tente novamente mais tarde.'],
  ['unknown', 'Erro desconhecido', 'Ocorreu um erro inesperado.'],
] as const)('Spec 1 §8: %s', (kind, title, detail) => {
  expect(failureToast({ kind }, LL)).toEqual({ tone: 'error', title, detail });
});

test('a specific sentence is shown under what failed, the generic message under its own title', () => {
  const title = 'Não foi possível mover';
  const full = { kind: 'validation', code: 'team_full' } as const;
  expect(failureToast(full, LL, title)).toMatchObject({ title });
  expect(failureToast({ kind: 'server' }, LL, title)).toMatchObject({ title: 'Erro no servidor' });
});

test('an error that nobody foresaw shows the server’s own words below ours', () => {
  const unforeseen = { kind: 'unknown', said: 'cache lookup failed' } as const;
  const detail = 'cache lookup failed';
  expect(failureToast(unforeseen, LL)).toMatchObject({ title: 'Erro desconhecido', detail });
  const title = 'Não foi possível exportar';
  expect(failureToast(unforeseen, LL, title)).toMatchObject({ title, detail });
});

test.each([
  ['event_full', 'Este evento atingiu o número máximo de participantes'],
  ['ai_busy', 'A IA está ocupada. Tente de novo em alguns instantes.'],
  ['of_a_newer_server', 'Por favor, verifique os dados informados.'],
  ['toString', 'Por favor, verifique os dados informados.'],
])('the code %s says: %s', (code, detail) => {
  expect(failureToast({ kind: 'validation', code }, LL)).toMatchObject({ detail });
});
