import { nobody, type Topic } from './topic.ts';

const own = { anon: 'no grant', stranger: 'stranger' };

/** Accounts, their data and who may see it, how they are reached, and their roles. */
export const people: Topic = {
  sees: {
    'public.profiles': { ...own, admin: '*' },
    'public.profile_contacts': own,
    'public.profile_cards': { anon: 'no grant', stranger: '*' },
    'public.user_roles': { anon: 'no grant', stranger: '', admin: 'admin' },
    'public.notifications': own,
    'public.reminder_choices': own,
    'public.user_devices': own,
    'private.push_queue': nobody,
    'private.whatsapp_codes': nobody,
    'private.whatsapp_proofs': nobody,
    'private.asked_numbers': nobody,
    'private.account_consents': nobody,
    'private.attempts': nobody,
    'private.number_key': nobody,
    // the administrator sees more columns of the table itself
    'public.my_profile': own,
  },
  views: {
    'private.sync_profiles': 'public.profiles',
    'private.role_records': 'public.user_roles',
    'private.notification_records': 'public.notifications',
    'private.reminder_records': 'public.reminder_choices',
    'private.sync_my_records': 'public.user_roles public.notifications public.reminder_choices',
    'public.my_profile': 'public.profiles',
    'public.public_profiles': 'public.profile_cards',
  },
  masked: {
    'private.sync_profiles': { columns: ['whatsapp'], known_with: 'public.profile_contacts' },
    'public.my_profile': { columns: ['whatsapp'], known_with: 'public.profile_contacts' },
  },
  policies: [
    'notifications.notifications_select_self',
    'profile_cards.profile_cards_select',
    'profile_contacts.profile_contacts_select_self',
    'profiles.profiles_select_self',
    'reminder_choices.reminder_choices_select_self',
    'user_devices.user_devices_select_self',
    'user_roles.user_roles_select',
  ],
  executes: {
    everybody: ['private.is_admin'],
    signed_in: [
      'public.people_names',
      'public.has_role',
      'public.check_whatsapp',
      'private.may_check_whatsapp',
      'private.whatsapp_matches',
      'public.admin_list_people',
      'private.list_people',
      'public.admin_list_roles',
      'private.list_roles',
      'public.admin_access_log',
      'private.read_access_log',
    ],
  },
};
