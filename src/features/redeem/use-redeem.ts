import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import { maskedCode, readPatchCode, typedCode } from '#domain/rewards/patch-code.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence } from '#i18n/outcomes/refusal.ts';
import { useAccount } from '#live/account-context.ts';
import { isOnline } from '#live/freshness/use-online.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { validateCode, type FoundPatch } from '#sync/calls/validate-code.ts';
import { report } from '#sync/device/report.ts';
import type { Person } from '#sync/identity/person.ts';
import { keepCode, keptCode } from './kept-code.ts';

/** Spec 2 §9: redirect after redeem. */
const THEN_MS = 1_500;

type Redeeming = {
  readonly busy: 'verify' | 'redeem' | undefined;
  readonly found: FoundPatch | undefined;
  readonly error: string | undefined;
  /** The server did not say whether the code is right: it can be kept for later. */
  readonly unsure: boolean;
};

const nothing: Redeeming = { busy: undefined, found: undefined, error: undefined, unsure: false };

/**
 * The way of a code: typed, verified, redeemed (Spec 2 §4).
 * @param again a refused mutation that is corrected, with its code
 */
export function useRedeem(person: Person, again: { id: string; code: string } | undefined) {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const act = useAct();
  const { discard } = useOutboxActions();
  const goToMine = useGoToMine();
  const [code, setCode] = useState(() => again?.code ?? keptCode());
  const [state, setState] = useState(nothing);
  const words = LL.patch.redeem;

  function type(typed: string): void {
    const next = typedCode(typed);
    setCode(next);
    keepCode(next);
    setState(nothing);
  }

  /** Also without a signal: the code is redeemed when there is one. */
  async function redeem(given = code): Promise<void> {
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
        },
        onKept: () => {
          keepCode('');
          if (again) void discard(again.id).catch(report);
        },
      },
    );
    if (outcome === 'applied') {
      setState({ ...nothing, busy: 'redeem' }); // until the screen is left
      setCode('');
      goToMine();
    } else if (outcome === 'waiting') {
      setState(nothing);
      setCode('');
    } else setState(nothing);
  }

  /** @returns false when the code is wrong; not when nobody could say */
  async function verify(given = code): Promise<boolean> {
    const fail = (error: string, unsure = false) => {
      setState({ ...nothing, error, unsure });
      return unsure;
    };
    setCode(given);
    keepCode(given);
    if (given.trim() === '') return fail(words.code_required());
    const read = readPatchCode(given);
    // no try is spent on what can't be a code
    if (read === undefined) return fail(refusalSentence('patch_code_invalid', LL));
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
    if (answer.kind === 'version') {
      fail(words.unavailable());
      return true;
    }
    if (answer.kind !== 'refused') {
      return fail(`${words.check_failed()}. ${LL.redeem.unsure()}`, true);
    }
    const is_limit = answer.code === 'too_many_requests';
    return fail(is_limit ? LL.redeem.limit() : refusalSentence(answer.code, LL), is_limit);
  }

  return { ...state, code, type, verify, redeem };
}

function useGoToMine(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(
      () => void navigate({ to: '/profile', search: { tab: 'patches' } }),
      THEN_MS,
    );
  };
}
