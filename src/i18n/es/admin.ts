import type { Translation } from '../i18n-types.ts';

export const admin = {
  denied: 'Acceso denegado',
  denied_detail: 'No tienes permiso para entrar en el área administrativa',
  people_failed: 'Error al cargar usuarios',
  patches_of_failed: 'Error al cargar los parches del usuario',
  choice_required: 'Elige un usuario y un parche',
  assign_failed: 'Error al asignar el parche al usuario',
  assigned: 'Parche "{name}" asignado a {user}',
  codes: {
    load_failed: 'Error al cargar los códigos de parches',
    generated: '¡{count} códigos generados!',
    generate_failed: 'Error al generar {count} códigos',
    export_failed: 'Error al exportar el CSV',
    exported: 'CSV exportado',
    copied: '¡Código copiado!',
    copy_failed: 'Error al copiar el código',
  },
} satisfies Translation['admin'];
