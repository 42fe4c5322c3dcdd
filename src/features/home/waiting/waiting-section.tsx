import { useEffect, useState } from 'react';
import { MOST_WAITING } from '#domain/event/seen-rows.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { rememberWaiting } from './seen-waiting.ts';
import { useWhatWaits } from './use-what-waits.ts';
import { WaitingBones } from './waiting-bones.tsx';
import { WaitingRow } from './waiting-row.tsx';

/** What waits for me; nothing where nothing does. @param now UTC ISO instant */
export function WaitingSection({ now }: { now: string }) {
  const { LL } = useI18nContext();
  const rows = useWhatWaits(now);
  const [all, setAll] = useState(false);
  const count = rows?.length;
  useEffect(() => {
    if (count !== undefined) rememberWaiting(count);
  }, [count]);
  if (!rows) return <WaitingBones />;
  if (rows.length === 0) return null;
  const words = LL.home.waiting;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="text-2xl">
        {words.title()}
      </h2>
      <List label={words.title()}>
        {(all ? rows : rows.slice(0, MOST_WAITING)).map((row) => (
          <WaitingRow key={row.id} row={row} now={now} />
        ))}
      </List>
      {rows.length > MOST_WAITING && (
        <div>
          <Button variant="plain" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.fewer() : words.all({ count: rows.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
