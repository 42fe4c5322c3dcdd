import { create } from 'zustand';

/** Whether the sheet of notifications is open: the bell of a phone opens it, and an entry of the menu. */
export const useNotificationSheet = create<{
  open: boolean;
  show: () => void;
  close: () => void;
}>()((set) => ({
  open: false,
  show: () => set({ open: true }),
  close: () => set({ open: false }),
}));
