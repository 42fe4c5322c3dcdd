import { nothingPrivate } from './nothing-private.ts';

nothingPrivate([
  ['postponed', `status = 'postponed', status_reason = 'Chuva'`],
  ['cancelled', `status = 'cancelled', status_reason = 'Chuva'`],
  [
    'full',
    `status = 'planned', max_op = greatest(operators_count, 1), closed_because_full = true, registration_closed = true`,
  ],
  ['closed', `closed_because_full = false, registration_closed = true`],
  ['over', `date = (now() - interval '3 days')::date`],
  ['over for longer than the snapshot goes back', `date = current_date - 60`],
]);
