import type { ReactNode } from 'react';
import './home-hero.css';

/**
 * What this is and the one way in, over a mountain range at dusk; the events begin in the same
 * screenful. Part of the first file: the pending screen has the same layout.
 */
export function HomeHero({ title, action }: { title: string; action: ReactNode }) {
  return (
    <header className="home-hero">
      <div aria-hidden className="home-dusk" />
      <div aria-hidden className="home-relief" />
      <div className="page-width home-hero-sheet">
        <h1 className="home-title">{title}</h1>
        {action}
      </div>
    </header>
  );
}
