import type { ReactNode } from 'react';
import { Note } from '#ui/page/note.tsx';
import type { AuthRefusal } from './use-auth-problem.ts';

type AuthNoteProps = {
  problem: AuthRefusal | undefined;
  /** What the person can do about the problem. */
  action?: ReactNode;
  /** Shown while there is no problem. */
  info?: string | false;
};

/** Above the button of a form: why it was refused. */
export function AuthNote({ problem, action, info = false }: AuthNoteProps) {
  if (!problem) return info && <Note kind="info" title={info} />;
  return (
    <Note kind="refused" title={problem.title} action={action}>
      {problem.detail}
    </Note>
  );
}
