import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { keep, readKept } from '#platform/kept/kept.ts';
import { addPasskey } from '#sync/identity/passkeys.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { authProblem } from '../use-auth-problem.ts';
import { passkeysHere } from './passkeys-here.ts';

type Mine = Parameters<typeof addPasskey>[0];

/** Once on a device, whatever the answer was: the profile has it too. */
const OFFERED = 'qg.passkey_offered';
/** @returns whether this device will remember it */
export const noteOffered = (): boolean => keep(OFFERED, true);

/** Offers a passkey to whoever has just signed in. @param me the person when the offer is taken */
export async function offerPasskey(me: () => Mine | null, LL: TranslationFunctions): Promise<void> {
  const signed_in = me();
  if (!signed_in || readKept(OFFERED) === true) return;
  const { of_server } = await passkeysHere(signed_in.source.server, { needs_lock: true });
  if (!of_server || !noteOffered()) return;
  const words = LL.auth.passkey;
  const run = () => {
    const mine = me();
    if (mine) void addPasskey(mine).then((added) => sayAdded(added, LL));
  };
  showToast({
    tone: 'info',
    title: words.offer(),
    detail: words.offer_detail(),
    action: { label: words.create(), run },
    for_ms: null,
  });
}

/** Nothing, when the person closed the device's window. */
export function sayAdded(
  added: Awaited<ReturnType<typeof addPasskey>>,
  LL: TranslationFunctions,
): void {
  const words = LL.auth.passkey;
  if (added.ok) {
    noteOffered();
    showToast({ tone: 'success', title: words.created(), detail: words.created_detail() });
  } else if (added.code !== 'cancelled') {
    showToast({ tone: 'error', ...authProblem(added, LL, words.not_created()) });
  }
}
