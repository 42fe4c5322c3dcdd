import { MOST_WAITING } from '#domain/event/seen-rows.ts';
import { seenWaiting } from './seen-waiting.ts';

/** In the layout of what waits for me; nothing where nothing did when it was last painted. */
export function WaitingBones() {
  const rows = seenWaiting();
  if (rows === 0) return null;
  return (
    <div aria-hidden>
      <div className="bone h-8 w-64" />
      {Array.from({ length: Math.min(rows, MOST_WAITING) }, (_, row) => (
        <div key={row} className="waiting-row">
          <div className="bone h-12 w-full" />
        </div>
      ))}
      {rows > MOST_WAITING && <div className="h-12" />}
    </div>
  );
}
