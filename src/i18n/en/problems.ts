import type { Translation } from '../i18n-types.ts';

export const problems = {
  refused: {
    not_signed_in: 'You need to be signed in to register for events',
    wrong_user: 'This was kept by another account. Sign in with it to send.',
    invalid_args: 'Please check what you filled in.',
    not_allowed: 'Your account is not allowed to do this.',
    user_not_found: 'This user no longer exists.',
    last_admin: 'There must be at least one administrator.',
    event_not_found: 'Event not found',
    registration_closed: 'Registration closed',
    event_past: 'This event is over.',
    already_registered: 'This operator is already registered for this event',
    whatsapp_already_registered:
      'You are already registered for this event with this WhatsApp number',
    event_full: 'This event has reached its maximum number of participants',
    team_required: 'Choose or create a team.',
    team_not_found: 'This team no longer exists. Choose another or create a new one.',
    team_full: 'This team is already complete. Choose another or create a new one.',
    team_name_taken: 'Could not create the team. Try another name.',
    registration_not_found: 'This registration no longer exists.',
    event_started: 'The event has started. Talk to the organiser.',
    event_changed: 'The event changed while you were editing. Check it and save again.',
    split_changed: 'Someone drew the teams first. Check the current split.',
    expired: 'Too late: the action arrived after its deadline.',
    id_reused: 'This action got mixed up with another. Try again.',
    duplicate: 'This had already been done.',
    too_many_requests: 'Too many attempts in a row. Wait a little and try again.',
    client_too_new: 'The base does not know this version of the app yet. We will send it later.',
    client_too_old: 'Update the app to send. What you did is kept.',
    internal: 'Something unexpected happened. Try again later.',
  },
  generic: {
    network: {
      title: 'Connection error',
      message: 'Check your internet connection and try again.',
    },
    auth: { title: 'Sign-in error', message: 'Your session ran out. Please sign in again.' },
    validation: { title: 'Validation error', message: 'Please check what you filled in.' },
    not_found: { title: 'Not found', message: 'What you asked for was not found.' },
    server: {
      title: 'Server error',
      message: 'Something unexpected happened. Try again later.',
    },
    unknown: { title: 'Unknown error', message: 'Something unexpected happened.' },
  },
  not_saved: 'It could not be kept on this device. Nothing was sent.',
} satisfies Translation['problems'];
