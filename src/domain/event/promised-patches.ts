import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Rows } from '#sync/records/collections.ts';

type Promising = Pick<
  AirsoftEvent,
  'name' | 'patch' | 'patch_name' | 'patch_drawing' | 'patch_for' | 'is_public' | 'is_info_only'
>;
export type PromisedPatch = Pick<
  Rows['patches'],
  'id' | 'nome' | 'imagem_url' | 'desenho' | 'para'
>;

/**
 * The patches that the server makes with this event, by its rules (`make_event_patches`): here they
 * are seen before it has.
 */
export function promisedPatches(event: Promising): readonly PromisedPatch[] {
  const { patch_for, patch: imagem_url, patch_drawing: desenho } = event;
  if (!event.is_public || event.is_info_only) return [];
  const letters = Array.from(event.patch_name ?? event.name);
  const make = (para: 'came' | 'won') => {
    const nome =
      para === 'won' ? `${letters.slice(0, 78).join('')} ★` : letters.slice(0, 80).join('');
    return { id: `${para} patch`, nome, imagem_url, desenho, para };
  };
  return (['came', 'won'] as const)
    .filter((para) => patch_for === para || patch_for === 'both')
    .map(make);
}
