/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  schemaFile: '../../contracts/openapi.yaml',
  apiFile: './src/baseApi.ts',
  apiImport: 'baseApi',
  outputFile: './src/generated.ts',
  exportName: 'generatedApi',
  hooks: false,
  // Tags with ids are given by hand in enhanced.ts.
  tag: false,
  encodePathParams: true,
  // URLSearchParams encodes already; `true` would do it twice.
  encodeQueryParams: false,
};
