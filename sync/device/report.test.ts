import { newRxError } from 'rxdb/plugins/core';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { report, withoutRows } from './report.ts';

const ROW = { id: 'x', name: 'Ana Araújo', whatsapp: '5511987654321', invited_by: 'Bruno' };
const SECRETS = /Ana|Araújo|5511987654321|Bruno/;

function failures(): [what: string, error: unknown, kept: RegExp][] {
  const write = newRxError('CONFLICT', {
    collection: 'operators',
    id: 'x',
    writeError: { status: 409, documentInDb: ROW, writeRow: { document: ROW } } as never,
    data: ROW,
  });
  // the error that storage-remote throws when its thread could not write
  const remote = new Error(
    `could not requestRemote: ${JSON.stringify(
      {
        methodName: 'bulkWrite',
        params: [[{ document: ROW }], 'sync'],
        error: { name: 'X', data: ROW },
      },
      null,
      4,
    )}`,
  );
  const shape = v.safeParse(v.object({ name: v.number() }), ROW);
  return [
    ['RxDB refuses a write', write, /CONFLICT.*operators/],
    ['the storage’s thread fails', remote, /^Error: could not requestRemote: bulkWrite\n/],
    ['a row has the wrong shape', new v.ValiError(shape.issues!), /^ValiError: Invalid type/],
    ['a text', `failed for ${JSON.stringify(ROW)}`, /^Error: failed for/],
    [
      'a connection that is lost',
      new DOMException('The connection was lost.', 'UnknownError'),
      /^UnknownError: The connection/,
    ],
    [
      'Dexie’s',
      Object.assign(new Error('Full'), {
        name: 'AbortError',
        inner: { name: 'QuotaExceededError' },
      }),
      /QuotaExceededError/,
    ],
    ['nothing', null, /^Error: null/],
  ];
}

test.each(failures())(
  '%s: the kind of failure stays, personal data is removed',
  (_what, error, kept) => {
    const plain = withoutRows(error);
    const shown = `${plain.name}: ${plain.message}\n${plain.stack}\n${JSON.stringify(Object.entries(plain))}`;
    expect(shown).toMatch(kept);
    expect(shown).not.toMatch(SECRETS);
  },
);

test('a reported error keeps its stack', () => {
  expect(withoutRows(new Error('x')).stack).toContain('report.test.ts');
});

test('negative control: the original error does carry the rows', () => {
  for (const [, error] of failures().slice(0, 2)) expect((error as Error).message).toMatch(SECRETS);
});

test('the console receives no rows either', () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  for (const [, error] of failures()) report(error);
  expect(told).toHaveBeenCalledTimes(failures().length);
  for (const [error] of told.mock.calls as [Error][])
    expect(`${error.message}${error.stack}`).not.toMatch(SECRETS);
  vi.unstubAllGlobals();
});
