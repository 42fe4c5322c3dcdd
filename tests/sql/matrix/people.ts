import { type Topic } from './topic.ts';

/** Accounts and what is known of them. */
export const people: Topic = {
  sees: {
    'public.profiles': {
      anon: 'no grant',
      stranger: 'stranger',
      ana: 'ana',
      bruno: 'bruno',
      owner: 'owner',
      other_org: 'other_org',
    },
    'public.profile_contacts': {
      anon: 'no grant',
      stranger: 'stranger',
      ana: 'ana',
      bruno: 'bruno',
      owner: 'owner',
      other_org: 'other_org',
    },
  },
  views: { 'private.sync_profiles': 'public.profiles' },
  masked: {
    'private.sync_profiles': { columns: ['whatsapp'], known_with: 'public.profile_contacts' },
  },
  policies: ['profile_contacts.profile_contacts_select_self', 'profiles.profiles_select_self'],
};
