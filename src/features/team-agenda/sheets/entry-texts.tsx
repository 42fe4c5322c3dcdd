import {
  briefingFields,
  reportFields,
  type Briefing,
  type Report,
} from '#domain/agenda/agenda-texts.ts';
import { LinkedText } from '#entities/linked-text/linked-text.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { KeptPhoto } from '#entities/picture/kept-photo.tsx';

/** The briefing, which is here without a signal too. */
export function BriefingText({ briefing }: { briefing: Briefing | null }) {
  const { LL } = useI18nContext();
  const words = LL.team_agenda.briefing;
  return (
    <Texts
      title={words.title()}
      none={words.none()}
      texts={briefing && briefingFields.map((name) => [words[name](), briefing[name]])}
    />
  );
}

export function ReportText({ report }: { report: Report | null }) {
  const { LL } = useI18nContext();
  const words = LL.team_agenda.report;
  const photos = report?.photos ?? [];
  return (
    <div>
      <Texts
        title={words.title()}
        none={words.none()}
        texts={report && reportFields.map((name) => [words[name](), report[name]])}
      />
      {photos.length > 0 && (
        <ul aria-label={words.photos()} className="mt-4 grid grid-cols-2 gap-3">
          {photos.map((url, n) => (
            <li key={url}>
              <KeptPhoto url={url} label={LL.picture.photo({ number: n + 1 })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type TextsProps = {
  title: string;
  none: string;
  /** A label and a text each; null while nothing was written. */
  texts: readonly (readonly [string, string | null])[] | null;
};

function Texts({ title, none, texts }: TextsProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-2xl">{title}</h3>
      {!texts && <p className="text-soft">{none}</p>}
      <dl className="flex flex-col gap-3">
        {texts?.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt className="text-sm text-soft">{label}</dt>
                <dd className="max-w-prose whitespace-pre-line wrap-anywhere">
                  <LinkedText text={text} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
