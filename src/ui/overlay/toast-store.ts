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
  /** When it came; ms of `performance.now()`. */
  at: number;
};

type ToastState = {
  shown: Toast | null;
  /**
   * Toasts that stay until dismissed and were replaced: the last one is shown again when the place
   * is free.
   */
  behind: readonly Toast[];
  show: (toast: Omit<Toast, 'id' | 'for_ms' | 'at'> & { for_ms?: number | null }) => void;
  dismiss: () => void;
  /** Removes a toast whose message no longer applies, whether it is shown or behind another. */
  withdraw: (title: string) => void;
};

let last_id = 0;

/** One toast at a time (Spec 1 §9): a new one replaces the old one. */
export const useToastStore = create<ToastState>()((set) => ({
  shown: null,
  behind: [],
  // Long enough to read: a title, a title with a sentence below it, and a button to decide on. The
  // offline notice has its own 5 s.
  show: (toast) =>
    set(({ shown, behind }) => ({
      shown: { for_ms: readingTime(toast), ...toast, id: ++last_id, at: performance.now() },
      behind: without(toast.title, shown?.for_ms === null ? [...behind, shown] : behind),
    })),
  dismiss: () => set(nextBehind),
  withdraw: (title) =>
    set(({ shown, behind }) => {
      const left = { shown, behind: without(title, behind) };
      return shown?.title === title ? nextBehind(left) : left;
    }),
}));

const readingTime = ({ action, detail }: Pick<Toast, 'action' | 'detail'>): number =>
  action ? 10_000 : detail ? 5_000 : 3_000;

const without = (title: string, toasts: readonly Toast[]): readonly Toast[] =>
  toasts.filter((one) => one.title !== title);

const nextBehind = ({ behind }: Pick<ToastState, 'behind'>) => ({
  shown: behind.at(-1) ?? null,
  behind: behind.slice(0, -1),
});

/** Shows a toast from anywhere, also outside React. */
export const showToast: ToastState['show'] = (toast) => useToastStore.getState().show(toast);
