import CircleX from 'lucide-react/icons/circle-x';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { NotRead } from '#entities/absent/not-read.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import { NobodyAtTheGate } from '../nobody-at-the-gate.tsx';
import { GateRow } from './gate-row.tsx';
import type { Gate } from '../use-gate.ts';
import { TeamOffer } from '../teams/team-offer.tsx';
import type { Arrive } from '../teams/use-team-arrival.ts';
import { useListAge } from '../use-list-age.ts';
import type { useShownPeople } from './use-shown-people.ts';

const keyOf = ({ id }: GatePerson): string => id;
const heightOf = (): number => 77; // with the line below it

type GatePeopleProps = {
  gate: Gate;
  shown: ReturnType<typeof useShownPeople>;
  device_id: string;
  now: string;
  arrive: Arrive;
  onTap: (id: string) => void;
};

/** The list, or why nobody stands in it. */
export function GatePeople({ gate, shown, device_id, now, arrive, onTap }: GatePeopleProps) {
  const { LL } = useI18nContext();
  const age = useListAge(gate.scope, now);
  const words = LL.gate;
  const term = shown.term.trim();
  if (gate.list.counts.people === 0) {
    return <NobodyAtTheGate event={gate.event}>{words.empty()}</NobodyAtTheGate>;
  }
  // with half a list nobody can be said to stand outside of it
  if (shown.people.length === 0 && term !== '' && !gate.scope && gate.event.rev > 0) {
    return <NotRead>{LL.event.participants.not_here()}</NotRead>;
  }
  if (shown.people.length === 0 && term !== '') {
    return (
      <div className="gate-nobody" data-tone="no" role="status">
        <CircleX aria-hidden className="size-8 shrink-0" />
        <div className="min-w-0">
          <p className="gate-answer-name">{words.state.unlisted()}</p>
          <p>{words.nobody({ term, list: age || words.list() })}</p>
        </div>
      </div>
    );
  }
  if (shown.people.length === 0) {
    return (
      <p role="status" className="py-6">
        {words.nobody_filtered()}
      </p>
    );
  }
  return (
    <>
      {term !== '' && <TeamOffer gate={gate} arrive={arrive} term={term} />}
      <ManyRows
        label={words.list_label()}
        items={shown.people}
        keyOf={keyOf}
        estimate_px={heightOf}
        render={(person, element) => (
          <GateRow key={person.id} {...{ person, device_id, onTap, element }} />
        )}
      />
    </>
  );
}
