import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 1 §8, Profile. */
export const profile = {
  login_required: 'Você precisa estar logado para atualizar o perfil',
  saved: 'Perfil atualizado com sucesso!',
  save_failed: 'Erro ao atualizar perfil. Tente novamente.',
  load_failed: 'Erro ao carregar perfil',
  patches_failed: 'Erro ao carregar seus patches',
  patches_retry: 'Erro ao carregar os patches',
  leave: {
    confirm:
      'Tem certeza que deseja sair da equipe {team:string}? Esta ação não pode ser desfeita.',
    done: 'Você saiu da equipe com sucesso',
    refused: 'Não foi possível sair da equipe',
    failed: 'Erro ao processar sua solicitação',
  },
} satisfies BaseTranslation;
