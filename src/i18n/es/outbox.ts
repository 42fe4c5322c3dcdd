import type { Translation } from '../i18n-types.ts';
import { lost } from './lost.ts';

export const outbox = {
  empty: 'Todo entregado. Nada esperando señal.',
  empty_action: 'Ver eventos',
  section: { waiting: 'En espera', refused: 'Rechazadas', blocked: 'Detenidas' },
  state: {
    queued: 'Esperando envío',
    sending: 'Esperando confirmación',
    acked: 'Entregada',
    rejected: 'Rechazada',
    blocked: 'Detenida',
  },
  unknown_action: 'Acción guardada',
  picture_of: 'Imagen de {event}',
  picture: 'Imagen de un evento',
  asked_at: 'Hecha {when}',
  attempts: '{attempts} {{intentos|intento|intentos}}',
  next_attempt: 'Próximo intento {when}',
  reason: 'Motivo',
  blocked: {
    update_needed: 'Actualiza la app para enviarla.',
  },
  action: {
    send_now: 'Enviar ahora',
    send_needs_signal: 'Necesita señal',
    retry: 'Intentar de nuevo',
    edit: 'Corregir',
    discard: 'Descartar',
    copy_details: 'Copiar detalles',
    details_copied: 'Detalles copiados',
    open_event: 'Abrir evento',
    open_team: 'Abrir equipo',
  },
  discard: {
    title: '¿Descartar esta acción?',
    body: 'No se enviará y no se puede deshacer.',
    body_sent:
      'Ya salió de este dispositivo y puede haber llegado al QG. Descartar solo deja de intentar; no deshace lo que llegó.',
    hanging: 'Salen con ella las acciones que dependen de ella: {count}.',
    confirm: 'Descartar',
  },
  discarded: 'Acción descartada',
  lost,
} satisfies Translation['outbox'];
