import { Suspense, type ReactNode } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { usePerson } from '#live/account-context.ts';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useSyncStatus } from '#live/freshness/use-sync-status.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Person } from '#sync/identity/person.ts';
import { HomePage, type HomePageProps } from './home-page.tsx';
import { MyHomePage } from './my-home-page.tsx';
import { useNearest } from './use-nearest.ts';
import { useNextGame } from './next/use-next-game.ts';
import { useHomeContent } from './use-home-content.ts';
import { WaitingBones } from './waiting/waiting-bones.tsx';

/** Only for who is signed in. */
const WaitingSection = lazyExtra(async () => ({
  default: (await import('./waiting/waiting-section.tsx')).WaitingSection,
}));

const NEAREST = 3;

type HomeScreenProps = {
  /** UTC ISO instant. */
  now: string;
  /** The next date of my teams. */
  agenda: ReactNode;
  /** The sponsors of the screen. */
  ads: ReactNode;
};

/** The home page with this device's data. */
export function HomeScreen({ now, agenda, ads }: HomeScreenProps) {
  const { phase, synced_at } = useSyncStatus();
  const person = usePerson();
  const { coming, ...content } = useHomeContent(now);
  const shown = {
    now,
    content,
    never: synced_at === null,
    failed: phase === 'device_full' || phase === 'storage_lost',
    ads,
  };
  if (!person) return <HomePage {...shown} />;
  return <MyHome {...shown} {...{ person, coming, agenda }} />;
}

type MyHomeProps = HomePageProps & {
  person: Person;
  /** The events of which the nearest are shown. */
  coming: readonly AirsoftEvent[] | undefined;
  agenda: ReactNode;
};

function MyHome({ person, coming, content, ...shown }: MyHomeProps) {
  const { now } = shown;
  const is_coming = !useMineIsKnown();
  const waiting = (
    <Suspense fallback={<WaitingBones />}>
      <WaitingSection now={now} />
    </Suspense>
  );
  const events = useNearest(coming, NEAREST) ?? content.events;
  const next = useNextGame(person.id, now);
  return (
    <MyHomePage {...shown} {...{ is_coming, next, waiting }} content={{ ...content, events }} />
  );
}
