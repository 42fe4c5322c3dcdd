import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Push messages reach this device no more: at sign-out, or when the person says so. Is never refused. */
export const removeDevice = defineMutation({
  name: 'remove_device@1',
  args: v.object({ id: Id }),
  lane: () => 'device',
  effects: () => [],
});
