import MessageSquareText from 'lucide-react/icons/message-square-text';
import Printer from 'lucide-react/icons/printer';
import { useState, type ReactNode } from 'react';
import { teamKind } from '#domain/event/event-rules.ts';
import { whatsappList } from '#domain/whatsapp/whatsapp-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { PrintSheet } from '#ui/page/print-sheet.tsx';
import { SheetHead } from '#entities/event/sheet-head.tsx';
import { listHead } from '#entities/event/list-head.ts';
import { ListText } from '#entities/event/list-text.tsx';
import type { TeamWithMembers } from './team-members.ts';

type TeamToolsProps = {
  event: AirsoftEvent;
  teams: readonly TeamWithMembers[];
  /** Other buttons of this row. */
  more?: ReactNode;
};

/** The teams as a message and on paper: one row above them on a phone. */
export function TeamTools({ event, teams, more }: TeamToolsProps) {
  const { LL, locale } = useI18nContext();
  const [open, setOpen] = useState(false);
  const words = LL.event.teams.of[teamKind(event.game_mode)];
  return (
    <div className="no-print flex flex-wrap gap-2 md:gap-3">
      <Button in_row icon={MessageSquareText} onClick={() => setOpen(true)}>
        {LL.organise.list.whatsapp()}
      </Button>
      <Button in_row icon={Printer} onClick={() => window.print()}>
        {words.print()}
      </Button>
      {more}
      {open && (
        <ListText
          title={LL.organise.list.whatsapp()}
          text={whatsappList(
            listHead(event, locale),
            teams.map(({ name, members }) => ({
              title: name,
              lines: members.map((member) => member.name),
            })),
          )}
          onClose={() => setOpen(false)}
        />
      )}
      <PrintSheet>
        {() => (
          <>
            <SheetHead event={event} title={words.label()} />
            {teams.map(({ id, name, members }) => (
              <section key={id} className="mt-4">
                <h2>{name}</h2>
                <ol>
                  {members.map((member) => (
                    <li key={member.id} className="flex gap-3 border-b py-0.5">
                      <span className="tick-box" />
                      {member.name}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </>
        )}
      </PrintSheet>
    </div>
  );
}
