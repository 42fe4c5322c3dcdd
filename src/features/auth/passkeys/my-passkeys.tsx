import { useCallback, useEffect, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { keep, readKept } from '#platform/kept/kept.ts';
import type { Failed } from '#sync/identity/authentication.ts';
import { listPasskeys, type Passkey } from '#sync/identity/passkeys.ts';
import type { Person } from '#sync/identity/person.ts';
import type { Session } from '#sync/identity/session.ts';
import { Note } from '#ui/page/note.tsx';
import { useAuthProblem } from '../use-auth-problem.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { usePasskeysHere } from './passkeys-here.ts';

type MyPasskeysProps = {
  person: Person;
  /** The same person has just proved the password: a new key needs such a session. */
  onProved: (session: Session) => Promise<void>;
};

/**
 * A section of the profile, where the server has passkeys: the keys of all my devices. One that was
 * lost is removed here, also from a device that can make none.
 */
export function MyPasskeys({ person, onProved }: MyPasskeysProps) {
  const { LL } = useI18nContext();
  const online = useOnline();
  const { of_server, of_device } = usePasskeysHere({ needs_lock: false });
  const { passkeys, problem, read } = useMyPasskeys(person, of_server && online);
  const describe = useAuthProblem();
  const words = LL.auth.passkey;
  if (!of_server) return null;
  return (
    <section aria-labelledby="passkeys" className="flex flex-col items-start gap-3">
      <h2 id="passkeys" className="text-2xl">
        {words.title()}
      </h2>
      <p className="text-soft">{words.body()}</p>
      {!online && <Note kind="info" title={words.offline()} />}
      {online && problem && (
        <Note kind="refused" title={describe(problem, words.load_failed()).title} />
      )}
      {/* one line from the beginning: the button below stays where it is once there are none (law 1) */}
      {online && !problem && !passkeys?.length && (
        <p className="text-soft">{passkeys ? words.none() : LL.common.loading()}</p>
      )}
      {passkeys && passkeys.length > 0 && (
        <ul aria-labelledby="passkeys" className="flex w-full flex-col">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} person={person} passkey={passkey} onChanged={read} />
          ))}
        </ul>
      )}
      {of_device && <AddPasskey person={person} onProved={onProved} onAdded={read} />}
    </section>
  );
}

/** As they were read last, they have their room from the first frame (law 1). Signing out removes it. */
const LISTED = 'qg.seen.passkeys';

function useMyPasskeys({ id }: Person, may_ask: boolean) {
  const { local } = useAccount();
  const [passkeys, setPasskeys] = useState(() => readKept(LISTED) as readonly Passkey[] | null);
  const [problem, setProblem] = useState<Failed>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!may_ask) return;
    let left = false;
    void listPasskeys({ ...local, user_id: id }).then((listed) => {
      if (left) return;
      setProblem(listed.ok ? undefined : listed);
      if (!listed.ok) return;
      setPasskeys(listed.passkeys);
      keep(LISTED, listed.passkeys);
    });
    return () => void (left = true);
  }, [may_ask, local, id, asked]);
  const read = useCallback(() => setAsked((times) => times + 1), []);
  return { passkeys, problem, read };
}
