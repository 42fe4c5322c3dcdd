import type { BaseTranslation } from '../i18n-types.ts';

/** The popover of the bell (Spec 1 §2). What a notification says is in notification-codes.ts. */
export const notifications = {
  title: 'Notificações',
  with_unread: 'Notificações, {unread:number} não {{lidas|lida|lidas}}',
  mark_all: 'Marcar todas como lidas',
  mark_one: 'Marcar como lida: {title:string}',
  unread: 'Não lida',
  empty: 'Você não tem notificações.',
  loading: 'Carregando notificações...',
} satisfies BaseTranslation;
