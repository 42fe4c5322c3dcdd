import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { HomeFeatures } from './sections/home-features.tsx';
import { HomeAbout } from './sections/home-about.tsx';
import { HomeHero } from './sections/home-hero.tsx';
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
  /** UTC ISO instant. */
  now: string;
  /** Nothing ever arrived here, and there is no signal. */
  never?: boolean;
  /** The storage of this device does not answer. */
  failed?: boolean;
  /** The sponsors of the screen. */
  ads?: ReactNode;
};

/** For a stranger: what this is, what is coming up, and the ways in. */
export function HomePage({ content, now, never = false, failed = false, ads }: HomePageProps) {
  const { LL } = useI18nContext();
  return (
    <>
      <ScreenTitle>{LL.shell.tagline()}</ScreenTitle>
      <HomeHero title={LL.shell.tagline()} action={<ToEvents />} />
      <div className="page-width">
        <UpcomingEvents
          events={content.events}
          seen={content.seen_events}
          {...{ now, never, failed }}
        />
        <HomeAbout counts={content.counts} action={<ToAccount />} />
        <HomeFeatures />
        <HomePatches patches={content.patches} />
        <HomeSteps />
        <HomeShortcuts />
        {ads}
      </div>
      <LastCall>
        <ToEvents />
        <ToAccount />
      </LastCall>
    </>
  );
}

function ToEvents() {
  const { LL } = useI18nContext();
  return (
    <Link to="/events" className={buttonClass({ variant: 'main', size: 'lg' })}>
      {LL.home.hero.events()}
    </Link>
  );
}

function ToAccount() {
  const { LL } = useI18nContext();
  return (
    <Link to="/auth" className={buttonClass({ size: 'lg' })}>
      {LL.home.hero.join()}
    </Link>
  );
}
