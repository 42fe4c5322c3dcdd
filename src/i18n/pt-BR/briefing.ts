import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 1 §5 and §8, AI briefing. */
export const briefing = {
  made: 'Briefing gerado com IA!',
  failed: 'Erro ao gerar briefing: {message:string}',
  empty: 'A API não retornou um briefing válido.',
  fields_required: 'Preencha nome, local, data e modo de jogo para gerar o briefing.',
} satisfies BaseTranslation;
