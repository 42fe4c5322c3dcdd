import type { Translation } from '../i18n-types.ts';

export const notifications = {
  title: 'Notificaciones',
  with_unread: 'Notificaciones, {unread} sin leer',
  mark_all: 'Marcar todas como leídas',
  mark_one: 'Marcar como leída: {title}',
  unread: 'Sin leer',
  empty: 'No tienes notificaciones.',
  not_here: 'Los avisos aún no están en este dispositivo.',
  for_members: 'Entra en tu cuenta para recibir los avisos de tus eventos.',
  loading: 'Cargando notificaciones...',
} satisfies Translation['notifications'];
