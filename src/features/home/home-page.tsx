import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Person } from '#sync/identity/person.ts';
import { buttonClass } from '#ui/button.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNumbers } from './home-numbers.tsx';
import { HomePatches } from './home-patches.tsx';
import { HomeShortcuts } from './home-shortcuts.tsx';
import { HomeSteps } from './home-steps.tsx';
import { LastCall } from './last-call.tsx';
import type { HomeContent } from './seen-home.ts';
import { UpcomingEvents } from './upcoming-events.tsx';
import './home.css';
import './home-wide.css';

type HomePageProps = {
  content: HomeContent;
  person: Person | null;
  /** Nothing ever arrived here, and there is no signal. */
  never?: boolean;
  /** The storage of this device does not answer. */
  failed?: boolean;
  /** The sponsors of the screen. */
  ads?: ReactNode;
};

/** What this is, what is coming up, and the ways in. */
export function HomePage({ content, person, never = false, failed = false, ads }: HomePageProps) {
  const { LL } = useI18nContext();
  return (
    <>
      <ScreenTitle>{LL.shell.tagline()}</ScreenTitle>
      <HomeHero
        title={LL.shell.tagline()}
        lead={<p>{LL.home.hero.lead()}</p>}
        actions={<WaysIn person={person} />}
        numbers={<HomeNumbers counts={content.counts} />}
      />
      <div className="page-width">
        <UpcomingEvents events={content.events} never={never} failed={failed} />
        <HomeFeatures />
        <HomePatches patches={content.patches} />
        <HomeSteps />
        <HomeShortcuts />
        {ads}
      </div>
      <LastCall>
        <WaysIn person={person} />
      </LastCall>
    </>
  );
}

/** Links to the events and to sign-in; for a signed-in person, to a new event instead. */
function WaysIn({ person }: { person: Person | null }) {
  const { LL } = useI18nContext();
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
