import type { Payments, Till } from '#domain/stations/till.ts';
import { formatNumber, formatPrice } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { paymentMethods } from '#sync/records/event-record.ts';
import { madeBy } from '../gate-words.ts';
import '#ui/tables.css';

type TillTableProps = {
  counted: Till;
  event: Pick<AirsoftEvent, 'price_cents'>;
  /** This device's. */
  device_id: string;
};

/** How many people paid how, and what that makes: a row for each phone, and one for all. */
export function TillTable({ counted, event, device_id }: TillTableProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.till;
  const names = counted.phones.map((phone) => madeBy(phone, LL, device_id));
  const rows = counted.phones.map((phone, at) => ({
    key: phone.device_id,
    name: numbered(names, at),
    paid: phone.paid,
  }));
  return (
    <div
      data-scrolls-x
      className="table-scroll"
      role="region"
      aria-label={words.by_phone()}
      tabIndex={0}
    >
      <table className="data-table till-table">
        <caption className="sr-only">{words.by_phone()}</caption>
        <thead>
          <tr>
            <th scope="col">{words.phone()}</th>
            {paymentMethods.map((method) => (
              <th key={method} scope="col">
                {LL.gate.stations.methods[method]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, paid }) => (
            <Row key={key} name={name} paid={paid} event={event} />
          ))}
        </tbody>
        <tfoot>
          <Row name={words.all()} paid={counted.all} event={event} />
        </tfoot>
      </table>
    </div>
  );
}

/** "aparelho de Ana 2": two phones of one person are told apart. */
function numbered(names: readonly string[], at: number): string {
  const name = names[at]!;
  const of_name = names.flatMap((one, place) => (one === name ? [place] : []));
  return of_name.length > 1 ? `${name} ${of_name.indexOf(at) + 1}` : name;
}

type RowProps = { name: string; paid: Payments; event: Pick<AirsoftEvent, 'price_cents'> };

function Row({ name, paid, event: { price_cents } }: RowProps) {
  const { locale } = useI18nContext();
  return (
    <tr>
      <th scope="row">{name}</th>
      {paymentMethods.map((method) => (
        <td key={method}>
          {formatNumber(paid[method], locale)}
          {price_cents && method !== 'courtesy' ? (
            <span className="block">{formatPrice(paid[method] * price_cents, locale)}</span>
          ) : null}
        </td>
      ))}
    </tr>
  );
}
