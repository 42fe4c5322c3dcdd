// An error on purpose: what several features show of one thing asks for nothing.
import { useAct } from '#actions/use-act.ts';

export const nothing = useAct;
