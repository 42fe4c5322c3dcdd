import { useEffect, useRef, type ReactNode } from 'react';
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
 * their place when it comes (law 1). A refusal is scrolled into view.
 */
export function AuthNote({ problem, action, info = false }: AuthNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (!problem) return info && <Note kind="info" title={info} />;
  return (
    <div ref={place}>
      <Note kind="refused" title={problem.title} action={action}>
        {problem.detail}
      </Note>
    </div>
  );
}
