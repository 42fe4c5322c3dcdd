import type { ReactNode } from 'react';
import { BackArrowToEvent } from '#entities/event/back-links.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';

type StaffFrameProps = { event: AirsoftEvent; title: string; children: ReactNode };

/** Title and header of a screen about the check-in's team of one event. */
export function StaffFrame({ event, title, children }: StaffFrameProps) {
  const { LL } = useI18nContext();
  return (
    <>
      <ScreenTitle>{`${title}: ${event.name}`}</ScreenTitle>
      <PageHeader
        title={title}
        back={<BackArrowToEvent id={event.id}>{LL.event_form.see_event()}</BackArrowToEvent>}
      >
        {event.name}
      </PageHeader>
      <div className="page-width pt-6 pb-12">{children}</div>
    </>
  );
}
