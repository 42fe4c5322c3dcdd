import type { paymentMethods } from '#sync/records/event-record.ts';
import type { GateList, GatePerson } from '../attendance/gate-list.ts';
import { recordedAt, stationsOf, type PersonStations, type StationRecord } from './stations.ts';

/** How many people paid in each way. */
export type Payments = Record<(typeof paymentMethods)[number], number>;

type TillPhone = {
  readonly device_id: string;
  /** Who stood there last; '' = not known yet. */
  readonly staff_name: string;
  readonly paid: Payments;
};

export type Till = {
  readonly all: Payments;
  /** A payment is the phone's whose record counts. */
  readonly phones: readonly TillPhone[];
  /** People who came and have not paid, by name. Those who are on no list come last. */
  readonly open: readonly GatePerson[];
  /** People of whose payment two phones say different things. */
  readonly differing: number;
};

/**
 * The till, from the records of the payment station that this phone knows. A person pays once: what
 * counts is decided as for the station itself (`stationsOf`).
 */
export function till({ of, unlisted }: GateList, records: readonly StationRecord[]): Till {
  const found = stationsOf(records);
  const counting = [...found.values()].flatMap(({ payment }) => payment);
  const all = nobody();
  const phones = new Map<string, { device_id: string; staff_name: string; paid: Payments }>();
  for (const { record } of counting.toSorted(
    (a, b) => recordedAt(a.record) - recordedAt(b.record),
  )) {
    const { device_id, staff_name, method } = record.data;
    if (!method) continue;
    const phone = phones.get(device_id) ?? { device_id, staff_name, paid: nobody() };
    phones.set(device_id, phone);
    if (staff_name !== '') phone.staff_name = staff_name;
    phone.paid[method] += 1;
    all[method] += 1;
  }
  return {
    all,
    phones: [...phones.values()],
    // the list is by name
    open: [...of.values(), ...unlisted].filter(
      ({ id, state }) => state !== 'missing' && !found.get(id)?.payment.length,
    ),
    differing: counting.filter(({ others }) => others.length > 0).length,
  };
}

/** How somebody paid, as each phone recorded it. Empty while no phone has recorded a payment. */
export const waysPaid = (found: PersonStations | undefined) => [
  ...new Set(
    (found?.payment ?? []).flatMap(({ record, others }) =>
      [record, ...others].flatMap(({ data }) => data.method ?? []),
    ),
  ),
];

/** Who paid with money. */
export const payers = ({ pix, cash }: Payments): number => pix + cash;

const nobody = (): Payments => ({ pix: 0, cash: 0, courtesy: 0 });
