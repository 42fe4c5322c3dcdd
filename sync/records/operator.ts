import * as v from 'valibot';
import { defineRecord, Id, Instant } from './record.ts';

/** Classes of the registration form, Spec 1 §3. */
export const operatorClasses = [
  'assault',
  'sniper',
  'support',
  'dmr',
  'cqb',
  'medic',
  'engineer',
  'recon',
] as const;
export type OperatorClass = (typeof operatorClasses)[number];

/** Experience on the registration form: under 1 year, 1-2, 3-5, over 5 (Spec 1 §3). */
export const registrationExperiences = [
  'iniciante',
  'intermediario',
  'avancado',
  'veterano',
] as const;
export type RegistrationExperience = (typeof registrationExperiences)[number];

/**
 * A person's place in an event. `user_id`, `whatsapp`, `invited_by` and `experience` are null
 * unless I am that person or the organiser: the server omits them; it is not the screen that hides
 * them.
 */
export const operators = defineRecord({
  indexes: ['event_id'],
  entries: {
    id: Id,
    event_id: Id,
    user_id: v.nullable(Id),
    name: v.string(),
    team: v.nullable(v.string()),
    class: v.nullable(v.string()), // an unknown class shows 'Não informado'
    whatsapp_masked: v.nullable(v.string()),
    event_team_id: v.nullable(Id),
    walk_in: v.boolean(), // came to the gate without a registration
    over_capacity: v.boolean(), // a walk-in beyond max_op
    registered_at: Instant,
    whatsapp: v.nullable(v.string()), // digits with country code; null if hidden or not given
    invited_by: v.nullable(v.string()),
    experience: v.nullable(v.string()),
    brought: v.boolean(), // I registered this person with me, and they have not claimed the place
  },
});
export type Operator = v.InferOutput<(typeof operators)['row']>;
