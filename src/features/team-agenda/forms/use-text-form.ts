import { useForm } from '@tanstack/react-form';
import { useCallback } from 'react';
import { useSendForm } from '#actions/use-send-form.ts';
import type { AgendaData, AgendaEvent } from '#domain/agenda/agenda.ts';
import { refusedTexts, type BriefingForm, type ReportForm } from '#domain/agenda/agenda-texts.ts';
import type { FormMerge } from '#domain/form/form-merge.ts';
import type { Problem } from '#domain/words/problem.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { useFollowedForm } from '#entities/form/follow/use-followed-form.ts';
import type { HeldForm } from '#entities/form/put-values.ts';
import { draftKey, type FormDraft } from '#entities/form/sheet/form-draft.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { useCurrentRecord } from '#entities/team/use-current-record.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MutationArgs } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Rows } from '#sync/records/collections.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';

/** What differs between the form of a briefing and that of a report. */
export type TextKind<Form> = {
  readonly name: 'briefing' | 'report';
  readonly formOf: (data: Pick<AgendaData, 'briefing' | 'report'>) => Form;
  readonly readDraft: (stored: unknown) => FormDraft<Form> | null;
  readonly problems: (form: Form) => readonly Problem<string, string>[];
  readonly merge: FormMerge<Form, keyof Form & string>;
  readonly changes: (base: Form, mine: Form) => object | undefined;
};

export type TextSheetProps = {
  event: AgendaEvent;
  /** Once the entry is gone. */
  gone?: string | undefined;
  refused: OutboxRecord | undefined;
  onClose: () => void;
};

type Args = MutationArgs<'save_briefing@1' | 'save_report@1'>;
type TextStart<Form> = { draft_key: string; start: FormDraft<Form>; restored: boolean };
export type OpenTextProps<Form> = TextSheetProps & TextStart<Form>;

/** What the form begins with: its draft, or the text as it is with what was refused on top. */
export function useTextStart<Form extends BriefingForm | ReportForm>(
  { name, formOf, readDraft }: TextKind<Form>,
  { event, refused }: TextSheetProps,
): TextStart<Form> | undefined {
  const draft_key = draftKey(`${name}:${event.id}`, refused);
  const draft = useStoredDraft(draft_key, readDraft);
  if (draft === undefined) return undefined;
  const begin = (): FormDraft<Form> => {
    const now = formOf(event.data);
    if (!refused) return { base: now, values: now };
    return refusedTexts(now, refused.args as { patch: object; base: object });
  };
  return { draft_key, start: draft ?? begin(), restored: draft !== null };
}

/** The form of one text: it follows what others write meanwhile. */
export function useTextForm<Form extends BriefingForm | ReportForm>(
  { name, formOf, problems, merge, changes }: TextKind<Form>,
  { event, gone, refused, draft_key, start, restored, onClose }: OpenTextProps<Form>,
) {
  const { LL } = useI18nContext();
  const words = LL.team_agenda[name];
  const state = useFormState(restored);
  const { element, failure, isOver, onKept } = state;
  const { send, end } = useSendForm({ draft_key, refused, onKept, onClose });
  const { id, team_id } = event;
  const form = useForm({
    defaultValues: start.values,
    ...checkedBy(problems),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      // what another person wrote meanwhile is not overwritten unseen
      if (followed.mustDecide()) return;
      const changed = changes(followed.base, value);
      if (!changed) return end();
      const said = { done: words.saved(), refused: words.failed() };
      const args = { id, team_id, ...changed } as Args; // no problems
      await send(name === 'briefing' ? 'save_briefing@1' : 'save_report@1', args, {
        label: event.data.title,
        said,
      });
    },
  });
  const formIn = useCallback(
    (row: Rows['team_records']) => (row.kind === 'agenda_event' ? formOf(row.data) : undefined),
    [formOf],
  );
  const theirs = useCurrentRecord(id, formIn);
  const held = form as HeldForm<Form>;
  const followed = useFollowedForm({ form: held, state, merge, start, theirs });
  const { draft } = followed;
  return {
    form,
    followed,
    /** For its sheet. */
    sheet: {
      form,
      element,
      draft_key,
      draft,
      isOver,
      onClose,
      gone,
      failure,
      title: event.data[name] ? words.edit() : words.write(),
      submit: LL.team_agenda.form.save(),
      onDiscard: state.restored ? followed.discard : undefined,
    },
  };
}
