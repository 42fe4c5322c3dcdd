import { useMemo, useState } from 'react';
import { saying } from '#actions/use-say.ts';
import { useSendForm } from '#actions/use-send-form.ts';
import { isOpen, type Alliance } from '#domain/team/alliances.ts';
import { draftKey, draftReader } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useSheetStart, type SheetStart } from '#entities/form/sheet/use-sheet-start.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeams } from '#live/team/use-teams.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { allianceTypes } from '#sync/records/team/team-record.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import type { Team } from '../use-alliance-acts.ts';
import { PickTeam } from './pick-team.tsx';

type ProposeAllianceProps = {
  team: Team;
  all: readonly Alliance[];
  /** What an ended alliance was: the new proposal begins with it. */
  again?: { other: Team; type: Alliance['type'] };
  /** The refused proposal that is corrected. */
  refused?: OutboxRecord | undefined;
  onClose: () => void;
};

/** The other team and the type; '' before a choice. */
type Proposal = { readonly other_id: string; readonly type: string };

const readDraft = draftReader<Proposal>({ other_id: '', type: '' });

/** The form of a proposal: which team, and which of the three types. Its draft comes back. */
export function ProposeAlliance(props: ProposeAllianceProps) {
  const { team, all, again, refused } = props;
  const draft_key = draftKey(`alliance:${team.id}${again ? `:${again.other.id}` : ''}`, refused);
  const base = { other_id: again?.other.id ?? '', type: again?.type ?? '' };
  const first = () => ({ values: refused ? proposalOf(refused) : base, base });
  const start = useSheetStart({ draft_key, read: readDraft, rows: all, first });
  return start && <ProposalSheet {...props} draft_key={draft_key} start={start} />;
}

function proposalOf({ args }: OutboxRecord): Proposal {
  const { team2_id, type } = args as MutationArgs<'propose_alliance@1'>;
  return { other_id: team2_id, type };
}

type ProposalSheetProps = ProposeAllianceProps & {
  draft_key: string;
  start: SheetStart<Proposal>;
};

function ProposalSheet(props: ProposalSheetProps) {
  const { team, all, again, refused, draft_key, start, onClose } = props;
  const { LL } = useI18nContext();
  const teams = useTeams();
  const state = useFormState(start.restored);
  const { element, isOver, onKept } = state;
  const { send } = useSendForm({ draft_key, refused, onKept, onClose });
  const [values, setValues] = useState(start.values);
  const [tried, setTried] = useState(false);
  const { id, base } = start;
  const draft = useMemo(
    () =>
      values.other_id === base.other_id && values.type === base.type
        ? undefined
        : { id, values, base },
    [id, values, base],
  );
  // a draft of another day, or a refused proposal, may name what is not there any more, or is taken
  const is_taken = all.some((one) => one.other_id === values.other_id && isOpen(one));
  const other = is_taken ? undefined : teams?.get(values.other_id);
  const type = allianceTypes.find((one) => one === values.type) ?? '';
  const words = LL.team_alliances;
  const propose = words.propose;
  const handleSubmit = async () => {
    setTried(!other || !type); // once it is stored, its team is taken: that is no mistake
    if (!other || !type) return focusFirstInvalid(element.current);
    const args = { id: start.new_id, team_id: team.id, team2_id: other.id, type };
    // the messages of a failure are the spec's (Spec 2 §8)
    const said = saying(propose.done(), LL.team.alliances.create_failed());
    const waiting = propose.waiting();
    await send('propose_alliance@1', args, { label: other.name, said: { ...said, waiting } });
  };
  const discard = () => {
    setValues(base);
    state.sayDiscarded(() => setValues(values));
  };
  return (
    <SheetForm
      form={{ handleSubmit }}
      element={element}
      title={again ? propose.renew() : propose.action()}
      submit={propose.send()}
      draft_key={draft_key}
      draft={draft}
      isOver={isOver}
      onClose={onClose}
      onDiscard={state.restored ? discard : undefined}
      failure={state.failure}
    >
      <PickTeam
        team={team}
        all={all}
        value={other}
        error={tried && !other ? propose.team_required() : undefined}
        onChange={({ id: other_id }) => setValues({ ...values, other_id })}
      />
      <ChoiceField
        label={words.type_label()}
        value={type}
        error={tried && !type ? propose.type_required() : undefined}
        choices={allianceTypes.map((value) => ({
          value,
          label: words.type[value](),
          below: words.type_hint[value](),
        }))}
        onChange={(chosen) => setValues({ ...values, type: chosen })}
      />
      <p className="text-sm text-soft">{words.points()}</p>
    </SheetForm>
  );
}
