import { useAct } from '#actions/use-act.ts';
import { useSay } from '#actions/use-say.ts';
import { markOf, type AgendaEvent, type Attendee } from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMutate } from '#actions/use-mutate.ts';
import { Button } from '#ui/button.tsx';

type Person = Pick<Attendee, 'user_id' | 'name'>;

type RollCallProps = {
  event: AgendaEvent;
  /** Everybody who can be marked, by what they said before. */
  answers: Readonly<Record<'confirmed' | 'silent' | 'declined', readonly Person[]>>;
  nameOf: (one: Person) => string;
};

/**
 * Captain and officers mark who came. Each tap is kept at once, with or without a signal; a tap on
 * the mark that is set takes it away.
 */
export function RollCall({ event, answers, nameOf }: RollCallProps) {
  const { LL } = useI18nContext();
  const act = useAct();
  const mutate = useMutate();
  const say = useSay();
  const words = LL.team_agenda.roll;
  const { id, team_id, data } = event;
  const said = { done: words.done(), refused: words.failed() };
  const mark = async (user_ids: readonly string[], came: boolean | null) => {
    const args = { id, team_id, user_ids: [...user_ids], came };
    const kept = await mutate('mark_absences@1', args, { label: data.title });
    if (!kept.ok) say.notKept(kept.code, said);
  };
  const { attendance, numbers } = LL.team_agenda;
  const said_before = { ...attendance.status, silent: numbers.cell.silent };
  const people = (['confirmed', 'silent', 'declined'] as const).flatMap((answer) =>
    answers[answer].map((one) => ({
      user_id: one.user_id,
      name: nameOf(one),
      answer: said_before[answer](),
    })),
  );
  const marks = people.map(({ user_id }) => markOf(data, user_id));
  const count = (wanted: boolean | undefined) => marks.filter((one) => one === wanted).length;
  const open = answers.confirmed
    .map(({ user_id }) => user_id)
    .filter((one) => markOf(data, one) === undefined);
  const markAll = () =>
    act(
      'mark_absences@1',
      { id, team_id, user_ids: open, came: true },
      {
        label: data.title,
        said: { ...said, after: { label: words.undo(), run: () => void mark(open, null) } },
      },
    );
  return (
    <section aria-label={words.title()} className="border-t border-line pt-4">
      <h3 className="font-display text-xl">{words.title()}</h3>
      <p className="text-sm text-soft">{words.hint()}</p>
      <p role="status" className="my-2">
        {words.count({ came: count(true), missed: count(false), open: count(undefined) })}
      </p>
      {open.length > 0 && (
        <Button block onClick={() => void markAll()}>
          {words.all()}
        </Button>
      )}
      <ul className="flex flex-col">
        {people.map(({ user_id, name, answer }, n) => (
          <li key={user_id} className="flex min-h-16 flex-wrap items-center gap-2 py-2">
            <span className="min-w-0 grow wrap-anywhere">
              {name}
              <span className="block text-sm text-soft">{answer}</span>
            </span>
            <div role="group" aria-label={name} className="flex gap-2">
              {([true, false] as const).map((came) => (
                <Button
                  key={String(came)}
                  variant={marks[n] === came ? 'main' : 'quiet'}
                  aria-pressed={marks[n] === came}
                  onClick={() => void mark([user_id], marks[n] === came ? null : came)}
                >
                  {came ? words.came() : words.missed()}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
