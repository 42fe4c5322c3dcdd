import type { Translation } from '../i18n-types.ts';

/** What a person takes to the field of an event. */
export const pack = {
  title: 'Para el campo',
  action: 'Descargar para el campo',
  ready: 'Listo para el campo',
  to_download: 'Falta descargar: {what}',
  part: {
    list: 'la lista',
    app: 'la aplicación',
    pass: 'el pase',
    pass_key: 'la clave de los pases',
    contact: 'el contacto de la organización',
  },
  as_of: 'Datos: {age}',
  again: 'Descargar de nuevo',
  with_signal: 'Lo que falta llega con la primera señal.',
  not_kept:
    'Si falta espacio, el navegador puede borrar estos datos. Instala la aplicación y ábrela antes de ir.',
  ways: 'También en este dispositivo',
  people: 'Lista ({count|n})',
  my_team: 'Tu equipo: {team}',
  map: 'Mapa: {place}',
  emergency: {
    title: 'Emergencia',
    ambulance: 'Ambulancia',
    fire: 'Bomberos',
    police: 'Policía',
    organiser: 'Organización',
    by_whatsapp: 'WhatsApp de la organización:',
    say_where: 'Di dónde es:',
  },
} satisfies Translation['pack'];
