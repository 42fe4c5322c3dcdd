import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import type { MergeState } from './use-merge.ts';

/** What was read of the other phone, and whether it has read this one. */
export function MergeProgress({ state }: { state: MergeState }) {
  const { LL } = useI18nContext();
  const words = LL.gate.merge;
  const { have, need, told, merged, failure, problem } = state;
  const end = ({ untold }: { untold: number }) =>
    untold > 0 ? words.untold({ count: untold }) : words.done();
  return (
    <div className="flex flex-col gap-2">
      <div role="status" aria-live="polite" className="merge-said">
        {merged && <p className="merge-result">{words.merged(merged.marks)}</p>}
        {merged && merged.stations.total > 0 && <p>{words.merged_stations(merged.stations)}</p>}
        {merged ? (
          <p>{told ? end(merged) : words.still_read()}</p>
        ) : (
          <p>{need === 0 ? words.hint() : told ? words.told() : words.reading()}</p>
        )}
      </div>
      {!merged && need > 0 && (
        <progress className="merge-progress" aria-label={words.reading()} value={have} max={need} />
      )}
      {merged && merged.unread > 0 && (
        <Note kind="info">{words.unread({ count: merged.unread })}</Note>
      )}
      {failure && (
        <Note
          kind="refused"
          title={failure.sentence}
          action={<Button onClick={failure.retry}>{LL.common.try_again()}</Button>}
        />
      )}
      {problem && !merged && <Note kind="waiting">{words.problem[problem]()}</Note>}
    </div>
  );
}
