import * as v from 'valibot';
import { defineRecord, Id, Instant } from './record.ts';

/** A collectible badge. Spec 2 §3; without a picture the app draws one from the id. */
export const patches = defineRecord({
  indexes: [],
  entries: {
    id: Id,
    nome: v.string(),
    descricao: v.nullable(v.string()),
    tipo: v.picklist(['normal', 'mvp', 'especial', 'evento', 'equipe', 'others']),
    imagem_url: v.nullable(v.string()),
    evento_id: v.nullable(Id),
    equipe_id: v.nullable(Id),
    created_at: Instant,
  },
});
