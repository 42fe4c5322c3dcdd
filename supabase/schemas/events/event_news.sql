-- Notifications to the people of an event: each once per cause, and never to the person who acted.

create function private.event_in_words(e public.airsoft_events) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('event', e.name, 'event_id', e.id, 'date', e.date, 'time', e.time,
    'status', e.status, 'reason', e.status_reason))
$$;

create function private.tell_about_event(recipients uuid[], e public.airsoft_events, code text, cause text) returns void
language sql security definer set search_path = '' as $$
  select private.notify_all(recipients, code, case when code <> 'event_deleted' then '/event/' || e.id end,
    private.event_in_words(e), cause)
$$;

-- The accounts of all participants, except the person who acts.
create function private.people_of_event(e public.airsoft_events, actor uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select user_id from public.operators
    where event_id = e.id and deleted_at is null and user_id is not null and user_id is distinct from actor)
$$;

create function private.tell_participants(e public.airsoft_events, actor uuid, code text, cause text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_about_event(private.people_of_event(e, actor), e, code, cause)
$$;

-- The event has another day, time or place, or no date for now. Only the latest text counts.
create function private.tell_moved(e public.airsoft_events, actor uuid, code text) returns void
language sql security definer set search_path = '' as $$
  select private.notify_latest(private.people_of_event(e, actor), code, '/event/' || e.id, private.event_in_words(e),
    'event_moved:' || e.id, e.rev::text)
$$;

-- Notifies a person whose place another person cancelled.
create function private.tell_removed(e public.airsoft_events, o public.operators, actor uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if o.user_id is distinct from actor and o.user_id is not null then
    perform private.tell_about_event(array[o.user_id], e, 'registration_removed', 'registration_removed:' || o.id);
  end if;
end $$;

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
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
  ('registration_removed', 'es', 'Inscripción eliminada', 'El organizador eliminó tu inscripción en el evento {event}.');
