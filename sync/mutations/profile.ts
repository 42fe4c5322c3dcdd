import * as v from 'valibot';
import { profileClasses, profileExperiences } from '../records/profile.ts';
import { Id } from '../records/record.ts';
import { defineMutation } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import { Url } from '../kit/url.ts';

/** Spec 1 §5, as the form has normalised it: letters, accents, space, apostrophe, hyphen. */
const PersonName = v.pipe(v.string(), v.regex(/^(?! )[\p{L}\p{M} '’-]{2,100}(?<! )$/u));

/** Changes the named fields of my profile. Refusals: invalid_args (with the field). */
const updateProfile = defineMutation({
  name: 'update_profile@1',
  args: v.object({
    patch: v.partial(
      v.object({
        name: PersonName,
        team: v.nullable(textOf(1, 100)),
        avatar_url: v.nullable(Url),
        operator_experience: v.nullable(v.picklist(profileExperiences)),
        operator_classes: v.array(v.picklist(profileClasses)),
      }),
    ),
  }),
  lane: () => 'profile',
  effects: ({ patch }, { user_id }) => [
    {
      collection: 'profiles',
      id: user_id,
      change: (row) => {
        if (!row) return row;
        const { operator_classes = row.operator_classes } = patch;
        return {
          ...row,
          ...patch,
          operator_classes: [...new Set(operator_classes)].toSorted(),
        } as typeof row;
      },
    },
  ],
});

/**
 * Changes the number of my profile, normalised. It counts as not verified, unless the server knows
 * that I verified it within the hour. Refusals: invalid_args, whatsapp_taken.
 */
const setWhatsapp = defineMutation({
  name: 'set_whatsapp@1',
  args: v.object({
    whatsapp: v.pipe(v.string(), v.regex(/^(55\d{10,11}|(?!55)[1-9]\d{11,14}|\+[1-9]\d{9,10})$/)),
  }),
  lane: () => 'profile',
  effects: ({ whatsapp }, { user_id }) => [
    {
      collection: 'profiles',
      id: user_id,
      change: (row) =>
        !row || row.whatsapp === whatsapp ? row : { ...row, whatsapp, whatsapp_verified_at: null },
    },
  ],
});

/** The languages of push messages. */
export const PushLanguage = v.picklist(['pt-BR', 'en', 'es']);
export type PushLanguage = v.InferOutput<typeof PushLanguage>;

const WebPush = v.object({
  id: Id,
  endpoint: v.pipe(
    v.string(),
    v.regex(/^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}\/[!-~]+$/),
    v.maxLength(1000),
  ),
  p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{80,100}=?$/)),
  auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,40}={0,2}$/)),
  language: v.optional(PushLanguage),
});
const OneSignal = v.object({
  id: Id,
  onesignal_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  language: v.optional(PushLanguage),
});

/**
 * Registers this device for my push messages; messages of its previous person no longer reach it
 * (threat T22). Nothing of it is replicated. Refusals: invalid_args, id_reused.
 */
const registerDevice = defineMutation({
  name: 'register_device@1',
  args: v.union([WebPush, OneSignal]),
  lane: () => 'device',
  effects: () => [],
});

/** Ends push messages to this device: at sign-out, or at the person's wish. Never refused. */
const removeDevice = defineMutation({
  name: 'remove_device@1',
  args: v.object({ id: Id }),
  lane: () => 'device',
  effects: () => [],
});

/** My profile and my devices. */
export const profileMutations = {
  [updateProfile.name]: updateProfile,
  [setWhatsapp.name]: setWhatsapp,
  [registerDevice.name]: registerDevice,
  [removeDevice.name]: removeDevice,
} as const;
