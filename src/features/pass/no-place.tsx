import Ticket from 'lucide-react/icons/ticket';
import { BackToEvent } from '#entities/event/back-links.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

/** There is no pass, because there is no place. */
export function NoPlace({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <EmptyState
        level={1}
        icon={Ticket}
        title={LL.pass.title()}
        action={
          <BackToEvent id={event.id} className={buttonClass({ variant: 'main' })}>
            {LL.event_form.see_event()}
          </BackToEvent>
        }
      >
        {LL.pass.nobody()}
      </EmptyState>
    </div>
  );
}
