-- The texts of notifications by code, in the languages of the app. `{name}` is replaced by data ->> 'name'. The app
-- has the same texts in src/i18n/*/notification-codes.ts, and a test compares them. An unknown code or language
-- returns no row.
create function private.notification_words(code text, language text) returns table (title text, body text)
language sql immutable set search_path = '' as $$
  select t, b from (values
    ('join_request', 'pt-BR', 'Nova solicitação', '{name} quer entrar na equipe {team}.'),
    ('join_request', 'en', 'New request', '{name} wants to join the team {team}.'),
    ('join_request', 'es', 'Nueva solicitud', '{name} quiere entrar en el equipo {team}.'),
    ('member_approved', 'pt-BR', 'Solicitação aprovada', 'Você agora faz parte da equipe {team}.'),
    ('member_approved', 'en', 'Request approved', 'You are now part of the team {team}.'),
    ('member_approved', 'es', 'Solicitud aprobada', 'Ahora formas parte del equipo {team}.'),
    ('join_rejected', 'pt-BR', 'Solicitação recusada', 'A equipe {team} recusou a sua solicitação.'),
    ('join_rejected', 'en', 'Request refused', 'The team {team} refused your request.'),
    ('join_rejected', 'es', 'Solicitud rechazada', 'El equipo {team} rechazó tu solicitud.'),
    ('member_removed', 'pt-BR', 'Você saiu da equipe', 'Você foi removido da equipe {team}.'),
    ('member_removed', 'en', 'You are off the team', 'You were removed from the team {team}.'),
    ('member_removed', 'es', 'Saliste del equipo', 'Te quitaron del equipo {team}.'),
    ('team_deleted', 'pt-BR', 'Equipe excluída', 'A equipe {team} foi excluída.'),
    ('team_deleted', 'en', 'Team deleted', 'The team {team} was deleted.'),
    ('team_deleted', 'es', 'Equipo eliminado', 'Se eliminó el equipo {team}.'),
    ('captain_transferred', 'pt-BR', 'Nova capitania', 'Você agora é o capitão da equipe {team}.'),
    ('captain_transferred', 'en', 'New captain', 'You are now the captain of the team {team}.'),
    ('captain_transferred', 'es', 'Nueva capitanía', 'Ahora eres el capitán del equipo {team}.'),
    ('event_changed', 'pt-BR', 'Evento alterado', 'O evento {event} mudou. Confira antes de sair.'),
    ('event_changed', 'en', 'Event changed', 'The event {event} changed. Check before you leave.'),
    ('event_changed', 'es', 'Evento modificado', 'El evento {event} cambió. Revísalo antes de salir.'),
    ('event_cancelled', 'pt-BR', 'Evento cancelado', 'O evento {event} foi cancelado.'),
    ('event_cancelled', 'en', 'Event cancelled', 'The event {event} was cancelled.'),
    ('event_cancelled', 'es', 'Evento cancelado', 'Se canceló el evento {event}.'),
    ('event_postponed', 'pt-BR', 'Evento adiado', 'O evento {event} foi adiado.'),
    ('event_postponed', 'en', 'Event postponed', 'The event {event} was postponed.'),
    ('event_postponed', 'es', 'Evento aplazado', 'Se aplazó el evento {event}.'),
    ('event_deleted', 'pt-BR', 'Evento excluído', 'O evento {event} foi excluído pelo organizador.'),
    ('event_deleted', 'en', 'Event deleted', 'The organiser deleted the event {event}.'),
    ('event_deleted', 'es', 'Evento eliminado', 'El organizador eliminó el evento {event}.'),
    ('registration_removed', 'pt-BR', 'Inscrição removida', 'O organizador removeu a sua inscrição no evento {event}.'),
    ('registration_removed', 'en', 'Registration removed', 'The organiser removed your registration for the event {event}.'),
    ('registration_removed', 'es', 'Inscripción eliminada', 'El organizador eliminó tu inscripción en el evento {event}.'),
    ('place_offered', 'pt-BR', 'Abriu uma vaga', 'Há uma vaga para você no evento {event}. Responda a tempo.'),
    ('place_offered', 'en', 'A place is free', 'There is a place for you at the event {event}. Answer in time.'),
    ('place_offered', 'es', 'Se abrió una plaza', 'Hay una plaza para ti en el evento {event}. Responde a tiempo.'),
    ('number_taken_back', 'pt-BR', 'Confira seu WhatsApp', 'O número que você informou no evento {event} é de outra pessoa. Sua vaga continua; avise o organizador do número certo.'),
    ('number_taken_back', 'en', 'Check your WhatsApp', 'The number you gave for the event {event} is somebody else’s. Your place stays; tell the organiser the right one.'),
    ('number_taken_back', 'es', 'Revisa tu WhatsApp', 'El número que diste en el evento {event} es de otra persona. Tu plaza sigue; dile al organizador el correcto.'),
    ('place_claimed', 'pt-BR', 'Seu amigo está no app', '{name} agora cuida da própria inscrição no evento {event}.'),
    ('place_claimed', 'en', 'Your friend is in the app', '{name} now looks after their own registration for the event {event}.'),
    ('place_claimed', 'es', 'Tu amigo está en la app', '{name} ahora se ocupa de su propia inscripción en el evento {event}.'),
    ('staff_asked', 'pt-BR', 'Ajuda na portaria', 'Pediram sua ajuda na portaria do evento {event}. Aceite ou recuse.'),
    ('staff_asked', 'en', 'Help at the gate', 'You are asked to help at the gate of the event {event}. Accept or refuse.'),
    ('staff_asked', 'es', 'Ayuda en la entrada', 'Te piden ayuda en la entrada del evento {event}. Acepta o rechaza.'),
    ('patch_earned', 'pt-BR', 'Patch Conquistado!', 'Você conquistou o patch {patch}.'),
    ('patch_earned', 'en', 'Patch earned!', 'You earned the patch {patch}.'),
    ('patch_earned', 'es', '¡Parche conquistado!', 'Conquistaste el parche {patch}.'),
    ('alliance_proposed', 'pt-BR', 'Proposta de aliança', 'A equipe {team} propôs uma aliança.'),
    ('alliance_proposed', 'en', 'Alliance proposed', 'The team {team} proposed an alliance.'),
    ('alliance_proposed', 'es', 'Propuesta de alianza', 'El equipo {team} propuso una alianza.'),
    ('alliance_accepted', 'pt-BR', 'Aliança aceita', 'A equipe {team} aceitou a aliança.'),
    ('alliance_accepted', 'en', 'Alliance accepted', 'The team {team} accepted the alliance.'),
    ('alliance_accepted', 'es', 'Alianza aceptada', 'El equipo {team} aceptó la alianza.'),
    ('alliance_rejected', 'pt-BR', 'Aliança recusada', 'A equipe {team} recusou a aliança.'),
    ('alliance_rejected', 'en', 'Alliance refused', 'The team {team} refused the alliance.'),
    ('alliance_rejected', 'es', 'Alianza rechazada', 'El equipo {team} rechazó la alianza.'),
    ('alliance_ended', 'pt-BR', 'Aliança encerrada', 'A aliança com a equipe {team} terminou.'),
    ('alliance_ended', 'en', 'Alliance ended', 'The alliance with the team {team} has ended.'),
    ('alliance_ended', 'es', 'Alianza terminada', 'La alianza con el equipo {team} terminó.'),
    ('arena_approved', 'pt-BR', 'Arena publicada', 'A arena {arena} foi aprovada e está no mapa.'),
    ('arena_approved', 'en', 'Arena published', 'The arena {arena} was approved and is on the map.'),
    ('arena_approved', 'es', 'Arena publicada', 'La arena {arena} fue aprobada y está en el mapa.'),
    ('arena_rejected', 'pt-BR', 'Arena não aprovada', 'A arena {arena} não foi aprovada.'),
    ('arena_rejected', 'en', 'Arena not approved', 'The arena {arena} was not approved.'),
    ('arena_rejected', 'es', 'Arena no aprobada', 'La arena {arena} no fue aprobada.'),
    ('event_reminder_day', 'pt-BR', 'É amanhã', 'O evento {event} é amanhã.'),
    ('event_reminder_day', 'en', 'It is tomorrow', 'The event {event} is tomorrow.'),
    ('event_reminder_day', 'es', 'Es mañana', 'El evento {event} es mañana.'),
    ('event_reminder_hour', 'pt-BR', 'Falta uma hora', 'O evento {event} começa em uma hora.'),
    ('event_reminder_hour', 'en', 'One hour left', 'The event {event} starts in an hour.'),
    ('event_reminder_hour', 'es', 'Falta una hora', 'El evento {event} empieza en una hora.'),
    ('account_inactive', 'pt-BR', 'Sua conta está parada', 'Entre no app para manter a sua conta.'),
    ('account_inactive', 'en', 'Your account is idle', 'Open the app to keep your account.'),
    ('account_inactive', 'es', 'Tu cuenta está inactiva', 'Entra en la app para conservar tu cuenta.'),
    ('database_restored', 'pt-BR', 'A base foi restaurada', 'O que você fez depois de {when} pode ter se perdido. Confira suas inscrições e eventos.'),
    ('database_restored', 'en', 'The base was restored', 'What you did after {when} may be lost. Check your registrations and events.'),
    ('database_restored', 'es', 'La base fue restaurada', 'Lo que hiciste después de {when} puede haberse perdido. Revisa tus inscripciones y eventos.')
  ) as w (c, l, t, b) where c = code and l = language
$$;

-- Replaces `{name}` by the values of data. If a value is missing, the result is empty, so that nobody reads a text
-- with a gap: the title then stands alone.
create function private.fill_words(words text, data jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare field text;
begin
  for field in select distinct m[1] from regexp_matches(words, '\{(\w+)\}', 'g') m loop
    if data ->> field is null then return ''; end if;
    words := replace(words, '{' || field || '}', translate(left(data ->> field, 120), '{}', ''));
  end loop;
  return words;
end $$;
