import { useCallback, useMemo, useRef, useState } from 'react';
import { compareList, type Known, type ListRow } from '#domain/whatsapp-list/compare-list.ts';
import { keyedList } from '#domain/whatsapp-list/keyed-list.ts';
import { chosenOf } from '#domain/whatsapp-list/list-choice.ts';
import { withSquads, type Squads } from '#domain/whatsapp-list/listed-squads.ts';
import { useKeepDraft } from '#entities/form/use-keep-draft.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { useAccount } from '#live/account-context.ts';
import { dropDraft, readDraft, writeDraft } from '#sync/drafts/drafts.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/fields/text-field.tsx';
import { ActionBar } from '#ui/page/action-bar.tsx';
import { Note } from '#ui/page/note.tsx';
import { listDraftKey, type ListDraft } from './list-draft.ts';
import { ListRows } from './list-rows.tsx';
import { useApplyList, type Change } from './use-apply-list.ts';

type ListBoardProps = {
  event: AirsoftEvent;
  /** Who takes part already, whole. */
  people: readonly Known[];
  /** How many places are left; null for no limit. */
  places: number | null;
  /** Somebody waits for a place, and gets the next one that is free. */
  queued: boolean;
  /** In a 3X3 or 5X5; null in another game. */
  squads: Squads | null;
  start: ListDraft;
};

/** A list is pasted, and what it would change is shown, row by row, before anything does. */
export function ListBoard({ event, start, ...given }: ListBoardProps) {
  const [draft, setDraft] = useState(start);
  const [writes, setWrites] = useState(start.text === '');
  const { isOver, ...ends } = useDraft(event, draft);
  const apply = useApplyList(event, given.squads, ends);
  if (isOver()) return null;
  return writes ? (
    <ListText
      text={draft.text}
      onText={(text) => setDraft((before) => ({ ...before, text }))}
      onRead={() => setWrites(false)}
    />
  ) : (
    <Preview
      {...given}
      draft={draft}
      onDraft={setDraft}
      onText={() => setWrites(true)}
      onApply={(change) => void apply(change)}
    />
  );
}

type ListTextProps = { text: string; onText: (text: string) => void; onRead: () => void };

function ListText({ text, onText, onRead }: ListTextProps) {
  const { LL } = useI18nContext();
  const words = LL.organise.list_in;
  return (
    <>
      <TextareaField
        label={words.text()}
        hint={words.text_hint()}
        rows={10}
        value={text}
        onChange={onText}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (text !== '' || pasted.trim() === '') return;
          event.preventDefault(); // the whole list: the field goes, and its people come
          onText(pasted);
          onRead();
        }}
      />
      <ActionBar>
        <Button variant="main" size="lg" disabled={text.trim() === ''} onClick={onRead}>
          {words.read()}
        </Button>
      </ActionBar>
    </>
  );
}

type PreviewProps = Pick<ListBoardProps, 'people' | 'places' | 'queued' | 'squads'> & {
  draft: ListDraft;
  onDraft: (change: (before: ListDraft) => ListDraft) => void;
  onText: () => void;
  onApply: (change: Change) => void;
};

function Preview({ draft, onDraft, onText, onApply, ...event }: PreviewProps) {
  const { LL } = useI18nContext();
  const words = LL.organise.list_in;
  const { people, places, queued, squads } = event;
  const { text, rewritten } = draft;
  const rows = useMemo(() => {
    const entries = keyedList(text, rewritten, people);
    const compared = compareList(entries, people, (host) => words.guest_of({ host }));
    return squads ? withSquads(compared, entries, squads) : compared;
  }, [text, rewritten, people, squads, words]);
  const { added, removed } = chosenOf(rows, draft.ticks);
  const room = places === null ? Infinity : places + (queued ? 0 : removed.length);
  const over = added.length > room;
  const count = (states: readonly ListRow['state'][]) =>
    rows.filter(({ state }) => states.includes(state)).length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-display text-xl">
          {words.summary({ fresh: count(['new']), asked: count(ASKED) })}
        </p>
        <Button variant="plain" onClick={onText}>
          {words.change()}
        </Button>
      </div>
      {over && (
        <Note kind="refused" title={words.full.title()}>
          {words.full.body({ places: room, count: added.length })}
        </Note>
      )}
      {count(['ignored']) === rows.length && <Note kind="info" title={words.nobody()} />}
      <ListRows
        rows={rows}
        draft={draft}
        onTick={({ key, state }, ticked) =>
          onDraft((before) => ({ ...before, ticks: { ...before.ticks, [key]: ticked && state } }))
        }
        onRewrite={(key, given) =>
          onDraft((before) => {
            const { [key]: _, ...others } = before.rewritten;
            return { ...before, rewritten: given ? { ...others, [key]: given } : others };
          })
        }
      />
      <ActionBar>
        <Button
          variant="main"
          size="lg"
          disabled={added.length + removed.length === 0}
          onClick={() => onApply({ added, removed })}
        >
          {applyWords({ count: added.length, removed: removed.length }, LL)}
        </Button>
      </ActionBar>
    </>
  );
}

/** What waits for a decision. */
const ASKED = [
  'same_name',
  'twice',
  'same_number',
  'gone_too',
  'no_squad',
  'squad_full',
  'struck',
  'unclear',
] as const;

function applyWords(
  { count, removed }: { count: number; removed: number },
  { organise: { list_in: words } }: TranslationFunctions,
): string {
  if (removed === 0) return words.add({ count });
  return count === 0 ? words.remove_count({ count: removed }) : words.both({ count, removed });
}

/** Keeps what was pasted until it is applied. */
function useDraft(event: AirsoftEvent, draft: ListDraft) {
  const { db } = useAccount().local;
  const key = listDraftKey(event.id);
  const over = useRef(false);
  const isOver = useCallback(() => over.current, []);
  useKeepDraft(key, draft.text === '' ? undefined : draft, isOver);
  const onKept = () => {
    over.current = true;
    void dropDraft(db, key);
  };
  /** What was pasted is there again, unless another list has come since. */
  const onTakenBack = async () => {
    if ((await readDraft(db, key)) === undefined) await writeDraft(db, key, draft);
  };
  return { isOver, onKept, onTakenBack };
}
