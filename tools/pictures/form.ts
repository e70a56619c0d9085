/** What every kind of product knows how to draw of itself. */
export interface Form {
  /** about 640 × 640 around (0, 0) */
  whole(): string;
  /** what stands before the box, when it is not the whole; same size as the whole */
  beside?(): string;
  /** about 800 × 800 around (0, 0), on a dark ground */
  closeUp(): string;
  /** a full sheet of 800 × 800 */
  mounted(): string;
  /** a line drawing on a sheet of 800 × 800 */
  measures(): string;
}
