import { expect, test } from 'vitest';
import pt_BR from './pt-BR/index.ts';

/**
 * Every text that spec 1 quotes, in its order; those of §8 are spec-errors.ts, which error-catalogue.test.ts holds.
 * Left out: signals that a sentence answers ('Invalid login credentials', 'User already registered', 'duplicate
 * key'), 'Equipe 1' (it is 'Equipe N'), '9+' (a number) and 'Estatísticas em desenvolvimento' (the page is real).
 */
const spec_texts = [
  'Modo Offline - Usando dados armazenados localmente',
  'Instalar App',
  'Notificações',
  'Marcar todas como lidas',
  'Você não tem notificações.',
  'Hoje às',
  'Ontem às',
  'Nenhum evento programado no momento.',
  'Inscrições Encerradas',
  'Operador',
  'Operadores',
  'Carregando...',
  'Erro ao carregar',
  'Ver Detalhes',
  'Entrar',
  'Criar Conta',
  'Organizador',
  'Participante',
  'Patch Conquistado!',
  'Buscar eventos...',
  'Novo Evento',
  'N Inscritos',
  'Nenhum inscrito',
  'Tem certeza que deseja excluir este evento? Esta ação não pode ser desfeita.',
  'Erro ao copiar link',
  'Inscrever-se',
  'Inscrição Confirmada',
  'Criar Novo Evento',
  'Criar Evento',
  'Editar Evento',
  'Atualizar Evento',
  'Carregando evento...',
  'Não informado',
  'Equipe N',
  'Login realizado com sucesso!',
  'Você saiu da sua conta',
  'Evento futuro',
  'Patch conquistado',
  'Email inválido',
  'A senha deve ter pelo menos 6 caracteres',
  'Nome deve ter pelo menos 3 caracteres',
  'WhatsApp deve ter pelo menos 10 dígitos',
  'As senhas não coincidem',
  'Nome deve ter pelo menos 2 caracteres',
  'Nome muito longo',
  'Nome contém caracteres inválidos',
  'WhatsApp não deve exceder 20 caracteres',
  'Formato de WhatsApp inválido',
  'WhatsApp em formato inválido',
  'Formato de telefone inválido',
  'ID inválido',
  'Por favor, informe um número de WhatsApp válido.',
  'O número de WhatsApp deve ter pelo menos 10 dígitos.',
  'Por favor, informe o código de verificação completo recebido.',
  'Este código já foi verificado e é inválido. Por favor, confira o código ou solicite um novo.',
  'Nome do evento precisa ter pelo menos 3 caracteres',
  'Horário deve estar no formato HH:MM ou HH:MM:SS',
  'URL do patch inválida',
  'URL do banner inválida',
  'Você precisa estar logado para criar um evento',
  'Preencha nome, local, data e modo de jogo para gerar o briefing.',
  'Nome precisa ter pelo menos 3 caracteres',
  'Este evento atingiu o número máximo de participantes',
  'Você já está inscrito neste evento com este número de WhatsApp',
  'Este time já está completo. Escolha outro ou crie um novo.',
  'Selecione ou crie um time.',
  'Erro ao criar novo time. Tente outro nome.',
  'Nome e WhatsApp são obrigatórios',
  'Arquivo muito grande (máximo 5MB)',
  'Apenas imagens são permitidas',
  'Você precisa estar logado para se inscrever em eventos',
  'Unauthorized: Only event organizers can add participants',
  'Anuncie Aqui',
  'Patrocinado por {sponsor}',
  'Patrocinadores',
];

type Texts = { [key: string]: string | Texts };
const flat = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)));

/** As the spec writes it: `{message}`, N for a number, one text for each plural form, without a value at the end. */
const asSpec = (text: string): string[] => {
  const one = text.replaceAll(/\{\{([^|}]*)\|[^}]*\}\}/g, '$1');
  const many = text.replaceAll(/\{\{[^|}]*\|([^}]*)\}\}/g, '$1');
  return [one, many].flatMap((form) => {
    const plain = form.replaceAll(/\{\w+:number\}/g, 'N').replaceAll(/\{(\w+)(?::\w+)?\}/g, '{$1}');
    return [plain, plain.replace(/ \{\w+\}$/, ''), plain.replace(/^N /, '')];
  });
};

const said = new Set(flat(pt_BR).flatMap(asSpec));

test.each(spec_texts)('Spec 1 says: %s', (text) => {
  expect(said.has(text)).toBe(true);
});
