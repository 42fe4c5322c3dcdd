import { useState } from 'react';
import { NeedsSignal, RestNeedsSignal } from '#entities/administration/needs-signal.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAnswer, type Question } from '#live/administration/use-answer.ts';
import { listPatchCodes, type PatchCode } from '#sync/calls/administration.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PrintSheet } from '#ui/page/print-sheet.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { CodeNotes } from './code-notes.tsx';
import { CodeTable } from './code-table.tsx';
import { CodeTools } from './code-tools.tsx';
import { QrSheet } from './qr-sheet.tsx';
import { StateFilter } from './state-filter.tsx';
import { useFoundCodes } from './use-found-codes.ts';
import { WithdrawCodes } from './withdraw-codes.tsx';

const question: Question<readonly PatchCode[]> = ({ local }) => listPatchCodes(local);
const LIST_ID = 'patch-codes';
const none: readonly PatchCode[] = [];
const nothing: ReadonlySet<string> = new Set();

/** Spec 2 §2, /admin/patch-codes. The codes are asked for on each visit, and never stored. */
export function CodesScreen({ now }: { now: string }) {
  const { LL } = useI18nContext();
  const words = LL.admin.codes;
  const { phase, answer, ask } = useAnswer(question);
  const [chosen, setChosen] = useState(nothing);
  const codes = answer ?? none;
  const { term, setTerm, state, setState, found, usable } = useFoundCodes(codes, now);
  // what the search hides is not among them
  const marked = usable.filter(({ id }) => chosen.has(id));
  // without a signal what was answered before stays
  const is_unreached = phase === 'unreached';
  const is_failed = phase === 'refused' || (is_unreached && !answer);
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader slim title={words.title()}>
        <p className="text-soft">{words.lead()}</p>
      </PageHeader>
      <div className="page-width flex flex-col gap-4 pt-4 pb-12">
        <CodeNotes ask={ask} />
        <CodeTools
          codes={codes}
          found={found}
          can_print={usable.length > 0}
          is_known={answer !== undefined}
          is_asking={phase === 'asking'}
          now={now}
          onRefresh={ask}
        />
        {is_failed && (
          <NeedsSignal title={words.load_failed()} is_refused={phase === 'refused'} onRetry={ask} />
        )}
        {!is_failed && !answer && <SkeletonRows label={words.loading()} />}
        {answer && !is_failed && (
          <>
            {is_unreached && <RestNeedsSignal title={words.load_failed()} />}
            <div className="flex flex-wrap items-end gap-3">
              <div className="max-w-2xl flex-1 basis-64">
                <SearchField
                  label={words.search_label()}
                  placeholder={words.search()}
                  clear_label={LL.common.clear_search()}
                  value={term}
                  onChange={setTerm}
                  controls={LIST_ID}
                />
              </div>
              <StateFilter value={state} onChange={setState} />
              <p role="status" className="ms-auto py-3.5 text-sm text-soft tabular-nums">
                {term.trim() || state !== 'all'
                  ? words.found({ found: found.length, count: codes.length })
                  : words.total({ count: codes.length })}
              </p>
            </div>
            <WithdrawCodes usable={usable} marked={marked} onChoose={setChosen} />
            <div id={LIST_ID}>
              <CodeTable
                codes={found}
                chosen={chosen}
                onChoose={setChosen}
                term={term.trim()}
                is_narrowed={state !== 'all'}
                now={now}
              />
            </div>
          </>
        )}
      </div>
      <PrintSheet>{() => <QrSheet codes={marked.length > 0 ? marked : usable} />}</PrintSheet>
    </>
  );
}
