import * as v from 'valibot';
import { defineRecord, Id, Instant } from './record.ts';

/** My own profile with my own number. Experience and classes are the profile's scales, Spec 1 §3. */
export const profiles = defineRecord({
  indexes: [],
  entries: {
    id: Id,
    name: v.string(),
    team: v.nullable(v.string()),
    avatar_url: v.nullable(v.string()),
    operator_experience: v.nullable(
      v.picklist(['iniciante', 'intermediario', 'experiente', 'veterano']),
    ),
    operator_classes: v.array(
      v.picklist(['assaulter', 'support', 'sniper', 'medic', 'breacher', 'recon']),
    ),
    whatsapp: v.nullable(v.string()), // digits with country code
    whatsapp_verified_at: v.nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  },
});
export type Profile = v.InferOutput<(typeof profiles)['row']>;
