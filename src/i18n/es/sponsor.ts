import type { Translation } from '../i18n-types.ts';

export const sponsor = {
  title: 'Patrocinadores',
  by: 'Patrocinado por {sponsor}',
  free: 'Anúnciate aquí',
  free_hint: 'Un lugar delante de quienes juegan.',
  new_tab: 'se abre en otra pestaña',
} satisfies Translation['sponsor'];
