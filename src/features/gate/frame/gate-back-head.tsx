import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';

type GateBackHeadProps = {
  event: Pick<AirsoftEvent, 'id'>;
  title: string;
  /** Beside the title. */
  children?: ReactNode;
};

/** The heading of a screen behind the gate's list, with the way back to it. */
export function GateBackHead({ event, title, children }: GateBackHeadProps) {
  const { LL } = useI18nContext();
  return (
    <header className="gate-head">
      <div className="-ms-3">
        <Link
          to="/event/$id/gate"
          params={{ id: event.id }}
          className={buttonClass({ variant: 'plain', size: 'sm' })}
        >
          <ArrowLeft aria-hidden className="size-5" />
          {LL.gate.title()}
        </Link>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-display text-3xl leading-tight">{title}</h1>
        {children}
      </div>
    </header>
  );
}
