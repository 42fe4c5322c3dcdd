import type { BaseTranslation } from '../i18n-types.ts';

/** Words that several screens share with the same meaning. */
export const common = {
  back: 'Voltar',
  cancel: 'Cancelar',
  close: 'Fechar',
  copied: 'Copiado',
  copy: 'Copiar',
  copy_failed: 'Não foi possível copiar',
  edit: 'Editar',
  loading: 'Carregando...',
  not_informed: 'Não informado',
  optional: 'opcional',
  clear_search: 'Limpar busca',
  try_again: 'Tentar de novo',
} satisfies BaseTranslation;
