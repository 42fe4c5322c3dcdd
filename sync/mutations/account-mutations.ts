import { assignRole } from './assign-role.ts';
import { createAdvertisement } from './create-advertisement.ts';
import { deleteAdvertisement } from './delete-advertisement.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';
import { registerDevice } from './register-device.ts';
import { removeDevice } from './remove-device.ts';
import { removeRole } from './remove-role.ts';
import { setWhatsapp } from './set-whatsapp.ts';
import { updateAdvertisement } from './update-advertisement.ts';
import { updateProfile } from './update-profile.ts';

/** My profile and devices, what I have read, and what an administrator does. */
export const accountMutations = {
  [assignRole.name]: assignRole,
  [createAdvertisement.name]: createAdvertisement,
  [deleteAdvertisement.name]: deleteAdvertisement,
  [readAllNotifications.name]: readAllNotifications,
  [readNotification.name]: readNotification,
  [registerDevice.name]: registerDevice,
  [removeDevice.name]: removeDevice,
  [removeRole.name]: removeRole,
  [setWhatsapp.name]: setWhatsapp,
  [updateAdvertisement.name]: updateAdvertisement,
  [updateProfile.name]: updateProfile,
} as const;
