import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 1 §2 /auth, §5 Login and Register, §8 Authentication. */
export const auth = {
  title: 'Acesso',
  tabs: { label: 'Entrar ou criar conta', sign_in: 'Entrar', sign_up: 'Criar Conta' },
  sign_in: {
    heading: 'De volta à base',
    submit: 'Entrar',
    submitting: 'Entrando...',
  },
  sign_up: {
    heading: 'Aliste-se',
    submit: 'Criar Conta',
    submitting: 'Criando conta...',
  },
  field: {
    email: 'Email',
    password: 'Senha',
    confirm_password: 'Confirmar senha',
    name: 'Nome',
    whatsapp: 'WhatsApp',
    whatsapp_hint: 'Com DDD, só números',
    password_hint: 'Pelo menos 6 caracteres',
    show_password: 'Mostrar senha',
    hide_password: 'Esconder senha',
  },
  toast: {
    signed_in: 'Login realizado com sucesso!',
    signed_out: 'Você saiu da sua conta',
    signed_up: 'Cadastro realizado com sucesso!',
    signed_up_detail: 'Verifique seu email para confirmar sua conta.',
  },
  problem: {
    invalid_credentials: 'Email ou senha incorretos',
    email_taken: 'Email já cadastrado',
    whatsapp_taken: 'Este número de WhatsApp já está cadastrado',
    email_not_confirmed: 'Confirme sua conta pelo email que enviamos.',
    too_many_requests: 'Muitas tentativas. Espere um pouco e tente de novo.',
    sign_in_failed: 'Erro ao fazer login',
    sign_up_failed: 'Erro ao fazer cadastro',
    offline: 'Para entrar é preciso sinal. Chegue perto de um e tente de novo.',
  },
  guard: {
    restricted: 'Acesso restrito',
    restricted_detail: 'Faça login para acessar esta página',
    check_failed: 'Erro ao verificar autenticação',
    check_failed_detail: 'Por favor, tente fazer login novamente',
    not_authenticated: 'Não autenticado',
    user_not_authenticated: 'Usuário não autenticado',
    profile_not_found: 'Perfil não encontrado',
  },
  sign_out: {
    title: 'Sair da conta?',
    body: 'Seus dados saem deste aparelho.',
    pending_title: 'Ainda há pendências',
    pending_body:
      '{pending:number} {{ação ainda não chegou|ações ainda não chegaram}} à base. O que fazer com {{ela|elas}}?',
    send_now: 'Enviar agora e sair',
    send_now_hint: 'Precisa de sinal',
    sending: 'Enviando...',
    keep: 'Guardar neste aparelho e sair',
    keep_hint: 'Enviamos quando você entrar de novo aqui',
    discard: 'Descartar e sair',
    discard_hint: 'Não dá para desfazer',
    still_pending: 'Nem tudo foi enviado. Escolha de novo.',
    confirm: 'Sair',
  },
} satisfies BaseTranslation;
