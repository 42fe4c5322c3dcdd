import type { Rows } from '#sync/records/collections.ts';

/** What a patch is drawn from. */
export type Drawn = Pick<Rows['patches'], 'id' | 'imagem_url' | 'desenho' | 'para'>;

/** How a patch looks: its picture, and what is drawn without one (`patchSvg`). */
export const patchLook = ({ id, imagem_url, desenho, para }: Drawn) => ({
  src: imagem_url,
  id: desenho ? `#${desenho}${para === 'won' ? '★' : ''}` : id,
});
