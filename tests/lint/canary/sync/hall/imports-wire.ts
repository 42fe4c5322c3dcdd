// An error on purpose: a room that is not in the table may import no other.
import { NIL } from '../wire/protocol.ts';

export const nothing = NIL;
