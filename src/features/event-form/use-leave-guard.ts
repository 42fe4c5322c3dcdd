import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

type Answer = (leave: boolean) => void;

/**
 * Holds whoever leaves the screen until they have answered. The router's own `useBlocker` would be in the first
 * file of the app.
 * @param isOver asked at the moment of leaving: true lets them go
 * @returns the answer that is waited for, while somebody is held
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
    return history.block({ blockerFn, enableBeforeUnload: false }); // the draft outlives the tab
  }, [armed, history, isOver]);
  return answer;
}
