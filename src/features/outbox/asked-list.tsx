import { formatInstantInSentence } from '#i18n/formats/instants.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { mutationTitle } from '#i18n/outcomes/mutation-title.ts';
import { namesOf } from '#domain/person/asked-names.ts';

type Asked = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly args: object;
  readonly created_at: string;
};

/** An organiser's event may have hundreds. */
const SHOWN = 5;

/** Lists the mutations: their titles, the people they are about, and when they were made. */
export function AskedList({ asked, now }: { asked: readonly Asked[]; now: string }) {
  const { LL, locale } = useI18nContext();
  const time = { now: new Date(now), locale, LL };
  return (
    <ul>
      {asked.slice(0, SHOWN).map(({ id, args, created_at, ...what }) => (
        <li key={id}>
          {[mutationTitle(LL, what), namesOf({ name: what.name, args })].filter(Boolean).join(': ')}
          <span className="block font-sans text-base font-normal text-soft">
            {LL.outbox.asked_at({ when: formatInstantInSentence(created_at, time) })}
          </span>
        </li>
      ))}
      {asked.length > SHOWN && <li>{LL.outbox.lost.more({ count: asked.length - SHOWN })}</li>}
    </ul>
  );
}
