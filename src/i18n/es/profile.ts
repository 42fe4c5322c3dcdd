import type { Translation } from '../i18n-types.ts';

export const profile = {
  login_required: 'Tienes que iniciar sesión para actualizar tu perfil',
  saved: '¡Perfil actualizado!',
  save_failed: 'No se pudo actualizar el perfil. Inténtalo de nuevo.',
  load_failed: 'Error al cargar el perfil',
  patches_failed: 'Error al cargar tus parches',
  patches_retry: 'Error al cargar los parches',
  leave: {
    confirm: '¿Seguro que quieres salir del equipo {team}? Esta acción no se puede deshacer.',
    done: 'Has salido del equipo',
    refused: 'No se pudo salir del equipo',
    failed: 'Error al procesar tu solicitud',
  },
} satisfies Translation['profile'];
