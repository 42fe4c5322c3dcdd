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
 * Why a form was refused. Place it below the buttons: it comes and goes while they are looked at
 * (law 1), and is brought into view.
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
