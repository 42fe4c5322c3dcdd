import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

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
    <div className="gate-top">
      <header className="gate-head">
        <Link
          to="/event/$id/gate"
          params={{ id: event.id }}
          activeOptions={{ exact: true }}
          className="btn btn-square btn-ghost"
          aria-label={LL.gate.title()}
          title={LL.gate.title()}
        >
          <ArrowLeft aria-hidden className="size-6" />
        </Link>
        <h1 className="gate-name flex-1">{title}</h1>
        {children}
      </header>
    </div>
  );
}
