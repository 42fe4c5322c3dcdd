import { LinkedText } from '#entities/linked-text/linked-text.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { factWords } from '#i18n/words/fact-words.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** What a player decides on, two in a row; nothing where the organiser said nothing. */
export function EventFacts({ event }: { event: AirsoftEvent }) {
  const { LL, locale } = useI18nContext();
  const said = factWords(event, { LL, locale });
  if (said.length === 0) return null;
  return (
    <dl aria-label={LL.event.facts.label()} className="deciding-facts">
      {said.map(({ label, lines }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-soft">{label}</dt>
          {lines.map((line) => (
            <dd key={line} className="break-words whitespace-pre-line">
              <LinkedText text={line} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
