import { acts } from './refuse-taps.ts';

/** Lets `refuseTaps` know what people do. Before it is called, whatever moves is refused. */
export function heedActs(): void {
  const heed = () => {
    acts.unpainted += 1;
    // at the begin of the next frame but one: in the next, sizes are told after this
    requestAnimationFrame(() => requestAnimationFrame(() => void (acts.unpainted -= 1)));
  };
  for (const kind of ['click', 'keydown', 'input']) addEventListener(kind, heed, { capture: true });
}
