import { expect, test } from 'vitest';
import { i18nObject } from '../i18n-util.ts';
import { loadLocale } from '../i18n-util.sync.ts';
import { pictureSentence } from './picture-words.ts';

loadLocale('pt-BR');
const LL = i18nObject('pt-BR');

test.each([
  [undefined, undefined],
  ['not_signed_in', 'Usuário não autenticado'],
  ['file_too_large', 'Arquivo muito grande (máximo 5MB)'],
  ['source_too_large', 'Arquivo muito grande (máximo 25MB)'],
  ['network_full', LL.problems.pictures.network_full()],
  ['device_full', LL.problems.device_full()],
  ['of_a_newer_server', LL.problems.generic.unknown.message()],
])('a picture refused with %s', (code, said) => expect(pictureSentence(code, LL)).toBe(said));
