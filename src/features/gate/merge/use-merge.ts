import { useEffect, useRef, useState } from 'react';
import type { GateSecret } from '#domain/merge/gate-secret.ts';
import { merging, type Merge, type MergeHeard } from '#domain/merge/merge.ts';
import {
  contentToTell,
  newsIn,
  relaysOf,
  type Known,
  type ReadContent,
} from '#domain/merge/merge-content.ts';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMutateAll } from '#actions/use-mutate-all.ts';
import { signal } from '#platform/gate-signals.ts';
import { report } from '#sync/device/report.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** How a merge with the phone that is seen is getting on. */
export type MergeState = {
  readonly have: number;
  /** 0 until the other phone was seen. */
  readonly need: number;
  /** The other phone has stored everything of this one. */
  readonly told: boolean;
  /** What was heard, once it is stored here. */
  readonly merged?: {
    readonly marks: Joined;
    readonly stations: Joined;
    readonly unread: number;
    /** Of the stations here: what the other phone's version could not read. */
    readonly untold: number;
  };
  /** Why what was heard could not be stored. Until it is, the other phone is not told that it was. */
  readonly failure?: { readonly sentence: string; readonly retry: () => void };
  /** What the last picture was, if it was none of this gate. */
  readonly problem?: Exclude<MergeHeard['kind'], 'own' | 'part' | 'whole' | 'again'>;
};

/** What both phones know now, and what was new to this one. */
type Joined = { readonly total: number; readonly fresh: number };

const START: MergeState = { have: 0, need: 0, told: false };

/**
 * This phone's half of a merge. What it tells is what it knew when the screen was opened; what it
 * hears is stored, and sent by whichever phone has a signal first.
 */
export function useMerge(event: AirsoftEvent, secret: GateSecret, known: Known) {
  const { LL } = useI18nContext();
  const mutateAll = useMutateAll();
  const [merge, setMerge] = useState<Merge & { readonly stations: number }>();
  const [state, setState] = useState(START);
  const newest = useRef(known);
  useEffect(() => {
    newest.current = known;
  });
  const { event_id, secret: key } = secret;
  useEffect(() => {
    let left = false;
    const told = contentToTell(event_id, newest.current);
    const stations = told.stations.length;
    merging({ event_id, secret: key }, told).then(
      (made) => !left && setMerge({ ...made, stations }),
      report,
    );
    return () => void (left = true);
  }, [event_id, key]);

  async function keep(content: ReadContent): Promise<void> {
    const news = newsIn(content, newest.current);
    const asks = relaysOf(event_id, news).map((relay) => {
      const { length } = relay.name === 'relay_marks@1' ? news.marks : news.stations;
      return { ...relay, label: `${event.name} (${length})` };
    });
    const joined = (of: 'marks' | 'stations'): Joined => {
      const fresh = news[of].length;
      return { total: newest.current[of].length + fresh, fresh };
    };
    const merged = {
      marks: joined('marks'),
      stations: joined('stations'),
      unread: content.unread,
      untold: content.reads_stations ? 0 : (merge?.stations ?? 0),
    };
    const kept = asks.length === 0 ? undefined : await mutateAll(asks);
    if (kept?.ok === false) {
      signal('no');
      const sentence = notKeptSentence(LL, kept.code);
      const retry = () => void keep(content);
      return setState((last) => ({ ...last, failure: { sentence, retry } }));
    }
    merge?.kept(content);
    signal('yes');
    setState(({ failure: _failure, ...last }) => ({ ...without(last), merged }));
  }

  async function onText(text: string): Promise<void> {
    const heard = await merge?.hear(text);
    if (!heard || heard.kind === 'own') return;
    if (heard.kind === 'part') {
      const { have, need, told } = heard;
      return setState((last) => ({ ...without(last), have, need, told: last.told || told }));
    }
    if (heard.kind === 'again' || heard.kind === 'whole') {
      const { told } = heard;
      setState((last) => ({ ...without(last), told: last.told || told }));
      return heard.kind === 'whole' ? keep(heard.content) : undefined;
    }
    const problem = heard.kind;
    setState((last) => (last.problem === problem ? last : { ...last, problem }));
  }
  return { merge, state, onText };
}

const without = ({ problem: _problem, ...state }: MergeState): MergeState => state;
