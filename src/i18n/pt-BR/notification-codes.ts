/**
 * Notifications of the database by their `data.code`; `{event}` is `data.event`, and a body that
 * lacks a name is left out. Push messages have the same texts (`private.notification_words`; a test
 * compares).
 */
export const notification_codes = {
  join_request: { title: 'Nova solicitação', body: '{name} quer entrar na equipe {team}.' },
  member_approved: {
    title: 'Solicitação aprovada',
    body: 'Você agora faz parte da equipe {team}.',
  },
  join_rejected: {
    title: 'Solicitação recusada',
    body: 'A equipe {team} recusou a sua solicitação.',
  },
  member_removed: { title: 'Você saiu da equipe', body: 'Você foi removido da equipe {team}.' },
  team_deleted: { title: 'Equipe excluída', body: 'A equipe {team} foi excluída.' },
  captain_transferred: {
    title: 'Nova capitania',
    body: 'Você agora é o capitão da equipe {team}.',
  },
  event_changed: {
    title: 'Evento alterado',
    body: 'O evento {event} mudou. Confira antes de sair.',
  },
  event_cancelled: { title: 'Evento cancelado', body: 'O evento {event} foi cancelado.' },
  event_postponed: { title: 'Evento adiado', body: 'O evento {event} foi adiado.' },
  event_deleted: {
    title: 'Evento excluído',
    body: 'O evento {event} foi excluído pelo organizador.',
  },
  registration_removed: {
    title: 'Inscrição removida',
    body: 'O organizador removeu a sua inscrição no evento {event}.',
  },
  place_offered: {
    title: 'Abriu uma vaga',
    body: 'Há uma vaga para você no evento {event}. Responda a tempo.',
  },
  number_taken_back: {
    title: 'Confira seu WhatsApp',
    body: 'O número que você informou no evento {event} é de outra pessoa. Sua vaga continua; avise o organizador do número certo.',
  },
  place_claimed: {
    title: 'Seu amigo está no app',
    body: '{name} agora cuida da própria inscrição no evento {event}.',
  },
  walk_in_listed: {
    title: 'Avulso com número da lista',
    body: '{name} entrou com o número de {listed} no evento {event} e conta como {listed}. Se são duas pessoas, registre a outra sem número.',
  },
  staff_asked: {
    title: 'Ajuda no check-in',
    body: 'Pediram sua ajuda no check-in do evento {event}. Aceite ou recuse.',
  },
  patch_earned: { title: 'Patch Conquistado!', body: 'Você conquistou o patch {patch}.' },
  alliance_proposed: { title: 'Proposta de aliança', body: 'A equipe {team} propôs uma aliança.' },
  alliance_accepted: { title: 'Aliança aceita', body: 'A equipe {team} aceitou a aliança.' },
  alliance_rejected: { title: 'Aliança recusada', body: 'A equipe {team} recusou a aliança.' },
  alliance_ended: { title: 'Aliança encerrada', body: 'A aliança com a equipe {team} terminou.' },
  arena_proposed: { title: 'Nova arena em análise', body: 'A arena {arena} espera aprovação.' },
  arena_approved: {
    title: 'Arena publicada',
    body: 'A arena {arena} foi aprovada e está no mapa.',
  },
  arena_refused: {
    title: 'Arena não aprovada',
    body: 'A arena {arena} não foi aprovada: {reason}',
  },
  arena_change_asked: { title: 'Corrija a arena', body: 'Sobre a arena {arena}: {note}' },
  public_list_filling: {
    title: 'A lista pública está enchendo',
    body: 'A lista de eventos passou de quatro quintos do limite. Confira se há eventos falsos.',
  },
  arena_corrected: {
    title: 'Arena corrigida',
    body: 'A arena {arena} foi corrigida e espera aprovação.',
  },
  arena_correction_proposed: {
    title: 'Correção de arena',
    body: 'Alguém propôs uma correção da arena {arena}.',
  },
  arena_correction_taken: {
    title: 'Correção publicada',
    body: 'A arena {arena} agora está como você propôs.',
  },
  arena_correction_partly: {
    title: 'Correção publicada em parte',
    body: 'Parte da sua correção da arena {arena} foi publicada.',
  },
  arena_correction_refused: {
    title: 'Correção não aprovada',
    body: 'A sua correção da arena {arena} não foi aprovada.',
  },
  arena_correction_refused_why: {
    title: 'Correção não aprovada',
    body: 'A sua correção da arena {arena} não foi aprovada: {reason}',
  },
  event_reminder_day: { title: 'É amanhã', body: 'O evento {event} é amanhã.' },
  event_reminder_hour: { title: 'Falta uma hora', body: 'O evento {event} começa em uma hora.' },
  account_inactive: {
    title: 'Sua conta está parada',
    body: 'Entre no app para manter a sua conta.',
  },
  database_restored: {
    title: 'O servidor foi restaurado',
    body: 'O que você fez depois de {when} pode ter se perdido. Confira suas inscrições e eventos.',
  },
  team_announcement: { title: 'Novo aviso da equipe', body: '{team}: {title}' },
  team_poll: { title: 'Nova enquete da equipe', body: '{team}: {title}' },
  agenda_created: { title: 'Novo evento na agenda', body: '{team}: {title}, {when}.' },
  agenda_moved: { title: 'Agenda alterada', body: '{team}: {title} mudou. Agora é {when}.' },
  agenda_deleted: {
    title: 'Evento da agenda excluído',
    body: '{team}: {title} não acontece mais.',
  },
  team_won: { title: 'Vitória da equipe!', body: '{team} venceu o evento {event}.' },
  invitation_accepted: {
    title: 'Entrou pelo convite',
    body: '{name} agora faz parte da equipe {team}.',
  },
  agenda_reminder: { title: 'Você vem?', body: '{team}: {title}, {when}. Responda na agenda.' },
  member_left: { title: 'Um membro saiu', body: '{name} saiu da equipe {team}.' },
  rank_assigned: { title: 'Nova patente', body: 'Sua patente na equipe {team} agora é {rank}.' },
};
