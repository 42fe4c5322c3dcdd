import type { Translation } from '../i18n-types.ts';

export const lost = {
  more: 'y {count} más',
  discard: 'Descartar',
  restored: {
    title: 'Perdidas al restaurar el servidor',
    body: 'El servidor volvió a una copia más antigua y ya no conoce estas acciones, que había confirmado. Envía de nuevo lo que todavía vale.',
    overtaken: 'Hiciste otra cosa sobre esto después. Revisa antes de enviarlo de nuevo.',
    partial:
      'Los números de WhatsApp de otras personas ya salieron de este aparato: los escribes de nuevo al corregir.',
    chip: 'Confirmada y perdida',
    send: 'Enviar de nuevo',
    send_all: 'Enviar todas de nuevo',
    sent: 'De vuelta en la cola de envío',
    discard_title: '¿Descartar lo que se perdió?',
    discard_body: 'El servidor ya no lo conoce. Descartado, no se enviará y no se puede deshacer.',
    notice: 'El servidor fue restaurado',
    notice_detail:
      '{count} {{acciones tuyas ya confirmadas se perdieron|acción tuya ya confirmada se perdió|acciones tuyas ya confirmadas se perdieron}}. Puedes enviar de nuevo.',
  },
  stranded: {
    title: 'De una cuenta que ya no existe',
    body: 'La cuenta {who} ya no existe en el servidor. Lo que dejó en este aparato no se puede enviar: llévate una copia o descártalo.',
    unknown: 'que usó este aparato antes',
    waiting: 'No enviadas',
    confirmed: 'Confirmadas antes de que la cuenta desapareciera',
    download: 'Descargar copia',
    copy: 'Copiar todo',
    discard_title: '¿Descartar lo que dejó esta cuenta?',
    discard_body: 'Todo lo que dejó en este aparato desaparece y no se puede deshacer.',
    notice: 'Quedó algo de una cuenta que ya no existe',
    notice_detail:
      '{count} {{acciones quedaron|acción quedó|acciones quedaron}} en este aparato y no se pueden enviar.',
  },
  cleared: {
    title: 'Los datos de este aparato se borraron',
    body: '{count} {{acciones aún no enviadas pueden haberse perdido|acción aún no enviada puede haberse perdido|acciones aún no enviadas pueden haberse perdido}}. Revisa y, si falta, hazlo de nuevo.',
    understood: 'Entendido',
  },
  see: 'Ver en Pendientes',
  storage: {
    title: 'Los datos de este aparato dejaron de responder',
    detail:
      'Abrimos la página de nuevo. Lo que ya estaba guardado sigue aquí; revisa lo último que escribiste.',
  },
  app_files: {
    title: 'La app ya no abre sin señal',
    detail:
      'Falta espacio en este aparato para guardar la app. Libera espacio y abre la app con señal.',
  },
  language: {
    title: 'Este idioma todavía no está en este dispositivo',
    detail: 'Elígelo de nuevo cuando haya señal.',
  },
} satisfies Translation['outbox']['lost'];
