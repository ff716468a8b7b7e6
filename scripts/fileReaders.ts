/** Tests of files that they read and do not import: Vitest cannot tell which change touches them, so the quick command runs them all. */
export const fileReaders = [
  'scripts/deploy.test.ts',
  'scripts/fileReaders.test.ts',
  'scripts/importRules.test.ts',
  'scripts/openapi.test.ts',
  'scripts/requireNode.test.ts',
  'scripts/settingsTable.test.ts',
  'server/content/captions.test.ts',
  'server/metrics.test.ts',
  'web/data/specification.test.ts',
  'web/parts/Banner.contrast.test.ts',
  'web/parts/ImageView.test.tsx',
  'web/complaint/metadata/movie.test.ts',
  'web/startup/carousel.test.tsx',
  'web/styles/charts.test.ts',
  'web/styles/contrast.test.ts',
  'web/styles/modules.test.ts',
]
