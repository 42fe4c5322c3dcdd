// An error on purpose: the database stands above auth in the table, and a type counts too.
import type { AuthCall } from '../auth/auth-call.ts';

export type Nothing = AuthCall;
