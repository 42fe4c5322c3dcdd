/** What somebody wrote, as they wrote it. */
export const PostText = ({ text }: { text: string }) => <p className="talk-text">{text}</p>;
