import type { notification_codes as base } from '../pt-BR/notification-codes.ts';

export const notification_codes = {
  join_request: { title: 'New request', body: '{name} wants to join the team {team}.' },
  member_approved: { title: 'Request approved', body: 'You are now part of the team {team}.' },
  join_rejected: { title: 'Request refused', body: 'The team {team} refused your request.' },
  member_removed: { title: 'You are off the team', body: 'You were removed from the team {team}.' },
  team_deleted: { title: 'Team deleted', body: 'The team {team} was deleted.' },
  captain_transferred: {
    title: 'New captain',
    body: 'You are now the captain of the team {team}.',
  },
  event_changed: {
    title: 'Event changed',
    body: 'The event {event} changed. Check before you leave.',
  },
  event_cancelled: { title: 'Event cancelled', body: 'The event {event} was cancelled.' },
  event_postponed: { title: 'Event postponed', body: 'The event {event} was postponed.' },
  event_deleted: { title: 'Event deleted', body: 'The organiser deleted the event {event}.' },
  registration_removed: {
    title: 'Registration removed',
    body: 'The organiser removed your registration for the event {event}.',
  },
  place_offered: {
    title: 'A place is free',
    body: 'There is a place for you at the event {event}. Answer in time.',
  },
  number_taken_back: {
    title: 'Check your WhatsApp',
    body: 'The number you gave for the event {event} is somebody else’s. Your place stays; tell the organiser the right one.',
  },
  place_claimed: {
    title: 'Your friend is in the app',
    body: '{name} now looks after their own registration for the event {event}.',
  },
  walk_in_listed: {
    title: 'Walk-in with a listed number',
    body: '{name} came in with the number of {listed} at the event {event}, and counts as {listed}. If they are two people, take the other in without a number.',
  },
  staff_asked: {
    title: 'Help at check-in',
    body: 'You are asked to help at the check-in of the event {event}. Accept or refuse.',
  },
  patch_earned: { title: 'Patch earned!', body: 'You earned the patch {patch}.' },
  alliance_proposed: { title: 'Alliance proposed', body: 'The team {team} proposed an alliance.' },
  alliance_accepted: { title: 'Alliance accepted', body: 'The team {team} accepted the alliance.' },
  alliance_rejected: { title: 'Alliance refused', body: 'The team {team} refused the alliance.' },
  alliance_ended: { title: 'Alliance ended', body: 'The alliance with the team {team} has ended.' },
  arena_proposed: { title: 'New arena to review', body: 'The arena {arena} waits for approval.' },
  arena_approved: {
    title: 'Arena published',
    body: 'The arena {arena} was approved and is on the map.',
  },
  arena_refused: {
    title: 'Arena not approved',
    body: 'The arena {arena} was not approved: {reason}',
  },
  arena_change_asked: { title: 'Correct the arena', body: 'About the arena {arena}: {note}' },
  public_list_filling: {
    title: 'The public list is filling up',
    body: 'The list of events passed four fifths of its limit. Check whether there are false events.',
  },
  arena_corrected: {
    title: 'Arena corrected',
    body: 'The arena {arena} was corrected and waits for approval.',
  },
  arena_correction_proposed: {
    title: 'Correction of an arena',
    body: 'Somebody proposed a correction of the arena {arena}.',
  },
  arena_correction_taken: {
    title: 'Correction published',
    body: 'The arena {arena} is now as you proposed.',
  },
  arena_correction_partly: {
    title: 'Correction published in part',
    body: 'A part of your correction of the arena {arena} was published.',
  },
  arena_correction_refused: {
    title: 'Correction not approved',
    body: 'Your correction of the arena {arena} was not approved.',
  },
  arena_correction_refused_why: {
    title: 'Correction not approved',
    body: 'Your correction of the arena {arena} was not approved: {reason}',
  },
  event_reminder_day: { title: 'It is tomorrow', body: 'The event {event} is tomorrow.' },
  event_reminder_hour: { title: 'One hour left', body: 'The event {event} starts in an hour.' },
  account_inactive: { title: 'Your account is idle', body: 'Open the app to keep your account.' },
  database_restored: {
    title: 'The server was restored',
    body: 'What you did after {when} may be lost. Check your registrations and events.',
  },
  team_announcement: { title: 'New team announcement', body: '{team}: {title}' },
  team_poll: { title: 'New team poll', body: '{team}: {title}' },
  agenda_created: { title: 'New event in the agenda', body: '{team}: {title}, {when}.' },
  agenda_moved: { title: 'Agenda changed', body: '{team}: {title} changed. It is now {when}.' },
  agenda_deleted: {
    title: 'Event of the agenda deleted',
    body: '{team}: {title} no longer takes place.',
  },
  team_won: { title: 'Your team won!', body: '{team} won the event {event}.' },
  invitation_accepted: {
    title: 'Joined by invitation',
    body: '{name} is now part of the team {team}.',
  },
  agenda_reminder: {
    title: 'Are you coming?',
    body: '{team}: {title}, {when}. Answer in the agenda.',
  },
  member_left: { title: 'A member left', body: '{name} left the team {team}.' },
  rank_assigned: { title: 'New rank', body: 'Your rank in the team {team} is now {rank}.' },
} satisfies typeof base;
