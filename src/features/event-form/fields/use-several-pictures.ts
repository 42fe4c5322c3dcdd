import { useEffect, useRef, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { pictureSentence } from '#i18n/words/picture-words.ts';
import { fileProblem } from '#platform/draw-picture.ts';
import { randomId } from '#platform/random-id.ts';

/** A picture of an event. */
export type Slot = 'banner' | 'patch';
/** A file that may become one. `url` is a blob:, for its preview. */
export type Candidate = { readonly id: string; readonly file: File; readonly url: string };

/** Spec 1 §5: at most ten files. */
const MOST = 10;

type Given = { free: readonly Slot[]; onUse: (slot: Slot, file: File) => void };

/** Files that were chosen at once. The first ones fill the fields that have no picture. */
export function useSeveralPictures({ free, onUse }: Given) {
  const { LL } = useI18nContext();
  const [candidates, setCandidates] = useState<readonly Candidate[]>([]);
  const [said, setSaid] = useState<readonly string[]>([]);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  const words = LL.event_form.several_pictures;

  async function add(files: readonly File[]) {
    const checked = await Promise.all(
      files.map(async (file) => ({ file, problem: await fileProblem(file) })),
    );
    const fine = checked.flatMap(({ file, problem }) => (problem ? [] : [file]));
    const room = MOST - candidates.length;
    const wrong = checked.flatMap(({ file, problem: code }) => {
      const problem = pictureSentence(code, LL);
      return problem ? [words.wrong({ name: file.name, problem })] : [];
    });
    const left = fine.slice(room).map(({ name }) => name);
    setSaid(left.length > 0 ? [...wrong, words.too_many({ names: left.join(', ') })] : wrong);
    const added = fine.slice(0, room).map((file) => {
      const url = URL.createObjectURL(file);
      urls.current.add(url);
      return { id: randomId(), file, url };
    });
    setCandidates((now) => [...now, ...added]);
    for (const [at, { file }] of added.slice(0, free.length).entries()) onUse(free[at]!, file);
  }

  function remove(id: string) {
    setSaid([]);
    setCandidates(candidates.filter((one) => one.id !== id));
  }

  return { candidates, said, add, remove };
}
