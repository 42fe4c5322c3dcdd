import type { ReactNode } from 'react';
import { usePerson } from '#live/account-context.ts';
import { useSyncStatus } from '#live/use-sync-status.ts';
import { HomePage } from './home-page.tsx';
import { useHomeContent } from './use-home-content.ts';

type HomeScreenProps = {
  /** UTC ISO instant. */
  now: string;
  /** The sponsors of the screen. */
  ads: ReactNode;
};

/** The home page with this device's data. */
export function HomeScreen({ now, ads }: HomeScreenProps) {
  const { phase, synced_at } = useSyncStatus();
  return (
    <HomePage
      content={useHomeContent(now)}
      person={usePerson()}
      never={synced_at === null}
      failed={phase === 'storage_problem'}
      ads={ads}
    />
  );
}
