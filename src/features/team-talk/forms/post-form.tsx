import { useMemo, useState, type ReactNode } from 'react';
import { useSendForm } from '#actions/use-send-form.ts';
import { saying } from '#actions/use-say.ts';
import { fieldByField } from '#domain/form/form-merge.ts';
import type { PostFormCode } from '#domain/talk/post-form.ts';
import type { Channel } from '#domain/talk/team-talk.ts';
import { draftKey, draftReader } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useSheetStart, type SheetStart } from '#entities/form/sheet/use-sheet-start.ts';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { lettersOver } from '#i18n/words/use-bound.ts';
import { useTeamRecords } from '#live/team/use-team-rows.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { newPost, type NewPost, type PostArgs } from '../new-post.ts';
import { labelOf, type Talk } from '../talk-people.ts';

/** What each form of a post is given. */
export type PostFormProps = {
  talk: Talk;
  channel: Channel;
  /** The refused post that is corrected. */
  refused?: OutboxRecord | undefined;
  /** A post that was taken back before it was sent. */
  taken?: PostArgs | undefined;
  onClose: () => void;
};

/** What the forms of posts differ in. */
export type PostKind<Form extends object> = {
  readonly type: 'announcement' | 'poll' | 'media' | 'event';
  readonly empty: Form;
  /** One code for each field with a problem. */
  readonly problemsOf: (form: Form) => Partial<Record<keyof Form, PostFormCode>>;
  /** Of a form without problems. */
  readonly postOf: (form: Form) => NewPost;
  /** The form of what was refused. */
  readonly formOf: (args: PostArgs) => Form;
};

export type PostFields<Form extends object> = {
  readonly values: Form;
  readonly set: (change: Partial<Form>) => void;
  /** For a change that comes later, after others. */
  readonly change: (next: (form: Form) => Form) => void;
  /** @param most letters of a text; what is beyond them is counted at once */
  readonly errorOf: (field: keyof Form, most?: number) => string | undefined;
};

type FormProps<Form extends object> = PostFormProps & {
  /** The same over renders. */
  kind: PostKind<Form>;
  children: (fields: PostFields<Form>) => ReactNode;
};

/** The form of a post in a sheet: its draft comes back, also the one of a refused post. */
export function PostForm<Form extends object>(props: FormProps<Form>) {
  const { talk, channel, refused, taken, kind } = props;
  const key = draftKey(`post:${kind.type}:${talk.team.id}:${channel}`, refused);
  const read = useMemo(() => draftReader(kind.empty), [kind]);
  const Start = taken ? TakenForm : StartedForm;
  return <Start {...props} draft_key={key} read={read} />;
}

/** What was begun since then keeps its place. */
function TakenForm<Form extends object>(props: StartedProps<Form>) {
  const { draft_key, read, taken } = props;
  const kept = useStoredDraft(draft_key, read);
  if (kept === undefined) return null;
  return <StartedForm {...props} draft_key={kept ? `${draft_key}:${taken!.id}` : draft_key} />;
}

type StartedProps<Form extends object> = FormProps<Form> & {
  draft_key: string;
  read: ReturnType<typeof draftReader<Form>>;
};

function StartedForm<Form extends object>(props: StartedProps<Form>) {
  const { talk, refused, taken, kind, draft_key, read } = props;
  const rows = useTeamRecords(talk.team.id, 'communication');
  const given = refused ? (refused.args as PostArgs) : taken;
  const values = given ? kind.formOf(given) : kind.empty;
  const first = () => ({ values, base: kind.empty });
  const start = useSheetStart({ draft_key, read, rows, first });
  return start && <PostSheet {...props} start={start} />;
}

type SheetProps<Form extends object> = FormProps<Form> & {
  draft_key: string;
  start: SheetStart<Form>;
};

/** Checks the form once it is submitted, and then with every change. */
function PostSheet<Form extends object>(props: SheetProps<Form>) {
  const { talk, channel, refused, kind, draft_key, start, onClose, children } = props;
  const { LL } = useI18nContext();
  const words = LL.team_talk;
  const state = useFormState(start.restored);
  const { element, isOver, onKept } = state;
  const { send } = useSendForm({ draft_key, refused, onKept, onClose });
  const [values, setValues] = useState(start.values);
  const [asked, setAsked] = useState(false);
  const problems = kind.problemsOf(values);
  const { id } = start;
  const draft = useMemo(() => {
    const is_empty = fieldByField(kind.empty).equal(values, kind.empty);
    return is_empty ? undefined : { id, values, base: kind.empty };
  }, [id, values, kind]);

  async function submit() {
    setAsked(true);
    if (Object.keys(problems).length > 0) return focusFirstInvalid(element.current);
    const { send_failed, announce_failed } = LL.team.posts;
    const failed = kind.type === 'media' ? send_failed() : announce_failed();
    await send(
      'post_communication@1',
      newPost({ team_id: talk.team.id, channel, id: start.new_id }, kind.postOf(values)),
      {
        label: labelOf(talk, channel, LL),
        said: saying(words.form.published(), failed),
      },
    );
  }

  const discard = () => {
    setValues(kind.empty);
    state.sayDiscarded(() => setValues(values));
  };
  return (
    <SheetForm
      form={{ handleSubmit: submit }}
      element={element}
      title={words.compose[kind.type]()}
      submit={words.form.publish()}
      draft_key={draft_key}
      draft={draft}
      isOver={isOver}
      onClose={onClose}
      onDiscard={state.restored ? discard : undefined}
      failure={state.failure}
    >
      {children({
        values,
        set: (change) => setValues((form) => ({ ...form, ...change })),
        change: setValues,
        errorOf: (field, most) => {
          const code = asked ? problems[field] : undefined;
          const said = code && words.form.problem[code]();
          return lettersOver(String(values[field]), most, LL) ?? said;
        },
      })}
    </SheetForm>
  );
}
