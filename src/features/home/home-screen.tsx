import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { buttonClass } from '#ui/button.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNumbers } from './home-numbers.tsx';
import { HomePatches } from './home-patches.tsx';
import { HomeShortcuts } from './home-shortcuts.tsx';
import { HomeSteps } from './home-steps.tsx';
import { LastCall } from './last-call.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';
import './home.css';

type HomeScreenProps = {
  /** UTC ISO instant. */
  now: string;
  /** The sponsors of the screen. */
  ads: ReactNode;
};

/** What this is, what is on, and the ways in. */
export function HomeScreen({ now, ads }: HomeScreenProps) {
  const { LL } = useI18nContext();
  return (
    <>
      <ScreenTitle>{LL.shell.tagline()}</ScreenTitle>
      <HomeHero
        title={LL.shell.tagline()}
        lead={<p>{LL.home.hero.lead()}</p>}
        actions={<WaysIn />}
        numbers={<HomeNumbers />}
      />
      <div className="page-width">
        <UpcomingEvents now={now} />
        <HomeFeatures />
        <HomePatches />
        <HomeSteps />
        <HomeShortcuts />
        {ads}
      </div>
      <LastCall>
        <WaysIn />
      </LastCall>
    </>
  );
}

/** To the events, and in: for who is in already, to an event of their own. */
function WaysIn() {
  const { LL } = useI18nContext();
  const person = usePerson();
  return (
    <>
      <Link to="/events" className={buttonClass({ variant: 'main', size: 'lg' })}>
        {LL.home.hero.events()}
      </Link>
      {person ? (
        <Link to="/event/create" className={buttonClass({ size: 'lg' })}>
          {LL.home.hero.create()}
        </Link>
      ) : (
        <Link to="/auth" className={buttonClass({ size: 'lg' })}>
          {LL.home.hero.join()}
        </Link>
      )}
    </>
  );
}
