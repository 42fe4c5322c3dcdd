import type { LegalPages } from '../words/legal-text.ts';

/**
 * Describes what the app really does: change both together (Spec 2 §1; retention is in
 * supabase/schemas).
 */
export const legal: LegalPages = {
  privacy: {
    title: 'Política de Privacidade',
    summary:
      'Guardamos o que é preciso para você jogar: quem você é, onde se inscreveu e como o organizador fala com você. Seu número só aparece para quem precisa dele. Não vendemos dados e não rastreamos você.',
    updated: 'Atualizada em 21 de novembro de 2026',
    sections: [
      {
        heading: 'Para quem é',
        text: [
          'O QG Airsoft é uma plataforma para maiores de 18 anos. Ao criar uma conta você confirma que tem 18 anos ou mais. Contas de menores são removidas quando soubermos delas.',
          'Esta política segue a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018). Controlador é quem mantém esta instalação da plataforma.',
        ],
      },
      {
        heading: 'O que guardamos',
        text: ['Só o que você informa e o que as suas ações produzem:'],
        points: [
          'Conta: e-mail, senha (apenas como código irreversível), chaves de acesso (apenas a metade que confere), nome e número de WhatsApp.',
          'Perfil, se você preencher: equipe, experiência, classes e foto.',
          'Inscrições: nome, equipe, número, quem convidou, experiência, classe, presença e entrada no evento.',
          'O que você cria: eventos, equipes, mensagens de equipe, arenas e imagens.',
          'Conquistas: patches, pontos e posição nos rankings.',
          'Avisos: as notificações que você recebeu e, se você permitir, o endereço que o seu navegador dá para enviá-las.',
          'Segurança: quando um organizador ou administrador abre uma lista completa de participantes, fica registrado.',
        ],
      },
      {
        heading: 'Para que usamos',
        text: [],
        points: [
          'Para cumprir o que você pediu: inscrever, organizar, formar equipes, avisar (execução de contrato).',
          'Para mandar notificações ao aparelho e verificar o seu WhatsApp (consentimento: você pede e pode voltar atrás).',
          'Para impedir abuso, fraude e tentativas de adivinhar códigos (legítimo interesse).',
        ],
      },
      {
        heading: 'Quem vê o quê',
        text: [],
        points: [
          'O organizador do evento vê nome, equipe, classe, experiência, número e quem convidou, só dos participantes do evento dele.',
          'Os outros participantes veem nome, equipe e classe quando o organizador deixa a lista aberta; senão, só a quantidade. Seu número aparece mascarado.',
          'Quem tem conta vê o seu nome, a sua foto e a sua equipe. Visitantes veem os nomes nos rankings e, em cada evento, o nome e a foto de quem organiza.',
          'O capitão da sua equipe vê os contatos dos membros. Administradores veem o necessário para cuidar da plataforma.',
          'Não vendemos nem alugamos dados. Patrocinadores recebem somas de visualizações e cliques, nunca pessoas.',
        ],
      },
      {
        heading: 'Neste aparelho',
        text: [
          'O app funciona sem sinal porque guarda dados no seu aparelho: os eventos, os seus dados, as listas dos eventos que você organiza ou abriu e as ações que ainda vão ser enviadas. Listas de um evento saem do aparelho 14 dias depois dele.',
          'Também ficam aqui o seu acesso, o idioma, o tema, o tamanho da letra, o contraste, os números que você verificou e os patches que já viu. Não usamos cookies de publicidade nem ferramentas de análise de terceiros.',
          'Ao sair da conta, os seus dados são apagados do aparelho. Se houver ações não enviadas, você escolhe: enviar, guardar até voltar ou descartar.',
          'A sua localização serve só para calcular distâncias. Ela é usada no aparelho e não é enviada para nós.',
        ],
      },
      {
        heading: 'Serviços de terceiros',
        text: ['Alguns recursos passam por outras empresas, e só quando são usados:'],
        points: [
          'Hospedagem do banco de dados e do acesso (Supabase, ou o servidor de quem mantém esta instalação).',
          'Código de verificação: o seu número vai para a API do WhatsApp (Meta).',
          'Notificações: passam pelo serviço do seu navegador (Google, Mozilla ou Apple), criptografadas.',
          'Busca de endereço: o endereço digitado vai para um serviço público de mapas (OpenStreetMap).',
          'Briefing por IA: nome, local, data, modo de jogo e vagas do evento vão para um modelo de linguagem. Nenhum dado de participante vai junto.',
          'Imagens por endereço: se um evento, patch ou anúncio usa uma imagem de outro site, o seu navegador a busca lá.',
          'O lugar de cada cidade vem do GeoNames (geonames.org, CC BY 4.0).',
        ],
      },
      {
        heading: 'Por quanto tempo',
        text: [],
        points: [
          'Número, quem convidou e experiência de uma inscrição: apagados 60 dias depois do evento. Fica que você participou.',
          'Notificações: 90 dias, no máximo as 200 mais recentes.',
          'Códigos de verificação: valem 10 minutos e são apagados em um dia.',
          'Registro técnico do que foi enviado: 30 dias. Registro de quem abriu listas: 365 dias.',
          'Conta sem uso por mais de 2 anos: pode ser removida. Avisamos antes e esperamos 30 dias; basta entrar para mantê-la.',
        ],
      },
      {
        heading: 'Seus direitos',
        text: [
          'Você pode ver, corrigir, levar e apagar os seus dados. No Perfil você corrige o que está errado, baixa uma cópia de tudo e exclui a conta.',
          'Excluir a conta devolve as suas vagas em eventos futuros e apaga o resto. Em eventos passados a vaga fica, sem nada que diga que era sua, para que as contagens continuem certas.',
          'Você pode desligar notificações quando quiser, no app ou no navegador, e pedir informação ou reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
        ],
      },
      {
        heading: 'Segurança',
        text: [
          'O banco de dados decide quem lê e escreve o quê, linha por linha; números ficam separados dos nomes; as imagens perdem os metadados, como o lugar da foto, antes de sair do aparelho. Se algo acontecer com os seus dados, avisamos você e a ANPD nos prazos da lei.',
        ],
      },
      {
        heading: 'Mudanças e contato',
        text: [
          'Se esta política mudar no que importa, avisamos no app antes de valer. Para falar sobre os seus dados, procure quem mantém esta instalação pelos canais que ela divulga.',
        ],
      },
    ],
  },
  terms: {
    title: 'Termos de Uso',
    summary:
      'O QG Airsoft junta quem organiza e quem joga. Seja maior de idade, diga a verdade, respeite as pessoas e as regras de segurança do campo. O evento é de quem organiza.',
    updated: 'Atualizados em 21 de novembro de 2026',
    sections: [
      {
        heading: 'Quem pode usar',
        text: [
          'A plataforma é para maiores de 18 anos. Ver eventos é livre; para se inscrever, criar eventos ou equipes é preciso uma conta. A conta é pessoal: cuide da senha e saia da conta em aparelhos dos outros.',
          'Informe dados verdadeiros. O número de WhatsApp é como o organizador fala com você e pode ser verificado com um código.',
        ],
      },
      {
        heading: 'Eventos e inscrições',
        text: [],
        points: [
          'O evento é de quem organiza: local, regras, preço, segurança, autorizações e cancelamentos são responsabilidade do organizador.',
          'Uma inscrição vale quando o servidor confirma. Feita sem sinal, ela fica guardada no aparelho e ainda pode ser recusada, por exemplo se o evento lotar antes.',
          'Se não puder ir, cancele: a vaga volta para o evento. Você pode cancelar até o evento começar.',
          'O organizador pode remover inscrições, sortear os lados, adiar ou cancelar. Você é avisado no app.',
        ],
      },
      {
        heading: 'Segurança no campo',
        text: [
          'Airsoft usa equipamentos regulados por lei. Use proteção para os olhos, mantenha a ponta laranja, transporte o equipamento descarregado e fora de vista, leve a nota fiscal e siga as regras do campo e do organizador. Distâncias e mapas do app são aproximados.',
        ],
      },
      {
        heading: 'O que você publica',
        text: [
          'Você continua dono do que publica e nos autoriza a mostrar isso na plataforma. Publique só o que é seu ou o que pode usar.',
        ],
        points: [
          'Nada ilegal, ofensivo, discriminatório ou que exponha dados de outras pessoas.',
          'Nada de se passar por outra pessoa, mandar mensagens em massa ou usar contatos de participantes para outro fim que não o evento.',
          'Nada de tentar burlar limites, adivinhar códigos ou tirar a plataforma do ar.',
        ],
      },
      {
        heading: 'Equipes, patches e pontos',
        text: [
          'Equipes são cuidadas pelo capitão. Patches e pontos são reconhecimento: não têm valor em dinheiro, não podem ser vendidos e podem ser corrigidos se foram dados por engano.',
        ],
      },
      {
        heading: 'Anúncios e links',
        text: [
          'Anúncios aparecem com o nome do patrocinador e abrem em outra aba. O que está fora da plataforma é responsabilidade de quem publica.',
        ],
      },
      {
        heading: 'Textos feitos por IA',
        text: [
          'O organizador pode pedir um rascunho de briefing a um modelo de linguagem. O modelo erra: quem publica confere e responde pelo texto.',
        ],
      },
      {
        heading: 'Disponibilidade',
        text: [
          'O app foi feito para funcionar sem sinal, mas não garantimos que esteja sempre no ar ou sem erros. Dados com mais de um dia aparecem marcados como antigos. Na medida da lei, não respondemos pelo que acontece em eventos de terceiros.',
        ],
      },
      {
        heading: 'Fim da conta',
        text: [
          'Você pode excluir a conta quando quiser, no Perfil; antes, passe a capitania da sua equipe e cancele os seus próximos eventos. Contas que descumprem estes termos podem ser suspensas. Contas sem uso por mais de 2 anos podem ser removidas depois de um aviso.',
        ],
      },
      {
        heading: 'Lei e mudanças',
        text: [
          'Valem as leis do Brasil e o foro do seu domicílio. Se estes termos mudarem no que importa, avisamos no app antes de valer. Como tratamos os seus dados está na Política de Privacidade.',
        ],
      },
    ],
  },
};
