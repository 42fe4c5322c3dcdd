import { nobody, type Topic } from './topic.ts';

/** Scheduled jobs, calls of the server functions, and the deletion of an account. */
export const clock: Topic = {
  sees: {
    'private.places': nobody,
    'private.place_turns': nobody,
    'private.account_activity': nobody,
    'private.job_runs': nobody,
  },
  executes: {
    everybody: ['public.export_my_data', 'public.delete_my_account'],
    signed_in: [
      'public.take_briefing',
      'private.take_briefing',
      'private.take_export_turn',
      'private.my_data',
      'private.delete_my_account',
    ],
  },
};
