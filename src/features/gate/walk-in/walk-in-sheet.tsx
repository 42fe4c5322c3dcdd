import { LONGEST_TEAM } from '#domain/person/profile-form.ts';
import { useRef } from 'react';
import { UnsavedForm } from '#entities/form/leave/unsaved-form.tsx';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { WhatsappField } from '#entities/person/whatsapp-field.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useOperatorInputs } from '#i18n/words/use-operator-inputs.ts';
import { operatorClasses, type Operator } from '#sync/records/operator.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { Form } from '#ui/form/form.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { readWalkIn, useWalkInForm, type WalkInStart } from './use-walk-in-form.ts';

const FORM_ID = 'walk-in';

type WalkInSheetProps = {
  event: WalkInStart['event'];
  /** What was typed into the search, or what the server refused. */
  given: WalkInStart['given'];
  refused?: WalkInStart['refused'];
  /** Why one more is too many. */
  over: 'full' | 'spent' | undefined;
  lease_id: WalkInStart['lease_id'];
  /** Whose number on the list it is, as far as this phone knows. */
  listed: (typed: string) => Operator | undefined;
  /** That person is marked instead. */
  onListed: (operator: Operator) => void;
  onKept: WalkInStart['onKept'];
  onClose: () => void;
};

/** Takes in somebody who stands on no list. Closing it keeps what was typed. */
export function WalkInSheet(props: WalkInSheetProps) {
  const draft_key = `walk_in:${props.refused?.id ?? props.event.id}`;
  const draft = useStoredDraft(draft_key, readWalkIn);
  if (draft === undefined) return null;
  // a name that was searched for is of the person who stands here now: the other one stays as well
  const { name } = props.given;
  return name === '' || draft === null || name === draft.name ? (
    <OpenSheet {...props} draft_key={draft_key} draft={draft} />
  ) : (
    <NextSheet {...props} draft_key={`${draft_key}:${name}`} />
  );
}

function NextSheet(props: WalkInSheetProps & Pick<WalkInStart, 'draft_key'>) {
  const draft = useStoredDraft(props.draft_key, readWalkIn);
  return draft === undefined ? null : <OpenSheet {...props} draft={draft} />;
}

type OpenSheetProps = WalkInSheetProps & Pick<WalkInStart, 'draft_key' | 'draft'>;

function OpenSheet({ onClose, over, listed, onListed, ...start }: OpenSheetProps) {
  const { LL } = useI18nContext();
  const element = useRef<HTMLFormElement>(null);
  const { form, values, failure, typed, isOver, leaveForm } = useWalkInForm({
    ...start,
    onInvalid: () => focusFirstInvalid(element.current),
  });
  const inputs = useOperatorInputs(operatorClasses);
  const bound = useBound();
  const words = LL.gate.walk_in;
  // what was refused has a mark already: the server finds out whose number it is
  const known = start.refused || values.no_number ? undefined : listed(values.whatsapp);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title()}
      close_label={LL.common.close()}
      actions={
        known ? (
          <Button
            key="listed"
            variant="main"
            size="lg"
            block
            onClick={() => {
              leaveForm();
              onListed(known);
            }}
          >
            {words.listed.mark({ first: firstNameOf(known) })}
          </Button>
        ) : (
          <Button variant="main" size="lg" block type="submit" form={FORM_ID}>
            {over ? words.let_in_over() : words.let_in()}
          </Button>
        )
      }
    >
      <Form
        id={FORM_ID}
        ref={element}
        aria-label={words.title()}
        className="flex flex-col gap-5"
        form={form}
      >
        {over === 'full' && <Note kind="refused">{words.full({ max: start.event.max_op })}</Note>}
        {over === 'spent' && <Note kind="refused">{words.spent()}</Note>}
        {failure && <Note kind="refused" title={failure} />}
        <form.Field name="name">
          {(field) => <TextField {...inputs.name} autoComplete="off" {...bound(field)} />}
        </form.Field>
        <form.Field name="no_number">
          {({ state, handleChange }) => (
            <CheckField
              label={words.no_number()}
              hint={words.no_number_hint()}
              checked={state.value}
              onChange={handleChange}
            />
          )}
        </form.Field>
        {!values.no_number && (
          <form.Field name="whatsapp">
            {(field) => <WhatsappField {...inputs.whatsapp} autoComplete="off" {...bound(field)} />}
          </form.Field>
        )}
        {/* "Este número é de Carlos Souza, na lista. Marcar Carlos?" */}
        {known && (
          <Note
            kind="info"
            title={words.listed.question({ name: known.name, first: firstNameOf(known) })}
          >
            {words.listed.other()}
          </Note>
        )}
        <form.Field name="team">
          {(field) => (
            <TextField {...inputs.team} autoComplete="off" {...bound(field, LONGEST_TEAM)} />
          )}
        </form.Field>
        <form.Field name="class">
          {(field) => <SelectField {...inputs.class} {...bound(field)} />}
        </form.Field>
      </Form>
      <UnsavedForm draft_key={start.draft_key} draft={typed} isOver={isOver} />
    </Dialog>
  );
}

const firstNameOf = ({ name }: Operator): string => name.split(' ')[0] ?? name;
