/*
 * What Brazilian lists say beside names. All folded (`fold`): without accents, in lower case. A word
 * too many here makes a line a question; a word too few could make a rule of the game a person.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Nobody is called so: a line with one of these is no person's, until somebody says so. */
const NO_NAME = words(`
  bom boa dia tarde noite galera pessoal turma senhores povo gente amigos rapaziada irmaos lista fechada fechado
  aberta aberto encerrada encerrado jogo jogos game evento eventos operacao missao treino partida campo arena local
  endereco data hora horas horario inicio termino chegada chegar chegou saida briefing valor preco pix chave pagamento
  pagar taxa inscricao inscricoes inscrito inscritos vaga vagas total totais confirmar confirmacao confirmados presenca
  presencas reserva reservas suplente suplentes espera atencao importante obs observacao observacoes regra regras
  obrigatorio obrigatoria proibido proibida trazer levar agua almoco cafe comida lanche churrasco mascara oculos
  protecao municao bbs bb bateria baterias cilindro joule joules fps limite cronagem cronagens crono equipamento
  equipamentos fardamento uniforme camuflagem bota botas luva luvas respeitar respeite evitar usar uso beber fumar bebida
  bebidas alcool lixo domingo sabado feira janeiro fevereiro abril maio junho julho agosto setembro outubro novembro
  dezembro link grupo maps google http https www reais aluguel locacao kit estacionamento portao portaria organizacao
  organizador organizadores staff equipe equipes time times participantes jogadores operadores nome nomes numero
  contato telefone whatsapp faltam restam falta favor copiar colar copie cole adicionar adicione coloque
  atualizado atualizada ordem sua quem vamos vao vai vou segue seguem abaixo aqui ainda apenas somente todos todas
  ninguem cada antes depois horario pontual pontualmente maximo minimo menores idade autorizacao documento rg
  ingresso entrada convidados vazio vazia livre disponivel pessoas visitante visitantes aguardando
  desistencia desistencias desistentes desistente cancelados ausentes duvida talvez titulares titular escalacao
  semana mes proximo proxima ultimo ultima eu mim meu minha dentro presente pago ok sim nao tambem quero queria
  coloca poe marca adiciona inclui tira manda esse essa isso pra para por que como quando onde muito menos obrigado
  obrigada valeu show blz pode posso tenho tem esta estou foi ser sera sao voce voces nos chuva sol carona
  abertura encerramento combate premiacao concentracao deslocamento intervalo fim foto fotos sorteio respawn base bases
  bandeira capturar objetivo objetivos ponto pontos missoes refem resgate bomba setor carona caronas rua avenida av
  bairro cidade estrada rodovia km fazenda sitio chacara condominio centro parque praca galpao aniversariantes enquete
  final semifinal fulano beltrano sicrano cpf cnh opcao opcoes voto
  mensagem apagada midia oculta imagem figurinha video audio anexado
`);

/** Whether a folded text has a word that no name has. */
export const hasNoNameWord = (folded: string): boolean =>
  folded.split(/[^a-z0-9]+/).some((word) => NO_NAME.has(word));

/** Words that say that somebody comes, or has paid: they change nothing. */
const YES = words(`
  pago paga pg pgo pgto pagou ok okay pix confirmado confirmada conf confirmo confirmadissimo presente quitado quitada
  vai vou dentro feito isento isenta cortesia sim check dinheiro cash cartao debito credito comprovante enviado
  certo certeza tranquilo blz beleza top to eu tambem tmj
`);
const GONE =
  /^(?:desist\w*|cancel\w*|(?:ja )?nao (?:vai|vou|vem|poder[ai]|pode|posso|joga|jogo|consegue|consigo|ira|irei)\b.*|nao|fora|saiu|sai|saindo|furou|ausente|falt[oa]u?|removid[oa]|excluid[oa]|retirad[oa]|retirar|tirar|tira|out|off|x|teve que sair.*|(?:infelizmente|nao) .*)$/;
const MAYBE =
  /\?|\b(?:talvez|duvida|confirmar|confirma|confirmando|pendente|vendo|ver|espera|reserva|suplente|se|aguard\w*|incerto|quase|tent\w*|provavel\w*|nao sei|acho|depende|vaga|vender|vendo|repass\w*|pass(?:ei|ou)|troc\w*|cedeu|cedi|transfer\w*|substit\w*|lugar|machuc\w*|doente|viaj\w*|trabalh\w*|lesion\w*|internad\w*|covid|so)\b/;

/** What is said of a person beside the name. */
export type Remark = 'yes' | 'gone' | 'maybe' | 'owes' | 'note';

/** @param folded of a part in brackets, or after a dash */
export function remark(folded: string): Remark {
  const text = folded.replace(/[.!,]+$/, '').trim();
  if (/^(?:falta|nao) pag\w*$|^(?:deve|devendo|a pagar|sem pagar|pagar na hora)$/.test(text))
    return 'owes';
  if (text.split(/[^a-z0-9]+/).every((word) => word === '' || YES.has(word))) return 'yes';
  if (/^(?:r\$ ?)?\d+(?:[.,]\d\d)?(?: ?reais)?(?: (?:pago|pg|ok|pix))?$/.test(text)) {
    return /r\$|reais|,/.test(text) ? 'yes' : 'maybe';
  }
  if (GONE.test(text)) return 'gone';
  return MAYBE.test(text) || /\bnao\b|\bsem\b/.test(text) ? 'maybe' : 'note';
}

/** What stands under a heading. */
export type Section = 'people' | 'gone' | 'maybe' | 'rules';

const SECTIONS: readonly (readonly [Section, RegExp])[] = [
  [
    'gone',
    /\b(?:desist\w*|cancel\w*|ausent\w*|nao (?:vao|vai|vou|irao|podem)|fora|saiu|sairam|faltas?|faltou|excluid\w*|removid\w*)\b/,
  ],
  [
    'maybe',
    /\b(?:talvez|duvidas?|suplent\w*|reservas?|espera|fila|pendent\w*|a confirmar|confirmar|sem confirmacao|interessad\w*|banco|equipes|times|clubes|clas|caronas?|transporte|vans?)\b/,
  ],
  [
    'rules',
    /\b(?:regras?|obs|observac\w*|levar|trazer|material|materiais|horarios?|cronograma|programac\w*|importante|atencao|itens|checklist|equipament\w*|obrigator\w*|avisos?|como (?:chegar|pagar)|valores|premios?|premiac\w*|datas|proxim\w*|aluguel|cardapio|agenda|calendario|etapas|missoes|objetivos|armas|limites?|seguranca|organizac\w*|patrocin\w*|classes|funcoes|opc\w*|enquete|votac\w*|aniversari\w*|pontuac\w*|ranking|endereco|locais)\b/,
  ],
  [
    'people',
    /\b(?:lista|confirmad\w*|inscrit\w*|equipe|time|jogador\w*|operador\w*|participant\w*|titular\w*|pag[oa]s?|presenc\w*|presentes?|lado|esquadr\w*|squads?|players|alfa|alpha|bravo|charlie|delta|vermelho|azul|amarelo|verde|preto|branco|operacao|jogo|evento|treino|game|domingo|sabado|vao|vai|quem|nomes?|galera|convidad\w*|visitant\w*|pelotao|grupo|guerreir\w*|combatent\w*)\b/,
  ],
];

/** @returns undefined for a heading that names none of them: a team, an event */
export const sectionOf = (folded: string): Section | undefined =>
  SECTIONS.find(([, is]) => is.test(folded))?.[0];
