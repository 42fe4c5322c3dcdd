import type { BaseTranslation } from '../i18n-types.ts';

/** Letters and contrast, in the menu and in the bar (Spec 1 §2). */
export const letters = {
  size: 'Tamanho da letra',
  sizes: {
    xs: 'Muito pequena',
    sm: 'Pequena',
    base: 'Normal',
    lg: 'Grande',
    xl: 'Muito grande',
    '2xl': 'Enorme',
  },
  smaller: 'Diminuir a letra',
  larger: 'Aumentar a letra',
  high_contrast: 'Alto contraste',
  high_contrast_hint: 'Cores mais fortes e bordas em tudo',
} satisfies BaseTranslation;
