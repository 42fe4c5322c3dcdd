import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useBack } from './use-back.ts';

const look = buttonClass({ variant: 'plain', size: 'sm' });

/** At the top of an event. */
export function BackToEvents() {
  const { LL } = useI18nContext();
  const onClick = useBack('/events');
  return (
    <Link to="/events" className={look} onClick={onClick}>
      <ArrowLeft aria-hidden className="size-5" />
      {LL.event.back_to_list()}
    </Link>
  );
}

/** At the top of a screen that belongs to an event. */
export function BackArrowToEvent({ id, children }: { id: string; children: ReactNode }) {
  return (
    <BackToEvent id={id} className={look}>
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </BackToEvent>
  );
}

type BackToEventProps = { id: string; className: string; children: ReactNode };

export function BackToEvent({ id, className, children }: BackToEventProps) {
  const onClick = useBack(`/event/${id}`);
  return (
    <Link
      to="/event/$id"
      params={{ id }}
      activeOptions={{ exact: true }}
      className={className}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
