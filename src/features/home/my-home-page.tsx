import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import type { HomePageProps } from './home-page.tsx';
import { NextGameBones, NextGameCard } from './next/next-game-card.tsx';
import type { NextGame } from './next/use-next-game.ts';
import { MyHead } from './sections/my-head.tsx';
import { HomeNumbers } from './sections/home-numbers.tsx';
import { HomePatches } from './sections/home-patches.tsx';
import { HomeShortcuts } from './sections/home-shortcuts.tsx';
import { UpcomingEvents } from './sections/upcoming-events.tsx';
import './home.css';
import './home-wide.css';

type MyHomePageProps = HomePageProps & {
  /** null: none; undefined: not known yet. */
  next: NextGame | null | undefined;
  /** False when it is not known, and nothing of mine is on its way to this device. */
  is_coming?: boolean;
  /** What waits for me. */
  waiting: ReactNode;
  /** The next date of my teams. */
  agenda: ReactNode;
};

/**
 * For a person who is signed in: what is next first, a game, what waits for them and a date, then
 * what is coming up.
 */
export function MyHomePage({
  content,
  now,
  next,
  is_coming = true,
  waiting,
  agenda,
  never = false,
  failed = false,
  ads,
}: MyHomePageProps) {
  const { LL } = useI18nContext();
  return (
    <>
      <ScreenTitle>{LL.shell.my_base()}</ScreenTitle>
      <div id="my-home" ref={refuseMoved}>
        <MyHead>
          <div ref={refuseMoved} className="home-next">
            {next ? (
              <NextGameCard game={next} now={now} />
            ) : next === undefined && is_coming ? (
              <NextGameBones />
            ) : (
              <NoGame is_none={next === null} />
            )}
            <div className="home-waiting empty:hidden">{waiting}</div>
            <div className="empty:hidden">{agenda}</div>
          </div>
        </MyHead>
        <div className="page-width">
          <UpcomingEvents
            events={content.events}
            seen={content.seen_events}
            {...{ now, never, failed }}
          />
          <HomePatches patches={content.patches} />
          <HomeShortcuts />
          <div className="py-8">
            <HomeNumbers counts={content.counts} />
          </div>
          {ads}
        </div>
      </div>
    </>
  );
}

/** @param is_none true once this device knows that the person has no game */
function NoGame({ is_none }: { is_none: boolean }) {
  const { LL } = useI18nContext();
  return (
    <div className="flex flex-col items-start gap-3">
      {is_none && <p className="text-lg">{LL.home.mine.none()}</p>}
      <div className="flex flex-wrap gap-3">
        <Link to="/events" className={buttonClass({ variant: 'main' })}>
          {LL.home.hero.events()}
        </Link>
        <Link to="/event/create" className={buttonClass()}>
          {LL.home.hero.create()}
        </Link>
      </div>
    </div>
  );
}
