import { useNow } from '#entities/age/use-now.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import type { Gate } from '../use-gate.ts';
import { useListAge } from '../use-list-age.ts';
import { useReadiness } from '../use-readiness.ts';

/** In the place of an answer until there is one: whether this phone can go to the field. */
export function GateReady({ gate }: { gate: Gate }) {
  const { LL } = useI18nContext();
  const missing = useReadiness(gate.scope);
  const age = useListAge(gate.scope, useNow());
  const online = useOnline();
  const words = LL.gate;
  if (missing === undefined) return null;
  return (
    <p className="gate-facts-line" role="status">
      {missing.length === 0 ? (
        <span className="font-medium">{words.ready()}</span>
      ) : (
        <span className="font-medium">
          {words.to_download({ what: missing.map((what) => words[what]()).join(', ') })}
        </span>
      )}
      {!online && <span>{words.offline()}</span>}
      {age && <span>{age}</span>}
    </p>
  );
}
