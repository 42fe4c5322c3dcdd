import type { Translation } from '../i18n-types.ts';

export const letters = {
  size: 'Tamaño de letra',
  sizes: {
    xs: 'Muy pequeña',
    sm: 'Pequeña',
    base: 'Normal',
    lg: 'Grande',
    xl: 'Muy grande',
    '2xl': 'Enorme',
  },
  smaller: 'Letra más pequeña',
  larger: 'Letra más grande',
  high_contrast: 'Alto contraste',
  high_contrast_hint: 'Colores más fuertes y bordes en todo',
} satisfies Translation['letters'];
