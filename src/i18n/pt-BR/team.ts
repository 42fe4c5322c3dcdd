import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 2 §8, teams and the advanced area. */
export const team = {
  join: {
    sent: 'Solicitação enviada com sucesso!',
    refused: 'Erro ao enviar solicitação para entrar na equipe',
    failed: 'Erro ao processar sua solicitação',
  },
  notifications: {
    failed: 'Erro ao realizar inscrição',
    failed_detail: 'Ocorreu um erro ao processar sua solicitação',
  },
  member: {
    approved: 'Membro aprovado com sucesso',
    approve_failed: 'Erro ao aprovar membro',
    removed: 'Membro removido com sucesso',
    remove_failed: 'Erro ao remover membro',
  },
  save_failed: 'Erro ao atualizar equipe',
  edit_refused: 'Unauthorized: You can only edit teams you captain',
  delete_refused: 'Unauthorized: You can only delete teams you captain',
  ranks: {
    load_failed: 'Erro ao carregar patentes',
    incomplete: 'Dados incompletos',
    create_failed: 'Erro ao criar patente',
    assign_failed: 'Erro ao atribuir patente',
  },
  posts: {
    load_failed: 'Erro ao carregar comunicações',
    send_failed: 'Erro ao enviar mensagem',
    announce_failed: 'Erro ao criar anúncio',
  },
  alliances: {
    load_failed: 'Erro ao carregar alianças',
    create_failed: 'Erro ao criar aliança',
  },
  achievements: {
    load_failed: 'Erro ao carregar conquistas',
    claim_failed: 'Erro ao reivindicar conquista',
  },
  not_done: 'Não foi possível concluir. Tente novamente.',
} satisfies BaseTranslation;
