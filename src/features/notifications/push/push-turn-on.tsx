import BellRing from 'lucide-react/icons/bell-ring';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { usePush } from './use-push.ts';

/** The one browser prompt, after the reason was given. */
export function PushTurnOn({ main = false }: { main?: boolean }) {
  const { LL } = useI18nContext();
  const { state, turnOn } = usePush();
  const online = useOnline();
  const words = LL.push;
  return (
    <>
      {state === 'failed' && (
        <Note kind="refused" title={words.failed.title()}>
          {words.failed.body()}
        </Note>
      )}
      {!online && <Note kind="waiting" title={words.needs_signal()} />}
      <div>
        <Button
          variant={main ? 'main' : 'quiet'}
          size={main ? 'lg' : 'md'}
          icon={BellRing}
          block={main}
          busy={state === 'busy'}
          disabled={!online}
          onClick={turnOn}
        >
          {words.turn_on()}
        </Button>
      </div>
    </>
  );
}
