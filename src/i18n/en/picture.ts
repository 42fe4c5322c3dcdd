import type { Translation } from '../i18n-types.ts';

export const picture = {
  word: 'Picture',
  choose: 'Choose a picture',
  change: 'Change',
  remove: 'Remove',
  address: 'Or paste the address of a picture',
  preview: 'Preview of the picture',
  broken: 'This picture does not open.',
  on_its_way: 'The picture has not arrived yet.',
  no_signal: 'This picture opens when there is a signal.',
  none: 'No picture',
  drop: 'or drop the file here',
  sending: 'Sending the picture: {percent}',
  waiting: 'Kept on this device. It goes along when there is a signal.',
  by_address: 'Anyone with the picture’s address can see it.',
  photo: 'Photo {number}',
  at_most: 'Up to {most} photos',
  add_photo: 'Add photo',
} satisfies Translation['picture'];
