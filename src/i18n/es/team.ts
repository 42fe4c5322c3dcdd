import type { Translation } from '../i18n-types.ts';

export const team = {
  join: {
    sent: '¡Solicitud enviada!',
    refused: 'Error al enviar la solicitud para entrar en el equipo',
    failed: 'Error al procesar tu solicitud',
  },
  notifications: {
    failed: 'Error al suscribirse',
    failed_detail: 'Ocurrió un error al procesar tu solicitud',
  },
  member: {
    approved: 'Miembro aprobado',
    approve_failed: 'Error al aprobar al miembro',
    removed: 'Miembro eliminado',
    remove_failed: 'Error al eliminar al miembro',
  },
  save_failed: 'Error al actualizar el equipo',
  edit_refused: 'Solo puedes editar equipos de los que eres capitán',
  delete_refused: 'Solo puedes eliminar equipos de los que eres capitán',
  ranks: {
    load_failed: 'Error al cargar los rangos',
    incomplete: 'Datos incompletos',
    create_failed: 'Error al crear el rango',
    assign_failed: 'Error al asignar el rango',
  },
  posts: {
    load_failed: 'Error al cargar las comunicaciones',
    send_failed: 'Error al enviar el mensaje',
    announce_failed: 'Error al crear el anuncio',
  },
  alliances: {
    load_failed: 'Error al cargar las alianzas',
    create_failed: 'Error al crear la alianza',
  },
  achievements: {
    load_failed: 'Error al cargar los logros',
    claim_failed: 'Error al canjear el logro',
  },
  not_done: 'No se pudo completar. Inténtalo de nuevo.',
} satisfies Translation['team'];
