import { pictureHeader } from '#platform/picture-header.ts';
import { drawPicture } from '#platform/draw-picture.ts';

/** Redraws a photo of a report. Spec 2 §5: JPG or PNG. */
export const drawPhoto = async (file: File) =>
  isPhoto(await named(file))
    ? await drawPicture(file)
    : ({ ok: false, code: 'not_a_photo' } as const);

/** What its first bytes say counts more than its type. */
const named = async (file: File): Promise<Pick<File, 'type' | 'name'>> => ({
  type: (await pictureHeader(file))?.type ?? file.type,
  name: file.name,
});

/** Some phones report no type. */
export const isPhoto = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type === '' ? /\.(jpe?g|png)$/i.test(name) : /^image\/(jpeg|png)$/.test(type);
