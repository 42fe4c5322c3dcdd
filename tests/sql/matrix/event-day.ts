import { everybody, type Topic } from './topic.ts';

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
    'private.waiting_records': 'public.waiting_list',
    'private.check_in_records': 'public.check_ins',
    'private.sync_event_records': 'public.event_staff public.waiting_list public.check_ins',
  },
  policies: [
    'event_staff.event_staff_select',
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
