import { useI18nContext } from '#i18n/i18n-react.tsx';
import { allianceTypes } from '#sync/records/team/team-record.ts';

/** The three types in a line each, and what an alliance gives. */
export function AboutTypes() {
  const { LL } = useI18nContext();
  const words = LL.team_alliances;
  return (
    <section aria-labelledby="alliance-types">
      <h2 id="alliance-types" className="mb-2 text-2xl">
        {words.types()}
      </h2>
      <dl className="flex max-w-prose flex-col gap-2">
        {allianceTypes.map((type) => (
          <div key={type}>
            <dt className="font-medium">{words.type[type]()}</dt>
            <dd className="text-soft">{words.type_hint[type]()}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-prose text-sm text-soft">{words.points()}</p>
    </section>
  );
}
