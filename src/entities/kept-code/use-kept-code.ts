import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { codeInHash } from '#domain/team/invitation.ts';
import { nowUtc } from '#platform/clock.ts';
import { keepCode, keptCode, watchCode } from './kept-code.ts';

/**
 * The code with which somebody came to this screen; null when they came without one. Undefined
 * while it is taken out of the address.
 * @param path of the screen
 */
export function useCodeOfAddress(path: string): string | null | undefined {
  const given = codeInHash(useRouterState({ select: ({ location }) => location.hash }));
  const kept = useKeptCode(path);
  const navigate = useNavigate();
  useEffect(() => {
    if (given === undefined) return;
    keepCode(path, given, Date.parse(nowUtc()));
    void navigate({ to: '.', hash: '', replace: true });
  }, [given, navigate, path]);
  return given === undefined ? (kept ?? null) : undefined;
}

/** The code that is kept for this screen. */
export const useKeptCode = (path: string): string | undefined =>
  useSyncExternalStore(watchCode, () => keptCode(path, Date.parse(nowUtc())));
