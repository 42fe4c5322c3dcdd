import { type Cells, everybody, nobody, type Role, type Topic } from './topic.ts';

const APPROVED = 'T/captain T/officer T/veteran T/member U/other_org U/bruno V/other';
const own = { officer: 'T/officer', veteran: 'T/veteran', member: 'T/member' };
const GENERAL = 'T/announcements T/general T/events T/poll';

/** What the members of each team see; people in no team see nothing. */
const members = (of: { t?: string; u?: string; others?: string }): Cells => {
  const { t = '', u = '', others = '' } = of;
  const cells: Partial<Record<Role, string>> = {};
  for (const role of ['captain', 'officer', 'veteran', 'member'] as const) cells[role] = t;
  return { anon: 'no grant', stranger: others, ...cells, bruno: u, other_org: u };
};

/** Teams' members, what only some of them see, and the records of a team. */
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
    'public.team_contacts': { anon: 'no grant', stranger: 'T U V' },
    'public.team_ranks': members({ t: 'T/rank' }),
    'public.team_member_ranks': members({ t: 'T/officer' }),
    'public.team_member_facts': members({
      t: 'T/captain T/officer T/veteran T/member',
      u: 'U/other_org U/bruno',
    }),
    'public.team_invitations': { ...members({}), captain: 'T/invitation' },
    'public.team_subscriptions': { ...members({}), captain: 'T/captain', member: 'T/member' },
    'public.team_communications': {
      ...members({ t: GENERAL }),
      veteran: `${GENERAL} T/tactical`,
      officer: 'T/*',
      captain: 'T/*',
    },
    'public.team_votes': { ...members({}), captain: 'T/captain', member: 'T/member' },
    'public.read_marks': { ...members({}), captain: 'T/captain', member: 'T/member' },
    'public.team_alliances': members({
      t: 'TU VT TU_old',
      u: 'TU UV TU_old',
      others: 'TU',
    }),
    'public.achievements': everybody('visible'),
    'public.team_achievements': { anon: 'no grant', stranger: 'T/earned' },
    'private.team_invitation_uses': nobody,
    'public.team_tallies': members({ t: 'T/tally', u: 'U/tally' }),
    'public.team_agenda_events': members({ t: 'T/agenda' }),
    'public.team_attendances': members({ t: 'T/captain T/member' }),
    // a canary of its own: veterans see none
    'public.team_absences': {
      ...members({}),
      captain: 'T/captain T/member',
      officer: 'T/captain T/member',
      member: 'T/member',
    },
  },
  views: {
    'private.sync_team_members': 'public.team_members',
    'private.team_contact_records': 'public.team_contacts',
    'private.team_rank_records': 'public.team_ranks',
    'private.team_invitation_records': 'public.team_invitations',
    'private.team_communication_records': 'public.team_communications',
    'private.read_mark_records': 'public.read_marks',
    'private.sync_my_records': 'public.read_marks',
    'private.team_post_records': 'public.team_communications',
    // once for each of the two teams
    'private.team_alliance_records': 'public.team_alliances public.team_alliances',
    'private.team_achievement_records': 'public.team_achievements',
    'private.team_tally_records': 'public.team_tallies',
    'private.team_agenda_records': 'public.team_agenda_events',
    'private.achievement_records': 'public.achievements',
    'private.sync_public_records': 'public.achievements',
    'private.sync_team_records': [
      'public.team_contacts public.team_ranks public.team_communications public.team_alliances',
      'public.team_alliances public.team_achievements public.team_tallies public.team_agenda_events',
      'public.team_invitations',
    ].join(' '),
  },
  masked: {
    'private.sync_team_members': {
      columns: ['whatsapp', 'instagram'],
      known_with: 'public.team_member_contacts',
    },
  },
  policies: [
    'achievements.achievements_select',
    'read_marks.read_marks_select_self',
    'team_absences.team_absences_select',
    'team_achievements.team_achievements_select',
    'team_agenda_events.team_agenda_events_select',
    'team_alliances.team_alliances_select',
    'team_attendances.team_attendances_select',
    'team_communications.team_communications_select',
    'team_contacts.team_contacts_select',
    'team_invitations.team_invitations_select_captain',
    'team_member_contacts.team_member_contacts_select',
    'team_member_facts.team_member_facts_select',
    'team_member_ranks.team_member_ranks_select',
    'team_members.team_members_select',
    'team_ranks.team_ranks_select',
    'team_subscriptions.team_subscriptions_select_self',
    'team_tallies.team_tallies_select',
    'team_votes.team_votes_select_self',
  ],
  executes: {
    everybody: [
      'public.public_team',
      'private.team_view',
      'private.team_role',
      'private.my_team_ids',
      'private.my_team_ids_as',
      'public.team_posts',
      // what it calls as the caller
      'private.arg_choice',
      'private.arg_instant',
    ],
    signed_in: ['public.agenda_registrations', 'private.agenda_registrations'],
  },
};
