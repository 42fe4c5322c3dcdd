import * as v from 'valibot';
import { patches } from '../records/patch.ts';
import { Id } from '../records/record.ts';
import { textOf } from './text.ts';
import { Url } from './url.ts';

/** The columns of a patch that an administrator writes (Spec 2 §3). */
export const patchFields = {
  nome: textOf(2, 80),
  descricao: v.nullable(textOf(1, 1000)),
  tipo: patches.row.entries.tipo,
  imagem_url: v.nullable(Url),
  evento_id: v.nullable(Id),
  equipe_id: v.nullable(Id),
};
