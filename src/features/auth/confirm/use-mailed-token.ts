import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readConfirmationLink } from '#sync/identity/authentication.ts';

/**
 * Of the link in a sign-up's mail, also where it arrives at the open screen: an installed app shows it
 * in the window that waits for it. The address loses it at once: no history or screenshot shows it.
 */
export function useMailedToken() {
  const { history } = useRouter();
  const given = readConfirmationLink(useRouterState({ select: ({ location }) => location.hash }));
  const [token, setToken] = useState(given);
  const [confirmed, setConfirmed] = useState(false);
  if (given && given !== token) setToken(given);
  useEffect(() => {
    if (!given) return;
    const { pathname, search } = history.location;
    history.replace(pathname + search);
  }, [history, given]);
  function close(is_confirmed: boolean) {
    setToken(null);
    setConfirmed(is_confirmed);
  }
  return { token, confirmed, close };
}
