import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 1 §9: advertisements. */
export const sponsor = {
  title: 'Patrocinadores',
  by: 'Patrocinado por {sponsor:string}',
  free: 'Anuncie Aqui',
  free_hint: 'Um espaço diante de quem joga.',
  new_tab: 'abre em outra aba',
} satisfies BaseTranslation;
