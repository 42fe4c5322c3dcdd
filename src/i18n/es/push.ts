import type { Translation } from '../i18n-types.ts';

export const push = {
  title: 'Avisos en el dispositivo',
  setting: 'Avisos en el dispositivo',
  state: {
    on: 'Activados',
    off: 'Desactivados',
    blocked: 'Bloqueados',
    in_app: 'Solo dentro de la app',
  },
  why: 'Entérate al momento, aun con la app cerrada, cuando:',
  reasons: {
    reminder: 'falte un día o una hora para un juego tuyo',
    changed: 'un evento tuyo cambie, se aplace o se cancele',
    place: 'se abra una plaza para ti',
    team: 'tu equipo o el organizador respondan',
  },
  promise: 'Solo sobre lo tuyo. Los apagas cuando quieras.',
  turn_on: 'Activar avisos',
  turn_off: 'Desactivar en este dispositivo',
  turned_on: 'Avisos activados en este dispositivo',
  turned_off: 'Avisos desactivados en este dispositivo',
  is_on: 'Este dispositivo recibe tus avisos, aun con la app cerrada.',
  reminders: {
    reach: 'Llegan a este dispositivo',
    reach_hint: 'Incluso con la app cerrada, siempre que haya señal.',
    stay: 'Con la app cerrada',
    stay_hint:
      'Por ahora los recordatorios se quedan en la campana, dentro de la app. Con los avisos activados aparecen en este dispositivo al momento.',
  },
  denied: {
    title: 'El navegador los bloquea',
    browser:
      'Toca el icono junto a la dirección, abre los permisos del sitio y permite las notificaciones.',
    installed:
      'En la app instalada: ajustes del dispositivo, Aplicaciones, QG Airsoft, Notificaciones. Después vuelve aquí.',
  },
  install: {
    title: 'Lleva el QG en el bolsillo',
    body: 'Instalada, la app abre sin señal y guarda tus inscripciones con seguridad.',
    ios_body: 'Toca Compartir y luego “Añadir a pantalla de inicio”.',
  },
  needs_install: {
    title: 'Instala la app primero',
    body: 'En iPhone y iPad los avisos solo llegan a la app instalada: toca Compartir, después “Añadir a pantalla de inicio”, y abre QG Airsoft desde allí.',
  },
  no_key: {
    title: 'Este servidor no envía avisos al dispositivo',
    body: 'Tus avisos quedan aquí en la app, en la campana.',
  },
  unsupported: {
    title: 'Este navegador no recibe avisos',
    body: 'Tus avisos quedan aquí en la app, en la campana. En otro navegador se pueden activar.',
  },
  needs_signal: 'Para activar los avisos hace falta señal.',
  failed: {
    title: 'No se pudo activar ahora',
    body: 'El servicio de avisos del navegador no respondió. Inténtalo más tarde; hasta entonces quedan en la campana.',
  },
  team: {
    title: 'Los avisos del equipo aún no suenan en este dispositivo',
    body: 'Por ahora quedan en la campana, dentro de la app. Activa los avisos para saber al momento de anuncios, encuestas y fechas.',
  },
  offer: {
    title: '¿Quieres saber si este evento cambia?',
    body: 'Avisamos a este dispositivo si el evento cambia de hora, se aplaza o se cancela.',
    later: 'Ahora no',
  },
} satisfies Translation['push'];
