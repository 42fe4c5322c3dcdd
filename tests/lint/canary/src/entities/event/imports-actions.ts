// An error on purpose: entities only show things, so they may not import actions.
import { useAct } from '#actions/use-act.ts';

export const nothing = useAct;
