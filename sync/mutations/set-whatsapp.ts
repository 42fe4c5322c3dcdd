import * as v from 'valibot';
import { defineMutation } from './mutation.ts';

/**
 * Another number for my profile, normal form. It is not verified, unless the server knows better: that I
 * proved it within the hour. Refusals: invalid_args, whatsapp_taken.
 */
export const setWhatsapp = defineMutation({
  name: 'set_whatsapp@1',
  args: v.object({
    whatsapp: v.pipe(v.string(), v.regex(/^(55\d{10,11}|(?!55)[1-9]\d{11,14})$/)),
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
