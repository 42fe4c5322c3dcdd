import { drawPicture } from '#platform/draw-picture.ts';

/** Redraws a photo of a report. Spec 2 §5: JPG or PNG. */
export const drawPhoto = async (file: File) =>
  isPhoto(file) ? await drawPicture(file) : ({ ok: false, code: 'not_a_photo' } as const);

/** Some phones report no type. */
export const isPhoto = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type === '' ? /\.(jpe?g|png)$/i.test(name) : /^image\/(jpeg|png)$/.test(type);
