import type { notification_codes as base } from '../pt-BR/notification-codes.ts';

export const notification_codes = {
  join_request: { title: 'Nueva solicitud', body: '{name} quiere entrar en el equipo {team}.' },
  member_approved: { title: 'Solicitud aprobada', body: 'Ahora formas parte del equipo {team}.' },
  join_rejected: { title: 'Solicitud rechazada', body: 'El equipo {team} rechazó tu solicitud.' },
  member_removed: { title: 'Saliste del equipo', body: 'Te quitaron del equipo {team}.' },
  team_deleted: { title: 'Equipo eliminado', body: 'Se eliminó el equipo {team}.' },
  captain_transferred: {
    title: 'Nueva capitanía',
    body: 'Ahora eres el capitán del equipo {team}.',
  },
  event_changed: {
    title: 'Evento modificado',
    body: 'El evento {event} cambió. Revísalo antes de salir.',
  },
  event_cancelled: { title: 'Evento cancelado', body: 'Se canceló el evento {event}.' },
  event_postponed: { title: 'Evento aplazado', body: 'Se aplazó el evento {event}.' },
  event_deleted: { title: 'Evento eliminado', body: 'El organizador eliminó el evento {event}.' },
  registration_removed: {
    title: 'Inscripción eliminada',
    body: 'El organizador eliminó tu inscripción en el evento {event}.',
  },
  place_offered: {
    title: 'Se abrió una plaza',
    body: 'Hay una plaza para ti en el evento {event}. Responde a tiempo.',
  },
  number_taken_back: {
    title: 'Revisa tu WhatsApp',
    body: 'El número que diste en el evento {event} es de otra persona. Tu plaza sigue; dile al organizador el correcto.',
  },
  place_claimed: {
    title: 'Tu amigo está en la app',
    body: '{name} ahora se ocupa de su propia inscripción en el evento {event}.',
  },
  walk_in_listed: {
    title: 'Llegada con un número de la lista',
    body: '{name} entró con el número de {listed} en el evento {event} y cuenta como {listed}. Si son dos personas, registra a la otra sin número.',
  },
  staff_asked: {
    title: 'Ayuda en el check-in',
    body: 'Te piden ayuda en el check-in del evento {event}. Acepta o rechaza.',
  },
  patch_earned: { title: '¡Parche conquistado!', body: 'Conquistaste el parche {patch}.' },
  alliance_proposed: {
    title: 'Propuesta de alianza',
    body: 'El equipo {team} propuso una alianza.',
  },
  alliance_accepted: { title: 'Alianza aceptada', body: 'El equipo {team} aceptó la alianza.' },
  alliance_rejected: { title: 'Alianza rechazada', body: 'El equipo {team} rechazó la alianza.' },
  alliance_ended: { title: 'Alianza terminada', body: 'La alianza con el equipo {team} terminó.' },
  arena_proposed: { title: 'Nueva arena en revisión', body: 'La arena {arena} espera aprobación.' },
  arena_approved: {
    title: 'Arena publicada',
    body: 'La arena {arena} fue aprobada y está en el mapa.',
  },
  arena_refused: { title: 'Arena no aprobada', body: 'La arena {arena} no fue aprobada: {reason}' },
  arena_change_asked: { title: 'Corrige la arena', body: 'Sobre la arena {arena}: {note}' },
  public_list_filling: {
    title: 'La lista pública se está llenando',
    body: 'La lista de eventos pasó de cuatro quintos de su límite. Revisa si hay eventos falsos.',
  },
  arena_corrected: {
    title: 'Arena corregida',
    body: 'La arena {arena} fue corregida y espera aprobación.',
  },
  arena_correction_proposed: {
    title: 'Corrección de una arena',
    body: 'Alguien propuso una corrección de la arena {arena}.',
  },
  arena_correction_taken: {
    title: 'Corrección publicada',
    body: 'La arena {arena} ahora está como propusiste.',
  },
  arena_correction_partly: {
    title: 'Corrección publicada en parte',
    body: 'Una parte de tu corrección de la arena {arena} fue publicada.',
  },
  arena_correction_refused: {
    title: 'Corrección no aprobada',
    body: 'Tu corrección de la arena {arena} no fue aprobada.',
  },
  arena_correction_refused_why: {
    title: 'Corrección no aprobada',
    body: 'Tu corrección de la arena {arena} no fue aprobada: {reason}',
  },
  event_reminder_day: { title: 'Es mañana', body: 'El evento {event} es mañana.' },
  event_reminder_hour: { title: 'Falta una hora', body: 'El evento {event} empieza en una hora.' },
  account_inactive: {
    title: 'Tu cuenta está inactiva',
    body: 'Entra en la app para conservar tu cuenta.',
  },
  database_restored: {
    title: 'El servidor fue restaurado',
    body: 'Lo que hiciste después de {when} puede haberse perdido. Revisa tus inscripciones y eventos.',
  },
  team_announcement: { title: 'Nuevo aviso del equipo', body: '{team}: {title}' },
  team_poll: { title: 'Nueva encuesta del equipo', body: '{team}: {title}' },
  agenda_created: { title: 'Nuevo evento en la agenda', body: '{team}: {title}, {when}.' },
  agenda_moved: { title: 'Agenda modificada', body: '{team}: {title} cambió. Ahora es {when}.' },
  agenda_deleted: {
    title: 'Evento de la agenda eliminado',
    body: '{team}: {title} ya no se realiza.',
  },
  team_won: { title: '¡Victoria del equipo!', body: '{team} ganó el evento {event}.' },
  invitation_accepted: {
    title: 'Entró por invitación',
    body: '{name} ahora forma parte del equipo {team}.',
  },
  agenda_reminder: { title: '¿Vienes?', body: '{team}: {title}, {when}. Responde en la agenda.' },
  member_left: { title: 'Un miembro salió', body: '{name} salió del equipo {team}.' },
  rank_assigned: { title: 'Nuevo rango', body: 'Tu rango en el equipo {team} ahora es {rank}.' },
} satisfies typeof base;
