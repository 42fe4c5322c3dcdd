import type { Translation } from '../i18n-types.ts';

export const sync = {
  label: 'Situación de los datos',
  open_outbox: 'Abrir Pendientes',
  now: 'Actualizar ahora',
  status: {
    never_synced: 'Esperando señal',
    initial_sync: 'Primera carga',
    synced: 'Al día',
    syncing: 'Actualizando',
    offline: 'Sin señal',
    offline_pending: 'Sin señal, {pending} {{guardada|guardadas}}',
    needs_sign_in: 'Entra de nuevo',
    update_needed: 'Actualiza la app',
    device_full: 'Sin espacio',
    storage_lost: 'Datos sin respuesta',
    repairing: 'Revisando los datos',
  },
  sending: 'Enviando…',
  first_time: 'Recibiendo los eventos por primera vez. Toma unos segundos.',
  initial_progress: '{received} recibidos',
  old_data: 'Datos {age}. Pueden haber cambiado.',
  pending_count: '{pending} {{pendientes|pendiente|pendientes}}',
} satisfies Translation['sync'];
