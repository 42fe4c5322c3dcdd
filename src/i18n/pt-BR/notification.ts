/**
 * Texts that the service worker shows while the app is closed. A page stores them on the device,
 * and loads them apart from its own texts: see src/app/worker/notification-words.ts. The worker
 * fills in `{count}`.
 */
export const notification = {
  event_changed: 'O organizador mudou os dados do evento. Confira antes de sair.',
  registrations: '{count} inscritos até agora.',
  event_gone: 'Um evento seu saiu da agenda. Veja seus eventos.',
  something_new: 'Há novidades no QG.',
};
