import { useState } from 'react';
import { useAnswer, type Question } from '#live/administration/use-answer.ts';
import { useAccount } from '#live/account-context.ts';
import { readAccessLog, type AccessEntry } from '#sync/calls/administration.ts';
import { joinedEntries } from './joined-entries.ts';

const question: Question<readonly AccessEntry[]> = ({ local }) => readAccessLog(local);

/** The log by pages. It is asked for on each visit, and never stored. */
export function useAccessLog() {
  const { local } = useAccount();
  const { phase, answer, ask } = useAnswer(question);
  const [known, setKnown] = useState<readonly AccessEntry[]>([]);
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'end'>('idle');
  const joined = answer && joinedEntries(answer, known);
  const entries = joined ?? answer;
  async function more() {
    const last = entries?.at(-1);
    if (!entries || !last || state === 'busy') return;
    setState('busy');
    const outcome = await readAccessLog(local, last);
    if (outcome.kind !== 'ok') return setState('failed');
    setKnown([...entries, ...outcome.data]);
    setState(outcome.data.length === 0 ? 'end' : 'idle');
  }
  return {
    phase,
    entries,
    ask,
    more: () => void more(),
    // of other pages than these
    state: state === 'end' && !joined ? 'idle' : state,
  };
}
