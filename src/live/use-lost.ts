import { useMissing } from './use-missing.ts';
import { useStranded } from './use-stranded.ts';

/** What got lost on the base's side, and what can't arrive there any more. `missing` is undefined until first read. */
export function useLost() {
  const missing = useMissing();
  return { missing, ...useStranded() };
}
