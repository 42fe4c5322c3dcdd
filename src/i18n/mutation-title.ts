import type { TranslationFunctions } from './i18n-types.ts';

/**
 * What was asked, in a line: 'Inscrição em Operação Cerrado'.
 * @param name of a mutation, with its version; a newer version of the app may have asked for what this one can't say
 * @param label what it is about; '' when it is about the app itself
 */
export function mutationTitle(
  LL: TranslationFunctions,
  { name, label }: { readonly name: string; readonly label: string },
): string {
  const asked = name.slice(0, name.indexOf('@')) as keyof TranslationFunctions['mutation'];
  if (!(asked in LL.mutation)) return LL.outbox.unknown_action();
  return LL.mutation[asked]({ label: label || LL.shell.app_name() });
}
