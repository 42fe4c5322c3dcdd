import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CapacityBar } from '#ui/lists/capacity-bar.tsx';
import { EventRow } from '#ui/lists/event-row.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { link } from './gallery-link.tsx';

/** A page with a search and rows. */
export function EventList() {
  const [term, setTerm] = useState('serra');
  return (
    <>
      <PageHeader
        title="Eventos"
        actions={
          <Button variant="main" icon={Plus}>
            Novo Evento
          </Button>
        }
      >
        <div className="max-w-xl">
          <SearchField
            label="Buscar"
            placeholder="Buscar eventos..."
            clear_label="Limpar"
            value={term}
            onChange={setTerm}
          />
        </div>
      </PageHeader>
      <div className="page-width py-4">
        <List label="Eventos">
          <EventRow
            title={link('Operação Inverno na Serra da Mantiqueira')}
            date={{ day: '22', month: 'nov', weekday: 'dom' }}
            date_text="domingo, 22 de novembro"
            time="08:00"
            location="Campo Base Alfa, Atibaia"
            distance="a 9,4 km"
            game_mode="MilSim"
            capacity={<CapacityBar taken={87} limit={120} label="87 de 120 vagas ocupadas" />}
            state={<StateChip kind="waiting">Aguardando envio</StateChip>}
          />
          <EventRow
            title={link('Noturno CQB')}
            date={{ day: '5', month: 'dez', weekday: 'sáb' }}
            date_text="sábado, 5 de dezembro"
            time="19:30"
            location="Galpão 13, São Paulo"
            distance="a 850 m"
            game_mode="CQB"
            capacity={<CapacityBar taken={24} limit={24} label="24 de 24" />}
            state={<StateChip kind="full">Lotado</StateChip>}
          />
          <EventRow
            title={link('Treino aberto')}
            date={{ day: '14', month: 'nov', weekday: 'sáb' }}
            date_text="sábado, 14 de novembro"
            location="Fazenda Três Rios, Campinas"
            game_mode="Treinamento"
            past
            capacity={<CapacityBar taken={31} limit={0} label="31, ilimitado" />}
            state={<StateChip kind="past">Encerrado</StateChip>}
          />
        </List>
        <SkeletonRows label="Carregando" count={2} />
      </div>
    </>
  );
}
