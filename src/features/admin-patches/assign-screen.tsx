import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { PeopleList } from '#entities/administration/people-list.tsx';
import { useChosenPerson } from '#entities/administration/use-chosen-person.ts';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { AssignPatches } from './assign-patches.tsx';
import { PatchNotes } from './patch-notes.tsx';
import { PatchDialog } from './form/patch-dialog.tsx';

/** Spec 2 §2, /admin and /admin/patches: first the person, then the patch. */
export function AssignScreen() {
  const { LL } = useI18nContext();
  const words = LL.admin.patches;
  const [person, setPerson] = useChosenPerson();
  const [creating, setCreating] = useState(false);
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader
        title={words.title()}
        actions={
          <>
            <Button icon={Plus} onClick={() => setCreating(true)}>
              {LL.admin.patch.create()}
            </Button>
            <Link
              to="/profile"
              search={{ tab: 'patches' }}
              className="inline-flex tap-height items-center underline"
            >
              {words.mine()}
            </Link>
          </>
        }
      >
        <p className="text-soft">{words.lead()}</p>
      </PageHeader>
      <div className="page-width flex flex-col gap-6 pt-4 pb-12">
        <PatchNotes />
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <PeopleList chosen={person} onChoose={setPerson} />
          <RowsBoundary failed={<RowsFailed title={(LL) => LL.patch.list_failed()} />}>
            <AssignPatches key={person?.id} person={person} />
          </RowsBoundary>
        </div>
      </div>
      {creating && <PatchDialog onClose={() => setCreating(false)} />}
    </>
  );
}
