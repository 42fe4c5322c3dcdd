// An error on purpose: the files beside the rooms join them, so no room may need one.
import type { Backend } from '../backend.ts';

export type Nothing = Backend;
