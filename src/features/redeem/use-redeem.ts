import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import { maskedCode, readPatchCode, typedCode } from '#domain/rewards/patch-code.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence } from '#i18n/outcomes/refusal.ts';
import { useAccount } from '#live/account-context.ts';
import { isOnline } from '#live/freshness/use-online.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { validateCode, type FoundPatch, type Validated } from '#sync/calls/validate-code.ts';
import { report } from '#sync/device/report.ts';
import type { Person } from '#sync/identity/person.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { steadyMs } from '#platform/clock.ts';
import { keepCode, keptCode } from './kept-code.ts';

/** Spec 2 §9: redirect after redeem. */
const THEN_MS = 1_500;

type Redeeming = {
  readonly busy: 'verify' | 'redeem' | undefined;
  readonly found: FoundPatch | undefined;
  /** It was redeemed just now. */
  readonly done: boolean;
  readonly error: string | undefined;
  /** The server did not say whether the code is right: it can be kept for later. */
  readonly unsure: boolean;
  /** Too many codes were tried: what `error` says is true until `may_verify_at`. */
  readonly limited: boolean;
};

const nothing: Redeeming = {
  busy: undefined,
  found: undefined,
  done: false,
  error: undefined,
  unsure: false,
  limited: false,
};

/** Where the server does not say it: five tries a minute. */
const WAIT_S = 60;

/**
 * The way of a code: typed, verified, redeemed (Spec 2 §4).
 * @param again a refused mutation that is corrected, with its code
 */
export function useRedeem(person: Person, again: { id: string; code: string } | undefined) {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const act = useAct();
  const { discard } = useOutboxActions();
  const mine = useMine();
  const [code, setCode] = useState(() => typedCode(again?.code ?? keptCode()));
  const [state, setState] = useState(nothing);
  /** Ms of the steady clock. A code in the field does not change it. */
  const [may_verify_at, setMayVerifyAt] = useState(0);
  const words = LL.patch.redeem;

  /** @param next as `typedCode` writes it */
  function type(next: string): void {
    setCode(next);
    keepCode(next);
    setState(nothing);
    mine.stayHere();
  }

  /** Also without a signal: the code is redeemed when there is one. */
  async function redeem(given = readPatchCode(code) ?? code): Promise<void> {
    const label = state.found?.patch.nome ?? maskedCode(given);
    setState((now) => ({ ...now, busy: 'redeem', error: undefined }));
    const outcome = await act(
      'redeem_patch@1',
      { code: given },
      {
        label,
        said: {
          done: words.done(),
          refused: words.refused(),
          failed: words.refused(),
          signed_out: words.login_required(),
          waiting: LL.redeem.waits(),
          sending: LL.redeem.goes_on(),
        },
        onKept: () => {
          keepCode('');
          if (again) void discard(again.id).catch(report);
        },
      },
    );
    if (outcome === 'applied') {
      // what is on the screen until it is left
      setState(({ found }) => ({ ...nothing, found, done: true }));
      setCode('');
      mine.goTo();
    } else if (outcome === 'waiting') {
      setState(nothing);
      setCode('');
    } else setState(nothing);
  }

  /** @returns undefined, and says why, for what can't be a code: no try is spent on it */
  function readable(given: string): string | undefined {
    const read = readPatchCode(given);
    if (read !== undefined) return read;
    const error =
      given.trim() === '' ? words.code_required() : refusalSentence('patch_code_invalid', LL);
    setState({ ...nothing, error });
    return undefined;
  }

  /** Without looking what it gives. */
  async function keepForLater(): Promise<void> {
    const read = readable(code);
    if (read !== undefined) await redeem(read);
  }

  /** @returns false when the code is wrong; not when nobody could say */
  async function verify(given = code): Promise<boolean> {
    setCode(typedCode(given));
    keepCode(given);
    const read = readable(given);
    if (read === undefined) return false;
    if (!isOnline()) {
      await redeem(read);
      return true;
    }
    setState({ ...nothing, busy: 'verify' });
    const answer = await validateCode({ ...local, user_id: person.id }, read);
    if (answer.kind === 'ok') {
      setState({ ...nothing, found: answer.data });
      return true;
    }
    const { error, unsure, limited, wait_s } = missedBy(answer, LL);
    setState({ ...nothing, error, unsure, limited });
    if (limited) setMayVerifyAt(steadyMs() + wait_s * 1_000);
    return unsure || answer.kind === 'version';
  }

  return { ...state, code, may_verify_at, type, verify, redeem, keepForLater };
}

/** What is said of an answer that has no patch. */
function missedBy(answer: Exclude<Validated, { kind: 'ok' }>, LL: TranslationFunctions) {
  const words = LL.patch.redeem;
  const missed = { unsure: false, limited: false, wait_s: 0 };
  if (answer.kind === 'version') return { ...missed, error: words.unavailable() };
  if (answer.kind !== 'refused') {
    return { ...missed, error: `${words.check_failed()}. ${LL.redeem.unsure()}`, unsure: true };
  }
  const { code, retry_after_s: wait_s = WAIT_S } = answer;
  const sentence = refusalSentence(code, LL);
  if (code === 'patch_code_invalid') {
    return { ...missed, error: `${sentence}. ${LL.redeem.spent()}` };
  }
  if (code !== 'too_many_requests') return { ...missed, error: sentence };
  return { error: LL.redeem.limit(), unsure: true, limited: true, wait_s };
}

/** My patches, where somebody is led who does not go on with another code. */
function useMine() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    goTo: () => {
      timer.current = setTimeout(
        () => void navigate({ to: '/profile', search: { tab: 'patches' } }),
        THEN_MS,
      );
    },
    stayHere: () => clearTimeout(timer.current),
  };
}
