import * as v from 'valibot';
import { Count, defineRecord, Id, Instant } from './record.ts';

/** A collectible badge. Spec 2 §3; without picture and drawing the app draws one from the id. */
export const patches = defineRecord({
  indexes: [],
  entries: {
    id: Id,
    nome: v.string(),
    descricao: v.nullable(v.string()),
    tipo: v.picklist(['normal', 'mvp', 'especial', 'evento', 'equipe', 'others']),
    imagem_url: v.nullable(v.string()),
    desenho: v.nullable(Count), // 1 to 12, seen where there is no picture
    para: v.nullable(v.picklist(['came', 'won'])), // of one that is made with its event
    evento_id: v.nullable(Id),
    equipe_id: v.nullable(Id),
    created_at: Instant,
  },
});
