import { useRouter } from '@tanstack/react-router';
import { useMemo, type MouseEvent } from 'react';
import { findLinks } from '#domain/links/find-links.ts';

/** Room for a finger above and below the words: of a link within a line it moves nothing. */
const LINK = 'py-3 underline wrap-anywhere';

export default function Links({ text }: { text: string }) {
  const parts = useMemo(() => findLinks(text, location.origin), [text]);
  return parts.map(({ text: words, href, own }, n) => {
    const key = `${n}:${words}`;
    if (href === undefined) return words;
    if (own) return <OwnLink key={key} path={href} words={words} />;
    const is_web = /^https?:/i.test(href);
    return (
      <a
        key={key}
        href={href}
        {...(is_web && { target: '_blank', rel: 'noopener noreferrer external' })}
        className={LINK}
      >
        {words}
      </a>
    );
  });
}

/** A way within the app: the page stays. */
function OwnLink({ path, words }: { path: string; words: string }) {
  const router = useRouter();
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return; // a new tab
    event.preventDefault();
    router.history.push(path);
  }
  return (
    <a href={path} onClick={follow} className={LINK}>
      {words}
    </a>
  );
}
