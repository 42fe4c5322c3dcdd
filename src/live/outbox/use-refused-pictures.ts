import { refusedPictures, type RefusedPicture } from '#sync/sending/refused-pictures.ts';
import { useDeviceQuery } from '../rows/use-device-query.ts';

const nothing: readonly RefusedPicture[] = [];

/**
 * Pictures of this person that the server refused after the form was left. Undefined until first
 * read.
 */
export const useRefusedPictures = (): readonly RefusedPicture[] | undefined =>
  useDeviceQuery(refusedPictures, nothing);
