import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { keep, readKept } from '#platform/kept/kept.ts';
import { isTouchKeyboard, subscribeTouchKeyboard } from '#platform/touch-keyboard.ts';

/** This device's choice, whoever is signed in; null until it is made. */
const KEY = 'qg.talk.enter_sends';

type EnterKey = {
  readonly chosen: boolean | null;
  readonly choose: (sends: boolean) => void;
};

const useEnterKey = create<EnterKey>()((set) => {
  const kept = readKept(KEY);
  return {
    chosen: typeof kept === 'boolean' ? kept : null,
    choose: (sends) => {
      keep(KEY, sends);
      set({ chosen: sends });
    },
  };
});

/**
 * Whether Enter sends a message (Spec 2 §2). Until this device has chosen, it breaks the line on a
 * touch keyboard, which has no Shift+Enter.
 */
export function useEnterSends(): [sends: boolean, choose: (sends: boolean) => void] {
  const touch = useSyncExternalStore(subscribeTouchKeyboard, isTouchKeyboard);
  const { chosen, choose } = useEnterKey();
  return [chosen ?? !touch, choose];
}
