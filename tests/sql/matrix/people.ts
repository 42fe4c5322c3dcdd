import { type Topic } from './topic.ts';

const WITH_NUMBER =
  'stranger ana bruno owner other_org captain officer veteran member pending admin other';

/** Accounts, what is known of them, and what they may administrate. */
export const people: Topic = {
  sees: {
    'public.profiles': { anon: 'no grant', stranger: 'stranger', admin: '*' },
    'public.profile_contacts': { anon: 'no grant', stranger: 'stranger', admin: WITH_NUMBER },
    'public.user_roles': { anon: 'no grant', stranger: '', admin: 'admin' },
    'public.notifications': { anon: 'no grant', stranger: 'stranger' },
  },
  views: {
    'private.sync_profiles': 'public.profiles',
    'private.role_records': 'public.user_roles',
    'private.notification_records': 'public.notifications',
    'private.sync_my_records': 'public.user_roles public.notifications',
  },
  masked: {
    'private.sync_profiles': { columns: ['whatsapp'], known_with: 'public.profile_contacts' },
  },
  policies: [
    'notifications.notifications_select_self',
    'profile_contacts.profile_contacts_select_self',
    'profiles.profiles_select_self',
    'user_roles.user_roles_select',
  ],
  executes: { everybody: ['private.is_admin'], signed_in: ['public.has_role'] },
};
