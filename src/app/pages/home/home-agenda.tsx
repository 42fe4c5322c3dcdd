import { Suspense, useEffect } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { NextAgendaBones } from '#features/home/next/next-agenda-bones.tsx';
import { rememberAgenda } from '#features/home/next/seen-agenda.ts';
import { withTabWords } from '#i18n/tab-words.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useMyMemberships } from '#live/team/use-my-memberships.ts';

/** Loaded with its words, and only for a person who is in a team. */
const NextOfMyTeams = lazyExtra(async () => {
  const part = import('#features/team-agenda/next-of-my-teams.tsx');
  const words = import('#i18n/pt-BR/team-agenda.ts');
  return { default: (await withTabWords(part, words)).NextOfMyTeams };
});

/** On the home page: the next date of my teams. @param now UTC ISO instant */
export function HomeAgenda({ now }: { now: string }) {
  const mine = useMyMemberships();
  const bones = <NextAgendaBones />;
  const in_a_team = mine && [...mine.values()].some(({ approved }) => approved);
  const is_whole = useScopeState('me')?.complete;
  useEffect(() => {
    if (in_a_team === false && is_whole) rememberAgenda(false); // they may have left it since
  }, [in_a_team, is_whole]);
  if (!mine) return bones;
  if (!in_a_team) return null;
  return (
    <Suspense fallback={bones}>
      <NextOfMyTeams now={now} pending={bones} onKnown={rememberAgenda} />
    </Suspense>
  );
}
