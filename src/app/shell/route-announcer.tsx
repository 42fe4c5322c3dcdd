import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a change of screen, moves the focus to the content and lets a screen reader read the title,
 * as after a page load.
 */
export function RouteAnnouncer({ focus_id }: { focus_id: string }) {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        document.getElementById(focus_id)?.focus({ preventScroll: true });
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
