import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { advertisementFields } from './advertisement-fields.ts';
import { defineMutation } from './mutation.ts';

/**
 * Changes named fields. One that is switched off leaves every device; one that is switched on comes with the
 * server's answer. Refusals: not_allowed, advertisement_not_found, invalid_args (with the field).
 */
export const updateAdvertisement = defineMutation({
  name: 'update_advertisement@1',
  args: v.object({ id: Id, patch: v.partial(v.object(advertisementFields)) }),
  lane: ({ id }) => `advertisement:${id}`,
  effects: ({ id, patch: { is_active = true, ...patch } }) => [
    {
      collection: 'public_records',
      id,
      change: (row) => {
        if (row?.kind !== 'advertisement') return row;
        return is_active
          ? { ...row, data: { ...row.data, ...patch } as typeof row.data }
          : undefined;
      },
    },
  ],
});
