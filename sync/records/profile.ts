import * as v from 'valibot';
import { defineRecord, Id, Instant } from './record.ts';

/** Spec 1 §3: the profile's own scale; a registration has another. */
export const profileExperiences = ['iniciante', 'intermediario', 'experiente', 'veterano'] as const;
export const profileClasses = [
  'assaulter',
  'support',
  'sniper',
  'medic',
  'breacher',
  'recon',
] as const;

/**
 * My own profile with my own number. Experience and classes are the profile's scales, Spec 1 §3.
 */
export const profiles = defineRecord({
  indexes: [],
  entries: {
    id: Id,
    name: v.string(),
    team: v.nullable(v.string()),
    avatar_url: v.nullable(v.string()),
    operator_experience: v.nullable(v.picklist(profileExperiences)),
    operator_classes: v.array(v.picklist(profileClasses)),
    whatsapp: v.nullable(v.string()), // digits with country code
    whatsapp_verified_at: v.nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  },
});
export type Profile = v.InferOutput<(typeof profiles)['row']>;
