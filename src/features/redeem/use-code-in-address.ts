import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { codeInFragment } from '#domain/rewards/patch-code.ts';
import { keepCode } from './kept-code.ts';

/**
 * Takes the code of a scanned link out of the address, and keeps it for the field.
 * @returns true while it is still there
 */
export function useCodeInAddress(): boolean {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const given = codeInFragment(hash);
  const navigate = useNavigate();
  useEffect(() => {
    if (given === undefined) return;
    keepCode(given);
    void navigate({ to: '.', search: true, hash: '', replace: true });
  }, [given, navigate]);
  return given !== undefined;
}
