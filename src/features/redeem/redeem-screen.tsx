import { Link } from '@tanstack/react-router';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { RefusedNote } from '#entities/form/refused-note.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { Person } from '#sync/identity/person.ts';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { CodeForm } from './code-form.tsx';
import { FoundCard } from './found-card.tsx';
import { useRedeem } from './use-redeem.ts';
import { WaitingCodes } from './waiting-codes.tsx';

const isRedeem = ({ name }: OutboxRecord): boolean => name === 'redeem_patch@1';
/** Such a code is unknown, used up or expired; the server does not say which. */
const isSpent = ({ error }: OutboxRecord): boolean => error?.code === 'patch_code_invalid';

type RedeemScreenProps = {
  person: Person;
  /** The id of a refused mutation that is to be corrected. */
  again: string | undefined;
};

/** A code becomes a patch (Spec 2 §2, /patches/redeem). */
export function RedeemScreen({ person, again }: RedeemScreenProps) {
  const { LL } = useI18nContext();
  const outbox = useOutbox()?.filter(isRedeem);
  if (!outbox) return null;
  const refused = outbox.filter(({ status }) => status === 'rejected');
  const found = refused.find(({ id }) => id === again);
  const words = LL.redeem;
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader title={words.title()}>
        <p className="max-w-prose text-soft">{words.lead()}</p>
      </PageHeader>
      <div className="page-width pt-6 pb-12">
        <div className="flex max-w-2xl flex-col items-start gap-6">
          <WaitingCodes records={outbox.filter(isWaiting)} />
          <WaitingNotes
            records={refused.filter((one) => one !== found)}
            correct={({ id }) => (
              <Link to="/patches/redeem" search={{ again: id }} className={buttonClass()}>
                {LL.outbox.action.edit()}
              </Link>
            )}
          />
          {found && <RefusedNote title={LL.patch.redeem.refused()} record={found} />}
          {refused.some(isSpent) && <p className="max-w-prose text-soft">{words.spent()}</p>}
          <Redeeming key={found?.id ?? 'new'} person={person} refused={found} />
          <Link
            to="/profile"
            search={{ tab: 'patches' }}
            className={`${buttonClass({ variant: 'plain' })} self-start`}
          >
            {words.to_mine()}
          </Link>
        </div>
      </div>
    </>
  );
}

function Redeeming({ person, refused }: { person: Person; refused: OutboxRecord | undefined }) {
  const again = refused && { id: refused.id, code: (refused.args as { code: string }).code };
  const redeeming = useRedeem(person, again);
  if (!redeeming.found) return <CodeForm redeeming={redeeming} />;
  return (
    <FoundCard
      found={redeeming.found}
      done={redeeming.done}
      busy={redeeming.busy === 'redeem'}
      onRedeem={() => void redeeming.redeem()}
      onAnother={() => redeeming.type('')}
    />
  );
}
