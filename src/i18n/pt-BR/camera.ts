import type { BaseTranslation } from '../i18n-types.ts';

/** What a camera says that looks for codes, on every screen that has one. */
export const camera = {
  view: 'Imagem da câmera',
  starting: 'Abrindo a câmera',
  light_on: 'Acender luz',
  light_off: 'Apagar luz',
  change: 'Trocar de câmera',
  lost: 'A câmera parou. Abrindo de novo…',
  quiet: 'Nada lido. Aproxime o código, aumente o brilho da tela dele ou acenda a luz.',
  refused: 'Sem acesso à câmera. Libere nas permissões do navegador.',
  no_camera: 'Sem câmera neste aparelho.',
  busy: 'A câmera está em uso por outro aplicativo. Abre aqui assim que ele a soltar.',
} satisfies BaseTranslation;
