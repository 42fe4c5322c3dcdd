import { formatInstantInSentence } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { mutationTitle } from '#i18n/mutation-title.ts';
import { namesOf } from '#domain/asked-names.ts';

type Asked = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly args: object;
  readonly created_at: string;
};

/** An organiser's event may have hundreds. */
const SHOWN = 5;

/** Lists what was asked: the names, whom it was about, and when. */
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
