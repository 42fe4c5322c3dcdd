import type { Translation } from '../i18n-types.ts';

export const picture = {
  word: 'Imagen',
  choose: 'Elegir imagen',
  change: 'Cambiar',
  remove: 'Quitar',
  address: 'O pega la dirección de una imagen',
  preview: 'Vista previa de la imagen',
  broken: 'Esta imagen no se abre.',
  on_its_way: 'La imagen todavía no llegó.',
  no_signal: 'Esta imagen se abre cuando haya señal.',
  none: 'Sin imagen',
  drop: 'o suelta el archivo aquí',
  sending: 'Enviando la imagen: {percent}',
  waiting: 'Guardada en este dispositivo. Se enviará cuando haya señal.',
  by_address: 'Quien tenga la dirección de la imagen puede verla.',
  photo: 'Foto {number}',
  at_most: 'Hasta {most} fotos',
  add_photo: 'Añadir foto',
} satisfies Translation['picture'];
