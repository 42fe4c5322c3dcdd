import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import type { Arena } from '#domain/arena/arena-list.ts';
import { AskedChangeNote } from '#entities/arena/asked-change-note.tsx';
import { ReviewChip } from '#entities/arena/review-chip.tsx';
import { useAskedChanges } from '#entities/arena/use-asked-changes.ts';
import { CityText } from '#entities/place/place-fact.tsx';
import { waitsFor } from '#live/outbox/about-row.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useArenas } from '#live/rows/use-arenas.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { List, ListRow, rowLinkClass } from '#ui/lists/list-row.tsx';
import {
  askedForArenas,
  formOfRefused,
  myProposals,
  type OpenArenaForm,
} from './open-arena-form.ts';
import { useLostPictures } from './use-lost-pictures.ts';

type MyProposalsProps = { onOpen: (form: OpenArenaForm) => void };

const NONE: readonly Arena[] = [];

/** The arenas that I proposed and nobody has decided about, and what the server refused. */
export function MyProposals({ onOpen }: MyProposalsProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas.propose;
  const person = usePerson();
  const arenas = useArenas();
  const asked = askedForArenas(useOutbox() ?? []);
  const changes = useAskedChanges();
  const mine = person && arenas ? myProposals(arenas, person.id) : NONE;
  useLostPictures(mine);
  if (!person) return null;
  return (
    <>
      <WaitingNotes
        records={asked}
        correct={(record) => (
          <Button icon={Pencil} onClick={() => onOpen(formOfRefused(record))}>
            {LL.common.edit()}
          </Button>
        )}
      />
      {mine.length > 0 && (
        <section className="flex flex-col">
          <h2 className="font-display text-xl">{words.mine()}</h2>
          <List label={words.mine()}>
            {mine.map((arena) => {
              const { id, name, city, state } = arena;
              const waits = waitsFor(id, asked);
              const change = waits ? undefined : changes.get(id);
              return (
                <ListRow
                  key={id}
                  level={3}
                  title={
                    <Link to="/arena/$id" params={{ id }} className={rowLinkClass}>
                      {name}
                    </Link>
                  }
                  facts={
                    <span className="fact">
                      <CityText city={city} state={state} />
                    </span>
                  }
                  extra={change && <AskedChangeNote change={change} hint={words.correct_hint()} />}
                  trailing={
                    <>
                      <ReviewChip arena={arena} waits={waits} />
                      <span className="relative">
                        <IconButton
                          icon={Pencil}
                          label={words.edit({ name })}
                          onClick={() => onOpen({ id })}
                        />
                      </span>
                    </>
                  }
                />
              );
            })}
          </List>
        </section>
      )}
    </>
  );
}
