import { defineConfig, type OxlintOverride } from 'oxlint';
import { mayImport, rooms } from './layers.ts';

/** The few layers that may import a library directly. All others use these layers. */
const homes: Record<string, string[]> = {
  rxdb: ['sync', 'src/live'],
  dexie: ['sync', 'src/live'],
  '@supabase': ['sync', 'supabase/functions'],
  comlink: ['src/workers'],
  'workbox-*': ['sw', 'src/app'],
  react: [
    'src/ui',
    'src/i18n',
    'src/live',
    'src/entities',
    'src/actions',
    'src/features',
    'src/app',
  ],
  ol: ['src/features'],
  '@tiptap': ['src/features'],
};

const aliasOf = (layer: string): string => `#${layer.replace(/^(src|supabase)\//, '')}`;

const forbidden = (layer: string): string[] => [
  ...Object.keys(mayImport)
    .filter((other) => other !== layer && !mayImport[layer]?.includes(other))
    .map((other) => `${aliasOf(other)}/**`),
  ...Object.keys(homes)
    .filter((library) => !homes[library]?.includes(layer))
    .flatMap((library) => [library, `${library}/**`]),
  '#tests/**',
  '**/index.ts', // no barrels
  ...(layer === 'src/features' ? ['#features/**'] : []),
];

/**
 * A person's write begins in src/actions, which guards against a second tap and says the outcome. The
 * worker registers a subscription that the browser replaced, and has no person to tell.
 */
const writesPastActions = [
  { group: ['#sync/outbox/enqueue.ts'], message: 'ask through #actions' },
  {
    group: ['#sync/account/push-device.ts'],
    importNames: ['registerPushDevice'],
    message: 'ask through #actions/register-browser.ts',
  },
];

/** @param files of the layer @param outside what else they may not import, as seen from them */
const only = (layer: string, files: string, ...outside: string[]): OxlintOverride => ({
  files: [files],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { group: [...forbidden(layer), ...outside], message: `not from ${files}` },
          // its index would bring the icons of every screen into the first file of the app
          {
            group: ['lucide-react'],
            allowTypeImports: true,
            message: 'import the icon from lucide-react/icons/its-name',
          },
          ...(layer.startsWith('src/') && layer !== 'src/actions' ? writesPastActions : []),
          ...(mayImport[layer]?.includes('src/entities')
            ? [
                {
                  group: ['react'],
                  importNames: ['lazy'],
                  message: 'a missing file would end the screen: see #entities/lazy/lazy-part.tsx',
                },
              ]
            : []),
        ],
      },
    ],
  },
});

/** One rule for each room of a layer. Whatever is in no room of the table may import none of them. */
function onlyRooms(layer: string, table: Record<string, string[]>): OxlintOverride[] {
  const alias = aliasOf(layer);
  const names = Object.keys(table);
  return [
    only(layer, `**/${layer}/**`, '../**', './*/**', `${alias}/**`),
    ...names.flatMap((room, place) => {
      const above = names.slice(0, place).filter((other) => table[room]?.includes(other));
      const others = names.filter((other) => other !== room && !above.includes(other));
      const outside = (from: string) =>
        others.flatMap((other) =>
          other === '.' ? [`${alias}/*.ts`] : [`${from}${other}/**`, `${alias}/${other}/**`],
        );
      if (room === '.') return only(layer, `**/${layer}/*`, '../**', ...outside('./'));
      const rule = (files: string, ...more: string[]) =>
        only(layer, `**/${layer}/${room}/${files}`, '../../**', ...outside('../'), ...more);
      return table['.'] ? [rule('**'), rule('*', '../*.ts')] : rule('**');
    }),
  ];
}

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'react'],
  ignorePatterns: ['**/*.gen.ts', '**/i18n/i18n-*', '**/dist/**', '**/.data/**'],
  rules: {
    'import/no-cycle': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'unicorn/filename-case': ['error', { cases: { kebabCase: true }, ignore: ['[$_]'] }],
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
    'import/max-dependencies': ['error', { max: 18, ignoreTypeImports: true }],
    'max-params': ['error', { max: 3 }],
    'no-restricted-globals': [
      'error',
      { name: 'reportError', message: 'report() of #sync/device/report.ts: errors carry rows' },
    ],
  },
  overrides: [
    // `**/`: globs are relative to this file's folder, not to the root
    ...Object.keys(mayImport).flatMap((layer) =>
      rooms[layer] ? onlyRooms(layer, rooms[layer]) : only(layer, `**/${layer}/**`, '../../**'),
    ),
    // features are islands; a room of one may import its other rooms
    only('src/features', '**/src/features/*/*', '../**'),
    only('src/features', '**/src/features/*/*/**', '../../**'),
    {
      files: ['**/src/i18n/**', '**/all-mutations.ts'], // each is only a list of topics
      rules: { 'import/max-dependencies': 'off' },
    },
    {
      // they extend a library's interface
      files: [
        '**/src/app/start/router.tsx',
        '**/sw/worker-scope.ts',
        '**/tests/runner/database-server.ts',
      ],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/tests/{e2e,sql,race,bench,backend,fixtures}/**',
        '**/tools/**',
      ],
      rules: {
        'no-restricted-imports': 'off',
        'max-lines-per-function': 'off',
        'import/max-dependencies': 'off',
        'max-params': 'off',
        'typescript/unbound-method': 'off', // `expect.poll(phone.outbox)` reads well and is bound
      },
    },
  ],
});
