import type { BaseTranslation } from '../i18n-types.ts';

/**
 * The popover of the bell (Spec 1 §2). The texts of the notifications are in notification-codes.ts.
 */
export const notifications = {
  title: 'Notificações',
  with_unread: 'Notificações, {unread:number} não {{lidas|lida|lidas}}',
  mark_all: 'Marcar todas como lidas',
  mark_one: 'Marcar como lida: {title:string}',
  unread: 'Não lida',
  empty: 'Você não tem notificações.',
  not_here: 'Os avisos ainda não estão neste aparelho.',
  for_members: 'Entre na sua conta para receber os avisos dos seus eventos.',
  loading: 'Carregando notificações...',
} satisfies BaseTranslation;
