import { everybody, nobody, type Topic } from './topic.ts';

/**
 * Game day: staff, waiting list, check-ins. Bruno is staff of A_private and A_hidden; the stranger
 * is invited to be.
 */
export const eventDay: Topic = {
  sees: {
    'public.event_staff': {
      ...everybody(''),
      bruno: 'A_private/bruno A_hidden/bruno A_hidden/stranger',
      owner: 'A_private/bruno A_hidden/bruno A_hidden/stranger',
      stranger: 'A_hidden/stranger',
    },
    'public.place_leases': {
      ...everybody(''),
      owner: 'A_private/lease',
      bruno: 'A_private/lease',
    },
    'public.station_records': {
      ...everybody(''),
      owner: 'A_private/station',
      bruno: 'A_private/station',
    },
    'private.left_gates': nobody,
    'private.past_gate_secrets': nobody,
    'public.gate_keys': {
      ...everybody(''),
      owner: 'A_*',
      bruno: 'A_private A_hidden',
      other_org: 'B_*',
    },
    'public.staff_links': { ...everybody(''), owner: 'A_private/link' },
    'public.waiting_list': {
      ...everybody(''),
      ana: 'B_private/ana',
      bruno: 'B_private/bruno',
      owner: 'A_*',
      other_org: 'B_*',
    },
    'public.check_ins': {
      ...everybody(''),
      ana: 'A_private/ana',
      bruno: 'A_private/* A_open/bruno',
      owner: 'A_*',
      other_org: 'B_*',
    },
  },
  views: {
    'private.staff_records': 'public.event_staff',
    'private.staff_link_records': 'public.staff_links',
    'private.lease_records': 'public.place_leases',
    'private.station_event_records': 'public.station_records',
    'private.gate_key_records': 'public.gate_keys',
    'private.waiting_records': 'public.waiting_list',
    'private.check_in_records': 'public.check_ins',
    'private.sync_event_records':
      'public.event_staff public.waiting_list public.check_ins public.staff_links public.place_leases public.station_records public.gate_keys',
  },
  policies: [
    'event_staff.event_staff_select',
    'staff_links.staff_links_select_organiser',
    'place_leases.place_leases_select_gate',
    'station_records.station_records_select_gate',
    'gate_keys.gate_keys_select_gate',
    'waiting_list.waiting_list_select',
    'check_ins.check_ins_select',
  ],
  executes: {
    everybody: [
      'private.my_staffed_event_ids',
      'private.my_awaited_event_ids',
      'private.my_operator_ids',
      'private.my_guest_ids',
    ],
  },
};
