import { lazy, Suspense, type ComponentType } from 'react';
import { mayHaveLinks } from '#domain/links/may-have-links.ts';

type Props = { text: string };
const Plain = ({ text }: Props) => text;
/** A device that lacks the file reads the same text without links until the app is opened again. */
const Links = lazy<ComponentType<Props>>(() =>
  import('./links.tsx').catch(() => ({ default: Plain })),
);

/** A text of a person, with its addresses, e-mails and telephones as links. It moves nothing when they come. */
export function LinkedText({ text }: Props) {
  if (!mayHaveLinks(text)) return text;
  return (
    <Suspense fallback={text}>
      <Links text={text} />
    </Suspense>
  );
}
