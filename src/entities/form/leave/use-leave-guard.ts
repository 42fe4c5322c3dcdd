import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

type Answer = (leave: boolean) => void;

/**
 * Blocks leaving the screen until the person has answered. The router's own `useBlocker` would be
 * part of the first file of the app.
 * @param isOver called at the moment of leaving: true allows it
 * @returns the pending question while leaving is blocked
 */
export function useLeaveGuard(armed: boolean, isOver: () => boolean): Answer | undefined {
  const { history } = useRouter();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!armed) return undefined;
    const blockerFn = () => {
      if (isOver()) return false;
      return new Promise<boolean>((resolve) => {
        setAnswer(() => (leave: boolean) => {
          setAnswer(undefined);
          resolve(!leave);
        });
      });
    };
    return history.block({ blockerFn, enableBeforeUnload: false }); // the draft survives the tab
  }, [armed, history, isOver]);
  return answer;
}
