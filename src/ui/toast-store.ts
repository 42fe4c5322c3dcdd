import { create } from 'zustand';

type Toast = {
  /** Grows by one per toast, so that the same sentence twice is announced twice. */
  id: number;
  tone: 'info' | 'success' | 'error';
  title: string;
  detail?: string | undefined;
  action?: { label: string; run: () => void } | undefined;
  /** Milliseconds on the screen; null: until dismissed. */
  for_ms: number | null;
};

type ToastState = {
  shown: Toast | null;
  show: (toast: Omit<Toast, 'id' | 'for_ms'> & { for_ms?: number | null }) => void;
  dismiss: () => void;
};

let last_id = 0;

/** One toast at a time (Spec 1 §9): a new one replaces the old one. */
export const useToastStore = create<ToastState>()((set) => ({
  shown: null,
  // A toast with a button stays longer than one that is only read; the offline notice has its own 5
  // s.
  show: (toast) =>
    set({ shown: { for_ms: toast.action ? 10_000 : 5_000, ...toast, id: ++last_id } }),
  dismiss: () => set({ shown: null }),
}));

/** Shows a toast from anywhere, also outside React. */
export const showToast: ToastState['show'] = (toast) => useToastStore.getState().show(toast);
