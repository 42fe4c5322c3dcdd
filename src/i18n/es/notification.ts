import type { notification as base } from '../pt-BR/notification.ts';

export const notification = {
  event_changed: 'El organizador cambió los datos del evento. Revísalos antes de salir.',
  registrations: '{count} inscritos hasta ahora.',
  event_gone: 'Uno de tus eventos salió de la agenda. Mira tus eventos.',
  something_new: 'Hay novedades en el QG.',
} satisfies typeof base;
