import { useI18nContext } from '../i18n-react.tsx';
import type { TranslationFunctions } from '../i18n-types.ts';

type Class = keyof TranslationFunctions['registration']['class'];

/**
 * The texts and keyboards of the fields for a participant, for every form with these fields.
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
