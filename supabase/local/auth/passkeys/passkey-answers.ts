import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts';
import { offerPasskey, registerPasskey } from './register-passkey.ts';
import { readSettings } from './relying-party.ts';
import { offerSignIn, signInWithPasskey } from './sign-in-with-passkey.ts';

/** What the client of hosted Supabase calls `auth.passkey`, with the same paths and codes. */
export const PASSKEY_ANSWERS = {
  read_settings: readSettings,
  offer_passkey: offerPasskey,
  register_passkey: registerPasskey,
  offer_passkey_sign_in: offerSignIn,
  passkey_sign_in: signInWithPasskey,
  list_passkeys: listPasskeys,
  rename_passkey: renamePasskey,
  remove_passkey: removePasskey,
};
