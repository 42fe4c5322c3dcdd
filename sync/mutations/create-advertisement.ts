import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { advertisementFields } from './advertisement-fields.ts';
import { defineMutation, unseen } from './mutation.ts';

/** A new advertisement, by an administrator. Refusals: not_allowed, id_reused, invalid_args (with the field). */
export const createAdvertisement = defineMutation({
  name: 'create_advertisement@1',
  args: v.object({ id: Id, ...advertisementFields }),
  lane: ({ id }) => `advertisement:${id}`,
  effects: ({ id, is_active, ...data }) => [
    {
      collection: 'public_records',
      id,
      change: (row) =>
        row ?? (is_active ? { id, kind: 'advertisement' as const, data, ...unseen } : undefined),
    },
  ],
});
