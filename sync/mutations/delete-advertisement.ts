import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Takes an advertisement away for good; its numbers stay. Refusals: not_allowed, advertisement_not_found. */
export const deleteAdvertisement = defineMutation({
  name: 'delete_advertisement@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `advertisement:${id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [{ collection: 'public_records', id, change: () => undefined }],
});
