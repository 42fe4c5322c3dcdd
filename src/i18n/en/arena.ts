import type { Translation } from '../i18n-types.ts';

export const arena = {
  load_failed: 'Could not load the arena',
  no_coordinates: 'The coordinates of this arena could not be found',
  save_failed: 'Could not add the arena',
  save_failed_detail: 'Try again later.',
  absent: 'Arena not found',
  absent_detail: 'The arena that you are looking for does not exist or was removed.',
  coordinates_invalid: 'Invalid coordinates. Check latitude and longitude.',
  address_not_found: 'No coordinates were found for this address. You can enter them by hand.',
  address_required: 'A full address or coordinates are needed.',
  not_allowed: 'Permission error: you are not allowed to add arenas...',
  list_failed: 'The arenas could not be fetched',
  choices_failed: 'The list of arenas could not be loaded.',
  images_failed: 'The images were not uploaded. The arena was saved without them.',
  geocode_failed: 'The address could not be geocoded',
} satisfies Translation['arena'];
