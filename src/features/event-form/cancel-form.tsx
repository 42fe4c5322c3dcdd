import { Link } from '@tanstack/react-router';
import { BackToEvent } from '#entities/event/back-links.tsx';
import { useBack } from '#entities/event/use-back.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

const look = buttonClass({ variant: 'plain' });

/** Leaves the form. @param back_to the event to return to; without one, the list */
export function CancelForm({ back_to }: { back_to: string | undefined }) {
  const { LL } = useI18nContext();
  const onCancel = useBack('/events');
  if (back_to) {
    return (
      <BackToEvent id={back_to} className={look}>
        {LL.common.cancel()}
      </BackToEvent>
    );
  }
  return (
    <Link to="/events" className={look} onClick={onCancel}>
      {LL.common.cancel()}
    </Link>
  );
}
