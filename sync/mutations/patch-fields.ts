import * as v from 'valibot';
import { patches } from '../records/patch.ts';
import { Id } from '../records/record.ts';

const Url = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s<>"']{3,2000}$/));

/** The columns of a patch that an administrator writes (Spec 2 §3). */
export const patchFields = {
  nome: v.pipe(v.string(), v.minLength(2), v.maxLength(80)),
  descricao: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(1000))),
  tipo: patches.row.entries.tipo,
  imagem_url: v.nullable(Url),
  evento_id: v.nullable(Id),
  equipe_id: v.nullable(Id),
};
