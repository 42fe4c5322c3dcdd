import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Languages that push messages are written in. */
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
 * Push messages for me reach this device, and those for whoever had it before no longer do (security.md T22).
 * Nothing of it is replicated. Refusals: invalid_args, id_reused.
 */
export const registerDevice = defineMutation({
  name: 'register_device@1',
  args: v.union([WebPush, OneSignal]),
  lane: () => 'device',
  effects: () => [],
});
