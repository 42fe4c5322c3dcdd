/** For the generator of the route tree, and for the build, which watches the same folder. */
export const ROUTES = {
  target: 'react',
  routesDirectory: './src/app/routes',
  generatedRouteTree: './src/app/route-tree.gen.ts',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: true,
} as const;
