import type { Translation } from '../i18n-types.ts';

export const letters = {
  size: 'Text size',
  sizes: {
    xs: 'Very small',
    sm: 'Small',
    base: 'Normal',
    lg: 'Large',
    xl: 'Very large',
    '2xl': 'Huge',
  },
  smaller: 'Smaller text',
  larger: 'Larger text',
  high_contrast: 'High contrast',
  high_contrast_hint: 'Stronger colours, borders on everything',
} satisfies Translation['letters'];
