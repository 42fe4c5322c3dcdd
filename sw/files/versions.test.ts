import { expect, test } from 'vitest';
import { activated, installed, type Version } from './versions.ts';

const files = (name: string) => [`https://qg.example/assets/${name}.js`];
const install = (versions: Version[], build: string) =>
  installed(versions, { build, files: files(build) });
const builds = (versions: Version[]) => versions.map(({ build }) => build);

test('[W4] the version before the active one keeps its files: its pages may still be open', () => {
  let versions: Version[] = [];
  for (const build of ['a', 'b', 'c']) versions = activated(install(versions, build), build);
  expect(builds(versions)).toEqual(['b', 'c']);
});

test('a version that never took over is forgotten when a later one does', () => {
  let versions = activated(install([], 'a'), 'a');
  versions = install(install(versions, 'skipped'), 'c');
  expect(builds(activated(versions, 'c'))).toEqual(['a', 'c']);
});

test('a version that is being installed while another takes over keeps its files', () => {
  let versions = activated(install([], 'a'), 'a');
  versions = install(install(versions, 'b'), 'c');
  expect(builds(activated(versions, 'b'))).toEqual(['a', 'b', 'c']);
});

test('installing the same build again changes only its place in the list', () => {
  const versions = install(activated(install([], 'a'), 'a'), 'a');
  expect(versions).toEqual([{ build: 'a', files: files('a'), activated: false }]);
});

test('a version without a record deletes nothing', () => {
  const versions = activated(install([], 'a'), 'a');
  expect(activated(versions, 'unknown')).toEqual(versions);
});
