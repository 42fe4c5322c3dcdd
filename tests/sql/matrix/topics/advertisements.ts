import { nobody, type Topic } from './topic.ts';

/** Advertisements: everybody sees those that run, only administrators see their numbers. */
export const advertisements: Topic = {
  sees: {
    'public.advertisements': {
      anon: 'running planned',
      stranger: 'running planned',
      admin: 'running planned off',
    },
    'public.advertisement_metrics': {
      anon: 'no grant',
      stranger: '',
      admin: 'running planned off deleted_ad',
    },
    'private.advertisement_addresses': nobody,
    'private.advertisement_counts': nobody,
    'private.advertisement_days': nobody,
    'private.daily_salts': nobody,
    // only running and planned ones are replicated, for every caller
    'private.advertisement_records': { anon: 'running planned', stranger: 'running planned' },
  },
  views: {
    'private.advertisement_records': 'public.advertisements',
    'private.sync_public_records': 'private.advertisement_records',
  },
  policies: [
    'advertisements.advertisements_select',
    'advertisement_metrics.advertisement_metrics_select',
  ],
  executes: {
    everybody: ['public.count_ad', 'private.count_ad'],
    signed_in: [
      'public.list_advertisements',
      'public.advertisement_days',
      'private.read_advertisement_days',
    ],
  },
};
