import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 2 §8, patches and their codes. */
export const patch = {
  list_failed: 'Não foi possível carregar os patches',
  load_failed: 'Erro ao carregar patches',
  redeem: {
    done: 'Patch resgatado com sucesso!',
    refused: 'Não foi possível resgatar o patch',
    available_failed: 'Erro ao carregar patches disponíveis',
    collection_failed: 'Erro ao carregar sua coleção de patches',
    unavailable: 'Funcionalidade de código de resgate não está disponível',
    login_required: 'Faça login para resgatar patches',
    code_required: 'Digite um código de resgate',
    check_failed: 'Erro ao verificar código de resgate',
  },
} satisfies BaseTranslation;
