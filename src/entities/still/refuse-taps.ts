/** Between a look and the tap: what came under the thumb by itself since is not meant. Unit: ms. */
export const LOOK_MS = 1_200;

const refusing = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
/** Taps and keys whose frame is not painted yet. */
let acts = 0;

/**
 * Rows that moved by themselves take no tap until they could be looked at. Where they move again, the
 * time begins again. What a tap or a key moves in its own frame, the person moved; what the server
 * answers comes later. @param box holds them
 */
export function refuseTaps(box: HTMLElement | null): void {
  if (!box || acts > 0) return;
  box.style.pointerEvents = 'none';
  clearTimeout(refusing.get(box));
  refusing.set(
    box,
    setTimeout(() => (box.style.pointerEvents = ''), LOOK_MS),
  );
}

/** Lets `refuseTaps` know what people do. Call it before anything is shown. */
export function heedActs(): void {
  const heed = () => {
    acts += 1;
    // at the begin of the next frame but one: in the next, sizes are told after this
    requestAnimationFrame(() => requestAnimationFrame(() => void (acts -= 1)));
  };
  for (const kind of ['click', 'keydown', 'input']) addEventListener(kind, heed, { capture: true });
}
