import { type Topic } from './topic.ts';

const APPROVED = 'T/captain T/officer T/veteran T/member U/other_org U/bruno';
const own = { officer: 'T/officer', veteran: 'T/veteran', member: 'T/member' };

/** Teams' people, and what only some of them see. */
export const teams: Topic = {
  sees: {
    'public.team_members': {
      anon: 'no grant',
      stranger: APPROVED,
      ana: `${APPROVED} U/ana`,
      other_org: `${APPROVED} U/ana`,
      captain: `${APPROVED} T/pending`,
      pending: `${APPROVED} T/pending`,
    },
    'public.team_member_contacts': {
      anon: 'no grant',
      stranger: '',
      ana: 'U/ana',
      bruno: 'U/bruno',
      other_org: 'U/*',
      captain: 'T/*',
      pending: 'T/pending',
      ...own,
    },
    'public.team_contacts': { anon: 'no grant', stranger: 'T U' },
  },
  views: {
    'private.sync_team_members': 'public.team_members',
    'private.team_contact_records': 'public.team_contacts',
    'private.sync_team_records': 'public.team_contacts',
  },
  masked: {
    'private.sync_team_members': {
      columns: ['whatsapp', 'instagram'],
      known_with: 'public.team_member_contacts',
    },
  },
  policies: [
    'team_contacts.team_contacts_select',
    'team_member_contacts.team_member_contacts_select',
    'team_members.team_members_select',
  ],
  executes: {
    everybody: [
      'private.team_view',
      'private.team_role',
      'private.my_team_ids',
      'private.my_team_ids_as',
    ],
  },
};
