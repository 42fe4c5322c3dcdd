import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusPart } from '#ui/page/focus-heading.ts';

/**
 * After a change of screen, moves the focus to the content and lets a screen reader read the title,
 * as after a page load. Where a list stays beside what changed, to the heading of that.
 */
export function RouteAnnouncer({ focus_id }: { focus_id: string }) {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        if (!focusPart()) document.getElementById(focus_id)?.focus({ preventScroll: true });
        // the title is set by an effect of the screen that just rendered
        setTimeout(() => setTitle(document.title));
      }),
    [router, focus_id],
  );
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
