import { create } from 'zustand';

/** Whether the sign-out dialog is open; the top bar and the menu open it. */
export const useSignOutQuestion = create<{ asked: boolean; ask: () => void; close: () => void }>()(
  (set) => ({
    asked: false,
    ask: () => set({ asked: true }),
    close: () => set({ asked: false }),
  }),
);
