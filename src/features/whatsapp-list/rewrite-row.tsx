import { useForm } from '@tanstack/react-form';
import { useRef } from 'react';
import type { Rewritten } from '#domain/whatsapp-list/keyed-list.ts';
import { cleanName, personNameProblem } from '#domain/person/person-name.ts';
import { formatWhatsapp, readWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { WhatsappField } from '#entities/person/whatsapp-field.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useOperatorInputs } from '#i18n/words/use-operator-inputs.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { Form } from '#ui/form/form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

type RewriteRowProps = {
  /** The line as it was written. */
  text: string;
  /** What it begins with. */
  start: Rewritten;
  onSave: (given: Rewritten) => void;
  /** Where somebody wrote it anew before. */
  onUndo: (() => void) | undefined;
  onClose: () => void;
};

const FORM_ID = 'rewrite-row';
type Typed = { name: string; whatsapp: string };

/** Who a line is about, said by the organiser. */
export function RewriteRow({ text, start, onSave, onUndo, onClose }: RewriteRowProps) {
  const { LL } = useI18nContext();
  const words = LL.organise.list_in.edit;
  const element = useRef<HTMLFormElement>(null);
  const inputs = useOperatorInputs([]);
  const bound = useBound();
  const form = useForm({
    defaultValues: { name: start.name, whatsapp: formatWhatsapp(start.number ?? '') },
    ...checkedBy(problemsOf),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: ({ value }) => {
      const number = readWhatsapp(value.whatsapp);
      onSave({ name: cleanName(value.name), number: number.ok ? number.value : undefined });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title()}
      close_label={LL.common.close()}
      actions={
        <>
          {onUndo && <Button onClick={onUndo}>{words.undo()}</Button>}
          <Button variant="main" type="submit" form={FORM_ID}>
            {words.save()}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} ref={element} className="flex flex-col gap-5" form={form}>
        <p className="text-soft break-words">{text}</p>
        <form.Field name="name">
          {(field) => <TextField {...inputs.name} autoComplete="off" {...bound(field)} />}
        </form.Field>
        <form.Field name="whatsapp">
          {(field) => (
            <WhatsappField
              {...inputs.whatsapp}
              autoComplete="off"
              hint={words.number_hint()}
              {...bound(field)}
            />
          )}
        </form.Field>
      </Form>
    </Dialog>
  );
}

function problemsOf({ name, whatsapp }: Typed) {
  const problem = personNameProblem(name, {
    at_least: 3,
    too_short: 'registration_name_too_short',
  });
  const number = readWhatsapp(whatsapp);
  return [
    ...(problem === undefined ? [] : [{ field: 'name', code: problem }]),
    ...(whatsapp.trim() === '' || number.ok ? [] : [{ field: 'whatsapp', code: number.code }]),
  ];
}
