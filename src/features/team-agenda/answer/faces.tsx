import { attendeesWho, isOver, type AgendaEvent } from '#domain/agenda/agenda.ts';
import { PersonPicture } from '#entities/person/person-picture.tsx';
import { useMemberNames, useMemberPictures } from '#entities/team/use-member-pictures.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Agenda } from '../agenda-place.ts';
import { useLacking } from './use-lacking.ts';

/** Spec 2 §2: up to five, then a counter. */
const SHOWN = 5;

type FacesProps = Pick<Agenda, 'me' | 'now'> & { event: AgendaEvent; onOpen: () => void };

/** Who confirmed, as pictures; a tap opens the whole list. */
export function Faces({ event, me, now, onOpen }: FacesProps) {
  const { LL } = useI18nContext();
  const pictureOf = useMemberPictures(event.team_id);
  const nameOf = useMemberNames(event.team_id);
  const words = LL.team_agenda.people;
  const lacking = useLacking(event.data, now);
  const there = attendeesWho(event.data, 'confirmed');
  const { title } = event.data;
  const tense = isOver(event.data, now) ? words.past : words;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="flex tap-height flex-wrap items-center gap-2 text-start text-sm text-soft"
      onClick={onOpen}
    >
      <span className="sr-only">{tense.open({ title, count: there.length })}</span>
      <span className="flex ps-2 empty:hidden">
        {there.slice(0, SHOWN).map((person) => (
          <span key={person.user_id} className="-ms-2 rounded-full ring-2 ring-base-100">
            <PersonPicture
              name={nameOf(person) || me.name} // mine is not in a waiting answer
              avatar_url={pictureOf(person)}
              size="sm"
            />
          </span>
        ))}
      </span>
      {there.length > SHOWN && (
        <span aria-hidden className="font-medium tabular-nums">
          {words.more({ count: there.length - SHOWN })}
        </span>
      )}
      <span aria-hidden className="underline">
        {there.length === 0 ? tense.nobody() : words.count({ count: there.length })}
      </span>
      <span className="empty:hidden">{lacking}</span>
    </button>
  );
}
