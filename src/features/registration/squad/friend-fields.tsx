import Undo2 from 'lucide-react/icons/undo-2';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { emptyFriend, mostFriends, type Friend } from '#domain/registration/squad.ts';
import { roomInTeam, type RegistrationTarget } from '#domain/registration/registration-form.ts';
import { WhatsappField } from '#entities/person/whatsapp-field.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useOperatorInputs } from '#i18n/words/use-operator-inputs.ts';
import { operatorClasses } from '#sync/records/operator.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Rows } from '#sync/records/collections.ts';
import { BringTeam } from './bring-team.tsx';
import type { RegistrationFormApi } from '../use-registration-form.ts';

type FriendFieldsProps = {
  form: RegistrationFormApi;
  target: RegistrationTarget;
  event_id: string;
  /** The teams that I am in: I may bring their people. */
  own_teams: readonly Rows['teams'][];
};

/** A line that was taken out, and its place. */
type Removed = { n: number; friend: Friend };

/**
 * People without an account that I register with me: one registration for all of us.
 */
export function FriendFields({ form, target, event_id, own_teams }: FriendFieldsProps) {
  const { LL } = useI18nContext();
  const words = LL.registration.friends;
  const [added, setAdded] = useState<number>();
  const [removed, setRemoved] = useState<Removed>();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-1 font-display text-2xl">{words.label()}</legend>
      <p className="text-soft">{words.hint()}</p>
      <form.Field name="friends" mode="array">
        {({ state, pushValue, removeValue, insertValue }) => {
          // an array field renders when its length changes, so `state.value` is older than what
          // was typed
          const drop = (n: number) => {
            const friend = form.state.values.friends[n]!;
            removeValue(n);
            setRemoved(friend === emptyFriend ? undefined : { n, friend });
          };
          const restore = ({ n, friend }: Removed) => {
            insertValue(Math.min(n, form.state.values.friends.length), friend);
            setRemoved(undefined);
          };
          return (
            <>
              <div className="flex flex-col gap-5 empty:hidden">
                {state.value.map((_, n) => (
                  // a friend has no identity but the place in the list
                  // oxlint-disable-next-line react/no-array-index-key
                  <FriendCard
                    key={n}
                    form={form}
                    n={n}
                    added={n === added}
                    onRemove={() => {
                      drop(n);
                      add.current?.focus();
                    }}
                  />
                ))}
              </div>
              <div className="flex flex-wrap gap-2">
                <form.Subscribe
                  selector={({ values }) => ({
                    friends: values.friends,
                    most: mostFriends(roomInTeam(values, target)),
                  })}
                >
                  {({ friends, most }) => (
                    <>
                      <Button
                        ref={add}
                        icon={UserPlus}
                        disabled={friends.length >= most}
                        onClick={() => {
                          setAdded(friends.length);
                          setRemoved(undefined);
                          pushValue(emptyFriend);
                        }}
                      >
                        {words.add()}
                      </Button>
                      {own_teams.length > 0 && (
                        <BringTeam
                          {...{ event_id, friends, most }}
                          teams={own_teams}
                          onBring={(friend) => {
                            setAdded(undefined);
                            // a friend who is ticked again comes back with their corrected fields
                            if (removed && removed.friend.member_id === friend.member_id)
                              return restore(removed);
                            setRemoved(undefined);
                            pushValue(friend);
                          }}
                          onDrop={drop}
                        />
                      )}
                    </>
                  )}
                </form.Subscribe>
                {removed && (
                  <Button icon={Undo2} variant="plain" onClick={() => restore(removed)}>
                    {words.undo({ name: removed.friend.name })}
                  </Button>
                )}
              </div>
            </>
          );
        }}
      </form.Field>
    </fieldset>
  );
}

type FriendCardProps = {
  form: RegistrationFormApi;
  n: number;
  /** It was added just now by the button, so the focus moves here. */
  added: boolean;
  onRemove: () => void;
};

function FriendCard({ form, n, added, onRemove }: FriendCardProps) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const inputs = useOperatorInputs(operatorClasses);
  const card = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!added) return;
    card.current?.querySelector('input')?.focus({ preventScroll: true });
    // all of it, and not only the field: below it the action bar covers the screen
    card.current?.scrollIntoView();
  }, [added]);
  const who = LL.registration.friends.person({ n: n + 2 });
  return (
    <fieldset ref={card} className="grid gap-4 rounded-box border border-line p-4 sm:grid-cols-2">
      <legend className="sr-only">{who}</legend>
      <div className="flex items-center justify-between sm:col-span-2">
        <span aria-hidden className="font-medium">
          {who}
        </span>
        <IconButton
          icon={X}
          label={LL.registration.friends.remove({ n: n + 2 })}
          onClick={onRemove}
        />
      </div>
      <form.Field name={`friends[${n}].name`}>
        {(field) => <TextField {...inputs.name} autoComplete="off" {...bound(field)} />}
      </form.Field>
      <form.Field name={`friends[${n}].whatsapp`}>
        {(field) => <WhatsappField {...inputs.whatsapp} autoComplete="off" {...bound(field)} />}
      </form.Field>
      <form.Field name={`friends[${n}].class`}>
        {(field) => <SelectField {...inputs.class} {...bound(field)} />}
      </form.Field>
    </fieldset>
  );
}
