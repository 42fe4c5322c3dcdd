import { type Topic } from './topic.ts';

/** Events, their participants, and their teams. */
export const events: Topic = {
  sees: {
    'public.airsoft_events': {
      anon: 'A_open A_hidden A_trio A_old B_open B_hidden',
      stranger: 'A_open A_hidden A_trio A_old B_open B_hidden',
      ana: 'A_open A_hidden A_trio A_old B_open B_hidden A_private B_private',
      bruno: 'A_open A_hidden A_trio A_old B_open B_hidden A_private',
      owner: 'A_open A_hidden A_trio A_old B_open B_hidden A_private',
      other_org: 'A_open A_hidden A_trio A_old B_open B_hidden B_private',
    },
    'public.public_events': {
      anon: 'A_open A_hidden A_trio B_open B_hidden',
      stranger: 'A_open A_hidden A_trio B_open B_hidden',
    },
    'public.my_events': {
      anon: '',
      stranger: '',
      ana: 'A_open A_hidden A_private B_open',
      bruno: 'A_open A_hidden',
      owner: 'A_open A_hidden A_trio A_old A_private',
      other_org: 'A_hidden B_open B_hidden B_private',
    },
    'public.event_teams': {
      anon: 'A_open/* B_open/* A_trio/*',
      stranger: 'A_open/* B_open/* A_trio/*',
      ana: 'A_open/* B_open/* A_trio/* A_private/*',
      bruno: 'A_open/* B_open/* A_trio/* A_private/* A_hidden/*',
      owner: 'A_open/* B_open/* A_trio/* A_private/* A_hidden/*',
      other_org: 'A_open/* B_open/* A_trio/* B_private/*',
    },
    'public.operators': {
      anon: 'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other',
      stranger: 'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other',
      ana: 'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other A_hidden/ana A_private/ana A_private/other',
      bruno:
        'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other A_hidden/* A_private/*',
      owner:
        'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other A_hidden/* A_private/* A_trio/*',
      other_org:
        'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other B_hidden/* B_private/* A_hidden/other_org A_hidden/guest',
    },
    'public.operator_contacts': {
      anon: '',
      stranger: '',
      ana: 'A_open/ana A_hidden/ana A_private/ana B_open/ana',
      bruno: 'A_open/bruno A_hidden/bruno',
      owner: 'A_*',
      other_org: 'B_* A_hidden/other_org A_hidden/guest',
    },
    // Ana waits for B_private, and Bruno helps at A_private
    'public.event_payments': {
      anon: 'no grant',
      stranger: '',
      ana: 'A_open A_hidden A_private B_open',
      bruno: 'A_open A_hidden A_private',
      owner: 'A_open A_hidden A_private',
      other_org: 'B_open B_private A_hidden',
    },
  },
  views: {
    'private.sync_event_payments': 'public.event_payments',
    'public.public_events': 'public.airsoft_events',
    'public.my_events': 'public.airsoft_events',
    'public.event_operators_safe': 'public.operators',
    'private.sync_airsoft_events': 'public.airsoft_events',
    'private.sync_event_teams': 'public.event_teams',
    'private.sync_operators': 'public.operators',
  },
  masked: {
    'private.sync_operators': {
      columns: ['user_id', 'whatsapp', 'invited_by'],
      known_with: 'public.operator_contacts',
      but: { user_id: 'A_hidden/guest' }, // has no account
    },
  },
  ungranted: { 'public.operators': ['user_id'] },
  policies: [
    'airsoft_events.airsoft_events_select',
    'event_payments.event_payments_select',
    'event_teams.event_teams_select',
    'operator_contacts.operator_contacts_select',
    'operators.operators_select',
  ],
  executes: {
    everybody: [
      'public.public_event',
      'private.event_view',
      'private.event_by_link',
      'private.event_teams_by_link',
      'private.my_own_event_ids',
      'private.my_registered_event_ids',
      'private.my_event_ids',
      'public.past_events',
      'private.past_events',
    ],
    signed_in: ['private.my_paid_event_ids', 'public.get_pass_places', 'private.pass_places'],
  },
};
