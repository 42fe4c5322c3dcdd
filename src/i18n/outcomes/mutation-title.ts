import type { TranslationFunctions } from '../i18n-types.ts';

/**
 * The title of a mutation: 'Inscrição em Operação Cerrado'.
 * @param name of a mutation, with its version; unknown names of a newer version of the app are
 * possible
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
