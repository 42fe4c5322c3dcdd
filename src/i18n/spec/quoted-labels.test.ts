import { expect, test } from 'vitest';
import en from '../en/index.ts';
import es from '../es/index.ts';
import pt from '../pt-BR/index.ts';

const all = (texts: object): string[] =>
  Object.values(texts).flatMap((text: unknown) =>
    typeof text === 'object' ? all(text!) : [(text as string).toLowerCase()],
  );
/** What stands in a terminal, and in a browser's menu. */
const OF_OTHERS =
  /^(mail to|adicionar à tela de início|add to home screen|añadir a pantalla de inicio)$/;

test.each([
  ['pt-BR', pt],
  ['en', en],
  ['es', es],
])('a text of %s that names a field or a button calls it what it is called', (_, texts) => {
  const said = all(texts);
  const quoted = said.flatMap((text) => [...text.matchAll(/“([^”{]+)”/g)].map(([, name]) => name!));
  expect(quoted.length).toBeGreaterThan(3);
  expect(quoted.filter((name) => !OF_OTHERS.test(name) && !said.includes(name))).toEqual([]);
});
