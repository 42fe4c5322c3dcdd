import {
  CalendarDays,
  ChevronLeft,
  Copy,
  Languages,
  MapPin,
  Menu,
  Plus,
  RefreshCw,
  SunMoon,
  UserRound,
} from 'lucide-react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ActionBar } from '#ui/action-bar.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Banner } from '#ui/banner.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { CapacityBar } from '#ui/capacity-bar.tsx';
import { CheckField, ToggleField } from '#ui/check-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState, ErrorState } from '#ui/empty-state.tsx';
import { EventRow } from '#ui/event-row.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { List, ListRow, rowLinkClass } from '#ui/list-row.tsx';
import { Note } from '#ui/note.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PatchPicture } from '#ui/patch-picture.tsx';
import { PictureField } from '#ui/picture-field.tsx';
import { MenuItem, Popover } from '#ui/popover.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SkeletonDetail, SkeletonRows } from '#ui/skeleton.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { ProgressLine, Spinner } from '#ui/spinner.tsx';
import { StateChip, type StateKind } from '#ui/state-chip.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextareaField, TextField } from '#ui/text-field.tsx';
import { ToastHost } from '#ui/toast-host.tsx';
import { showToast } from '#ui/toast-store.ts';
import './gallery.css';

/**
 * Every component of src/ui once, with plausible texts, to be looked at and for `look.ts`. Not part
 * of the app.
 */
const CHIPS: [StateKind, string][] = [
  ['waiting', 'Aguardando envio'],
  ['sending', 'Aguardando confirmação'],
  ['confirmed', 'Inscrição Confirmada'],
  ['refused', 'Recusada'],
  ['closed', 'Inscrições Encerradas'],
  ['full', 'Lotado'],
  ['private', 'Só com convite'],
  ['canceled', 'Cancelado'],
  ['mode', 'MilSim'],
  ['past', 'Encerrado'],
];

const PICTURE_WORDS = {
  choose: 'Escolher imagem',
  change: 'Trocar',
  remove: 'Remover',
  address: 'Ou cole o endereço de uma imagem',
  preview: 'Prévia da imagem',
  broken: 'Esta imagem não abre.',
  none: 'Sem imagem',
  drop: 'ou solte o arquivo aqui',
  waiting: 'Guardada neste aparelho. Vai junto quando houver sinal.',
  sending: (percent: string) => `Enviando imagem: ${percent}`,
};

const PEOPLE = [
  { id: '1', name: 'Rafael “Corvo” Menezes', team: 'Lobos da Serra', class: 'Assault' },
  { id: '2', name: 'Ana Beatriz Prado', team: 'Sem time', class: 'Sniper' },
  { id: '3', name: 'João Vítor', team: 'Guará', class: 'Médico' },
];

const link = (words: string) => (
  <a href="#x" className={rowLinkClass}>
    {words}
  </a>
);

function Gallery() {
  const [tab, setTab] = useState<'details' | 'people' | 'teams'>('details');
  const [term, setTerm] = useState('serra');
  const [text, setText] = useState('');
  const [squad, setSquad] = useState('lobos');
  const [step, setStep] = useState('2');
  const [on, setOn] = useState(true);
  const shown = new URLSearchParams(location.search).get('open');
  const [open, setOpen] = useState(shown);
  return (
    <div className="shell">
      <SkipLink target_id="main">Ir para o conteúdo</SkipLink>
      <header className="top-bar">
        <div className="page-width">
          <a href="#x" className="brand">
            <BrandMark />
            <span>QG Airsoft</span>
          </a>
          <nav aria-label="Navegação principal">
            {['Eventos', 'Equipes', 'Arenas', 'Patches', 'Resgate'].map((word, at) => (
              <a
                key={word}
                href="#x"
                className="nav-link"
                aria-current={at === 0 ? 'page' : undefined}
              >
                {word}
              </a>
            ))}
          </nav>
          <IconButton icon={RefreshCw} label="Sem sinal, 2 guardadas" badge="2" />
          <div className="hidden md:flex">
            <Popover icon={Languages} label="Idioma">
              {(close) => (
                <>
                  <MenuItem selected onClick={close}>
                    Português
                  </MenuItem>
                  <MenuItem onClick={close}>English</MenuItem>
                  <MenuItem onClick={close}>Español</MenuItem>
                </>
              )}
            </Popover>
            <IconButton icon={SunMoon} label="Tema" />
          </div>
          <IconButton icon={Menu} label="Menu" />
        </div>
      </header>
      <div>
        <Banner kind="offline">Modo Offline - Usando dados armazenados localmente</Banner>
        <Banner kind="update" action={<Button size="sm">Atualizar agora</Button>}>
          Nova versão disponível
        </Banner>
      </div>
      <main id="main" tabIndex={-1}>
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
              Enviada. A base está conferindo a vaga.
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
          <form className="grid max-w-xl gap-5">
            <TextField label="Nome" value={text} onChange={setText} placeholder="Seu nome" />
            <TextField
              label="WhatsApp"
              hint="Com DDD, só números"
              error="WhatsApp deve ter pelo menos 10 dígitos"
              value="1198"
              onChange={setText}
            />
            <SelectField
              label="Experiência"
              mark="opcional"
              value=""
              placeholder="Escolha"
              onChange={setText}
              options={[{ value: 'a', label: 'Iniciante (menos de 1 ano)' }]}
            />
            <TextareaField label="Briefing" value="" onChange={setText} />
            <PictureField
              label="Imagem do evento"
              mark="opcional"
              value=""
              waiting
              onChange={setText}
              onPick={() => {}}
              onRemove={() => {}}
              texts={PICTURE_WORDS}
            />
            <ChoiceField
              label="Time"
              hint="Este jogo é por times de 3. Escolha um ou crie o seu."
              value={squad}
              onChange={setSquad}
              choices={[
                { value: 'lobos', label: 'Lobos da Serra', detail: '2 de 3' },
                { value: 'guara', label: 'Guará', detail: 'Completo', disabled: true },
                { value: 'new', label: 'Criar novo time' },
              ]}
            />
            <ChoiceField
              label="Tamanho da letra"
              look="segments"
              value={step}
              onChange={setStep}
              choices={['xs', 'sm', 'base', 'lg', 'xl', '2xl'].map((label, at) => ({
                value: String(at),
                label,
              }))}
            />
            <CheckField label="Li as regras do campo" checked={on} onChange={setOn} />
            <ToggleField
              label="Alto contraste"
              hint="Cores mais fortes e bordas em tudo"
              checked={on}
              onChange={setOn}
            />
          </form>
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
                <p className="mt-2 text-error">
                  Este evento atingiu o número máximo de participantes
                </p>
              }
              trailing={<StateChip kind="refused">Recusada</StateChip>}
            />
          </List>
          <EmptyState action={<Button variant="main">Criar evento</Button>}>
            Nenhum evento programado no momento.
          </EmptyState>
          <ErrorState
            title="Erro de conexão"
            retry_label="Tentar de novo"
            onRetry={() => undefined}
          >
            Verifique sua conexão com a internet e tente novamente.
          </ErrorState>
          <SkeletonDetail label="Carregando" />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setOpen('dialog')}>Dialog</Button>
            <Button onClick={() => setOpen('confirm')}>Confirm</Button>
            <Button
              onClick={() =>
                showToast({
                  tone: 'success',
                  title: 'Cadastro realizado com sucesso!',
                  detail: 'Verifique seu email para confirmar sua conta.',
                })
              }
            >
              Toast
            </Button>
          </div>
          <ActionBar>
            <Button variant="main" size="lg">
              Inscrever-se
            </Button>
          </ActionBar>
        </div>
      </main>
      <footer className="footer">
        <div className="page-width flex flex-wrap items-center gap-x-6">
          <a href="#x">Política de Privacidade</a>
          <a href="#x">Termos de Uso</a>
          <p>© 2026 QG Airsoft. Todos os direitos reservados.</p>
        </div>
      </footer>
      <Dialog
        open={open === 'dialog'}
        onClose={() => setOpen(null)}
        title="Lembretes"
        close_label="Fechar"
        actions={<Button variant="main">Entendi</Button>}
      >
        <p>Os lembretes chegam em breve. Vamos avisar você antes do jogo.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Excluir evento"
        confirm_label="Excluir"
        cancel_label="Cancelar"
        danger
        onConfirm={() => setOpen(null)}
        onCancel={() => setOpen(null)}
      >
        Tem certeza que deseja excluir este evento? Esta ação não pode ser desfeita.
      </ConfirmDialog>
      <ToastHost close_label="Fechar" />
    </div>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
