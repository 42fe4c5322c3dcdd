import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import type { PassesPhase } from '#live/pass/use-event-passes.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

type PassMissingProps = {
  /** waits: the place itself is not confirmed yet. */
  phase: PassesPhase | 'waits';
  onRetry: () => void;
};

/** Why a pass is not here, and what brings it. */
export function PassMissing({ phase, onRetry }: PassMissingProps) {
  const { LL } = useI18nContext();
  const online = useOnline();
  const words = LL.pass;
  switch (phase) {
    case 'here':
      return null;
    case 'fetching':
      return <Note kind="sending" title={words.fetching()} />;
    case 'waits':
    case 'coming':
      return (
        <Note kind="waiting" title={online ? words.on_its_way() : words.coming()}>
          {phase === 'waits' ? words.waits() : words.coming_hint()}
        </Note>
      );
    case 'unavailable':
      return <Note kind="info" title={words.unavailable()} />;
    case 'failed':
      return (
        <Note
          kind="refused"
          title={words.failed()}
          action={<Button onClick={onRetry}>{LL.common.try_again()}</Button>}
        />
      );
  }
}
