import { Button } from '#ui/button.tsx';
import { EmptyState, ErrorState } from '#ui/page/empty-state.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { link } from './gallery-link.tsx';

/** Pictures, and what stands where there is nothing to show. */
export function Placeholders() {
  return (
    <>
      <div className="flex flex-wrap gap-4">
        {Array.from({ length: 14 }, (_, n) => (
          <PatchPicture key={n} id={`patch-${n}`} alt={`Patch ${n}`} faded={n === 13} />
        ))}
      </div>
      <List label="Pendências">
        <ListRow
          title={link('Inscrição em Operação Inverno')}
          facts={<span>Feita Hoje às 19:40</span>}
          extra={
            <p className="mt-2 text-error">Este evento atingiu o número máximo de participantes</p>
          }
          trailing={<StateChip kind="refused">Recusada</StateChip>}
        />
      </List>
      <EmptyState action={<Button variant="main">Criar evento</Button>}>
        Nenhum evento programado no momento.
      </EmptyState>
      <ErrorState title="Erro de conexão" retry_label="Tentar de novo" onRetry={() => undefined}>
        Verifique sua conexão com a internet e tente novamente.
      </ErrorState>
      <SkeletonDetail label="Carregando" />
    </>
  );
}
