import { LinkedText } from '#entities/linked-text/linked-text.tsx';

/** What a post says. */
export const PostText = ({ text }: { text: string }) => (
  <p className="talk-text">
    <LinkedText text={text} />
  </p>
);
