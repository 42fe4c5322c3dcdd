import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import MapPin from 'lucide-react/icons/map-pin';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Avatar } from '#ui/drawing/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { FactList } from '#ui/lists/fact-list.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { Tabs } from '#ui/page/tabs.tsx';

const PEOPLE = [
  { id: '1', name: 'Rafael “Corvo” Menezes', team: 'Lobos da Serra', class: 'Assault' },
  { id: '2', name: 'Ana Beatriz Prado', team: 'Sem time', class: 'Sniper' },
  { id: '3', name: 'João Vítor', team: 'Guará', class: 'Médico' },
];

/** The head of one event, its tabs and its table. */
export function EventDetail() {
  const [tab, setTab] = useState<'details' | 'people' | 'teams'>('details');
  return (
    <>
      <PageHeader
        back={
          <Button variant="plain" icon={ChevronLeft}>
            Eventos
          </Button>
        }
        above={
          <>
            <StateChip kind="mode">MilSim</StateChip>
            <StateChip kind="confirmed">Inscrição Confirmada</StateChip>
          </>
        }
        title="Operação Inverno na Serra da Mantiqueira"
      >
        <FactList
          facts={[
            {
              icon: CalendarDays,
              label: 'Data',
              value: 'domingo, 22 de novembro de 2026, 08:00',
            },
            { icon: MapPin, label: 'Local', value: 'Campo Base Alfa, Atibaia' },
            { icon: UserRound, label: 'Inscritos', value: '87 Inscritos' },
          ]}
        />
      </PageHeader>
      <div className="page-width flex flex-col gap-8 py-6">
        <Tabs
          label="Sobre o evento"
          tabs={[
            { id: 'details', label: 'Detalhes' },
            { id: 'people', label: 'Participantes', count: '87' },
            { id: 'teams', label: 'Equipes' },
          ]}
          value={tab}
          onChange={setTab}
        >
          <p>
            Briefing às 08:00 em ponto. Óculos e ponta laranja são obrigatórios na área de jogo.
          </p>
        </Tabs>
        <DataTable
          caption="Participantes"
          columns={[
            {
              id: 'name',
              header: 'Nome',
              cell: (row) => (
                <span className="flex items-center gap-3">
                  <Avatar name={row.name} />
                  {row.name}
                </span>
              ),
            },
            { id: 'team', header: 'Time', cell: (row) => row.team },
            { id: 'class', header: 'Classe', cell: (row) => row.class },
          ]}
          rows={PEOPLE}
          rowKey={(row) => row.id}
        />
      </div>
    </>
  );
}
