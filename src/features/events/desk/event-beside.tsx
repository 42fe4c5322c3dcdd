import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { onDeskClick, onDeskKey } from './desk-keys.ts';
import { besideOf, useDesk } from './desk-store.ts';

/** The place of one event beside the list, and the keys of a desk. Hidden where it has no room. */
export function EventBeside({ children }: { children: (id: string) => ReactNode }) {
  const { LL } = useI18nContext();
  const place = useRef<HTMLElement>(null);
  const id = useDesk(besideOf);
  const drawn = useDeferredValue(id);
  useDeskKeys(place);
  useEffect(() => {
    useDesk.setState({ beside: place.current?.checkVisibility() ? id : undefined });
    place.current?.scrollTo(0, 0);
    return () => useDesk.setState({ beside: undefined });
  }, [id]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={LL.event.beside.label()}
      className="desk-side desk-event"
    >
      {drawn && children(drawn)}
    </section>
  );
}

function useDeskKeys(place: { readonly current: HTMLElement | null }): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (id: string) => void navigate({ to: '/event/$id', params: { id } });
    const meant = (event: KeyboardEvent | MouseEvent): boolean => {
      const panel = place.current;
      if (!panel?.checkVisibility() || event.defaultPrevented) return false;
      return event instanceof KeyboardEvent ? onDeskKey(event, panel, open) : onDeskClick(event);
    };
    const listen = (event: KeyboardEvent | MouseEvent) => {
      if (meant(event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    addEventListener('click', listen, { capture: true }); // before the link's own
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('click', listen, { capture: true });
    };
  }, [navigate, place]);
}
