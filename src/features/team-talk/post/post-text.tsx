import { LinkedText } from '#entities/linked-text/linked-text.tsx';

/** What somebody wrote, as they wrote it. */
export const PostText = ({ text }: { text: string }) => (
  <p className="talk-text">
    <LinkedText text={text} />
  </p>
);
