import type { Translation } from '../i18n-types.ts';

export const problems = {
  refused: {
    not_signed_in: 'Necesitas iniciar sesión para inscribirte en eventos',
    wrong_user: 'Esta acción es de otra cuenta. Entra con ella para enviarla.',
    invalid_args: 'Por favor, revisa los datos.',
    not_allowed: 'Tu cuenta no tiene permiso para esto.',
    event_not_found: 'Evento no encontrado',
    registration_closed: 'Inscripciones cerradas',
    event_past: 'Este evento ya pasó.',
    already_registered: 'Este operador ya está registrado en este evento',
    whatsapp_already_registered: 'Ya estás inscrito en este evento con este número de WhatsApp',
    event_full: 'Este evento alcanzó el número máximo de participantes',
    team_required: 'Elige o crea un equipo.',
    team_not_found: 'Este equipo ya no existe. Elige otro o crea uno nuevo.',
    team_full: 'Este equipo ya está completo. Elige otro o crea uno nuevo.',
    team_name_taken: 'Error al crear el equipo. Prueba con otro nombre.',
    registration_not_found: 'Esta inscripción ya no existe.',
    event_started: 'El evento ya empezó. Habla con el organizador.',
    event_changed: 'El evento cambió mientras editabas. Revísalo y guarda de nuevo.',
    split_changed: 'Alguien sorteó los equipos antes. Revisa la división actual.',
    expired: 'Fuera de plazo: la acción llegó demasiado tarde.',
    id_reused: 'Esta acción se confundió con otra. Intenta de nuevo.',
    duplicate: 'Esto ya estaba hecho.',
    too_many_requests: 'Demasiados intentos seguidos. Espera un poco e intenta de nuevo.',
    client_too_new: 'La base aún no conoce esta versión de la app. Lo enviaremos más tarde.',
    client_too_old: 'Actualiza la app para enviar. Lo que hiciste está guardado.',
    internal: 'Ocurrió un error inesperado. Intenta más tarde.',
  },
  generic: {
    network: {
      title: 'Error de conexión',
      message: 'Revisa tu conexión a internet e intenta de nuevo.',
    },
    auth: {
      title: 'Error de autenticación',
      message: 'Tu sesión venció. Por favor, entra de nuevo.',
    },
    validation: { title: 'Error de validación', message: 'Por favor, revisa los datos.' },
    not_found: { title: 'No encontrado', message: 'No se encontró lo que buscabas.' },
    server: {
      title: 'Error en el servidor',
      message: 'Ocurrió un error inesperado. Intenta más tarde.',
    },
    unknown: { title: 'Error desconocido', message: 'Ocurrió un error inesperado.' },
  },
  not_saved: 'No se pudo guardar en este dispositivo. No se envió nada.',
} satisfies Translation['problems'];
