import { useEffect, useState } from 'react';
import { useAccount } from '#live/account-context.ts';
import { keep, readKept } from '#platform/kept/kept.ts';
import { serverHasPasskeys } from '#sync/identity/passkeys.ts';
import type { ServerConfig } from '#sync/transport/transport.ts';

type PasskeysHere = {
  /** The server has passkeys under this address. */
  readonly of_server: boolean;
  /** The device has a lock of its own: a finger, a face, a PIN. */
  readonly of_device: boolean;
};

/** What the server said last: without a signal it still counts. */
const KEPT = 'qg.passkeys';
const LOCK = 'qg.passkeys.lock';

/** @param needs_lock nothing is asked on a device without one: nothing could be done there */
export async function passkeysHere(
  server: ServerConfig,
  { needs_lock }: { needs_lock: boolean },
): Promise<PasskeysHere> {
  const of_device = await deviceHasLock();
  keep(LOCK, of_device);
  if (needs_lock && !of_device) return NOWHERE;
  const said = await serverHasPasskeys(server, location.hostname);
  if (said !== null) keep(KEPT, said);
  return { of_server: said ?? readKept(KEPT) === true, of_device };
}

const NOWHERE: PasskeysHere = { of_server: false, of_device: false };

/** As it was last: what stands there from the first frame moves nothing (law 1). */
function keptHere(needs_lock: boolean): PasskeysHere {
  const of_device = readKept(LOCK) === true;
  if (needs_lock && !of_device) return NOWHERE;
  return { of_server: readKept(KEPT) === true, of_device };
}

async function deviceHasLock(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

export function usePasskeysHere({ needs_lock }: { needs_lock: boolean }): PasskeysHere {
  const { server } = useAccount().local.source;
  const [here, setHere] = useState(() => keptHere(needs_lock));
  useEffect(() => {
    let left = false;
    void passkeysHere(server, { needs_lock }).then((found) => !left && setHere(found));
    return () => void (left = true);
  }, [server, needs_lock]);
  return here;
}
