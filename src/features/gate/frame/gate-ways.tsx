import { Link } from '@tanstack/react-router';
import CloudDownload from 'lucide-react/icons/cloud-download';
import Gauge from 'lucide-react/icons/gauge';
import ListChecks from 'lucide-react/icons/list-checks';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type GateWaysProps = {
  event_id: string;
  /** Somebody came, so there is a field to sweep. */
  swept: boolean;
};

/** The ways from the gate's list to its other screens. */
export function GateWays({ event_id, swept }: GateWaysProps) {
  const { LL } = useI18nContext();
  const words = LL.gate;
  const params = { id: event_id };
  return (
    <>
      <Link to="/event/$id/gate/stations" params={params} className="gate-way">
        <Gauge aria-hidden />
        {words.stations.title()}
      </Link>
      <Link to="/event/$id/pack" params={params} className="gate-way">
        <CloudDownload aria-hidden />
        {words.pack()}
      </Link>
      {swept && (
        <Link to="/event/$id/gate/sweep" params={params} className="gate-way">
          <ListChecks aria-hidden />
          {words.sweep.title()}
        </Link>
      )}
      <Link to="/event/$id/gate/merge" params={params} className="gate-way">
        <RefreshCw aria-hidden />
        {words.merge.action()}
      </Link>
    </>
  );
}
