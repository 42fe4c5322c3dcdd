import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Note } from '#ui/page/note.tsx';
import { PushObstacle } from './push-obstacle.tsx';
import { usePushState } from './push-store.ts';
import { PushTurnOn } from './push-turn-on.tsx';
import { useLookAtPush } from './use-push.ts';

/**
 * Whether reminders reach this device while the app is closed, and how to enable them. For a
 * signed-in person.
 */
export function PushForReminders() {
  const { LL } = useI18nContext();
  const { reach, on } = usePushState();
  useLookAtPush();
  const words = LL.push.reminders;
  if (on) {
    return (
      <Note kind="confirmed" title={words.reach()}>
        {words.reach_hint()}
      </Note>
    );
  }
  return (
    <section aria-label={LL.push.title()} className="flex flex-col gap-3">
      <h3 className="text-lg">{words.stay()}</h3>
      <p className="text-soft">{words.stay_hint()}</p>
      {reach === 'ready' ? <PushTurnOn /> : <PushObstacle reach={reach} />}
    </section>
  );
}
