import Copy from 'lucide-react/icons/copy';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { ProgressLine, Spinner } from '#ui/page/spinner.tsx';
import { StateChip, type StateKind } from '#ui/lists/state-chip.tsx';

const CHIPS: [StateKind, string][] = [
  ['waiting', 'Aguardando envio'],
  ['sending', 'Aguardando confirmação'],
  ['confirmed', 'Inscrição Confirmada'],
  ['refused', 'Recusada'],
  ['closed', 'Inscrições Encerradas'],
  ['full', 'Lotado'],
  ['private', 'Só com convite'],
  ['cancelled', 'Cancelado'],
  ['mode', 'MilSim'],
  ['past', 'Encerrado'],
];

/** Chips, notes and buttons in every state. */
export function States() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {CHIPS.map(([kind, word]) => (
          <StateChip key={kind} kind={kind}>
            {word}
          </StateChip>
        ))}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Note kind="waiting" title="Aguardando envio">
          Guardada neste aparelho. Vai sozinha quando o sinal voltar.
        </Note>
        <Note kind="sending" title="Aguardando confirmação">
          Enviada. O QG está conferindo a vaga.
        </Note>
        <Note kind="confirmed" title="Inscrição Confirmada">
          Sua vaga está garantida.
        </Note>
        <Note
          kind="refused"
          title="Não foi possível realizar a inscrição"
          action={<Button size="sm">Ver em Pendências</Button>}
        >
          Este evento atingiu o número máximo de participantes
        </Note>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="main">Confirmar Inscrição</Button>
        <Button icon={Copy}>Copiar Link</Button>
        <Button variant="plain">Cancelar</Button>
        <Button variant="danger">Excluir</Button>
        <Button variant="main" busy>
          Guardando...
        </Button>
        <Button disabled>Parado</Button>
        <Button size="sm">Pequeno</Button>
        <Spinner label="Carregando" />
        <div className="w-40">
          <ProgressLine value={0.4} label="Recebidos" />
        </div>
        <div className="w-40">
          <ProgressLine value={null} label="Recebendo" />
        </div>
      </div>
    </>
  );
}
