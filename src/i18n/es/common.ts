import type { Translation } from '../i18n-types.ts';

export const common = {
  back: 'Volver',
  cancel: 'Cancelar',
  close: 'Cerrar',
  copied: 'Copiado',
  copy: 'Copiar',
  copy_failed: 'No se pudo copiar',
  edit: 'Editar',
  loading: 'Cargando...',
  not_informed: 'No informado',
  optional: 'opcional',
  clear_search: 'Limpiar búsqueda',
  try_again: 'Intentar de nuevo',
} satisfies Translation['common'];
