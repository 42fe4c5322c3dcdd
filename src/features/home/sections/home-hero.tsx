import type { ReactNode } from 'react';
import './home-hero.css';

type HomeHeroProps = {
  title: string;
  lead: ReactNode;
  actions: ReactNode;
  /** A description list with two entries. */
  numbers: ReactNode;
};

/**
 * The first screenful, over a mountain range at dusk. Part of the first file: the pending screen
 * has the same layout.
 */
export function HomeHero({ title, lead, actions, numbers }: HomeHeroProps) {
  return (
    <header className="home-hero">
      <div aria-hidden className="home-dusk" />
      <div aria-hidden className="home-relief" />
      <div className="page-width home-hero-sheet">
        <h1 className="home-title">{title}</h1>
        <div className="home-hero-words">
          <div className="max-w-96 leading-relaxed md:text-lg">{lead}</div>
          <div className="mt-4 flex flex-wrap gap-3">{actions}</div>
        </div>
        {numbers}
      </div>
    </header>
  );
}
