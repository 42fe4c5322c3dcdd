/** What a hand meets at a place. */
export type Meeting = {
  /** The screen and its open layers. */
  readonly at: string;
  /** What a tap there would press; null for nothing. */
  readonly under: string | null;
};

/** @see putHand */
export type Hand = {
  /** What moved by itself since the load, each as `control: from → to, when`; "bar" before what stands in one. */
  readonly moved: string[];
  /** Between the last two presses; a slow machine presses later than it was told to. */
  gapMs(): number;
  /** Kinds of controls of the screen: of the rows of a list only the first. */
  kinds(): string[];
  /** Scrolls there. @returns null where no tap would reach it */
  placeOf(kind: string): { x: number; y: number } | null;
  meets(place: { x: number; y: number }): Meeting;
};

/**
 * Runs before any script of a page: watches in each frame where every control is that can be seen. One
 * that is rendered anew under the same name is the same control for a thumb.
 */
export function putHand(): void {
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  const FAR_PX = 4;
  /** What moves later than that was not asked for by the input. */
  const AT_ONCE_MS = 500;
  const moved: string[] = [];
  type Seen = { box: DOMRect; in_view: boolean };
  let known = new Map<Element, Seen>();
  let named = new Map<string, Element>();
  let input_ms = -AT_ONCE_MS;
  const presses: number[] = [];

  const wordsOf = (control: Element): string => {
    const label = (control as HTMLInputElement).labels?.[0]?.textContent;
    const words = control.getAttribute('aria-label') ?? (label || control.textContent);
    return words.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  };
  const isSeen = (control: Element) =>
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !control.closest('.sr-only, [inert]') &&
    // only read out, on a phone
    !(control.matches('[class*=sr-only]') && getComputedStyle(control).clipPath !== 'none');
  /** What comes in is not there yet. */
  const comes = (control: Element) =>
    control.closest('.toast-place') !== null ||
    (control.closest('dialog')?.getAnimations().length ?? 0) > 0;
  /** What moved while the screen rested takes no tap until it could be looked at: that is no fault. */
  const takesTaps = (control: Element) => getComputedStyle(control).pointerEvents !== 'none';
  const isFar = (a: DOMRect, b: DOMRect) =>
    Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top)) > FAR_PX &&
    Math.max(Math.abs(a.right - b.right), Math.abs(a.bottom - b.bottom)) > FAR_PX;
  const round = ({ left, top }: DOMRect) => `${Math.round(left)},${Math.round(top)}`;

  const look = () => {
    const now = new Map<Element, Seen>();
    const twice = new Set<string>();
    const by_name = new Map<string, Element>();
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (!isSeen(control) || comes(control)) continue;
      const box = control.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const in_view =
        box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      now.set(control, { box, in_view });
      const name = `${control.tagName} ${wordsOf(control)}`;
      if (by_name.has(name)) twice.add(name);
      by_name.set(name, control);
    }
    for (const name of twice) by_name.delete(name);
    const since_ms = performance.now() - input_ms;
    const names = new Map([...by_name].map(([name, control]) => [control, name]));
    for (const [control, { box }] of now) {
      const name = names.get(control);
      const before = name === undefined ? undefined : named.get(name);
      const left = before?.isConnected === false ? known.get(before) : undefined;
      const was = known.get(control) ?? left;
      if (!was?.in_view || since_ms < AT_ONCE_MS || !isFar(was.box, box)) continue;
      if (!takesTaps(control)) continue;
      const at_ms = Math.round(performance.now());
      const where = control.closest('.action-bar') ? 'bar ' : '';
      moved.push(`${where}${wordsOf(control)}: ${round(was.box)} → ${round(box)}, ${at_ms} ms`);
    }
    known = now;
    named = by_name;
    requestAnimationFrame(lookLast);
  };
  /** As the frame is painted: what refuses taps may hear of a new size by its own observer, just before. */
  const lookLast = () => {
    const last = new ResizeObserver(() => {
      last.disconnect();
      look();
    });
    if (document.body) last.observe(document.body);
    else requestAnimationFrame(lookLast);
  };
  requestAnimationFrame(lookLast);
  for (const kind of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(kind, () => void (input_ms = performance.now()), { capture: true });

  addEventListener('pointerdown', ({ timeStamp }) => presses.push(timeStamp), { capture: true });

  /** A tap leads out of the app, or to what belongs to the browser. */
  const leaves = (control: Element) =>
    control.matches('[target=_blank], [download], [type=file], :disabled') ||
    (control instanceof HTMLAnchorElement && control.origin !== location.origin);
  const kindOf = (control: Element): string => {
    const where = control.closest('main, dialog') ? '' : 'shell ';
    const row = control.closest('li, tr');
    const words = row ? `${control.className} of a row` : wordsOf(control);
    return `${where}${control.tagName.toLowerCase()} ${words}`;
  };
  const controls = () =>
    [...document.querySelectorAll(CONTROLS)].filter((one) => isSeen(one) && !leaves(one));
  const controlAt = ({ x, y }: { x: number; y: number }) =>
    document.elementFromPoint(x, y)?.closest(`${CONTROLS}, label`) ?? null;
  const hand: Hand = {
    moved,
    gapMs: () => presses.at(-1)! - presses.at(-2)!,
    kinds: () => [...new Set(controls().map(kindOf))],
    placeOf: (kind) => {
      const control = controls().find((one) => kindOf(one) === kind);
      if (!control) return null;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = [...control.getClientRects()].find(({ width }) => width > 1);
      if (!box) return null;
      const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const met = controlAt(place);
      const is_it = met === control || (met instanceof HTMLLabelElement && met.control === control);
      return is_it ? place : null;
    },
    meets: (place) => {
      const layers = document.querySelectorAll('dialog[open], .popover-panel, .place-card');
      const titles = [...layers].map((layer) => layer.querySelector('h2')?.textContent ?? 'menu');
      const met = controlAt(place);
      return {
        at: [location.pathname, ...titles].join(' > '),
        under: met && !met.matches(':disabled') ? `${kindOf(met)} ${wordsOf(met)}` : null,
      };
    },
  };
  Object.assign(globalThis, { hand });
}
