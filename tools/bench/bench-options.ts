/** What every bench is told. */
export interface BenchOptions {
  /** Where the whole shop runs. */
  shop: string;
  /** How often each case runs; undefined: as often as the bench finds enough. */
  rounds?: number | undefined;
}
