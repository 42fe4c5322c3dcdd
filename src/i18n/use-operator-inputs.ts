import { useI18nContext } from './i18n-react.tsx';
import type { TranslationFunctions } from './i18n-types.ts';

type Class = keyof TranslationFunctions['registration']['class'];

/**
 * What the fields for somebody who plays say and which keyboard they open, in every form that asks for one.
 * @param classes in the order of the list
 */
export function useOperatorInputs(classes: readonly Class[]) {
  const { LL } = useI18nContext();
  const words = LL.registration.field;
  const mark = LL.common.optional();
  return {
    name: { label: words.name(), autoCapitalize: 'words' },
    whatsapp: { label: words.whatsapp(), type: 'tel', inputMode: 'tel' },
    team: { label: words.team(), mark },
    class: {
      label: words.class(),
      mark,
      placeholder: words.choose(),
      options: classes.map((value) => ({ value, label: LL.registration.class[value]() })),
    },
  } as const;
}
