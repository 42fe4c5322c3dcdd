import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { PeopleList } from '#entities/administration/people-list.tsx';
import { useChosenPerson } from '#entities/administration/use-chosen-person.ts';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAnswer, type Question } from '#live/administration/use-answer.ts';
import { useAskAfter } from '#live/administration/use-ask-after.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { listAdministrators, type Administrator } from '#sync/calls/administration.ts';
import type { MutationName } from '#sync/registry/registry.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { Administrators } from './administrators.tsx';
import { AssignRole } from './assign-role.tsx';
import { useRoleActs } from './use-role-acts.ts';

const question: Question<readonly Administrator[]> = ({ local }) => listAdministrators(local);
const ABOUT_ROLES: readonly string[] = ['assign_role@1', 'remove_role@1'] satisfies MutationName[];

/** Spec 2 §6, the role service: who administrates, and giving and taking that role. */
export function RolesScreen() {
  const { LL } = useI18nContext();
  const words = LL.admin.roles;
  const { phase, answer, ask } = useAnswer(question);
  const [person, setPerson] = useChosenPerson();
  const outbox = useOutbox() ?? [];
  useAskAfter(ABOUT_ROLES, ask);
  const acts = useRoleActs();
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader title={words.title()}>
        <p className="text-soft">{words.lead()}</p>
      </PageHeader>
      <div className="page-width flex flex-col gap-6 pt-4 pb-12">
        <WaitingNotes records={outbox.filter(({ name }) => ABOUT_ROLES.includes(name))} />
        {/* how many administrators the server names moves the people below them on a phone */}
        <div ref={refuseMoved} className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-2">
          <Administrators phase={phase} answer={answer} onRetry={ask} onRemove={acts.remove} />
          <div className="flex min-w-0 flex-col gap-4">
            <PeopleList chosen={person} onChoose={setPerson} />
            <AssignRole
              person={person}
              held={answer?.some(({ id }) => id === person?.id) ?? false}
              onAssign={acts.assign}
            />
          </div>
        </div>
      </div>
    </>
  );
}
