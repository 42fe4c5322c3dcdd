import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isOnline, subscribeOnline } from '#live/freshness/use-online.ts';
import { Note } from '#ui/page/note.tsx';
import type { AuthRefusal } from './use-auth-problem.ts';

type AuthNoteProps = {
  problem: AuthRefusal | undefined;
  /** What the person can do about the problem. */
  action?: ReactNode;
  /** Shown while there is no problem. */
  info?: string | false;
};

/**
 * Why a form was refused, or what its person should know. Place it below the buttons, so that they keep
 * their place when it comes (law 1). A refusal is scrolled into view. That there was no signal is not said
 * any more once there is one.
 */
export function AuthNote({ problem, action, info = false }: AuthNoteProps) {
  const { LL } = useI18nContext();
  const place = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<AuthRefusal>();
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  useEffect(
    () =>
      problem?.no_signal
        ? subscribeOnline(() => setOver(isOnline() ? problem : undefined))
        : undefined,
    [problem],
  );
  if (!problem) return info && <Note kind="info" title={info} />;
  return (
    <div ref={place}>
      {problem === over ? (
        <Note kind="info" title={LL.auth.problem.signal_back()}>
          {/* as tall as before: what is below stays where it is */}
          <span aria-hidden className="invisible">
            {problem.detail}
          </span>
        </Note>
      ) : (
        <Note kind="refused" title={problem.title} action={action}>
          {problem.detail}
        </Note>
      )}
    </div>
  );
}
