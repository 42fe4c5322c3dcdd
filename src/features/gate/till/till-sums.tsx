import { payers, type Till } from '#domain/stations/till.ts';
import { useNow } from '#entities/age/use-now.ts';
import { formatPrice } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Gate } from '../use-gate.ts';
import { useListAge } from '../use-list-age.ts';
import './till.css';

type Priced = Pick<AirsoftEvent, 'price_cents'>;

/** What is expected of who came or paid, without courtesies; what of it was received, and what is open. */
export function TillSums({ counted, event }: { counted: Till; event: Priced }) {
  const { LL } = useI18nContext();
  const words = LL.gate.till;
  const [paid, open] = [payers(counted.all), counted.open.length];
  return (
    <>
      <dl className="till-sums">
        <Sum label={words.expected()} count={paid + open} event={event} />
        <Sum label={words.received()} count={paid} event={event} />
        <Sum label={words.open()} count={open} event={event} />
      </dl>
      {event.price_cents === null && <p>{words.no_price()}</p>}
    </>
  );
}

type SumProps = { label: string; count: number; event: Priced };

function Sum({ label, count, event: { price_cents } }: SumProps) {
  const { LL, locale } = useI18nContext();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {price_cents ? (
          <span className="till-money">{formatPrice(count * price_cents, locale)}</span>
        ) : null}
        <span>{LL.gate.till.people({ count })}</span>
      </dd>
    </div>
  );
}

/** One line says how much this phone knows; a tap says what is missing, and how it would come. */
export function TillUnknown({ gate }: { gate: Gate }) {
  const { LL } = useI18nContext();
  const age = useListAge(gate.scope, useNow());
  const words = LL.gate;
  return (
    <details className="disclosure max-w-prose text-soft">
      <summary>
        {words.till.known({ list: age || words.list() })}
        {gate.unsent > 0 && `. ${words.till.unsent({ count: gate.unsent })}`}
      </summary>
      <p>{words.till.unknown()}</p>
    </details>
  );
}
