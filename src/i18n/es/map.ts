import type { Translation } from '../i18n-types.ts';

export const map = {
  point: 'Mapa: elegir el punto',
  how: 'Toca el mapa para marcar el punto. Con el teclado, las flechas mueven el mapa y Enter marca el centro.',
  tap_to_move: 'Toca para mover el mapa',
  offline: 'Sin señal el mapa muestra estados y ciudades, sin calles.',
  missing: 'El mapa aún no está en este dispositivo. Ábrelo una vez con señal.',
  at: 'Punto marcado: {latitude}, {longitude}',
  none: 'Ningún punto marcado.',
  closer: 'Acercar',
  farther: 'Alejar',
  find_me: 'Mi ubicación',
  how_to_allow: 'Cómo permitirlo',
  allow_steps:
    'En el navegador: ícono junto a la dirección, Permisos, Ubicación. En la app instalada: ajustes del teléfono, Ubicación. Después pide de nuevo aquí.',
  /** The head of the list, at each of its heights. */
  grip: {
    grip: 'Ver lista',
    half: 'Ver lista completa',
    whole: 'Ver mapa',
    how: 'Las flechas arriba y abajo cambian la altura de la lista.',
  },
  legend: 'Qué dicen las marcas',
  list_area: 'Listar esta zona',
  several: '{count|n} {{lugares|lugar|lugares}} aquí',
  marks:
    'Un número reúne varios en un lugar. La marca más grande es la elegida, el círculo pequeño eres tú.',
  in_area: '{shown|n} de {all|n} en esta zona',
  whole_map: 'Mostrar todo el mapa',
} satisfies Translation['map'];
