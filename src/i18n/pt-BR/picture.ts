import type { BaseTranslation } from '../i18n-types.ts';

/** Choosing a picture: a file of this device, or an address. Spec 1 §5, Images. */
export const picture = {
  word: 'Imagem',
  choose: 'Escolher imagem',
  change: 'Trocar',
  remove: 'Remover',
  address: 'Ou cole o endereço de uma imagem',
  preview: 'Prévia da imagem',
  broken: 'Esta imagem não abre.',
  on_its_way: 'A imagem ainda não chegou.',
  no_signal: 'Esta imagem abre quando houver sinal.',
  none: 'Sem imagem',
  drop: 'ou solte o arquivo aqui',
  sending: 'Enviando imagem: {percent:string}',
  waiting: 'Guardada neste aparelho. Vai junto quando houver sinal.',
  by_address: 'Quem tiver o endereço da imagem consegue vê-la.',
  photo: 'Foto {number:number}',
  at_most: 'Até {most:number} fotos',
  add_photo: 'Adicionar foto',
} satisfies BaseTranslation;
