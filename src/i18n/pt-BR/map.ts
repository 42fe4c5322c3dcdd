import type { BaseTranslation } from '../i18n-types.ts';

/** Texts of every map. */
export const map = {
  point: 'Mapa: escolher o ponto',
  how: 'Toque no mapa para marcar o ponto. No teclado, as setas movem o mapa e Enter marca o centro.',
  tap_to_move: 'Toque para mover o mapa',
  offline: 'Sem sinal o mapa mostra estados e cidades, sem ruas.',
  missing: 'O mapa ainda não está neste aparelho. Abra-o uma vez com sinal.',
  at: 'Ponto marcado: {latitude:string}, {longitude:string}',
  none: 'Nenhum ponto marcado.',
  closer: 'Aproximar',
  farther: 'Afastar',
  find_me: 'Minha localização',
  how_to_allow: 'Como permitir',
  allow_steps:
    'No navegador: ícone ao lado do endereço, Permissões, Localização. No app instalado: ajustes do celular, Localização. Depois peça de novo aqui.',
  /** The head of the list, at each of its heights. */
  grip: {
    grip: 'Ver lista',
    half: 'Ver lista inteira',
    whole: 'Ver mapa',
    how: 'As setas para cima e para baixo mudam a altura da lista.',
  },
  legend: 'O que as marcas dizem',
  list_area: 'Listar esta área',
  several: '{count:number|n} {{lugares|lugar|lugares}} aqui',
  marks:
    'Um número junta vários no mesmo lugar. A marca maior é a escolhida, o círculo pequeno é você.',
  in_area: '{shown:number|n} de {all:number|n} nesta área',
  whole_map: 'Mostrar o mapa todo',
} satisfies BaseTranslation;
