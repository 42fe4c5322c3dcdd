import { useState } from 'react';
import { useAccount } from '#live/account-context.ts';

/** By person and place in the history. */
const terms = new Map<string, string>();
const placeOf = (user_id: string | undefined): string => {
  const state = history.state as { __TSR_index?: number } | null;
  return `${user_id} ${location.pathname} ${state?.__TSR_index ?? ''}`;
};

/**
 * What is searched for among people and codes. Names, numbers and codes stand in no address; Back
 * brings it again until the page is closed.
 */
export function useKeptTerm() {
  const { person } = useAccount();
  const [term, setTerm] = useState(() => terms.get(placeOf(person?.id)) ?? '');
  const type = (next: string): void => {
    terms.set(placeOf(person?.id), next);
    setTerm(next);
  };
  return [term, type] as const;
}
