import {
  lazy,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { staysHere } from '#sync/storage/leaving.ts';
import { MissingExtra, MissingPart, MissingSheet, type MissingProps } from './missing-part.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Missing = FunctionComponent<MissingProps>;
type Closes = { onClose: () => void };

/** When a file takes longer, the place says that it is missing; the part still comes. Unit: ms. */
const PATIENCE_MS = 8_000;

/**
 * A part that a screen loads when it is needed. Until the service worker has stored the whole app, a
 * device without a signal may lack its file. `React.lazy` would give the whole screen up, and never
 * ask again; here the place says what is missing, and the part comes by itself with the signal.
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => lazyOr(load, MissingPart);

/** The same for a dialog: a card over the screen says what is missing. */
export const lazySheet = <Props extends Closes>(load: Load<Props>) => lazyOr(load, MissingSheet);

/** The same for a part that the person did not ask for: its place stays empty until it comes. */
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
    // the file may have come while the part was closed
    useEffect(again, [again]);
    if (Part) return <Part {...props} />;
    return <Missing onRetry={again} onClose={props.onClose} />;
  }

  return lazy<ComponentType<Props>>(async () => {
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
    const missing = () => staysHere().then(() => Coming);
    return { default: await Promise.race([loaded().catch(missing), patience.then(missing)]) };
  });
}
