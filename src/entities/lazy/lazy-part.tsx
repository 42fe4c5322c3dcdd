import {
  lazy,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { MissingExtra, MissingPart, MissingSheet, type MissingProps } from './missing-part.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Missing = FunctionComponent<MissingProps>;
type Closes = { onClose: () => void };

/** A file that takes longer is said to be missing, and still shown when it comes. */
const PATIENCE_MS = 8_000;

/**
 * What a screen loads when it is needed. A device without a signal may lack its file: until the
 * service worker has stored the whole app. `React.lazy` would give the whole screen up, and never
 * ask again; here the place says so, and the part comes by itself with the signal.
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => lazyOr(load, MissingPart);

/** The same for a dialog: what is missing is said over the screen. */
export const lazySheet = <Props extends Closes>(load: Load<Props>) => lazyOr(load, MissingSheet);

/** The same for what comes by itself and nobody waits for. */
export const lazyExtra = <Props extends object>(load: Load<Props>) => lazyOr(load, MissingExtra);

function lazyOr<Props extends object>(load: Load<Props>, Missing: Missing) {
  let here: ComponentType<Props> | undefined;
  const loaded = async () => (here = (await load()).default);

  function Coming(props: Props & Partial<Closes>) {
    const [Part, setPart] = useState(() => here);
    const again = useCallback(
      () =>
        void loaded().then(
          (part) => setPart(() => part),
          () => undefined,
        ),
      [],
    );
    // it may have been closed and opened again since
    useEffect(again, [again]);
    if (Part) return <Part {...props} />;
    return <Missing onRetry={again} onClose={props.onClose} />;
  }

  return lazy<ComponentType<Props>>(async () => {
    const patience = new Promise<typeof Coming>((done) => setTimeout(done, PATIENCE_MS, Coming));
    return { default: await Promise.race([loaded().catch(() => Coming), patience]) };
  });
}
