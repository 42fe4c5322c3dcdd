import { fold } from '../words/search.ts';

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
  coloca poe marca adiciona inclui tira manda esse essa isso pra para por sem que como quando onde muito menos obrigado
  obrigada valeu show blz pode posso tenho tem esta estou foi ser sera sao voce voces nos chuva sol carona
  abertura encerramento combate premiacao concentracao deslocamento intervalo fim foto fotos sorteio respawn base bases
  bandeira capturar objetivo objetivos ponto pontos missoes refem resgate bomba setor carona caronas rua avenida av
  bairro cidade estrada rodovia km fazenda sitio chacara condominio centro parque praca galpao aniversariantes enquete
  final semifinal fulano beltrano sicrano cpf cnh opcao opcoes voto
  hit blind fire granada granadas dead rag respeito permitido permitida chamar falar org zap whats info adm admin
  responsavel rod al jardim jd vila distrito nova pts
  mensagem apagada midia oculta imagem figurinha video audio anexado
  jogador jogadora operador operadora participante
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
/** More or fewer people than the name, or another one; a place that somebody else may have. */
const OTHERS =
  /%|\d ?x\b|\bx ?\d|\b(?:casal|familia|irma[os]s|pais|(?:filh[oa]s?|pai|mae|irmao?|esposa|marido|mulher|namorad[oa]|noiv[oa]|prim[oa]|amig[oa])(?! d[aeo]s? )|dupla|trio|ambos|dois|duas|tres|juntos|juntas|era|ex|vend\w+|bloquead[oa]|banid[oa]|w\W?o)\b/;
const GONE =
  /^(?:desist\w*|cancel\w*|(?:ja )?nao (?:vai|vou|vem|poder[ai]|pode|posso|joga|jogo|consegue|consigo|ira|irei|quer|comparec\w*|particip\w*|deu|da|rola|mais|tem como|tenho como)\b(?! (?:almoc|jant|dorm|acamp|alug|lev|us|precis|beb|com[ie]|de |pag|tard|demor|ced))\w*.*|nao|(?:to |estou )?fora|saiu|sai|saindo|furou|ausente|falt[oa]u?|removid[oa]|excluid[oa]|retirad[oa]|retirar|tirar|tira|out|off|x+|teve que sair.*|infelizmente .*)$/;
const MAYBE =
  /\?|\b(?:staff|org\w*|espectador\w*|plateia|estorno|reembols\w*|devol\w*|remarc\w*|proxim[oa]|torcida|assist\w*|juiz|fotograf\w*|acompanh\w*|talvez|duvida|confirmar|confirma|confirmando|pendente|pendencias?|vendo|ver|espera|reserva|suplente|se|aguard\w*|incerto|quase|tent\w*|provavel\w*|nao sei|acho|depende|vaga|vender|vendo|repass\w*|pass(?:ei|ou)|troc\w*|cedeu|cedi|transfer\w*|substit\w*|lugar|machuc\w*|doente|viaj\w*|trabalh\w*|lesion\w*|internad\w*|covid|so|volt(?:ou|o|ei|a|aram)|retorn\w*)\b/;

/** Of a hundred Brazilians every third is called so: beside a name it is somebody else's, or the whole name. */
export const COMMON_NAME =
  /^(?:maria|jose|ana|joao|antonio|francisco|carlos|paulo|pedro|lucas|luiz|luis|marcos|gabriel|rafael|daniel|marcelo|bruno|eduardo|felipe|rodrigo|andre|fernando|gustavo|leonardo|diego|thiago|tiago|anderson|fabio|ricardo|matheus|mateus|guilherme|vinicius|victor|vitor|alex|alexandre|roberto|sergio|jorge|julia|juliana|fernanda|camila|amanda|bruna|jessica|leticia|patricia|aline|mariana|beatriz|bia|larissa|caio|davi|leandro|henrique|renato|igor|samuel)\b/;

/** What is said of a person beside the name. */
export type Remark = 'yes' | 'gone' | 'maybe' | 'owes' | 'note';

/** @param folded of a part in brackets, or after a dash */
export function remark(folded: string): Remark {
  if (/^\W*\?/.test(folded) || /\b(?:nao (?:sei|tenho certeza|confirm\w*))\b/.test(folded))
    return 'maybe';
  const text = folded.replace(/[.!,]+$/, '').trim();
  if (/^(?:falta|nao) pag\w*$|^(?:deve|devendo|a pagar|sem pagar|pagar na hora)$/.test(text))
    return 'owes';
  if (text.split(/[^a-z0-9]+/).every((word) => word === '' || YES.has(word))) return 'yes';
  if (/^(?:r\$ ?)?\d+(?:[.,]\d\d)?(?: ?reais)?(?: (?:pago|pg|ok|pix))?$/.test(text)) {
    return /r\$|reais|,/.test(text) ? 'yes' : 'maybe';
  }
  if (GONE.test(text)) return 'gone';
  return MAYBE.test(text) || OTHERS.test(text) || /\bnao\b|\bsem\b/.test(text) ? 'maybe' : 'note';
}

/** What is said of one person and changes nothing: what they carry, are, and when they come. */
const HARMLESS = words(`
  novato novata iniciante estreante veterano veterana visitante convidado convidada aluguel aluga alugar alugado arma
  equipamento equipo rental rent kit meia inteira combo almoco medic medico medica sniper suporte assault assalto dmr
  recon lider capitao comandante piloto atirador batedor radio operador operadora camp carro moto onibus acampa
  chega chego chegando vou vai atrasado atrasada tarde cedo depois deve paga pago hora na as a o de do da dos das e
  del vulgo filho filha irmao irma primo prima amigo amiga pai mae esposa marido mulher namorada namorado team time
  equipe squad cla airsoft tropa quitou pagou primeira primeiro vez jogo precisa
`);
const HOUR = /^\d{1,2}(?:h\d{0,2}|:\d\d)$/;

/**
 * Whether a note says what does not matter, or is letters that stand for a team ("BOPE"). Any other
 * word may say that nobody comes.
 * @param name whom it is said of: where all is in capitals, they say nothing
 */
export function isAside(note: string, name: string): boolean {
  const has_case = /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
  const said = note.split(/[^\p{L}\p{M}\p{N}:.']+/u).filter(Boolean);
  return said.every((word, n) => {
    if (HOUR.test(word) || HARMLESS.has(fold(word))) return true;
    // "Caveira 13", and not "pago 2"
    if (/^\d/.test(word)) return n > 0 && !HARMLESS.has(fold(said[n - 1]!));
    return has_case && /^[\p{Lu}.]{2,5}$/u.test(word);
  });
}

/** What stands under a heading. */
export type Section = 'people' | 'gone' | 'maybe' | 'rules';

/** Of a whole list: the game was called off or is over, or it is of those who may not come. */
const NO_LIST =
  /\b(?:lista|jogo|evento|operacao|treino|game) (?:\w+ )?(?:cancel\w*|adiad\w*|suspens\w*|antig[oa]|velh[oa]|negra|que (?:ja )?(?:foi|passou|rolou))\b|\bja (?:foi|passou|rolou|aconteceu)\b|\bblack ?list\b/;

/** @param folded a heading */
export const isNoList = (folded: string): boolean => NO_LIST.test(folded);

const SECTIONS: readonly (readonly [Section, RegExp])[] = [
  ['maybe', NO_LIST],
  // another day, another matter, or no answer yet
  [
    'maybe',
    /\b(?:ultim[oa] (?:jogo|evento|edicao|operacao)(?! d[eo])|passad[oa]s?|anterior(?:es)?|nao (?:confirm|respond|jog|vot)\w*|sem (?:resposta|confirmacao)|caso|administr\w*|comissao|diretoria|personagens|outra lista|aguardando|falar com|chamar|organizador\w*|acompanhantes?|criancas?)\b|^\W*(?:so .*|(?:almoco|jantar|lanche|camping|acampamento|onibus|rateio|contatos?|telefones?|socorro|faltam)(?: [a-z]{2} \w+| uteis| \(.*)?)\W*$/,
  ],
  ['gone', /^\W*nao\W*$/],
  [
    'gone',
    /\b(?:desist\w*|cancel\w*|ausent\w*|nao (?:vao|vai|vou|irao|podem)|fora|saiu|sairam|faltas?(?! pag)|faltou|faltaram|excluid\w*|removid\w*)\b/,
  ],
  [
    'maybe',
    /\b(?:talvez|duvidas?|suplent\w*|reservas?|espera|fila|pendent\w*|(?:a|por|faltam?) confirmar|confirmar$|sem confirmacao|interessad\w*|banco|falta pagar|devedor\w*|banid\w*|bloquead\w*|quartos?|alojamento|camisetas?|baixas|lesionad\w*|excedentes?|stand ?by|extras|off|staff|juiz\w*|arbitr\w*|marshal\w*|fotograf\w*|filmagem|imprensa|apoio|cozinha|churrasco|confra\w*|rifa|vaquinha|bolao|vend[aeo]\w*|equipes|times|clubes|clas|caronas?|transporte|passageiros|vans?)\b/,
  ],
  [
    'rules',
    /\b(?:regras?|obs|observac\w*|levar|trazer|material|materiais|horarios?|cronograma|programac\w*|importante|atencao|itens|checklist|equipament\w*|obrigator\w*|avisos?|como (?:chegar|pagar)|valores|premios?|premiac\w*|datas|proxim[oa]s|aluguel|cardapio|agenda|calendario|etapas|missoes|objetivos|armas|limites? d\w+|seguranca|organizac\w*|patrocin\w*|pix|classes|funcoes|opc\w*|enquete|votac\w*|aniversariantes?|pontuac\w*|ranking|endereco|locais)\b/,
  ],
  [
    'people',
    /\b(?:lista|confirmad\w*|inscrit\w*|equipe|time|jogador\w*|operador\w*|participant\w*|titular\w*|pag[oa]s?|presenc\w*|presentes?|lado|esquadr\w*|squads?|players|alfa|alpha|bravo|charlie|delta|vermelho|azul|amarelo|verde|preto|branco|operacao|jogo|evento|treino|game|domingo|sabado|vao|vai|quem|nomes?|airsoft|tropa|turma|snipers?|medic[oa]s?|suportes?|assaults?|dmrs?|recons?|galera|convidad\w*|visitant\w*|pelotao|grupo|guerreir\w*|combatent\w*)\b/,
  ],
];

/** What a longer heading begins with. */
export const LONG_HEADING =
  /^(?:(?:lista|fila) de espera|espera|fila|reservas?|suplent\w*|talvez|duvidas?|pendent\w*|aguardando|regras?|material|horarios?|cronograma|programac\w*|ordem|aniversariantes?|equipamentos?|objetivos|missoes|chave|pix)\b/;

/** @returns undefined for a heading that names none of them: a team, an event */
export const sectionOf = (folded: string): Section | undefined =>
  SECTIONS.find(([, is]) => is.test(folded))?.[0];
