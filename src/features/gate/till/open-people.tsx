import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { useStillRows, type StillRow } from '#entities/still/use-still-rows.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ManyRows } from '#ui/lists/many-rows.tsx';

const idOf = ({ id }: GatePerson): string => id;
const keyOf = ({ row }: StillRow<GatePerson>): string => row.id;
const heightOf = (): number => 76;
const OPEN_ID = 'till-open';

type OpenPeopleProps = { people: readonly GatePerson[]; onOpen: (id: string) => void };

/** Who came and has no payment; each opens the payment station. */
export function OpenPeople({ people, onOpen }: OpenPeopleProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.till;
  const rows = useStillRows(people, { idOf, box: OPEN_ID }) ?? [];
  if (rows.length === 0) return null;
  return (
    <section id={OPEN_ID} aria-label={words.open()}>
      <h2 className="text-2xl">{words.open()}</h2>
      <ManyRows
        label={words.open()}
        items={rows}
        keyOf={keyOf}
        estimate_px={heightOf}
        render={({ row: { id, operator }, left }, element) => (
          <li key={id} {...element}>
            <button
              type="button"
              className="gate-row"
              data-tone={left ? 'yes' : 'missing'}
              disabled={left}
              onClick={() => onOpen(id)}
            >
              <span className="gate-who">
                <span className="gate-name">{operator?.name ?? LL.gate.no_name()}</span>
                {operator?.team && <span className="gate-facts">{operator.team}</span>}
              </span>
            </button>
          </li>
        )}
      />
    </section>
  );
}
