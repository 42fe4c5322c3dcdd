import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { GivenDay } from '../kit/given-day.ts';
import { defineMutation, unseen } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import { Url } from '../kit/url.ts';

const Text = (longest: number, shortest = 2) => textOf(shortest, longest);

/** The columns of an advertisement that an administrator writes (Spec 1 §3; groups of §9). */
export const advertisementFields = {
  title: Text(120),
  description: v.nullable(Text(500, 1)),
  image_url: v.nullable(Url),
  link_url: v.nullable(v.pipe(Url, v.startsWith('https://'))),
  sponsor_name: Text(120),
  is_active: v.boolean(),
  priority: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  location: v.pipe(
    v.string(),
    v.regex(
      /^(home(-secondary|-bottom)?|(home|events|teams|event-details|team-details|search)(-sidebar|-top)?)$/,
    ),
  ),
  start_date: v.nullable(GivenDay),
  end_date: v.nullable(GivenDay),
};

/**
 * Creates an advertisement, by an administrator. Refusals: not_allowed, id_reused, invalid_args
 * (with the field).
 */
const createAdvertisement = defineMutation({
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

const someFields = v.partial(v.object(advertisementFields));

/**
 * Changes named fields; `base` is what the person saw in them. Refusals: not_allowed,
 * advertisement_not_found, advertisement_changed (with the field), invalid_args (with the field).
 */
const updateAdvertisement = defineMutation({
  name: 'update_advertisement@1',
  args: v.object({ id: Id, patch: someFields, base: someFields }),
  lane: ({ id }) => `advertisement:${id}`,
  // one that is switched off leaves every device; one that is switched on arrives with the answer
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

/**
 * Deletes an advertisement for good; its counts stay. Refusals: not_allowed,
 * advertisement_not_found.
 */
const deleteAdvertisement = defineMutation({
  name: 'delete_advertisement@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `advertisement:${id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [{ collection: 'public_records', id, change: () => undefined }],
});

/** Advertisements, for administrators. */
export const advertisementMutations = {
  [createAdvertisement.name]: createAdvertisement,
  [updateAdvertisement.name]: updateAdvertisement,
  [deleteAdvertisement.name]: deleteAdvertisement,
} as const;
