import { useCleared } from './use-cleared.ts';
import { useMissing } from './use-missing.ts';
import { useStranded } from './use-stranded.ts';

/**
 * What the server or this device lost, and what can no longer be sent. `missing` is undefined until
 * first read.
 */
export function useLost() {
  const missing = useMissing();
  return { missing, ...useStranded(), ...useCleared() };
}
