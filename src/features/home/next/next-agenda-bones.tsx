import { seenAgenda } from './seen-agenda.ts';

/** In the layout of my team's next date; nothing where there was none when it was last painted. */
export const NextAgendaBones = () =>
  seenAgenda() && (
    <div aria-hidden className="flex flex-col gap-3">
      <div className="bone h-12 w-64" />
      <div className="bone h-8 w-4/5" />
      <div className="bone h-4 w-3/5" />
      <div className="bone h-12 w-48" />
      <div className="bone h-12 w-40" />
    </div>
  );
