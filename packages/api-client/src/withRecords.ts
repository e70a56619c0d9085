import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { generatedApi } from './generated.ts';
import { toRecords } from './records/toRecords.ts';

type Definitions = DefinitionsFromApi<typeof generatedApi>;
type Records = typeof toRecords;
type WithRecords = {
  [Name in keyof Definitions]: Name extends keyof Records
    ? OverrideResultType<Definitions[Name], ReturnType<Records[Name]>>
    : Definitions[Name];
};

/** The generated client, with the record types that baseQuery returns. */
export const recordsApi = generatedApi.enhanceEndpoints<never, WithRecords>({
  endpoints: Object.fromEntries(
    Object.entries(toRecords).map(([name, toRecord]) => [name, { extraOptions: { toRecord } }]),
  ),
});
