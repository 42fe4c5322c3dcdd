/** Between a look and the tap: what came under the thumb by itself since is not meant. Unit: ms. */
export const LOOK_MS = 1_200;

const refusing = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
/** How many taps and keys have a frame that is not painted yet: heed-acts.ts counts them. */
export const acts = { unpainted: 0 };

/**
 * Rows that moved by themselves take no tap until they could be looked at. Where they move again, the
 * time begins again. What a tap or a key moves in its own frame, the person moved; what the server
 * answers comes later. @param box holds them
 */
export function refuseTaps(box: HTMLElement | null): void {
  if (!box || acts.unpainted > 0) return;
  box.style.pointerEvents = 'none';
  clearTimeout(refusing.get(box));
  refusing.set(
    box,
    setTimeout(() => (box.style.pointerEvents = ''), LOOK_MS),
  );
}
