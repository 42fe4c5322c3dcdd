import type { BaseTranslation } from '../i18n-types.ts';

/** Words that several screens share with the same meaning. */
export const common = {
  back: 'Voltar',
  cancel: 'Cancelar',
  close: 'Fechar',
  confirm: 'Confirmar',
  copied: 'Copiado',
  copy: 'Copiar',
  copy_failed: 'Não foi possível copiar',
  dismiss: 'Dispensar',
  edit: 'Editar',
  loading: 'Carregando...',
  not_informed: 'Não informado',
  optional: 'opcional',
  required: 'obrigatório',
  save: 'Salvar',
  search: 'Buscar',
  clear_search: 'Limpar busca',
  try_again: 'Tentar de novo',
} satisfies BaseTranslation;
