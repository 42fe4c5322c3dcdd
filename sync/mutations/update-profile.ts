import * as v from 'valibot';
import { profileClasses, profileExperiences } from '../records/profile.ts';
import { defineMutation } from './mutation.ts';
import { textOf } from './text.ts';
import { Url } from './url.ts';

/** Spec 1 §5, as the form has cleaned it: letters, accents, space, apostrophe, hyphen. */
const PersonName = v.pipe(v.string(), v.regex(/^(?! )[\p{L}\p{M} '’-]{2,100}(?<! )$/u));

/** Changes the named fields of my profile. Refusals: invalid_args (with the field). */
export const updateProfile = defineMutation({
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
