import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { PushReach } from '#platform/install/push-reach.ts';
import { Note } from '#ui/page/note.tsx';

/** What prevents push messages on this device, and what to do about it. */
export function PushObstacle({ reach }: { reach: Exclude<PushReach, 'ready'> }) {
  const { LL } = useI18nContext();
  const { denied } = LL.push;
  if (reach === 'denied') {
    return (
      <Note kind="info" title={denied.title()}>
        <p>{denied.browser()}</p>
        <p className="mt-2">{denied.installed()}</p>
      </Note>
    );
  }
  return (
    <Note kind="info" title={LL.push[reach].title()}>
      {LL.push[reach].body()}
    </Note>
  );
}
