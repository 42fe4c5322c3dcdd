/** The colours of the drawn map for canvas, from the current theme (map.css). */
export type MapLook = Readonly<Record<(typeof NAMES)[number], string>>;

const NAMES = [
  'sea',
  'land',
  'home',
  'border',
  'water',
  'text',
  'halo',
  'point',
  'point-ring',
  'open',
  'over',
  'here',
  'reach',
] as const;

let kept: { readonly of: string; readonly look: MapLook } | undefined;

/**
 * Read once for each theme: that styles the whole page again.
 * @param box the element that carries the `--map-…` properties
 */
export function mapLook(box: HTMLElement): MapLook {
  const { theme, contrast } = document.documentElement.dataset;
  const of = `${theme} ${contrast}`;
  if (kept?.of !== of) kept = { of, look: readLook(box) };
  return kept.look;
}

function readLook(box: HTMLElement): MapLook {
  const probe = box.appendChild(document.createElement('i'));
  const colour = (name: string) => {
    probe.style.color = `var(--map-${name})`;
    return getComputedStyle(probe).color;
  };
  const look = Object.fromEntries(NAMES.map((name) => [name, colour(name)])) as MapLook;
  probe.remove();
  return look;
}
