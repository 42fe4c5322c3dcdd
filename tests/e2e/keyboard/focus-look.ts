/** A focus ring: `look` is the computed style, `verdict` the judgement. */
type Ring = { look: string; verdict: string };
/** One element that had the focus, as it is seen. */
type Stop = {
  element: Element;
  /** Its ring: its own, of a pseudo element, or of the label around it. */
  rings: Ring[];
  /** Its position within its scroll container. */
  place: { left: number; top: number; right: number; bottom: number; plane: Element };
};
type Memory = { focusStop?: Stop | undefined };
export type Look = {
  readonly focused: string;
  readonly faults: string[];
};

/**
 * Judges the focused element, for `page.evaluate`, after every key: is the focus visible, is it in
 * view, does it follow the visual order? The previous element is compared with and without the
 * focus.
 * @param key the key that was pressed
 */
export async function lookAtFocus(key: string): Promise<Look> {
  await standstill();
  const memory = globalThis as Memory;
  const last = memory.focusStop;
  const element = document.activeElement ?? document.body;
  const focused = nameOf(element);
  const faults: string[] = [];
  if (last && last.element !== element && last.element.isConnected) {
    if (looks(ringsOf(last.element)) === looks(last.rings) && last.rings.length > 0)
      faults.push(`looks the same with and without focus: ${nameOf(last.element)}`);
  }
  memory.focusStop = undefined;
  // a script focuses elements that only a screen reader reads from: a title, a screen
  const for_a_reader = element.matches('[tabindex="-1"]:not([role=tab])');
  const in_a_list = element.matches('option'); // rendered by the browser
  if (element === document.body || for_a_reader || in_a_list) return { focused, faults };

  // after any other key the screen is only about to change
  if (key !== '' && !/Tab|Arrow/.test(key)) return { focused, faults };
  const shown = shownOf(element);
  const place = placeOf(shown);
  const rings = ringsOf(element);
  memory.focusStop = { element, rings, place };
  if (!rings.some(({ verdict }) => verdict === 'seen')) {
    const why = rings.map(({ look, verdict }) => `${verdict}: ${look}`).join('; ') || 'no ring';
    faults.push(`no visible focus (${why}): ${focused}`);
  }
  if (!inSight(shown)) faults.push(`out of sight or behind something: ${focused}`);
  // rows may have come above both since the last key
  const before = last?.element.checkVisibility() ? placeOf(shownOf(last.element)) : last?.place;
  if (last && before && last.element !== element && before.plane === place.plane) {
    const [from, to] = key === 'Shift+Tab' ? [place, before] : [before, place];
    const above = to.bottom <= from.top + 1 && to.left < from.right;
    const overlap = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top);
    const beside = overlap > 0.5 * Math.min(from.bottom - from.top, to.bottom - to.top);
    const stays = key.endsWith('Tab') && !wraps(last.element, element);
    if (stays && (above || (beside && to.right <= from.left + 1)))
      faults.push(`${key} goes against the eye: ${nameOf(last.element)} → ${focused}`);
  }
  return { focused, faults };

  /** From one end of a dialog to the other: against the document order, and correct. */
  function wraps(before: Element, after: Element): boolean {
    if ([before, after].some((stop) => (stop as HTMLElement).tabIndex > 0)) return false;
    const back = before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_PRECEDING;
    return (back !== 0) !== (key === 'Shift+Tab');
  }

  /**
   * A sheet rises, a link slides in, a ring takes the colour of its text: only the end state is
   * judged.
   */
  async function standstill(): Promise<void> {
    const moving = document.getAnimations().filter((animation) => {
      const { transitionProperty = 'transform' } = animation as Partial<CSSTransition>;
      const ends = animation.effect?.getComputedTiming().iterations !== Infinity;
      return ends && /transform|opacity|outline|color/.test(transitionProperty);
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }

  function nameOf(of: Element): string {
    const text = of.getAttribute('aria-label') ?? of.textContent?.trim().slice(0, 40) ?? '';
    return `<${of.tagName.toLowerCase()} class="${of.className.toString().slice(0, 40)}"> ${text}`;
  }

  function looks(rings: Ring[]): string {
    return rings.map(({ look }) => look).join();
  }

  /** A radio button that is rendered by its label has no size of its own. */
  function shownOf(of: Element): Element {
    return of.getBoundingClientRect().width > 2 ? of : (of.closest('label') ?? of);
  }

  /** The ring around it: by itself, by its pseudo elements, by the frame that it fills. */
  function ringsOf(of: Element): Ring[] {
    const boxes: [Element, CSSStyleDeclaration][] = [[of, getComputedStyle(of)]];
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(of, pseudo);
      // a link that stretches over its row
      const box = style.position === 'absolute' ? ((of as HTMLElement).offsetParent ?? of) : of;
      if (style.content !== 'none') boxes.push([box, style]);
    }
    let frame = of.parentElement;
    for (let up = 0; frame && up < 4; up += 1, frame = frame.parentElement)
      boxes.push([frame, getComputedStyle(frame)]);
    return boxes.flatMap(([box, style]) => {
      const [width, offset] = [style.outlineWidth, style.outlineOffset].map(Number.parseFloat) as [
        number,
        number,
      ];
      if (style.outlineStyle === 'none' || width === 0) return [];
      const contrast = contrastOf(
        style.outlineColor,
        groundOf(offset < 0 ? box : box.parentElement),
      );
      const sides = sidesInSight(box, offset + width);
      const verdict = width < 2 || contrast < 3 ? 'weak' : sides < 3 ? 'cut off' : 'seen';
      const look = `${width}px ${style.outlineColor}, ${contrast.toFixed(1)}:1, ${box.tagName}`;
      return [{ look, verdict }];
    });
  }

  /** How many sides of a ring are neither clipped by a scroll container nor outside the window. */
  function sidesInSight(of: Element, out: number): number {
    const rect = of.getBoundingClientRect();
    const box = {
      left: rect.left - out,
      top: rect.top - out,
      right: rect.right + out,
      bottom: rect.bottom + out,
    };
    const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let at = of.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const clip = at.getBoundingClientRect();
      if (overflowX !== 'visible') {
        frame.left = Math.max(frame.left, clip.left);
        frame.right = Math.min(frame.right, clip.right);
      }
      if (overflowY !== 'visible') {
        frame.top = Math.max(frame.top, clip.top);
        frame.bottom = Math.min(frame.bottom, clip.bottom);
      }
      if (at.matches('dialog, .popover-panel')) break;
    }
    // an element longer than its frame can't show both ends
    const long_x = rect.width > frame.right - frame.left + 1;
    const long_y = rect.height > frame.bottom - frame.top + 1;
    return [
      box.left >= frame.left - 1 || long_x,
      box.right <= frame.right + 1 || long_x,
      box.top >= frame.top - 1 || long_y,
      box.bottom <= frame.bottom + 1 || long_y,
    ].filter(Boolean).length;
  }

  /** Whether a relevant part is in the window, and nothing covers it. */
  function inSight(of: Element): boolean {
    const rect = of.getBoundingClientRect();
    const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)];
    const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
    if (right - left < Math.min(rect.width, 16) || bottom - top < Math.min(rect.height, 16))
      return false;
    const at = [0.1, 0.5, 0.9];
    return at.some((x) =>
      at.some((y) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return hit !== null && (of.contains(hit) || hit.contains(of)) && hit !== document.body;
      }),
    );
  }

  function placeOf(of: Element): Stop['place'] {
    let plane: Element = document.documentElement;
    let [x, y] = [0, 0];
    for (let at: Element | null = of; at; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (at !== of) [x, y] = [x + at.scrollLeft, y + at.scrollTop];
      const above = at.matches('dialog, .popover-panel, .toast-place');
      if (position === 'fixed' || position === 'sticky' || above) {
        plane = at;
        break;
      }
    }
    const rect = of.getBoundingClientRect();
    if (plane !== document.documentElement) {
      const { left, top } = plane.getBoundingClientRect(); // a sticky one moves with the page
      [x, y] = [x - left, y - top];
    }
    return {
      left: rect.left + x,
      right: rect.right + x,
      top: rect.top + y,
      bottom: rect.bottom + y,
      plane,
    };
  }

  /** The colour behind it, through all transparent backgrounds. */
  function groundOf(of: Element | null | undefined): number[] {
    const layers: number[][] = [];
    for (let at = of; at; at = at.parentElement) {
      const colour = pixelOf(getComputedStyle(at).backgroundColor);
      if (colour[3]! > 0) layers.push(colour);
      if (colour[3] === 255) break;
    }
    return layers.reduceRight(
      (under, over) =>
        under.map((value, n) => value + ((over[n] ?? 0) - value) * (over[3]! / 255)).slice(0, 3),
      [255, 255, 255],
    );
  }

  function contrastOf(colour: string, ground: number[]): number {
    const pixel = pixelOf(colour);
    if (pixel[3] === 0) return 1;
    const [light = 0, dark = 0] = [luminance(pixel), luminance(ground)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(rgb: number[]): number {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  /** Red, green, blue and alpha, from any notation of a style sheet. */
  function pixelOf(colour: string): number[] {
    const known = globalThis as { focusPixels?: Map<string, number[]> };
    const pixels = (known.focusPixels ??= new Map<string, number[]>());
    const kept = pixels.get(colour);
    if (kept) return kept;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const pixel = [...pen.getImageData(0, 0, 1, 1).data];
    pixels.set(colour, pixel);
    return pixel;
  }
}
