// An error on purpose: a write begins in src/actions.
import { registerPushDevice } from '#sync/account/push-device.ts';

export const past = registerPushDevice;
