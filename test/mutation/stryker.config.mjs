export default {
  mutate: [
    // Windows, budgets and settings of the quota. Its script (acquire.lua) is beyond this tool; the
    // limiter needs Redis.
    'shared/quota/{windows,limits,quota}.ts',
    'shared/settings/quota-settings.ts',
    // What a call and a batch cost, and how long a batch takes.
    'shared/billing/*.ts',
    'services/edge/batches/plan.ts',
    // Comparing parts of addresses: areas, house numbers, postal codes, typing errors, words that
    // stand for one another.
    'shared/address/{areas/areas,house/house-number,postal/postal-code}.ts',
    'shared/address/words/{same-words,typing-distance,vocabulary}.ts',
    // The verdict. What takes a text apart (reading, query; words and unit of shared/address) is
    // left out: its patterns are made as modules load, and each of their 800 mutants would run all
    // tests. `reasons` is a table.
    'shared/verdict/**/!(found|found-street|found-town|query|street-query|reading|reasons|strategies|verdicts).ts',
    // What the provider is asked, and how its answers are read. Connections, timeouts and the
    // choice of a host need servers that fail (test/failure, test/adapters); `covered` is a table.
    'services/worker/provider/google-new/*.ts',
    'services/worker/provider/google-legacy/*.ts',
    'services/worker/provider/geocoding/*.ts',
    'services/worker/provider/address-validation/{address-validation,wire}.ts',
    'services/worker/provider/osm/{geocoder,matches,nominatim,photon,place,place-id,places}.ts',
    'services/worker/provider/{area-types,house-components,normalise-components}.ts',
    // Which column is what, and what a row of a CSV file must have. `column-names` is a table.
    'shared/ingest/{check-row,columns,csv,csv-record,formula-guard}.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './test/mutation/only-logic.mjs'],
  ignorers: ['only-logic'],
  coverageAnalysis: 'perTest',
  // A test that is slow on a busy machine is no endless loop.
  timeoutMS: 30_000,
  concurrency: 2,
  thresholds: { high: 90, low: 80, break: 80 },
  ignorePatterns: ['/*', '!/package.json', '!/services', '!/shared', '!/test', '!/tsconfig.json'],
  // It would be rewritten with a TypeScript that has no JavaScript API any more.
  tsconfigFile: 'none',
  tempDirName: '.mutation/sandbox',
  incrementalFile: '.mutation/incremental.json',
  jsonReporter: { fileName: '.mutation/report.json' },
  htmlReporter: { fileName: '.mutation/report.html' },
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, reportMutants: false },
}
