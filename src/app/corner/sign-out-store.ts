import { create } from 'zustand';

/** Whether the sign-out question is on the screen; asked from the top bar and from the menu. */
export const useSignOutQuestion = create<{ asked: boolean; ask: () => void; close: () => void }>()(
  (set) => ({
    asked: false,
    ask: () => set({ asked: true }),
    close: () => set({ asked: false }),
  }),
);
