/** So long after a tap, what else came to its place has not been looked at. */
const SECOND_MS = 700;
const SAME_PLACE_PX = 24;

const CONTROL = 'a, button, input, select, textarea, label, summary';
const LAYER = ':root[data-place], dialog[open], .popover-panel';

type Place = Readonly<Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>>;
type Tap = Place & { readonly control: Element; readonly state: string };

let first: Tap | undefined;

/**
 * Keeps a second tap from pressing what the first one brought under the finger (law 2, decision 27).
 * The second tap at a place reaches the control that was tapped there, such as a key or a step, if it
 * has not changed. It reaches no control if the first tap led to another screen, or opened or closed a
 * layer. Call it before anything else listens.
 */
export function stopSecondTaps(): void {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  let is_pressed = false;
  // it would give the focus, and thus the keyboard, to a field that came there
  const press = (event: MouseEvent) => {
    is_pressed = true;
    if (isSecond(event)) stop(event);
  };
  const tap = (event: MouseEvent) => {
    const { detail, target, clientX, clientY, timeStamp } = event;
    // the keyboard's, a script's, or the one that a label gives its box, which the focus may have
    // scrolled away from the finger by then
    if (detail === 0 || !is_pressed) return;
    is_pressed = false;
    if (isSecond(event)) return stop(event);
    const control = controlOf(target as Element);
    first = { clientX, clientY, timeStamp, control, state: stateOf(control) };
  };
  // a map keeps the browser from making a mousedown of it
  addEventListener('pointerdown', () => (is_pressed = true), { capture: true });
  addEventListener('mousedown', press, { capture: true });
  addEventListener('click', tap, { capture: true });
}

function isSecond({ clientX, clientY, timeStamp }: Place): boolean {
  if (!first || timeStamp - first.timeStamp > SECOND_MS) return false;
  const far = Math.hypot(clientX - first.clientX, clientY - first.clientY);
  if (far > SAME_PLACE_PX) return false;
  const there = document.elementFromPoint(first.clientX, first.clientY);
  return !there || controlOf(there) !== first.control || stateOf(first.control) !== first.state;
}

/** A box is its label, which has the words. */
function controlOf(element: Element): Element {
  const found = element.closest(CONTROL) ?? element;
  return (found as Partial<HTMLInputElement>).labels?.[0] ?? found;
}

/** The screen, its layers, and the words of a control, which say what a tap on it does. */
const stateOf = (control: Element): string =>
  [
    location.pathname,
    document.querySelectorAll(LAYER).length,
    control.matches(CONTROL) && (control.getAttribute('aria-label') ?? control.textContent),
  ].join('\n');
