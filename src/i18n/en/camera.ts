import type { Translation } from '../i18n-types.ts';

/** What a camera says that looks for codes, on every screen that has one. */
export const camera = {
  view: 'Picture of the camera',
  starting: 'Opening the camera',
  light_on: 'Light on',
  light_off: 'Light off',
  change: 'Change the camera',
  lost: 'The camera stopped. Opening it again…',
  quiet: 'Nothing was read. Move closer, make the other screen brighter, or turn the light on.',
  refused: 'No access to the camera. Allow it in the browser’s permissions.',
  no_camera: 'No camera on this device.',
  busy: 'Another app is using the camera. It opens here once that app lets go of it.',
} satisfies Translation['camera'];
