import { create } from 'zustand';

/** Whether the sheet of notifications is open: the phone's bell opens it, and so does the menu. */
export const useNotificationSheet = create<{
  open: boolean;
  show: () => void;
  close: () => void;
}>()((set) => ({
  open: false,
  show: () => set({ open: true }),
  close: () => set({ open: false }),
}));
