import type { Translation } from '../i18n-types.ts';

export const sync_detail = {
  never_synced: 'Aún no llegó nada aquí. Acércate a una señal una vez.',
  synced: 'Actualizado {when}',
  syncing: 'Buscando novedades.',
  syncing_pending: 'Buscando novedades y enviando lo guardado.',
  offline: 'Mostrando los datos {age}.',
  offline_pending:
    '{pending} {{acción guardada|acciones guardadas}} en este dispositivo. {{Sale sola|Salen solas}} cuando vuelva la señal.',
  needs_sign_in: 'Tu sesión venció. Entra de nuevo para enviar lo guardado.',
  sending: 'Guardado en este dispositivo. Enviando…',
  no_answer: 'Guardado en este dispositivo. El servidor no respondió: seguimos intentando.',
  part_not_here: 'Esta parte aún no está en este dispositivo.',
  session_over: 'Tu sesión venció. Entra de nuevo.',
  update_needed: 'Esta versión ya no habla con el servidor. Lo que hiciste está guardado.',
  device_full:
    'El dispositivo se quedó sin espacio. Libera memoria: hasta entonces no se pueden guardar acciones nuevas.',
  storage_lost:
    'El navegador no alcanza los datos de este aparato. No se borró nada. Cierra la app y ábrela de nuevo.',
  repairing: 'Algo no coincidió con el servidor. Lo estamos revisando y corrigiendo.',
} satisfies Translation['sync_detail'];
