import type { Translation } from '../i18n-types.ts';

export const organise = {
  label: 'Organización',
  reason: 'Motivo',
  reason_hint: 'Va en el aviso a los inscritos.',
  cancel: {
    action: 'Cancelar evento',
    title: 'Cancelar evento',
    body: 'Se avisa a todos los inscritos. El evento queda visible como cancelado, y no hay vuelta atrás.',
    done: 'Evento cancelado. Se avisó a los inscritos.',
    refused: 'No se pudo cancelar el evento',
  },
  postpone: {
    action: 'Aplazar',
    set_date: 'Definir fecha',
    title: 'Aplazar evento',
    body: 'Quien está inscrito mantiene su plaza y recibe aviso.',
    open: 'Nueva fecha por definir',
    date: 'Nueva fecha',
    time: 'Nueva hora',
    confirm: 'Aplazar evento',
    done: 'Evento aplazado. Se avisó a los inscritos.',
    refused: 'No se pudo aplazar el evento',
  },
  registration: {
    open: 'Abrir inscripciones',
    close: 'Cerrar inscripciones',
    opened: 'Inscripciones abiertas',
    closed: 'Inscripciones cerradas',
    refused: 'No se pudieron cambiar las inscripciones',
  },
  waits: {
    title: '{count} {{acción espera|acciones esperan}} envío',
    kept: 'Guardado en este aparato. Se envía cuando vuelva la señal.',
    undo: 'Deshacer',
    undone: 'Deshecho. No se envió nada.',
    too_late: 'Ya salió de este aparato. Ya no se puede deshacer.',
  },
  add: {
    action: 'Añadir participante',
    submit: 'Añadir',
    done: '{name} está en la lista',
    refused: 'No se pudo añadir',
  },
  list: {
    order: 'Ordenar por',
    whatsapp: 'Lista para WhatsApp',
    copied: 'Lista copiada. Pégala en el grupo.',
    export_failed: 'No se pudo crear la hoja de cálculo',
    came: 'Vino',
    printed: 'impreso {when}',
  },
} satisfies Translation['organise'];
