import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { HomeFeatures } from './sections/home-features.tsx';
import { HomeHero } from './sections/home-hero.tsx';
import { HomeNumbers } from './sections/home-numbers.tsx';
import { HomePatches } from './sections/home-patches.tsx';
import { HomeShortcuts } from './sections/home-shortcuts.tsx';
import { HomeSteps } from './sections/home-steps.tsx';
import { LastCall } from './sections/last-call.tsx';
import type { HomeContent } from './seen/seen-home.ts';
import { UpcomingEvents } from './sections/upcoming-events.tsx';
import './home.css';
import './home-wide.css';

export type HomePageProps = {
  content: HomeContent;
  /** Nothing ever arrived here, and there is no signal. */
  never?: boolean;
  /** The storage of this device does not answer. */
  failed?: boolean;
  /** The sponsors of the screen. */
  ads?: ReactNode;
};

/** For a stranger: what this is, what is coming up, and the ways in. */
export function HomePage({ content, never = false, failed = false, ads }: HomePageProps) {
  const { LL } = useI18nContext();
  return (
    <>
      <ScreenTitle>{LL.shell.tagline()}</ScreenTitle>
      <HomeHero
        title={LL.shell.tagline()}
        lead={<p>{LL.home.hero.lead()}</p>}
        actions={<WaysIn />}
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
        <WaysIn />
      </LastCall>
    </>
  );
}

function WaysIn() {
  const { LL } = useI18nContext();
  return (
    <>
      <Link to="/events" className={buttonClass({ variant: 'main', size: 'lg' })}>
        {LL.home.hero.events()}
      </Link>
      <Link to="/auth" className={buttonClass({ size: 'lg' })}>
        {LL.home.hero.join()}
      </Link>
    </>
  );
}
