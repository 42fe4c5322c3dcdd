import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Operator } from '#sync/records/operator.ts';
import { classWord } from './participant-columns.tsx';

export type TeamCard = {
  readonly id: string;
  readonly name: string;
  readonly members: readonly Operator[];
};

/** Teams side by side, people under each other. */
export function TeamCards({ teams }: { teams: readonly TeamCard[] }) {
  const { LL } = useI18nContext();
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {teams.map(({ id, name, members }) => (
        <section key={id} aria-label={name} className="border-t border-line pt-3">
          <h3 className="font-display text-2xl">{name}</h3>
          <p className="text-soft">{LL.event.teams.members({ count: members.length })}</p>
          <ul className="mt-2 divide-y divide-line">
            {members.map((operator) => (
              <li key={operator.id} className="flex justify-between gap-3 py-2">
                <span className="min-w-0 truncate">{operator.name}</span>
                <span className="shrink-0 text-soft">{classWord(LL, operator)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
