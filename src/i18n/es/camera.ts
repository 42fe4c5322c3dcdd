import type { Translation } from '../i18n-types.ts';

/** What a camera says that looks for codes, on every screen that has one. */
export const camera = {
  view: 'Imagen de la cámara',
  starting: 'Abriendo la cámara',
  light_on: 'Encender luz',
  light_off: 'Apagar luz',
  change: 'Cambiar de cámara',
  lost: 'La cámara se detuvo. Abriéndola de nuevo…',
  quiet: 'No se leyó nada. Acércate, sube el brillo de la otra pantalla o enciende la luz.',
  refused: 'Sin acceso a la cámara. Permítelo en el navegador.',
  no_camera: 'Sin cámara en este dispositivo.',
  busy: 'Otra aplicación está usando la cámara. Se abre aquí en cuanto la suelte.',
} satisfies Translation['camera'];
