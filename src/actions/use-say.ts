import { failureOf } from '#domain/words/failure.ts';
import { failureToast } from '#i18n/outcomes/failure-toast.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { ownSentence, refusedSentence } from '#i18n/outcomes/refusal.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence, notKeptSentence } from '#i18n/words/kept-words.ts';
import { useAccount } from '#live/account-context.ts';
import { settled, takenLater, type Settled } from '#live/outbox/settled.ts';
import type { NotMutated } from '#live/outbox/with-room.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { wasDone } from '#sync/outbox/outbox-decisions.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

/** @param touched how many rows the server touched; undefined where this page missed its answer */
type SaysHowMany = (touched?: number) => string;
const doneOf = ({ done }: Said, touched?: number) =>
  typeof done === 'string' ? done : done(touched);

/** The sentences for the outcomes of a mutation. */
export type Said = {
  readonly done: string | SaysHowMany;
  /**
   * What failed. A reason without a sentence of its own is shown under the generic title (Spec 1
   * §8).
   */
  readonly refused: string;
  /**
   * The spec has its own titles, whatever the reason: `refused`, and this one when storing
   * failed.
   */
  readonly failed?: string;
  /** The spec's own title for a person who is not signed in. */
  readonly signed_out?: string;
  /** Said when it is kept and there is no signal; defaults to the general sentence. */
  readonly waiting?: string;
  /** Said when it is kept and there is one; defaults to "Enviando…". */
  readonly sending?: string;
  /** Nothing is said when all is well: the screen shows it at once. */
  readonly quiet?: boolean;
  /** Of several: said in place of `done` and `refused` where the server did not take all of them. */
  readonly not_all?: string;
  /** A button beside `done` and `not_all`. */
  readonly after?: { readonly label: string; readonly run: () => void };
  /** Called when all of it was withdrawn before it left this device. */
  readonly onWithdrawn?: () => void;
  /**
   * A refusal that informs and is no failure, by its code: there is nothing to correct, so nothing
   * stays in Pendências.
   */
  readonly informs?: Readonly<Record<string, string>>;
};

/** One title for a failure, whatever the reason: as the spec has it for teams (Spec 2 §8). */
export const saying = (done: string, failed: string): Said => ({
  done,
  refused: failed,
  failed,
});

type NotStored = NotMutated['code'];

/** Says what became of a mutation. */
export function useSay() {
  const { LL } = useI18nContext();
  const account = useAccount();
  const undo = useUndo();
  const { discard } = useOutboxActions();
  return {
    /** This device could not store it. */
    notKept: (code: NotStored, said: Said): void =>
      showToast({ tone: 'error', ...notKept(code, said, LL) }),
    /**
     * Waits until it is done, kept for later with an undo, refused, or taken back.
     * @param stored the first is spoken of; an undo withdraws all of them
     */
    outcome: async (stored: readonly [OutboxRecord, ...OutboxRecord[]], given: Said) => {
      const [first] = stored;
      const { id } = first;
      const outcome: Settled = await settled(account, id);
      const refused = outcome.kind === 'refused' ? { ...first, error: outcome } : undefined;
      if (given.quiet && !refused) return outcome.kind;
      const ids = stored.map((record) => record.id);
      if (
        given.not_all !== undefined &&
        (refused ? ids.length > 1 : outcome.kind === 'applied' && !(await takenLater(account, ids)))
      ) {
        showToast({ tone: 'info', title: given.not_all, action: given.after });
        return outcome.kind;
      }
      const said: Said =
        refused && wasDone(refused)
          ? { ...given, informs: { [refused.error.code]: refusedSentence(refused, LL) } }
          : given;
      if (outcome.kind === 'applied') {
        showToast({ tone: 'success', title: doneOf(said, outcome.touched), action: said.after });
      } else if (outcome.kind === 'refused' && said.informs?.[outcome.code] !== undefined) {
        showToast({ tone: 'info', title: said.informs[outcome.code]! });
        await Promise.all(stored.map((record) => discard(record.id)));
      } else if (outcome.kind === 'refused') {
        const failure = failureToast(failureOf(outcome), LL, said.refused);
        const detail = ownSentence({ ...first, error: outcome }, LL) ?? failure.detail;
        showToast({ ...failure, detail, ...(said.failed && { title: said.refused }) });
      } else if (outcome.kind === 'waiting') {
        const run = async () => (await undo(ids)) && said.onWithdrawn?.();
        const by_itself = said.waiting ?? LL.organise.waits.kept();
        const is_sending = outcome.way === 'sending' && said.sending !== undefined;
        const title = is_sending ? said.sending : keptSentence(LL, outcome.way, by_itself);
        showToast({
          tone: 'info',
          title,
          action: { label: LL.organise.waits.undo(), run: () => void run() },
        });
        void takenLater(account, ids).then(
          (taken) =>
            taken && showToast({ tone: 'success', title: doneOf(said), action: said.after }),
        );
      }
      return outcome.kind;
    },
  };
}

/**
 * The title and the detail when this device could not store the mutation, or no person is signed
 * in.
 */
function notKept(
  code: NotStored,
  { refused, failed, signed_out }: Said,
  LL: TranslationFunctions,
): { title: string; detail?: string } {
  if (code !== 'not_signed_in') {
    return { title: failed ?? refused, detail: notKeptSentence(LL, code) };
  }
  if (signed_out !== undefined) return { title: signed_out };
  const { title, detail } = failureToast({ kind: 'auth' }, LL);
  return { title: failed ?? title, detail };
}

/**
 * Withdraws all of it while nothing has left this device, and says whether that was in time. Rule
 * [U10].
 * @returns false when it was not, and nothing was withdrawn
 */
export function useUndo() {
  const { LL } = useI18nContext();
  const { withdraw } = useOutboxActions();
  return async (ids: readonly string[]): Promise<boolean> => {
    const taken = await withdraw(...ids);
    const words = LL.organise.waits;
    showToast({ tone: 'info', title: taken ? words.undone() : words.too_late() });
    return taken;
  };
}
