import { useHasApp } from '#entities/field-pack/use-has-app.ts';
import { useKeptPassKey } from '#live/pass/use-kept-pass-key.ts';
import type { ScopeState } from '#sync/device/device-database.ts';

/**
 * What this phone lacks before it can go to a field without a signal: the list, the app's own files,
 * or the key of the passes. undefined until known.
 */
export function useReadiness(
  scope: ScopeState | null,
): readonly ('list' | 'app' | 'pass_key')[] | undefined {
  const pass_key = useKeptPassKey();
  const has_app = useHasApp();
  if (has_app === undefined || pass_key === undefined) return undefined;
  return [
    ...(scope?.complete ? [] : ['list' as const]),
    ...(has_app ? [] : ['app' as const]),
    ...(pass_key ? [] : ['pass_key' as const]),
  ];
}
