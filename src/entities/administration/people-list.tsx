import Eye from 'lucide-react/icons/eye';
import UserSearch from 'lucide-react/icons/user-search';
import { useCallback, useEffect, useState } from 'react';
import { formatWhatsapp, maskWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { HiddenNumber } from '#entities/person/hidden-number.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAnswer, type Question } from '#live/administration/use-answer.ts';
import { listPeople, type ListedPeople } from '#sync/calls/administration.ts';
import { IconButton } from '#ui/button.tsx';
import { Avatar } from '#ui/drawing/avatar.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { NeedsSignal } from './needs-signal.tsx';
import type { ChosenPerson } from './use-chosen-person.ts';
import { useKeptTerm } from './use-kept-term.ts';
import './people-list.css';

const LIST_ID = 'admin-people';
/** Each question is written to the access log, so not every key asks one. */
const PAUSE_MS = 350;
/** A number that was asked for is hidden again after this time. */
const SHOWN_MS = 30_000;

type PeopleListProps = {
  chosen: ChosenPerson | undefined;
  onChoose: (person: ChosenPerson) => void;
};

/** Everybody, searched by name or WhatsApp on the server; one of them can be chosen (Spec 2 §2). */
export function PeopleList({ chosen, onChoose }: PeopleListProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.people;
  const [term, setTerm] = useKeptTerm();
  const search = usePaused(term.trim());
  const question = useCallback<Question<ListedPeople>>(
    ({ local }) => listPeople(local, search),
    [search],
  );
  const { phase, answer, ask } = useAnswer(question);
  const is_failed = phase === 'unreached' || phase === 'refused';
  return (
    <section aria-labelledby="admin-people-head" className="min-w-0">
      <h2 id="admin-people-head" className="mb-3 font-display text-2xl">
        {words.title()}
      </h2>
      <SearchField
        label={words.search_label()}
        placeholder={words.search()}
        clear_label={LL.common.clear_search()}
        value={term}
        onChange={setTerm}
        controls={LIST_ID}
      />
      <div className="flex flex-wrap justify-between gap-x-4 py-2 text-sm text-soft">
        <p>{words.logged()}</p>
        <p role="status" className="tabular-nums">
          {answer &&
            !is_failed &&
            words.shown({ shown: answer.people.length, total: answer.total })}
        </p>
      </div>
      <div
        id={LIST_ID}
        className="admin-people"
        role="region"
        aria-label={words.title()}
        aria-busy={phase === 'asking'}
        tabIndex={0}
      >
        {is_failed && (
          <NeedsSignal
            title={LL.admin.people_failed()}
            is_refused={phase === 'refused'}
            onRetry={ask}
          />
        )}
        {!is_failed && !answer && <SkeletonRows count={4} label={words.loading()} />}
        {!is_failed && answer && <People people={answer} chosen={chosen} onChoose={onChoose} />}
      </div>
    </section>
  );
}

type PeopleProps = PeopleListProps & { people: ListedPeople };

function People({ people: { people, total }, chosen, onChoose }: PeopleProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.people;
  const [shown, show] = useShownNumber();
  const open = people.find(({ id }) => id === shown)?.whatsapp;
  if (people.length === 0) return <EmptyState icon={UserSearch}>{words.none()}</EmptyState>;
  return (
    <>
      <ul aria-label={words.title()} className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className="flex items-center">
            <button
              type="button"
              className="admin-person"
              aria-pressed={person.id === chosen?.id}
              onClick={() => onChoose(person)}
            >
              <Avatar name={person.name} />
              <span className="min-w-0 flex-1 basis-40">
                <span className="block font-medium wrap-anywhere">{person.name}</span>
                <span className="block text-sm text-soft tabular-nums">
                  {!person.whatsapp && words.no_number()}
                  {/* a bystander must not read the numbers of all people in the list */}
                  {person.whatsapp &&
                    (person.id === shown ? (
                      formatWhatsapp(person.whatsapp)
                    ) : (
                      <HiddenNumber masked={maskWhatsapp(person.whatsapp)} />
                    ))}
                  {person.team && ` · ${person.team}`}
                </span>
              </span>
            </button>
            {person.whatsapp && (
              <IconButton
                icon={Eye}
                label={words.show_number({ name: person.name })}
                aria-pressed={person.id === shown}
                onClick={() => show(person.id === shown ? undefined : person.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {open && formatWhatsapp(open)}
      </p>
      {people.length < total && <p className="p-3 text-sm text-soft">{words.more()}</p>}
    </>
  );
}

/** Whose number is shown, if any. */
function useShownNumber() {
  const [shown, show] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => show(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown, show] as const;
}

/** What was typed, once nothing more was typed for a moment. */
function usePaused(term: string): string {
  const [paused, setPaused] = useState(term);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(term), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  return paused;
}
