/** Spec 2 §9. */
const FIT_AFTER_MS = 1000;

/**
 * Shows all places of a map once, a second after more than one is known.
 * @param fit returns whether it could: a map that is not laid out has no size
 */
export function firstFit(fit: () => boolean) {
  let [over, due] = [false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryAgain = (): void => {
    if (due && !over) over = fit();
  };
  return {
    known: (places: number): void => {
      if (over || places < 2) return;
      timer ??= setTimeout(() => {
        due = true;
        tryAgain();
      }, FIT_AFTER_MS);
      tryAgain();
    },
    /** The map was laid out. */
    tryAgain,
    /** The person or the screen has chosen what is shown, or the map is closed. */
    end: (): void => {
      over = true;
      clearTimeout(timer);
    },
    isOver: (): boolean => over,
  };
}
