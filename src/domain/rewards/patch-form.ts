import { tidy } from '#sync/kit/tidy.ts';
import type { Rows } from '#sync/records/collections.ts';
import { fieldByField } from '../form/form-merge.ts';
import { charCount } from '../words/char-count.ts';
import { secureProblem, tidyAddress } from '../words/secure-address.ts';
import type { Problem } from '../words/problem.ts';

/** The form of a patch as an administrator filled it in (Spec 2 §3). '' = not given. */
export type PatchForm = {
  readonly nome: string;
  readonly descricao: string;
  readonly tipo: Rows['patches']['tipo'];
  readonly imagem_url: string;
  /** Ids of the event and of the team that it belongs to. */
  readonly evento_id: string;
  readonly equipe_id: string;
};
type PatchField = keyof PatchForm;
export type PatchColumns = Pick<Rows['patches'], PatchField>;
export type PatchCode =
  | 'required'
  | 'profile_name_too_short'
  | 'text_too_long'
  | 'https_needed'
  | 'patch_url_invalid';

export const emptyPatch: PatchForm = {
  nome: '',
  descricao: '',
  tipo: 'normal',
  imagem_url: '',
  evento_id: '',
  equipe_id: '',
};
/** In the order of the form. */
export const patchTypes = ['normal', 'mvp', 'especial', 'evento', 'equipe', 'others'] as const;

/** What each field holds at most; the database has the same limits. */
export const longestPatch = { nome: 80, descricao: 1_000 } as const;

/** A name; an address of a picture or none. At most one problem per field. */
export function patchProblems(form: PatchForm): Problem<PatchField, PatchCode>[] {
  const { nome, descricao, imagem_url } = patchColumns(form);
  const code: Partial<Record<PatchField, PatchCode | false>> = {
    nome:
      (nome === '' && 'required') ||
      (charCount(nome) < 2 && 'profile_name_too_short') ||
      (charCount(nome) > longestPatch.nome && 'text_too_long'),
    descricao: charCount(descricao ?? '') > longestPatch.descricao && 'text_too_long',
    imagem_url: imagem_url !== null && secureProblem(imagem_url, 'patch_url_invalid'),
  };
  return (Object.keys(emptyPatch) as PatchField[]).flatMap((field) => {
    const found = code[field];
    return found ? [{ field, code: found }] : [];
  });
}

/** The columns as they are sent. */
export const patchColumns = (form: PatchForm): PatchColumns => ({
  nome: tidy(form.nome),
  descricao: tidy(form.descricao) || null,
  tipo: form.tipo,
  imagem_url: tidyAddress(form.imagem_url) || null,
  evento_id: form.evento_id || null,
  equipe_id: form.equipe_id || null,
});

/** The form of an existing patch, or of what was asked for. */
export const patchFormOf = (patch: Partial<PatchColumns>): PatchForm => ({
  nome: patch.nome ?? '',
  descricao: patch.descricao ?? '',
  tipo: patch.tipo ?? 'normal',
  imagem_url: patch.imagem_url ?? '',
  evento_id: patch.evento_id ?? '',
  equipe_id: patch.equipe_id ?? '',
});

export const patchMerge = fieldByField(emptyPatch);

/** The arguments of update_patch@1; undefined when nothing changed. */
export const patchChanges = (before: PatchColumns, form: PatchForm) =>
  patchMerge.changes(
    {
      nome: before.nome,
      descricao: before.descricao,
      tipo: before.tipo,
      imagem_url: before.imagem_url,
      evento_id: before.evento_id,
      equipe_id: before.equipe_id,
    },
    patchColumns(form),
  );
