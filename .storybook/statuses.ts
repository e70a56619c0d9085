/** Status of a component, as the tag of its stories. */
export type Status = keyof typeof statuses;

/** Criteria of each status. packages/ui/docs/GettingStarted.mdx explains the way from one to the next. */
export const statuses = {
  draft: 'Draft: a proposal. Its guide or tests are incomplete. Do not use it yet.',
  beta: 'Beta: complete, tested and accessible, but no page uses it yet. Its look, text or props may change.',
  stable:
    'Stable: the storefront uses it. Changes follow semantic versioning and are in the changelog.',
  deprecated: 'Deprecated: do not use it in new code. Its page says what to use instead.',
} as const;

/** Returns the status among the tags of a component. */
export const statusOf = (tags: readonly string[]): Status | undefined =>
  (Object.keys(statuses) as Status[]).find((status) => tags.includes(status));
