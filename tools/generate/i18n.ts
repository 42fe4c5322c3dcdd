/**
 * Runs the generator of typesafe-i18n. Its command uses the compiler API of TypeScript 5 only to
 * turn the base locale into JavaScript. TypeScript 7 has no such API, and Node can import the
 * locale directly, so `typescript` is replaced here by the two members that the generator uses.
 */
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const standIn = `
import { mkdirSync, writeFileSync } from 'node:fs';
export default {
  versionMajorMinor: '5.9',
  createProgram: ([source], { outDir }) => ({
    emit() {
      mkdirSync(outDir + '/base', { recursive: true }); // an empty folder counts as a failure
      writeFileSync(outDir + '/index.js', 'module.exports = require(' + JSON.stringify(source) + ');');
    },
  }),
};`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript'
      ? { url: `data:text/javascript,${encodeURIComponent(standIn)}`, shortCircuit: true }
      : next(specifier, context),
});

const command = resolve('node_modules/typesafe-i18n/cli/typesafe-i18n.mjs');
process.argv.push('--no-watch');
await import(pathToFileURL(command).href);
