/**
 * What the service worker says with the app closed. A page leaves it on the device, and loads it apart
 * from its own words: see src/app/worker/notification-words.ts. The worker fills in `{count}`.
 */
export const notification = {
  event_changed: 'O organizador mudou os dados do evento. Confira antes de sair.',
  registrations: '{count} inscritos até agora.',
  event_gone: 'Um evento seu saiu da agenda. Veja seus eventos.',
  something_new: 'Há novidades na base.',
};
