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
    storage_problem: 'Sin espacio',
    repairing: 'Revisando los datos',
  },
  detail: {
    never_synced:
      'Este dispositivo aún no recibió nada. Acércate a una señal una vez y después úsalo sin ella.',
    initial_sync: 'Recibiendo los eventos por primera vez. Toma unos segundos.',
    synced: 'Actualizado {when}',
    syncing: 'Buscando novedades y enviando lo guardado.',
    offline: 'Mostrando los datos {age}.',
    offline_pending:
      '{pending} {{acción guardada|acciones guardadas}} en este dispositivo. {{Sale sola|Salen solas}} cuando vuelva la señal.',
    needs_sign_in: 'Tu sesión venció. Entra de nuevo para enviar lo guardado.',
    update_needed: 'Esta versión ya no habla con la base. Lo que hiciste está guardado.',
    storage_problem:
      'El dispositivo se quedó sin espacio. Libera memoria: hasta entonces no se pueden guardar acciones nuevas.',
    repairing: 'Algo no coincidió con la base. Lo estamos revisando y corrigiendo.',
  },
  initial_progress: '{received} recibidos',
  old_data: 'Datos {age}. Pueden haber cambiado.',
  pending_count: '{pending} {{pendientes|pendiente|pendientes}}',
} satisfies Translation['sync'];
