import { useCallback, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAnswer, type Question } from '#live/administration/use-answer.ts';
import { useAskAfter } from '#live/administration/use-ask-after.ts';
import { RestNeedsSignal } from '#entities/administration/needs-signal.tsx';
import type { ChosenPerson } from '#entities/administration/use-chosen-person.ts';
import { useEveryPatch, type Patch } from '#entities/administration/use-every-patch.ts';
import { patchesOf } from '#sync/calls/administration.ts';
import type { MutationName } from '#sync/registry/registry.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { PatchGrid } from './patch-grid.tsx';
import { RevokePatch } from './revoke-patch.tsx';
import { useAssign } from './use-assign.ts';

/** The patches, for the chosen person; without one nothing can be chosen (Spec 2 §2). */
export function AssignPatches({ person }: { person: ChosenPerson | undefined }) {
  const { LL } = useI18nContext();
  const words = LL.admin.patches;
  const every = useEveryPatch();
  const { owned, is_failed } = useOwned(person?.id);
  const [chosen, setChosen] = useState<string>();
  const [revoking, setRevoking] = useState<Patch>();
  const [busy, setBusy] = useState(false);
  const { assign, revoke } = useAssign();
  const patch = every?.find(({ id }) => id === chosen);

  const give = async () => {
    if (!person || !patch) {
      return showToast({ tone: 'error', title: LL.admin.choice_required() });
    }
    // the server says of a duplicate: what is known here may be from before the last change
    setBusy(true);
    await assign({ person, patch });
    setBusy(false);
  };
  return (
    <section aria-labelledby="admin-patches-head" className="min-w-0">
      <h2 id="admin-patches-head" className="mb-3 font-display text-2xl">
        {words.list()}
      </h2>
      <p role="status" className="pb-2 text-soft wrap-anywhere">
        {person ? words.for({ user: person.name }) : words.choose_first()}
      </p>
      {is_failed && <RestNeedsSignal title={LL.admin.patches_of_failed()} />}
      <PatchGrid
        patches={every}
        disabled={!person}
        owned={owned}
        chosen={chosen}
        onChoose={setChosen}
        onRevoke={setRevoking}
      />
      <div className="pt-4">
        <Button variant="main" busy={busy} onClick={() => void give()}>
          {busy ? words.assigning() : words.assign()}
        </Button>
      </div>
      {person && revoking && (
        <RevokePatch
          person={person}
          patch={revoking}
          onClose={() => setRevoking(undefined)}
          onRevoke={() => void revoke({ person, patch: revoking })}
        />
      )}
    </section>
  );
}

const ABOUT_OWNED: readonly string[] = [
  'assign_patch@1',
  'revoke_patch@1',
] satisfies MutationName[];

const nobody: Question<readonly string[]> = () => Promise.resolve({ kind: 'ok', data: [] });

/** What a person has already; undefined while the server has not said it. */
function useOwned(user_id: string | undefined) {
  const of_person = useCallback<Question<readonly string[]>>(
    ({ local }) => patchesOf(local, user_id ?? ''),
    [user_id],
  );
  const { phase, answer, ask } = useAnswer(user_id === undefined ? nobody : of_person);
  useAskAfter(ABOUT_OWNED, ask);
  return {
    owned: answer && new Set(answer),
    is_failed: phase === 'unreached' || phase === 'refused',
  };
}
