const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * An element with the focus may be removed or disabled: the chip of a filter, a notification that
 * was read, a submitted form. Then the focus moves to what replaced it or stands next to it, else
 * to the screen; on the body a screen reader would start again from the top. Applies only to a
 * visible focus, because touch and mouse users don't need it.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  let last: Element | undefined;
  const observer = new MutationObserver((changes) => {
    const lost = last;
    if (!lost || (lost.isConnected && !lost.matches(':disabled'))) return;
    const taken = changes.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(lost)),
    );
    const [home, before] = taken
      ? [taken.target, taken.previousSibling]
      : [lost.parentElement, lost];
    const dialog = lost.closest('dialog') ?? (home as Element | null)?.closest('dialog');
    last = undefined;
    // the code that removed it may choose a better element
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement !== lost) return;
      // nothing stands next to a dialog: it came by itself, or what opened it is gone
      if (dialog && !(dialog.isConnected && dialog.open)) focusScreen();
      else focusNear(home, before);
    });
  });
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element && target.matches(':focus-visible') ? target : undefined;
    if (!last) return observer.disconnect();
    const what = { childList: true, subtree: true, attributeFilter: ['disabled'] };
    observer.observe(document.body, what);
  };
  document.addEventListener('focusin', remember);
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

const focusScreen = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/** @param home the parent in which it stood, after `before` */
function focusNear(home: Node | null, before: Node | null): void {
  if (!(home instanceof HTMLElement)) return;
  const stops = [...home.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.checkVisibility() && !stop.matches(':disabled, [tabindex="-1"]'),
  );
  const next = stops.find((stop) => !before || isAfter(stop, before)) ?? stops.at(-1);
  if (next) next.focus();
  else if (home.tagName === 'MAIN') home.focus();
  else focusNear(home.parentElement, home);
}

const isAfter = (stop: Node, node: Node): boolean =>
  !node.contains(stop) &&
  (node.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
