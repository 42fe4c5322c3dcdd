import type { Translation } from '../i18n-types.ts';

export const common = {
  back: 'Volver',
  cancel: 'Cancelar',
  close: 'Cerrar',
  confirm: 'Confirmar',
  copied: 'Copiado',
  copy: 'Copiar',
  copy_failed: 'No se pudo copiar',
  dismiss: 'Descartar',
  edit: 'Editar',
  loading: 'Cargando...',
  not_informed: 'No informado',
  optional: 'opcional',
  required: 'obligatorio',
  save: 'Guardar',
  search: 'Buscar',
  clear_search: 'Limpiar búsqueda',
  try_again: 'Intentar de nuevo',
} satisfies Translation['common'];
